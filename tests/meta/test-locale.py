# SPDX-License-Identifier: LGPL-2.1-or-later
"""Numbers are read and written the same where people write a decimal comma."""

import os
import pathlib
import shutil
import tempfile

from checks import BUILD, check, done, run, skip

CLI = BUILD / "src/cli/grundy-cli"
# The status that each must end with, and the command.
COMMANDS = (
    (0, "games", "--tsv"),
    (0, "value", "octal{0.137}(12)", "take{1,3,4}(10)", "nim(1000,2)"),
    (1, "value", "nim(1,5"),
    (0, "moves", "kayles(5)"),
    (0, "sequence", "octal{0.77}", "--to", "200", "--csv"),
    (0, "sequence", "take{1,3,4}", "--to", "20"),
    (0, "trace", "take{1,3,4}(10)"),
)
COMMA = "de_DE.UTF-8"

if shutil.which("localedef") is None or not pathlib.Path("/usr/share/i18n/locales/de_DE").exists():
    skip("comma locale", "localedef or its sources are not installed")
    done()

with tempfile.TemporaryDirectory() as folder:
    output, status = run("localedef", "-i", "de_DE", "-f", "UTF-8", os.path.join(folder, COMMA))
    check("the locale can be made", [] if status == 0 else [output])
    plain = dict(os.environ, LC_ALL="C.UTF-8")
    comma = dict(os.environ, LC_ALL=COMMA, LOCPATH=folder)
    output, _ = run("locale", "decimal_point", env=comma)
    check("it has a comma", [] if output == ",\n" else [f"decimal_point is {output!r}"])
    for expected_status, *command in COMMANDS:
        plain_output, status = run(str(CLI), *command, env=plain)
        comma_output, comma_status = run(str(CLI), *command, env=comma)
        check(" ".join(command), [] if plain_output == comma_output and status == comma_status == expected_status else
              [f"status {status}:", plain_output, f"with a comma, status {comma_status}:", comma_output])
done()
