# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli reduce: a picture of Hackenbush, step by step."""

from cli import check, done, run


def value(term):
    return run("value", term)[1][0].split("\t")[1]


status, lines, said = run("reduce", "hackenbush(0-1,1-2,2-0)")
check("a triangle", (status, said, lines), (0, "", [
    "Fusion principle: 0 and 1 are on a common cycle and become one, 0; edges between them are loops.",
    "Fusion principle: 0 and 2 are on a common cycle and become one, 0; edges between them are loops.",
    "A loop at 0 is worth as much as an edge that ends there: it becomes 0-3.",
    "A loop at 0 is worth as much as an edge that ends there: it becomes 0-4.",
    "A loop at 0 is worth as much as an edge that ends there: it becomes 0-5.",
    "Colon principle: at 0 two branches of 1 edge cancel each other, for 1 xor 1 is 0.",
    "A path of 1 edge is left: the value is 1."]))
check("a path is reduced already", run("reduce", "hackenbush(0-1,1-2)")[1], ["A path of 2 edges is left: the value is 2."])
check("nothing at all", run("reduce", "hackenbush()")[1], ["Nothing is left: the value is 0."])
check("two vertices of the ground", run("reduce", "hackenbush{ground 0,5}(0-1,5-2)")[1][0],
      "0 and 5 are both ground: they become one, 0.")

for term in ("hackenbush(0-1,1-2,2-0,2-3,3-3,3-4,3-5,5-6)", "hackenbush{ground 0,5}(0-1,5-1,1-2,2-3,1-4)",
             "hackenbush(0-1,0-1,1-2,2-3,3-1,2-2)"):
    pictures = [line.split("\t")[0] for line in run("reduce", term, "--pictures")[1]]
    check(f"{term}: every picture can be read again and has the value", {value(picture) for picture in pictures},
          {value(term)})
    check(f"{term}: the last picture has as many edges as the value", pictures[-1].count("-"), int(value(term)))

status, lines, _ = run("reduce", "hackenbush(0-1)", "hackenbush(0-1)")
check("one picture only", (status, lines), (2, []))
check("another game", run("reduce", "nim(3)")[:2], (1, []))
check("a sum", run("reduce", "2*hackenbush(0-1)")[:2], (1, []))
check("a mistake", run("reduce", "hackenbush(0-")[:2], (1, []))

status, svg, said = run("reduce", "hackenbush(0-1,1-2,2-0)", "--format", "svg", "-o", "-")
check("a figure", (status, said, svg[-1]), (0, "", "</svg>"))
check("the number of each step", [f">{i}</text>" in "".join(svg) for i in range(8)], 7 * [True] + [False])
check("in black and white", run("reduce", "hackenbush(0-1)", "--format", "svg", "--theme", "mono", "-o", "-")[0], 0)
check("another format", run("reduce", "hackenbush(0-1)", "--format", "tikz", "-o", "-")[:2], (2, []))
check("a format without a file", run("reduce", "hackenbush(0-1)", "--format", "svg")[:2], (2, []))
comb = "hackenbush(" + ",".join(f"{i}-{i + 1},{i + 1}-{i + 1}" for i in range(200)) + ")"
check("more steps than can be drawn", run("reduce", comb, "--format", "svg", "-o", "-")[:2], (1, []))
done()
