#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Draws the figures of docs/gallery with grundy-cli, and the page that shows them with the commands that make them.

Usage: build-aux/gallery.py GRUNDY-CLI [FOLDER]

PNG comes from grundy-cli itself. What SVG, PDF, TikZ and DOT look like is shown by rsvg-convert, pdftoppm, pdflatex or
xelatex, and neato, which must be there.
"""

import pathlib
import shlex
import subprocess
import sys
import tempfile

# Pixels an inch, for a page that is read on a screen
DPI = 144

PAPER = r"""\documentclass[border=2bp]{standalone}
%s\usepackage{tikz}
\usetikzlibrary{arrows.meta,backgrounds}
\begin{document}
\input{figure}
\end{document}
"""

GRAPH = """digraph {
  start -> left; start -> right; left -> middle; right -> middle; right -> low;
  middle -> low; middle -> end; left -> end; low -> end;
}
"""

# A game for each kind of board, what is on it, and the words of the command but --inside board and the theme
BOARDS = (
    ("heaps", "Heaps: Nim (1,2)", ["nim{ordered}(1,2)", "--layout", "layered"]),
    ("pins", "Rows of pins: Kayles", ["kayles(4)"]),
    ("rings", "A ring: Kayles in a ring", ["circle-kayles(4)"]),
    ("cells", "Cells: Cram", ["cram(../.#)"]),
    ("strip", "A strip of cells: Treblecross", ["strip(...)"]),
    ("chocolate", "A bar of chocolate: Chomp", ["chomp(3,2)"]),
    ("coins", "Coins in a row: mock turtles", ["coins{mock}(HHT)"]),
    ("coin-grid", "Coins on a grid", ["coin-grid{turtles x turtles,2x2}(2,2)"]),
    ("queen", "Squares: Wythoff's queen", ["wythoff(1,2)", "--layout", "layered"]),
    ("knight", "A white knight", ["piece{white-knight,4}(3,2)"]),
    ("stairs", "Stairs", ["staircase(1,1)"]),
    ("rows", "Rows with a piece of each player: Northcott's game", ["northcott{3}(0,2)"]),
    ("edges", "Edges: Hackenbush", ["hackenbush(0-1,1-2,2-0,1-3)"]),
    ("tokens", "Tokens on nodes", ["dag{a>b,a>c,b>c}(a,a)"]),
)


def list_board_figures():
    """Each board in print and for a projector."""
    for name, title, words in BOARDS:
        yield f"board-{name}", title, [*words, "--inside", "board"]
        yield (f"board-{name}-projector", f"{title}, for a projector",
               [*words, "--inside", "board", "--theme", "projector", "--dpi", "48"])


# Headings, and for each figure its name, what it is, and the words of the command without the file
FIGURES = (
    "The figures of an introduction",
    ("subtraction", "Subtraction game {1,3,4}, heaps of 0 to 10", ["take{1,3,4}(10)", "--legend"]),
    ("subtraction-step", "The same while SG(10) is computed: the value of 7 is marked",
     ["take{1,3,4}(10)", "--step", "65"]),
    ("subtraction-outcomes", "P and N alone, half way",
     ["take{1,3,4}(10)", "--inside", "outcome", "--outside", "position", "--step", "12"]),
    ("bachet", "Bachet's game: 1 to 3 of 12; only the moves that win", ["take{1..3}(12)", "--edges", "winning"]),
    ("nim-merged", "Nim (1,1,2): equal heaps are one position", ["nim(1,1,2)"]),
    ("nim-ordered", "Nim (1,1,2) with its heaps kept apart", ["nim{ordered}(1,1,2)"]),
    ("nim-sum", "Two heaps of Nim as a sum", ["nim(2) + nim(3)"]),
    ("wythoff", "Wythoff's game, 12 by 12: where the queen loses", ["wythoff(12,12)", "--dpi", "88"]),
    ("dag", "Any graph, from a file", ["GRAPH"]),
    ("dag-step-1", "Its evaluation order: first the terminal", ["GRAPH", "--step", "3"]),
    ("dag-step-2", "then whatever has all its options settled", ["GRAPH", "--step", "15"]),
    ("dag-step-3", "and the start last", ["GRAPH", "--step", "32"]),
    ("mex", "Why each value is not less: an option for each smaller value",
     ["take{1,3,4}(10)", "--edges", "mex"]),
    "More games",
    ("kayles", "Kayles, a row of 4", ["kayles(4)"]),
    ("dawson", "Dawson's Kayles, a row of 7", ["dawson-kayles(7)"]),
    ("grundy", "Grundy's game, a heap of 7", ["grundy(7)"]),
    ("couples", "Couples, a heap of 6", ["couples(6)"]),
    ("half", "At most half of a heap of 12; the moves that show why no value is less",
     ["take{half}(12)", "--edges", "mex"]),
    ("powers", "Powers of two of a heap of 9, in layers", ["take{powers-of-two}(9)", "--layout", "layered"]),
    ("misere", "Misère Nim (1,1,2): whoever takes the last one loses", ["nim(1,1,2)", "--play", "misere", "--legend"]),
    ("every", "Every: both heaps must be moved", ["take{1,2}(3) + take{1,2}(2)", "--play", "every"]),
    ("tokens", "Two tokens on one graph", ["dag{a>b,a>c,b>c}(a,a)"]),
    ("euclid", "Euclid's game to zero", ["euclid{to-zero}(5,3)", "--layout", "layered"]),
    ("chomp", "Chomp, 3 by 2", ["chomp(3,3)"]),
    ("king", "A king that goes to the corner", ["piece{king}(5,5)"]),
    ("cram", "Cram on two by two squares", ["cram(../..)"]),
    ("hackenbush", "Hackenbush: a triangle on the ground", ["hackenbush(0-1,1-2,2-0)"]),
    ("strip", "Treblecross on a strip of three squares", ["strip(...)"]),
    "Boards in the nodes",
    *list_board_figures(),
    "Layouts",
    ("layered", "The first figure in layers", ["take{1,3,4}(10)", "--layout", "layered"]),
    ("grid", "Wythoff's game with every edge", ["wythoff(2,3)", "--edges", "all"]),
    ("grid-step", "Two heaps on a grid, at a step: only what is lit", ["nim(3,5)", "--step", "60"]),
    "Themes",
    ("theme-light", "light", ["nim{ordered}(1,2)", "--layout", "layered", "--step", "30", "--theme", "light", "--dpi", "72"]),
    ("theme-dark", "dark", ["nim{ordered}(1,2)", "--layout", "layered", "--step", "30", "--theme", "dark", "--dpi", "72"]),
    ("theme-projector", "projector", ["nim{ordered}(1,2)", "--layout", "layered", "--step", "30", "--theme", "projector", "--dpi", "72"]),
    ("theme-print", "print", ["nim{ordered}(1,2)", "--layout", "layered", "--step", "30", "--theme", "print"]),
    ("theme-mono", "mono, for paper in black and white", ["nim{ordered}(1,2)", "--layout", "layered", "--step", "30", "--theme", "mono"]),
    "On paper, and in other formats",
    ("column", "In a column of 84 mm, its text of 8 points",
     ["take{1,3,4}(10)", "--width-mm", "84", "--node-mm", "5.5", "--text-pt", "8"]),
    ("chinese", "In Chinese", ["take{1,3,4}(10)", "--lang", "zh_CN", "--legend"]),
    ("chinese-names", "Nodes with names, in Chinese of Taiwan",
     ["dag{起點>左,起點>右,左>終點,右>左}(起點)", "--inside", "position", "--outside", "sg,outcome", "--lang", "zh_TW"]),
    ("format.svg", "SVG, drawn by librsvg", ["nim(1,1,2)"]),
    ("format.pdf", "PDF, drawn by poppler", ["nim(1,1,2)", "--theme", "mono"]),
    ("format.tikz", "TikZ in a paper of pdfTeX", ["nim(1,1,2)"]),
    ("format-chinese.tikz", "TikZ in a Chinese paper of XeTeX", ["take{1,3,4}(8)", "--lang", "zh_CN", "--legend"]),
    ("format.dot", "DOT, drawn by Graphviz", ["nim(1,1,2)"]),
)


def run(*words, folder, **more):
    return subprocess.run(words, cwd=folder, check=True, stdout=subprocess.PIPE, **more).stdout


def show_tikz(folder, is_chinese):
    """A page of the figure in the paper that an author would make."""
    pathlib.Path(folder, "paper.tex").write_text(PAPER % ("\\usepackage{ctex}\n" if is_chinese else ""),
                                                 encoding="utf-8")
    run("xelatex" if is_chinese else "pdflatex", "-interaction=nonstopmode", "-halt-on-error", "paper.tex",
        folder=folder)
    return run("pdftoppm", "-png", "-r", str(DPI), "paper.pdf", folder=folder)


def show(kind, folder, is_chinese):
    """The pixels of figure.KIND as another program draws it."""
    if kind == "svg":
        return run("rsvg-convert", "--dpi-x", str(DPI), "--dpi-y", str(DPI), "figure.svg", folder=folder)
    if kind == "pdf":
        return run("pdftoppm", "-png", "-r", str(DPI), "figure.pdf", folder=folder)
    if kind == "dot":
        return run("neato", "-n2", "-Tpng", f"-Gdpi={DPI}", "figure.dot", folder=folder)
    pathlib.Path(folder, "figure.tikz").rename(pathlib.Path(folder, "figure.tex"))
    return show_tikz(folder, is_chinese)


def draw(cli, words, kind):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "graph.dot").write_text(GRAPH, encoding="utf-8")
        words = ["graph.dot" if word == "GRAPH" else word for word in words]
        resolution = [] if "--dpi" in words else ["--dpi", str(DPI)]
        run(cli, "draw", *words, *resolution, "-o", f"figure.{kind}", folder=folder)
        if kind == "png":
            return pathlib.Path(folder, "figure.png").read_bytes()
        return show(kind, folder, "zh_CN" in words)


def describe(name, title, words, kind):
    words = ["graph.dot" if word == "GRAPH" else word for word in words]
    command = " ".join(shlex.quote(word) for word in words)
    return f"{title}:\n\n![{title}]({name}.png)\n\n    grundy-cli draw {command} -o {name}.{kind}\n"


def main(cli, folder):
    page = ["# Gallery\n", "Every figure here was drawn by `grundy-cli draw`, with the command that stands under it, and "
            "retouched by nobody.\n`build-aux/gallery.py` draws them again, with `--dpi 144` where nothing else is said.\n",
            "`graph.dot` holds this graph:\n", "".join("    " + line for line in GRAPH.splitlines(keepends=True))]
    for figure in FIGURES:
        if isinstance(figure, str):
            page.append(f"## {figure}\n")
            continue
        name, _, kind = figure[0].partition(".")
        kind = kind or "png"
        shown = name if kind == "png" else f"{name}-{kind}"
        pathlib.Path(folder, f"{shown}.png").write_bytes(draw(cli, figure[2], kind))
        page.append(describe(shown, figure[1], figure[2], kind))
    pathlib.Path(folder, "README.md").write_text("\n".join(page), encoding="utf-8")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    main(str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2] if len(sys.argv) == 3 else "docs/gallery")
