# SPDX-License-Identifier: LGPL-2.1-or-later
"""What the documents show is so: their commands say what is printed below them, and the game they add can be added.

The game is built in a copy of the source tree, without the window and without tests.
"""

import os
import pathlib
import re
import shlex
import shutil
import tempfile

from checks import BUILD, SOURCE, check, done, run

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")
PATH = re.compile(r"`((?:src|tests|po|docs|build-aux)/[\w./-]+)`")


def read_blocks(text, language):
    return [body for tag, body in BLOCK.findall(text) if tag == language]


def check_commands(document, text, program):
    """Runs each command of a document, and compares what it says."""
    for block in read_blocks(text, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            output, _ = run("bash", "-c", command.replace("grundy-cli", shlex.quote(str(program)), 1))
            check(f"{document}: {command}", [] if output == expected else ["expected:", expected, "found:", output])


def add_game(text, folder):
    """Makes a copy of the source tree with the game of a document in it; returns the name of the file added."""
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("_build", ".git", "tests"))
    games = folder / "src/engine/games"
    name = re.search(r"`src/engine/games/(grundy-ruleset-.*?\.c)`:", text).group(1)
    (games / name).write_text(read_blocks(text, "c")[0], encoding="utf-8")
    listed = (games / "meson.build").read_text(encoding="utf-8")
    line = read_blocks(text, "meson")[0]
    (games / "meson.build").write_text(listed.replace("games = [\n", f"games = [\n{line}", 1), encoding="utf-8")
    return games / name


documents = [pathlib.Path("README.md"), pathlib.Path("CONTRIBUTING.md"), *(
    path.relative_to(SOURCE) for path in sorted((SOURCE / "docs").glob("*.md")))]
adding = pathlib.Path("docs/ADDING-A-GAME.md")
texts = {path: (SOURCE / path).read_text(encoding="utf-8") for path in documents}

for document, text in texts.items():
    named = [SOURCE / document.parent / link for link in LINK.findall(text)]
    named += [SOURCE / path for path in PATH.findall(text) if "empty-and-divide" not in path]
    check(f"{document}: what it names is there", [path for path in named if not path.exists()])
    if document != adding:
        check_commands(document, text, BUILD / "src/cli/grundy-cli")

with tempfile.TemporaryDirectory() as temporary:
    tree = pathlib.Path(temporary, "grundy")
    build = tree / "_build"
    added = add_game(texts[adding], tree)
    output, status = run("clang-format", "--dry-run", "--Werror", "--style=file", str(added))
    check(f"{adding}: the file is formatted", [output] if status else [])
    output, status = run("/usr/bin/meson", "setup", str(build), str(tree), "-Dapp=disabled", "-Dtests=false",
                         "-Dwerror=true", "-Doptimization=0", env=dict(os.environ, CFLAGS=""))
    check("the tree can be configured without the window", [output] if status else [])
    output, status = run("ninja", "-C", str(build), "src/cli/grundy-cli")
    check(f"{adding}: the game can be built", output.splitlines()[-20:] if status else [])
    check_commands(adding, texts[adding], build / "src/cli/grundy-cli")
done()
