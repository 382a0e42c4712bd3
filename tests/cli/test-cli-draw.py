# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli draw: its options, where it reads from and writes to, and what it refuses."""

import csv
import json
import os
import pathlib
import stat
import subprocess
import tempfile

from cli import CLI, check, check_sentence, done, environment, run, run_bytes

TAKE = "take{1,3,4}(10)"
FORMATS = ("png", "svg", "pdf", "tikz", "dot", "json", "csv")
STARTS = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF", "tikz": b"% take", "dot": b"digraph", "json": b"{",
          "csv": b"position,"}


def draw(*arguments, **more):
    """A figure, as SVG unless said otherwise."""
    status, output, said = run_bytes("draw", "-o", "-", "--format", "svg", *arguments, **more)
    return output.decode() if (status, said) == (0, "") else said


for name in FORMATS:
    status, output, said = run_bytes("draw", TAKE, "-o", "-", "--format", name)
    check(f"{name}", (status, output.startswith(STARTS[name]), said), (0, True, ""))
    check(f"{name}: the same bytes", run_bytes("draw", TAKE, "-o", "-", "--format", name)[1], output)
    check(f"{name}: whatever the language", run_bytes("draw", TAKE, "-o", "-", "--format", name, LANGUAGE="zh_CN")[1],
          output)

# Every option makes a difference, and two values of it make two pictures.
OPTIONS = (
    ("--layout", "line", "layered"), ("--theme", "light", "dark"), ("--theme", "projector", "mono"),
    ("--step", "0", "69"), ("--edges", "winning", "mex"), ("--edges", "all", "none"), ("--inside", "position", "outcome"),
    ("--inside", "remoteness", "step"),
    ("--outside", "sg", "none"), ("--outside", "position,outcome", "outcome,position"), ("--width-mm", "160", "84.5"),
    ("--node-mm", "6", "9"), ("--text-pt", "8", "10"), ("--scale", "1.5", "2"), ("--lang", "zh_CN", "en"),
    ("--play", "misere", "normal"), ("--font", "DejaVu Sans", "DejaVu Sans Mono"),
)
for option, one, other in OPTIONS:
    first, second = draw(TAKE, option, one), draw(TAKE, option, other)
    check(f"{option} {one}", (first.startswith("<?xml"), second.startswith("<?xml"), first != second),
          (True, True, True))
check("--step end is the usual", draw(TAKE, "--step", "end"), draw(TAKE))
check("--legend", "whoever moves wins" in draw(TAKE, "--legend") and "whoever" not in draw(TAKE), True)
for letters, first in (("pn", "P"), ("chinese", "败"), ("lw", "L")):
    check(f"--letters {letters}", f">{first}</text>" in draw(TAKE, "--letters", letters), True)
check("--letters none", "class=\"outcome\"" in draw(TAKE, "--letters", "none"), False)
check("--letters in Chinese of Taiwan", ">敗</text>" in draw(TAKE, "--letters", "chinese", "--lang", "zh_TW"), True)
check("--letters and the language's words",
      "先手必败" in draw(TAKE, "--letters", "pn", "--legend", "--lang", "zh_CN"), True)
check("--legend in Chinese", "先手必败" in draw(TAKE, "--legend", "--lang", "zh_CN"), True)
check("--legend in Chinese of Taiwan", "先手必勝" in draw(TAKE, "--legend", "--lang", "zh_TW"), True)
check("--width-mm is the width", 'width="84.5mm"' in draw(TAKE, "--width-mm", "84.5"), True)
check("nothing is settled at step 0", "SG" in draw(TAKE, "--step", "0"), False)
check("a component", "<title>nim(3)</title>" in draw("nim(2) + nim(3)", "--component", "2"), True)
check("the whole", draw("nim(2) + nim(3)").count('class="node '), 12)
check("--component whole is the usual", draw("nim(2)+nim(3)", "--component", "whole"), draw("nim(2)+nim(3)"))
check("--dpi", [len(run_bytes("draw", TAKE, "-o", "-", "--format", "png", "--dpi", dpi)[1]) > 30000
                for dpi in ("50", "300")], [False, True])
check("misère shows outcomes", "SG" in draw("nim(1,2)", "--play", "misere", "--layout", "layered"), False)

graph = json.loads(run_bytes("draw", TAKE, "-o", "-", "--format", "json")[1])
check("JSON", (graph["sum"], graph["play"], graph["step"], len(graph["edges"]), graph["nodes"][graph["start"]]),
      (TAKE, "normal", None, 25, {"position": "10", "sg": 1, "outcome": "N", "remoteness": 5}))
graph = json.loads(run_bytes("draw", TAKE, "-o", "-", "--format", "json", "--step", "68")[1])
check("JSON of a step", (graph["step"], graph["nodes"][9]["sg"], graph["nodes"][10]["sg"]), (68, 0, None))
rows = list(csv.reader(run("draw", "nim(1,2)", "-o", "-", "--format", "csv")[1]))
check("CSV", rows[0] == ["position", "sg", "outcome", "options"] and ["1,2", "3", "N", "1|2|1,1"] in
      [row[:3] + ["|".join(sorted(row[3].split("|"), key=lambda text: (len(text), text)))] for row in rows], True)

