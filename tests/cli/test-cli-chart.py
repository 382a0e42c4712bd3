# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli chart: the values of heaps, and tables, as figures."""

import re
import xml.etree.ElementTree

from cli import check, check_sentence, done, run, run_bytes

SVG = "{http://www.w3.org/2000/svg}"


def read_svg(*arguments):
    status, output, said = run_bytes("chart", *arguments, "-o", "-", "--format", "svg")
    check(f"{arguments} is drawn", (status, said), (0, ""))
    return xml.etree.ElementTree.fromstring(output)


def get_texts(svg, name):
    return [text.text for text in svg.iter(SVG + "text") if text.get("class") == name]


def get_boxes(svg, name):
    return [box for box in svg.iter(SVG + "rect") if box.get("class") == name]


values = [line.split("\t")[1] for line in run("sequence", "take{1,3,4}", "--to", "49")[1]]
cells = read_svg("take{1,3,4}", "--to", "49")
check("each value stands in its cell", get_texts(cells, "sg"), values)
check("P positions have cells of their own", len(get_boxes(cells, "cell P")), values.count("0"))
check("rows and columns are numbered", get_texts(cells, "axis"), [str(n) for n in range(20)] + ["0", "20", "40"])
check("it says what it shows", get_texts(cells, "title"), ["take{1,3,4}: SG(n), 0 ≤ n ≤ 49"])
part = read_svg("take{1,3,4}", "--to", "49", "--from", "30", "--columns", "7")
check("a part of it", get_texts(part, "sg"), values[30:])
check("with rows of its own", get_texts(part, "axis")[7:], ["30", "37", "44"])

table = read_svg("wythoff", "--to", "4")
check("the table of a game of two numbers", get_texts(table, "sg")[:10], "0 1 2 3 4 1 2 0 4 5".split())
check("what is no position has no cell", len(get_texts(read_svg("euclid{positive}", "--to", "3"), "sg")), 9)

plot = read_svg("take{1,3,4}", "--to", "49", "--plot")
check("a point for each value", len(get_boxes(plot, "value P")), values.count("0"))
heights = [float(box.get("y")) for box in plot.iter(SVG + "rect") if box.get("class") in ("value P", "value N")]
order = sorted(range(50), key=lambda n: -heights[n])
check("as high as it is large", [values[n] for n in order], sorted(values))
long = read_svg("take{1,3,4}", "--to", "100000", "--plot")
check("a long plot is no larger file", len(list(long)) < 1500, True)

wide = read_svg("kayles", "--to", "99", "--width-mm", "120")
check("it is as wide as is asked for", wide.get("width"), "120mm")
status, lines, said = run("chart", "kayles", "--to", "99", "--width-mm", "20", "-o", "-", "--format", "svg")
check("it cannot be too narrow", (status, lines), (1, []))
check_sentence("how wide it must be is said", said)
check("it can be as wide as is said", read_svg("kayles", "--to", "99", "--width-mm",
                                               re.search(r"(\d+) mm", said)[1]) is not None, True)

for kind, magic in ("png", b"\x89PNG"), ("pdf", b"%PDF"):
    status, output, said = run_bytes("chart", "kayles", "--to", "30", "-o", "-", "--format", kind)
    check(f"a file of the kind {kind}", (status, output[:4], said), (0, magic, ""))
    check(f"the same bytes again: {kind}",
          run_bytes("chart", "kayles", "--to", "30", "-o", "-", "--format", kind)[1] == output, True)
check("values for other programs", run("chart", "kayles", "--to", "2", "-o", "-", "--format", "csv")[1],
      ["n,sg", "0,0", "1,1", "2,2"])
check("no other locale", run_bytes("chart", "kayles", "--to", "9", "-o", "-", "--format", "svg", LC_ALL="de_DE.UTF-8")[1],
      run_bytes("chart", "kayles", "--to", "9", "-o", "-", "--format", "svg")[1])

status, lines, said = run("chart", "kayles", "--to", "20000", "-o", "-", "--format", "svg")
check("too many cells", (status, lines), (1, []))
check_sentence("what to do instead is said", said)
status, lines, said = run("chart", "take{1,3,4}", "--to", "1000000000000000000", "--plot", "-o", "-", "--format", "svg")
check("more cells than values can be, behind a period too", (status, lines), (1, []))
check_sentence("how far they can go is said", said)
status, lines, said = run("chart", "nonsense", "--to", "9", "-o", "-", "--format", "svg")
check("an unknown game", (status, lines), (1, []))
check_sentence("nothing but a sentence tells", said)
for wrong in (["kayles", "--to", "9"], ["kayles", "-o", "x.svg"], ["kayles", "--to", "9", "-o", "x.tikz"],
              ["kayles", "--to", "9", "--from", "10", "-o", "x.svg"], ["wythoff", "--to", "9", "--plot", "-o", "x.svg"],
              ["kayles", "--to", "9", "--columns", "0", "-o", "x.svg"], ["kayles", "--to", "9", "--theme", "x", "-o", "x.svg"]):
    check(f"wrong usage: {wrong}", run("chart", *wrong)[:2], (2, []))
done()
