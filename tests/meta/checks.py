# SPDX-License-Identifier: LGPL-2.1-or-later
"""What the checks of the source tree share: where it is, what is in it, and how a result is told."""

import os
import pathlib
import subprocess
import sys

SOURCE = pathlib.Path(os.environ.get("GRUNDY_SOURCE_DIR", pathlib.Path(__file__).parents[2]))
BUILD = pathlib.Path(os.environ.get("GRUNDY_BUILD_DIR", SOURCE / "_build" / "dev"))

n_told = 0
n_failed = 0


def find(*patterns):
    """The files below the source tree, by their paths in it, sorted."""
    found = {path for pattern in patterns for path in SOURCE.glob(pattern) if path.is_file()}
    return sorted(path.relative_to(SOURCE) for path in found if "_build" not in path.relative_to(SOURCE).parts)


def run(*command, **options):
    """Runs a command and returns what it said, errors included, and its exit status."""
    try:
        process = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                      stdin=subprocess.DEVNULL, check=False, **options)
    except OSError as error:
        return f"{error}\n", 127
    return process.stdout, process.returncode


def check(name, problems):
    """Tells one result: it passed if there is no problem; each problem is a line that says where."""
    global n_told, n_failed
    n_told += 1
    n_failed += bool(problems)
    print("not ok" if problems else "ok", n_told, name, flush=True)
    for problem in problems:
        for line in str(problem).splitlines():
            print("#", line, flush=True)


def skip(name, why):
    """Tells that one check could not be made here."""
    global n_told
    n_told += 1
    print("ok", n_told, name, "# SKIP", why, flush=True)


def done():
    """Ends the program. The plan comes last; a check that looked at nothing fails."""
    print(f"1..{n_told}")
    sys.exit(1 if n_failed or not n_told else 0)
