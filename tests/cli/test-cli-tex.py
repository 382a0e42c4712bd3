# SPDX-License-Identifier: LGPL-2.1-or-later
"""TikZ figures in papers: Latin ones in pdfTeX, Chinese ones in XeTeX with ctex. Skipped where there is no TeX."""

import pathlib
import re
import shutil
import subprocess
import tempfile

from cli import check, done, run_bytes, skip

FRAME = r"""\documentclass{article}
\usepackage[paperwidth=%gbp,paperheight=%gbp,margin=0pt]{geometry}
%s\usepackage{tikz}
\usetikzlibrary{arrows.meta,backgrounds}
\pagestyle{empty}\parindent=0pt\topskip=0pt
\begin{document}
\input{figure}
\end{document}
"""
SIZE = re.compile(rb"use as bounding box\] \(0,0\) rectangle \(([\d.]+),([\d.]+)\)")

LATIN = (
    ("take{1,3,4}(10)", "--legend"), ("take{1,3,4}(10)", "--step", "65", "--theme", "mono"),
    ("nim(1,1,2)", "--theme", "dark"), ("wythoff(4,6)", "--edges", "winning"),
    ("dag{a_b>c,c>d,a_b>d}(a_b)", "--inside", "position", "--outside", "sg"),
    ("dag{a>a,a>b,b>c,a>d,d>d}(a)", "--legend"),
)
CHINESE = (
    ("take{1,3,4}(10)", "--lang", "zh_CN", "--legend"),
    ("dag{起点>中间,起点>终点,中间>终点}(起点)", "--inside", "position", "--outside", "sg,outcome", "--lang", "zh_TW"),
)


def compile_figure(program, packages, tikz, folder):
    """What TeX says of the figure, and the texts and the pages of the paper it is in."""
    width, height = (float(number) for number in SIZE.search(tikz).groups())
    pathlib.Path(folder, "figure.tex").write_bytes(tikz)
    pathlib.Path(folder, "paper.tex").write_text(FRAME % (width + 2, height + 2, packages), encoding="utf-8")
    tex = subprocess.run([program, "-interaction=nonstopmode", "-halt-on-error", "paper.tex"], cwd=folder,
                         capture_output=True, check=False, timeout=120)
    log = tex.stdout.decode(errors="replace")
    wrong = [line for line in log.splitlines() if line.startswith("!") or "Missing character" in line or "Overfull" in line]
    text = subprocess.run(["pdftotext", "-raw", "paper.pdf", "-"], cwd=folder, capture_output=True, check=False,
                          timeout=60).stdout.decode()
    return tex.returncode, wrong, text


def check_figures(program, packages, figures, word):
    for arguments in figures:
        name = f"{program}: {' '.join(arguments)}"
        if any(shutil.which(tool) is None for tool in (program, "kpsewhich", "pdftotext")):
            skip(name, f"no {program}")
            continue
        needed = ["tikz.sty"] + re.findall(r"\\usepackage\{(\w+)\}", packages)
        if any(subprocess.run(["kpsewhich", file if "." in file else file + ".sty"], capture_output=True,
                              check=False).returncode for file in needed):
            skip(name, "not all of the packages")
            continue
        _, tikz, _ = run_bytes("draw", *arguments, "-o", "-", "--format", "tikz")
        with tempfile.TemporaryDirectory() as folder:
            status, wrong, text = compile_figure(program, packages, tikz, folder)
        check(name, (status, wrong), (0, []))
        check(f"{name}: its texts, on one page", (word in text, text.count("\f")), (True, 1))


check_figures("pdflatex", "", LATIN, "0")
check_figures("xelatex", "\\usepackage{ctex}\n", CHINESE, "0")
done()
