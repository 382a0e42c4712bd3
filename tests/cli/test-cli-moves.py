# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli moves: each distinct sum after a move, its value, and whether the move wins."""

from cli import check, done, run

check("a heap", run("moves", "nim(2)"), (0, ["1\tnim(1)\t1\tN\t", "1\tnim()\t0\tP\t*"], ""))
check("components by their numbers, moves up too",
      sorted(run("moves", "take{1,2}(1)+take{1,2}(3)+nim(1)")[1]),
      ["1\ttake{1,2}()+take{1,2}(3)+nim(1)\t1\tN\t",
       "2\ttake{1,2}(1)+take{1,2}(1)+nim(1)\t1\tN\t",
       "2\ttake{1,2}(1)+take{1,2}(2)+nim(1)\t2\tN\t",
       "3\ttake{1,2}(1)+take{1,2}(3)+nim()\t1\tN\t"])
check("equal options once", len(run("moves", "nim(2,2)")[1]), 2)
check("a terminal", run("moves", "nim()"), (0, [], ""))
check("misère", run("moves", "nim(2)", "--play", "misere")[1], ["1\tnim(1)\t1\tP\t*", "1\tnim()\t0\tN\t"])
check("every", run("moves", "nim(1)+nim(1)", "--play", "every")[1], ["1,2\tnim()+nim()\t0\tP\t*"])
check("selective", sorted(line.split("\t")[0] for line in run("moves", "nim(1)+nim(1)", "--play", "selective")[1]),
      ["1", "1,2", "2"])

check("of a huge heap", run("moves", "take{1,3,4}(1000000000000000000)")[1],
      ["1\ttake{1,3,4}(999999999999999999)\t0\tP\t*", "1\ttake{1,3,4}(999999999999999997)\t3\tN\t",
       "1\ttake{1,3,4}(999999999999999996)\t2\tN\t"])
check("more than can be listed", run("moves", "kayles(1000000000000000000)")[:2], (1, []))

for sum_text in "kayles(7)+grundy(6)", "2*nim(3)+wythoff(2,3)", "dag{a>b,b>c,a>c}(a,a)":
    after = [line.split("\t") for line in run("moves", sum_text)[1]]
    values = run("value", *(columns[1] for columns in after))[1]
    check(f"{sum_text}: each sum can be typed in again", values, ["\t".join(columns[1:4]) for columns in after])
    check(f"{sum_text}: P wins", [columns[4] == "*" for columns in after], [columns[3] == "P" for columns in after])

check("a mistake", run("moves", "nim(")[:2], (1, []))
check("two sums", run("moves", "nim(1)", "nim(2)")[:2], (2, []))
done()
