# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli value: canonical text, SG value and outcome of sums."""

from cli import check, check_sentence, done, run

check("one sum", run("value", "take{4,3,1,1}(10)"), (0, ["take{1,3,4}(10)\t1\tN"], ""))
check("sums keep their order",
      run("value", "nim(5, 4,3)", "kayles(20)", "2*nim(7)"),
      (0, ["nim(3,4,5)\t2\tN", "kayles(20)\t1\tN", "2*nim(7)\t0\tP"], ""))

for play, outcome in {"normal": "P", "misere": "N", "anti": "N", "every": "N", "every-short": "N",
                      "selective": "N"}.items():
    check(play, run("value", "--play", play, "nim(1)+nim(1)"), (0, [f"nim(1)+nim(1)\t0\t{outcome}"], ""))
check("the value is that of normal play", run("value", "--play=misere", "nim(2,3)")[1], ["nim(2,3)\t1\tN"])

status, lines, said = run("value", "--why", "--play", "misere", "kayles(1)+kayles(5)", "nim(2,2)")
check("why: a line a sum", [line for line in lines if not line.startswith("  ")],
      ["kayles(1)+kayles(5)\t5\tP", "nim(2,2)\t0\tP"])
check("why: what breaks the condition", any("kayles(2,2)" in line and "SJ" in line for line in lines), True)
check("why: sentences", [line for line in lines if line.startswith("  ") and not line.endswith(".")], [])
check("why: of lines of the input", len(run("value", "-", "--why", stdin="nim(1)\nnim(1\n")[1]), 3)

status, lines, said = run("value", "nim(3)", "nim(3", "nim(4)")
check("others are done after a mistake", (status, lines), (1, ["nim(3)\t3\tN", "nim(4)\t4\tN"]))
check_sentence("a mistake is one sentence", said)
check("it names the column", " 6" in said, True)

status, lines, said = run("value", "-", stdin="nim(1)\n\n \t\r\nnim(2\nkayles(3)\r\nfoo(1)\n2*nim(3)")
check("lines of the input", (status, lines), (1, ["nim(1)\t1\tN", "kayles(3)\t3\tN", "2*nim(3)\t0\tP"]))
check("bad lines by their numbers", [line.split(":")[1].strip() for line in said.splitlines()], ["Line 4", "Line 6"])
check("good lines only", run("value", "-", "--play", "misere", stdin="nim(1)\n"), (0, ["nim(1)\t1\tP"], ""))
check("no lines", run("value", "-"), (0, [], ""))
check("a zero byte hides nothing", run("value", "-", stdin="nim(1)\0\nnim(2)\n")[:2], (1, ["nim(2)\t2\tN"]))
check("a long bad line", run("value", "-", stdin="(" * 100000 + "\nnim(2)\n")[:2], (1, ["nim(2)\t2\tN"]))
check("many lines", run("value", "-", stdin="nim(1)\n" * 5000)[:2], (0, ["nim(1)\t1\tN"] * 5000))

check("too many components", run("value", "10001*nim(1)")[:2], (1, []))
check("cycles", run("value", "dag{a>b,b>a}(a)")[:2], (1, []))
check("any script", run("value", "dag{甲>乙}(甲)")[1], ["dag{甲>乙}(甲)\t1\tN"])
check("no locale", run("value", "dag{甲>乙}(甲)", LC_ALL="C")[1], ["dag{甲>乙}(甲)\t1\tN"])
done()
