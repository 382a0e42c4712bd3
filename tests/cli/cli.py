# SPDX-License-Identifier: LGPL-2.1-or-later
"""What the tests of grundy-cli share: how it is started, and how a result is told."""

import os
import subprocess
import sys

CLI = os.environ["GRUNDY_CLI"]

n_told = 0
n_failed = 0


def environment(**more):
    return {**os.environ, "LANGUAGE": "en", **more}


def run(*arguments, stdin="", **more):
    """Runs grundy-cli: its exit status, its lines, and what it said on standard error."""
    done = subprocess.run([CLI, *arguments], input=stdin.encode(), capture_output=True, check=False,
                          env=environment(**more), timeout=60)
    return done.returncode, done.stdout.decode().splitlines(), done.stderr.decode()


def run_bytes(*arguments, stdin=b"", **more):
    """The same for what is no text."""
    done = subprocess.run([CLI, *arguments], input=stdin, capture_output=True, check=False, env=environment(**more),
                          timeout=60)
    return done.returncode, done.stdout, done.stderr.decode()


def check(name, found, expected):
    """Tells one result: it passed if the two are equal."""
    global n_told, n_failed
    n_told += 1
    n_failed += found != expected
    print("ok" if found == expected else "not ok", n_told, name, flush=True)
    if found != expected:
        print("# expected:", repr(expected), flush=True)
        print("# found:   ", repr(found), flush=True)


def skip(name, why):
    """Tells that something could not be looked at here."""
    global n_told
    n_told += 1
    print("ok", n_told, name, "# SKIP", why, flush=True)


def check_sentence(name, said):
    """Whether it is one line of an error, by the program's name, that ends as a sentence does."""
    lines = said.splitlines()
    check(name, len(lines) == 1 and lines[0].startswith("grundy-cli: ") and lines[0].endswith("."), True)


def done():
    print(f"1..{n_told}")
    sys.exit(1 if n_failed or not n_told else 0)
