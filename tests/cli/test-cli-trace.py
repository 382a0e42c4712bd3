# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli trace: the steps, a sentence a line."""

import os

from cli import check, done, run

status, lines, said = run("trace", "take{1,3,4}(10)")
check("69 steps", (status, len(lines), said), (0, 69, ""))
check("options and values", "7 can move to 6, 4 and 3, whose values are 2, 2 and 1." in lines, True)
check("the last step", lines[-2:], ["1 is not marked: it is the least number missing.", "SG(10) = 1: 10 is N."])
check("outcomes", len(run("trace", "take{1,3,4}(10)", "--outcomes")[1]), 22)

first = run("trace", "nim(1)")[1]
second = run("trace", "take{2}(3)")[1]
check("components in turn", run("trace", "nim(1)+take{2}(3)")[1], first + second)
check("one component", run("trace", "nim(1)+take{2}(3)", "--component", "2")[1], second)
check("a counted term is many components", run("trace", "3*nim(1)")[1], first * 3)
check("the whole", run("trace", "nim(1)+nim(1)", "--component", "whole")[1][-1], "SG(1 + 1) = 0: (1 + 1) is P.")
check("misère", run("trace", "nim(1)", "--outcomes", "--play", "misere")[1][-1], "The only option of 1 is N: 1 is P.")
for play in "anti", "every", "every-short", "selective":
    status, lines, said = run("trace", "2*nim(1)", "--outcomes", "--play", play, "--component", "whole")
    outcome = run("value", "2*nim(1)", "--play", play)[1][0][-1]
    check(f"{play}: the last step is the outcome", (status, lines[-1].endswith(f"(1 + 1) is {outcome}."), said),
          (0, True, ""))
    check(f"{play}: outcomes where there are no values",
          run("trace", "2*nim(1)", "--play", play, "--component", "whole")[1], lines)
LOOPS = "dag{a>b,b>a,b>c,c>d,c>e,d>d,d>e}(a)"
check("cycles: three steps a position", len(run("trace", LOOPS)[1]), 15)
check("cycles: two steps a position", len(run("trace", LOOPS, "--outcomes")[1]), 10)
check("cycles: the loop is named", run("trace", "dag{a>b,b>a}(a)", "--outcomes")[1][-1],
      "No option of a is P, but play can go round for ever in a > b > a: neither player can force a win, and a is D.")
check("cycles: anti is refused", run("trace", LOOPS, "--outcomes", "--play", "anti", "--component", "whole")[:2], (1, []))
check("values of a component", run("trace", "2*nim(1)", "--play", "every")[0], 0)
check("no such way", run("trace", "nim(1)", "--play", "backwards")[:2], (2, []))
for component in "0", "3", "all", "":
    check(f"no such component: “{component}”", run("trace", "2*nim(1)", "--component", component)[:2], (2, []))
check("over the limit", run("trace", "nim(300,300,300)")[:2], (1, []))
check("a mistake", run("trace", "nim(")[:2], (1, []))

locale = {"GRUNDY_LOCALEDIR": os.environ["GRUNDY_TEST_LOCALEDIR"]}
for language in "zh_CN", "zh_TW":
    status, lines, _ = run("trace", "take{1,3,4}(10)", LANGUAGE=language, **locale)
    check(f"{language} has as many steps", (status, len(lines)), (0, 69))
    check(f"{language} is spoken", any("必" in line for line in lines), True)
    check(f"{language}: tables stay as they are", run("value", "nim(3)", LANGUAGE=language, **locale)[1], ["nim(3)\t3\tN"])
done()
