# SPDX-License-Identifier: LGPL-2.1-or-later
"""Ctrl+C ends the work, soon, with status 130."""

import signal
import subprocess
import time

from cli import CLI, check, check_sentence, done, environment

# Each would take minutes.
LONG = {
    "sequence": ("sequence", "grundy", "--to", "5000000"),
    "value": ("value", "--play", "misere", "kayles(18)+kayles(19)+kayles(20)+grundy(25)"),
    "input": ("value", "-"),
}

for name, arguments in LONG.items():
    process = subprocess.Popen([CLI, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, env=environment())
    time.sleep(0.5)
    check(f"{name}: it is at work", process.poll(), None)
    start = time.monotonic()
    process.send_signal(signal.SIGINT)
    status = process.wait(timeout=60)
    took = time.monotonic() - start
    check(f"{name}: status", status, 130)
    check(f"{name}: soon, in {took:.2f} s", took < 2, True)
    check(f"{name}: no results", process.stdout.read(), b"")
    check_sentence(f"{name}: it is said", process.stderr.read().decode())
done()
