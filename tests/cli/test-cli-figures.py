# SPDX-License-Identifier: LGPL-2.1-or-later
"""What grundy-cli draws, read back: SVG by librsvg, PDF by poppler, PNG pixel by pixel."""

import pathlib
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

from cli import check, done, run_bytes, skip
from png import read_png

SVG = "{http://www.w3.org/2000/svg}"
DPI = 72
# A drawing by another program differs at edges, not in the middle of a fill.
TOLERANCE = 24

FIGURES = (
    ("take{1,3,4}(10)", "--legend"),
    ("take{1,3,4}(10)", "--step", "65", "--theme", "mono"),
    ("take{1,3,4}(10)", "--layout", "layered", "--theme", "dark"),
    ("take{1,3,4}(10)", "--width-mm", "84", "--node-mm", "5", "--text-pt", "7", "--lang", "zh_CN", "--legend"),
    ("nim(1,1,2)", "--theme", "projector"),
    ("nim{ordered}(1,1,2)", "--inside", "position", "--outside", "none"),
    ("wythoff(4,6)", "--theme", "light", "--edges", "winning"),
    ("dag{起点>中间,起点>终点,中间>终点}(起点)", "--inside", "position", "--outside", "sg,outcome", "--lang", "zh_TW"),
)


def draw(kind, *arguments):
    status, output, said = run_bytes("draw", *arguments, "-o", "-", "--format", kind, "--dpi", str(DPI))
    return output if (status, said) == (0, "") else said.encode()


def run_tool(*words, stdin):
    return subprocess.run(words, input=stdin, capture_output=True, check=True, timeout=60).stdout


def mean(rows, x, y):
    """The mean colour of three by three pixels."""
    pixels = [rows[y + dy][x + dx] for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    return [sum(channel) / 9 for channel in zip(*pixels)]


def find_nodes(root):
    """A place inside each node that no text covers, in points: left of the middle, three quarters down."""
    for group in root.iter(SVG + "g"):
        if not group.get("class", "").startswith("node "):
            continue
        shape = group.find(SVG + "circle")
        if shape is not None:
            yield float(shape.get("cx")), float(shape.get("cy")) + 0.62 * float(shape.get("r"))


def far_apart(one, other):
    return max(abs(a - b) for a, b in zip(one, other)) > TOLERANCE


def check_border(name, rows):
    """The outermost pixels of a side are all alike: nothing is cut off. Corners may be covered in part."""
    sides = (rows[0], rows[-1], [row[0] for row in rows], [row[-1] for row in rows])
    check(f"{name}: nothing is cut off", [len(set(side[1:-1])) for side in sides], [1, 1, 1, 1])


def check_svg(name, svg, width, height, rows):
    if shutil.which("rsvg-convert") is None:
        skip(f"{name}: as SVG", "no rsvg-convert")
        return
    seen = read_png(run_tool("rsvg-convert", "--dpi-x", str(DPI), "--dpi-y", str(DPI), stdin=svg))
    check(f"{name}: as large as SVG", max(abs(seen[0] - width), abs(seen[1] - height)) <= 1, True)
    check_border(f"{name} as SVG", seen[2])
    places = [(round(x * DPI / 72), round(y * DPI / 72)) for x, y in find_nodes(ElementTree.fromstring(svg))]
    check(f"{name}: the same colours as SVG",
          [place for place in places if far_apart(mean(rows, *place), mean(seen[2], *place))], [])


def check_pdf(name, svg, pdf):
    if shutil.which("pdftotext") is None:
        skip(f"{name}: as PDF", "no pdftotext")
        return
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "figure.pdf")
        file.write_bytes(pdf)
        words = run_tool("pdftotext", "-raw", str(file), "-", stdin=b"").decode().split()
        fonts = run_tool("pdffonts", str(file), stdin=b"").decode().splitlines()[2:]
    texts = [word for text in ElementTree.fromstring(svg).iter(SVG + "text") for word in text.text.split()]
    check(f"{name}: every text is found in the PDF", sorted(set(texts) - set(words)), [])
    check(f"{name}: its fonts are embedded", [line for line in fonts if " yes yes " not in line], [])


for arguments in FIGURES:
    label = " ".join(arguments)
    picture = read_png(draw("png", *arguments))
    drawing = draw("svg", *arguments)
    check(f"{label}: its resolution", picture[3], (round(DPI / 0.0254), round(DPI / 0.0254), 1))
    check_border(label, picture[2])
    check_svg(label, drawing, *picture[:3])
    check_pdf(label, drawing, draw("pdf", *arguments))

LATIN = pathlib.Path("/usr/share/fonts/truetype/dejavu")
if not LATIN.is_dir():
    skip("a missing font", "the fonts of DejaVu are not where they are looked for")
else:
    with tempfile.TemporaryDirectory() as folder:
        settings = pathlib.Path(folder) / "fonts.conf"
        settings.write_text(f'<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>{LATIN}</dir>'
                            f"<cachedir>{folder}</cachedir></fontconfig>\n", encoding="utf-8")

        def draw_latin(kind, *arguments):
            return run_bytes("draw", "take{1,3,4}(10)", "-o", "-", "--format", kind, *arguments,
                             FONTCONFIG_FILE=str(settings))

        for kind in "png", "pdf":
            status, output, said = draw_latin(kind, "--lang", "zh_CN")
            check(f"{kind}: a character that no font has is an error", (status, output, "“败”" in said), (1, b"", True))
            check(f"{kind}: other letters are drawn", draw_latin(kind, "--lang", "zh_CN", "--letters", "pn")[0], 0)
            check(f"{kind}: what is not shown needs no font", draw_latin(kind, "--lang", "zh_CN", "--outside", "none")[0],
                  0)
        check("svg: whoever reads it may have the font", draw_latin("svg", "--lang", "zh_CN")[0], 0)

done()
