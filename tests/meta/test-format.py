# SPDX-License-Identifier: LGPL-2.1-or-later
"""Every C file is as clang-format leaves it."""

import shutil

from checks import SOURCE, check, done, find, run, skip

if shutil.which("clang-format") is None:
    skip("format", "clang-format is not installed")
    done()

files = find("src/**/*.[ch]", "tests/**/*.[ch]")
output, status = run("clang-format", "--dry-run", "--Werror", *map(str, files), cwd=SOURCE)
check("files found", [] if files else ["there is no C file"])
check("format", [line for line in output.splitlines() if "error:" in line] if status else [])
done()
