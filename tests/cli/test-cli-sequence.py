# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli sequence: the SG values of heaps."""

from cli import check, check_sentence, done, run

KAYLES = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]

check("values", run("sequence", "kayles", "--to", "12"), (0, [f"{n}\t{sg}" for n, sg in enumerate(KAYLES)], ""))
check("a part of them", run("sequence", "kayles", "--from", "10", "--to=12")[1], ["10\t2", "11\t6", "12\t4"])
check("comma-separated", run("sequence", "take{1,3,4}", "--to", "2", "--csv")[1], ["n,sg", "0,0", "1,1", "2,0"])
check("one heap", run("sequence", "nim", "--from", "5", "--to", "5")[1], ["5\t5"])

status, lines, _ = run("sequence", "take{1,2,3}", "--to", "1000000")
check("a million heaps", (status, len(lines), lines[-1]), (0, 1000001, "1000000\t0"))

for name, arguments, expected in [
    ("a period", ("kayles", "--to", "1000"),
     ["period 12 from 71, proven", "proof\tSG(0) to SG(167)", "exceptions\t14", "last exception\t70"]),
    ("a period from 0", ("take{1,3,4}", "--to", "10"), ["period 7 from 0, proven", "proof\tSG(0) to SG(10)", "exceptions\t0"]),
    ("a period that is not proven yet", ("take{1,3,4}", "--to", "9"), ["no period up to 9"]),
    ("a period by a theorem", ("take{powers-of-two}", "--to", "100"),
     ["period 3 from 0, proven", "proof\ttheorem", "exceptions\t0"]),
    ("an arithmetic period", ("take{all-but 1}", "--to", "100"),
     ["period 2 with saltus 1 from 0, proven", "proof\tSG(0) to SG(2)", "exceptions\t0"]),
    ("no period", ("take{fibonacci}", "--to", "100000"), ["no period up to 100000"]),
    ("a period in numbers", ("kayles", "--to", "1000", "--csv"), ["period,first,saltus,exceptions,values", "12,71,0,14,168"]),
    ("no period in numbers", ("take{squares}", "--to", "1000", "--csv"), ["period,first,saltus,exceptions,values"]),
]:
    check(name, run("sequence", *arguments, "--period"), (0, expected, ""))
check("far behind a period", run("sequence", "take{1,3,4}", "--from", "7000000000000000000", "--to", "7000000000000000003")[1],
      [f"{7000000000000000000 + n}\t{sg}" for n, sg in enumerate([0, 1, 0, 1])])
check("a larger heap than can be computed", run("sequence", "take{fibonacci}", "--to", "1000000000000")[:2], (1, []))

status, lines, said = run("sequence", "wythoff", "--to", "5")
check("no game on heaps", (status, lines), (1, []))
check_sentence("no game on heaps is said", said)
for name, arguments in {
    "no end": ("kayles",),
    "no number": ("kayles", "--to", "x"),
    "a hexadecimal number": ("kayles", "--to", "0x10"),
    "a negative number": ("kayles", "--to", "-1"),
    "a number too large": ("kayles", "--to", "9223372036854775808"),
    "from after to": ("kayles", "--to", "3", "--from", "4"),
    "no game": ("--to", "3"),
}.items():
    status, lines, said = run("sequence", *arguments)
    check(name, (status, lines), (2, []))
    check_sentence(f"{name} is said", said)
check("unknown game", run("sequence", "kayle", "--to", "3")[:2], (1, []))
check("more than memory holds", run("sequence", "nim", "--to", "9223372036854775807")[:2], (1, []))
done()