with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, "figure.svg")
    for suffix, start in (("svg", b"<?xml"), ("PNG", b"\x89PNG"), ("tex", b"% take"), ("gv", b"digraph")):
        file = path.with_suffix("." + suffix)
        check(f"a file .{suffix}", (run("draw", TAKE, "-o", str(file))[0], file.read_bytes()[:5].startswith(start[:4])),
              (0, True))
    path.write_text("old", encoding="utf-8")
    os.chmod(path, 0o640)
    check("a file is replaced", (run("draw", TAKE, "-o", str(path)), path.read_text(encoding="utf-8")),
          ((0, [], ""), draw(TAKE)))
    check("and keeps its mode", stat.S_IMODE(path.stat().st_mode), 0o640)
    check("and leaves nothing beside it", sorted(file.suffix for file in path.parent.iterdir()),
          [".PNG", ".gv", ".svg", ".tex"])
    path.write_text("old", encoding="utf-8")
    check("a figure that fails leaves the file", (run("draw", TAKE, "--font", "No Such Font", "-o", str(path))[0],
                                                  path.read_text(encoding="utf-8")), (1, "old"))
    sum_file = pathlib.Path(folder, "sum.txt")
    sum_file.write_text("  take{1,3,4}(10)\n", encoding="utf-8")
    check("a sum in a file", draw(str(sum_file)), draw(TAKE))
    edges = pathlib.Path(folder, "my graph (1).txt")
    edges.write_text("4 4\n1 2\n1 3\n2 4\n3 4\n", encoding="utf-8")
    check("a graph in a file", draw(str(edges)).count('class="node '), 4)
    check("a graph from standard input", draw("-", stdin=edges.read_bytes()), draw(str(edges)))
    check("DOT from standard input", draw("-", stdin=b'digraph { a -> b; a -> "c (d)" [label="x"]; }').count(
        'class="node ') in (0, 3), True)
    check("a sum from standard input", draw("-", stdin=TAKE.encode()), draw(TAKE))
    missing = str(pathlib.Path(folder, "none", "figure.svg"))
    for name, arguments in (("a file that is not there", (missing, "-o", str(path))),
                            ("a folder that is not there", (TAKE, "-o", missing)),
                            ("a folder in place of a file", (folder, "-o", str(path)))):
        status, lines, said = run("draw", *arguments)
        check(name, (status, lines), (1, []))
        check_sentence(f"{name}: why", said)

FAILING = (
    ("a bad sum", "draw", "nim(", "-o", "-", "--format", "svg"),
    ("a missing font", "draw", TAKE, "-o", "-", "--format", "svg", "--font", "No Such Font"),
    ("too narrow", "draw", TAKE, "-o", "-", "--format", "svg", "--width-mm", "20"),
    ("too many pixels", "draw", TAKE, "-o", "-", "--format", "png", "--scale", "20", "--dpi", "2400"),
    ("a layout that does not suit", "draw", "nim(1,1,2)", "-o", "-", "--format", "svg", "--layout", "grid"),
    ("a grid of single heaps", "draw", "nim(3)", "-o", "-", "--format", "svg", "--layout", "grid"),
    ("too many positions", "draw", "nim(40,50,60)", "-o", "-", "--format", "svg"),
    ("no values", "draw", "nim(2)+nim(1)", "-o", "-", "--format", "svg", "--play", "selective", "--inside", "sg"),
)
for name, *arguments in FAILING:
    status, output, said = run_bytes(*arguments)
    check(name, (status, output), (1, b""))
    check_sentence(f"{name}: why", said)
check("a missing font is named", "No Such Font" in draw(TAKE, "--font", "No Such Font"), True)

WRONG = (
    (TAKE,), (TAKE, "-o", "-"), (TAKE, "-o", "figure.xyz"), ("-o", "-", "--format", "svg"),
    (TAKE, TAKE, "-o", "-", "--format", "svg"),
) + tuple((TAKE, "-o", "-", "--format", "svg", option, value) for option, value in (
    ("--format", "jpeg"), ("--layout", "circle"), ("--theme", "pink"), ("--component", "2"), ("--component", "0"),
    ("--step", "70"), ("--step", "-1"), ("--step", "last"), ("--edges", "some"), ("--inside", "value"),
    ("--outside", "sg,position,outcome"), ("--outside", ""), ("--width-mm", "0"), ("--width-mm", "84,5"),
    ("--width-mm", "nan"), ("--node-mm", "-3"), ("--text-pt", "1e9"), ("--scale", "0"), ("--scale", "big"),
    ("--dpi", "1"), ("--lang", "fr"), ("--letters", "x"), ("--play", "nicely")))
for arguments in WRONG:
    status, output, said = run_bytes("draw", *arguments)
    check("wrong usage: " + " ".join(arguments[-2:]), (status, output), (2, b""))
    check_sentence("and why", said)

# A terminal cannot show pixels; it can show text.
for name, expected in (("png", 2), ("pdf", 2), ("csv", 0)):
    reader, writer = os.openpty()
    status = subprocess.run([CLI, "draw", "nim(1)", "-o", "-", "--format", name], stdout=writer, stderr=subprocess.DEVNULL,
                            env=environment(), check=False, timeout=60).returncode
    check(f"{name} on a terminal", status, expected)
    os.close(writer)
    os.close(reader)
status, svg, said = run("draw", "chomp(3,2)", "--inside", "board", "--format", "svg", "-o", "-")
boards = sum(line.count('<g class="board"') for line in svg)
check("a board in every node", (status, boards, said), (0, sum(line.count('<g class="node ') for line in svg), ""))
check("the value stands above the board", sum(line.count('class="sg"') for line in svg), boards)
check("without being asked there are none",
      any('class="board"' in line for line in run("draw", "chomp(3,2)", "--format", "svg", "-o", "-")[1]), False)
check("boards in TikZ", run("draw", "nim(1)", "--inside", "board", "--format", "tikz", "-o", "-")[:2], (1, []))
check("boards of a sum", run("draw", "nim(1)+nim(2)", "--inside", "board", "--format", "svg", "-o", "-")[:2], (1, []))
check("boards outside", run("draw", "nim(1)", "--outside", "board", "--format", "svg", "-o", "-")[:2], (2, []))
done()
