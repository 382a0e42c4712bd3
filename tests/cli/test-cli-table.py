# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli table: the SG values of a game of two numbers."""

from cli import check, check_sentence, done, run

check("values", run("table", "wythoff", "--to", "2,4"), (0, ["0\t1\t2\t3\t4", "1\t2\t0\t4\t5", "2\t0\t1\t5\t3"], ""))
check("comma-separated", run("table", "wythoff", "--to", "1,2", "--csv")[1], ["a\\b,0,1,2", "0,0,1,2", "1,1,2,0"])
check("one place", run("table", "wythoff", "--to", "0,0")[1], ["0"])

check("no such position", run("table", "euclid{positive}", "--to", "1,2")[1], ["-\t-\t-", "-\t0\t1"])

status, lines, said = run("table", "kayles", "--to", "2,2")
check("no game of two numbers", (status, lines), (1, []))
check_sentence("no game of two numbers is said", said)
check("it is named as typed", "kayles" in said, True)
check("too large", run("table", "wythoff", "--to", "100000,100000")[:2], (1, []))
for text in "3", "3,", "3,x", "3,4,5", "-1,2", "":
    check(f"not two numbers: “{text}”", run("table", "wythoff", "--to", text)[:2], (2, []))
check("no end", run("table", "wythoff")[:2], (2, []))
done()
