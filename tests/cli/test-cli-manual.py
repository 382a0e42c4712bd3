# SPDX-License-Identifier: LGPL-2.1-or-later
"""The manual page is well-formed, and tells of every command and option that the program has."""

import os
import pathlib
import re
import shutil
import subprocess

from cli import check, done, run

PAGE = pathlib.Path(os.environ["GRUNDY_MANUAL"])
page = PAGE.read_text(encoding="utf-8").replace("\\-", "-")

if shutil.which("groff"):
    formatted = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z", str(PAGE)], capture_output=True, text=True,
                               check=False)
    check("well-formed", formatted.stderr, "")

commands = [line.split()[0] for line in run("--help")[1] if line.startswith("  ")]
check("there are commands", len(commands) > 0, True)
for command in commands:
    check(f"{command} has a section", f".B {command}\n" in page, True)
    options = re.findall(r"--[a-z]+(?:-[a-z]+)*", "\n".join(run(command, "--help")[1]))
    check(f"{command}: every option", [option for option in options if option not in page], [])

check("every way of playing",
      [way for way in ("normal", "misere", "anti", "every", "every-short", "selective") if f".B {way}\n" not in page], [])
check("exit statuses", [status for status in ("0", "1", "2", "130") if f".B {status}\n" not in page], [])
done()
