# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli without a job: help, version, and what it says to a command line that makes no sense."""

import os
import pathlib
import subprocess
import tempfile

from cli import CLI, check, check_sentence, done, run

COMMANDS = ["games", "value", "moves", "sequence", "table", "trace", "draw", "chart", "reduce", "nim-product", "judge"]

status, lines, said = run("--help")
check("help", (status, said), (0, ""))
check("help names every command", [line.split()[0] for line in lines if line.startswith("  ")], COMMANDS)
check("three ways to ask for it", (run("help")[1], run("-h")[1]), (lines, lines))
check("the version", (run("--version")[0], run("--version")[1][0].split()[0]), (0, "grundy-cli"))

for command in COMMANDS:
    status, lines, said = run(command, "--help")
    check(f"{command} --help", (status, said), (0, ""))
    check(f"{command} has a usage line", lines[1].split()[:2], ["grundy-cli", command])
    check(f"help {command}", run("help", command), (status, lines, said))
    status, lines, said = run(command, "--nonsense")
    check(f"{command} --nonsense", (status, lines), (2, []))
    check_sentence(f"{command} --nonsense is said", said)
    check(f"{command}: where help is", f"grundy-cli {command} --help" in said, True)

for arguments in (), ("nonsense",), ("--nonsense",), ("",), ("help", "nonsense"), ("help", "value", "moves"), \
        ("value",), ("value", "-", "nim(1)"), ("value", "--play", "backwards", "nim(1)"), ("value", "--play"):
    status, lines, said = run(*arguments)
    check(f"wrong usage: {arguments}", (status, lines), (2, []))
    check_sentence(f"wrong usage is said: {arguments}", said)

for hostile in b"\x1b[31m\n\a", b"\xff\xfe(1)", "ü\r".encode():
    for arguments in ([hostile], [b"value", hostile], [b"value", b"nim(1)", b"--play", hostile]):
        said = subprocess.run([CLI.encode(), *arguments], capture_output=True, check=False).stderr.decode()
        check(f"quoted without harm: {arguments}", (said.count("\n"), said[:-1].isprintable()), (1, True))

with tempfile.TemporaryDirectory() as empty:
    done_alone = subprocess.run([CLI, "value", "nim(3)"], env={}, cwd=empty, capture_output=True, check=False)
    check("without any environment", (done_alone.returncode, done_alone.stdout), (0, b"nim(3)\t3\tN\n"))
    check("nothing is left behind", os.listdir(empty), [])

libraries = subprocess.run(["ldd", CLI], capture_output=True, text=True, check=False).stdout
check("no toolkit", [name for name in ("libgtk", "libadwaita") if name in libraries], [])
check("the program is there", pathlib.Path(CLI).is_file(), True)
done()
