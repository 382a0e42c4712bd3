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
status, lines, said = run("value", "--why", "--play", "selective", "dag{a>b,b>a,b>c}(b)+nim(2)")
check("why: a search where play can go round", (status, len(lines), "backwards" in lines[-1]), (0, 3, True))
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

HUGE = 10**18
check("heaps behind a proven period", run("value", f"kayles({HUGE})", f"take{{1,3,4}}({HUGE + 1})+kayles(5)")[1],
      [f"kayles({HUGE})\t1\tN", f"take{{1,3,4}}({HUGE + 1})+kayles(5)\t4\tN"])
check("and their reasons", len(run("value", "--why", f"kayles({HUGE})")[1]) > 1, True)
check("too many components", run("value", "10001*nim(1)")[:2], (1, []))
LOOPS = "dag{a>a,a>c,a>b,b>c}(a)"
check("cycles", run("value", LOOPS, "dag{a>a}(a)", LOOPS + "+nim(2)", LOOPS + "+" + LOOPS, "northcott{8}(0,3;5,1)"),
      (0, [f"{LOOPS}\tinf(0,1)\tN", "dag{a>a}(a)\tinf()\tD", f"{LOOPS}+nim(2)\tinf(2,3)\tD",
           f"{LOOPS}+{LOOPS}\tinf()\tD", "northcott{8}(0,3;5,1)\t1\tN"], ""))
for play in "misere", "every", "every-short", "selective":
    check(f"cycles: {play}", run("value", "--play", play, "dag{a>b,b>a}(a)+nim(1)"),
          (0, [f"dag{{a>b,b>a}}(a)+nim(1)\tinf()\t{'N' if play == 'every-short' else 'D'}"], ""))
status, lines, said = run("value", "--play", "anti", LOOPS)
check("cycles: anti is refused", (status, lines), (1, []))
check_sentence("cycles: anti is refused in a sentence", said)
check("cycles: it names the loop", "a > a." in said, True)
check("any script", run("value", "dag{甲>乙}(甲)")[1], ["dag{甲>乙}(甲)\t1\tN"])
check("no locale", run("value", "dag{甲>乙}(甲)", LC_ALL="C")[1], ["dag{甲>乙}(甲)\t1\tN"])
done()
