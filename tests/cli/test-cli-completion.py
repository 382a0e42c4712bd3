# SPDX-License-Identifier: LGPL-2.1-or-later
"""What bash offers after a tab."""

import os
import subprocess

from cli import CLI, check, done, environment

SCRIPT = """
compopt () { :; }
. "$GRUNDY_COMPLETION"
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_grundy_cli
printf '%s\\n' "${COMPREPLY[@]}"
"""


def complete(*words):
    shell = subprocess.run(["bash", "-c", SCRIPT, "bash", CLI, *words], capture_output=True, text=True, check=False,
                           env=environment())
    return shell.stderr, shell.stdout.split()


check("commands", complete("t"), ("", ["table", "trace"]))
check("help has commands", complete("help", "val"), ("", ["value"]))
check("options of a command", complete("sequence", "--c"), ("", ["--csv"]))
check("ways of playing", complete("value", "--play", "every"), ("", ["every", "every-short"]))
check("games", complete("value", "kay"), ("", ["kayles"]))
check("judge problems", complete("judge", "poj-29"), ("", ["poj-2960", "poj-2975"]))
check("options of judge", complete("judge", "--l"), ("", ["--list"]))
check("nothing that is not there", complete("value", "xyz"), ("", []))
done()
