# SPDX-License-Identifier: LGPL-2.1-or-later
"""What cannot be written is an error, whoever is to blame; and nothing of progress goes where no terminal is."""

import os
import pty
import subprocess

from cli import CLI, check, check_sentence, done, environment, run

LONG = ("sequence", "take{1,2,3}", "--to", "300000")
SHORT = ("value", "nim(3)")

for name, arguments in {"short": SHORT, "long": LONG, "help": ("--help",)}.items():
    with open("/dev/full", "wb") as full:
        told = subprocess.run([CLI, *arguments], stdout=full, stderr=subprocess.PIPE, env=environment(), check=False)
    check(f"a full disk, {name}", told.returncode, 1)
    check_sentence(f"a full disk is said, {name}", told.stderr.decode())
    check(f"by its reason, {name}", "No space left on device" in told.stderr.decode(), True)

    told = subprocess.run(["/bin/sh", "-c", '"$0" "$@" >&-', CLI, *arguments], stderr=subprocess.PIPE,
                          env=environment(), check=False)
    check(f"closed output, {name}", told.returncode, 1)
    check_sentence(f"closed output is said, {name}", told.stderr.decode())

process = subprocess.Popen([CLI, *LONG], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
check("the first line", process.stdout.readline(), b"0\t0\n")
process.stdout.close()
said = process.stderr.read().decode()
process.stderr.close()
check("a reader that goes away", process.wait(timeout=60), 1)
check_sentence("a reader that goes away is said", said)

check("closed input", subprocess.run(["/bin/sh", "-c", '"$0" value - <&-', CLI], capture_output=True,
                                     env=environment(), check=False).returncode, 1)
check("a folder as input", subprocess.run(["/bin/sh", "-c", '"$0" value - </', CLI], capture_output=True,
                                          env=environment(), check=False).returncode, 1)

# Half a second and more, after which a person becomes impatient.
check("no progress without a terminal", run("sequence", "grundy", "--to", "10000")[2], "")
master, slave = pty.openpty()
with subprocess.Popen([CLI, "sequence", "grundy", "--to", "3000000"], stdout=subprocess.DEVNULL, stderr=slave, env=environment()) as process:
    os.close(slave)
    shown = os.read(master, 4096)
    check("progress on a terminal", shown.startswith(b"\r\033[K"), True)
    process.terminate()
os.close(master)
done()
