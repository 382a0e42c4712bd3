#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Adds up what several runs of `meson test` left in their logs.

Usage: count-tests.py FOLDER=STATUS... [-- FAILURE...]

FOLDER is a build folder, STATUS what `meson test` ended with there; each FAILURE is something else that went wrong.

Each TAP program counts with every test in it, any other program as one test. A program that meson calls failed without
a failed test in it (it crashed, leaked, timed out, or broke its plan) counts as one failure more, and so does a run
that failed without a failed program, or in which no test ran.

The last line is `N passed, N failed, N skipped`; the exit status is 0 if something passed and nothing failed.
"""

import json
import pathlib
import re
import sys
from collections import Counter

PASSED = {"OK", "EXPECTEDFAIL"}
SKIPPED = {"SKIP"}
TEST_LINE = re.compile(r"(not )?ok\b[^#]*(?:#\s*(skip|todo)\b)?", re.IGNORECASE)


def count_tap(output):
    """Counts the tests of a TAP program; those of a nested one are indented and belong to their parent."""
    counts = Counter()
    for line in output.splitlines():
        match = TEST_LINE.match(line)
        if match:
            is_failed, directive = match.group(1), (match.group(2) or "").lower()
            if directive == "skip":
                counts["skipped"] += 1
            else:
                counts["failed" if is_failed and directive != "todo" else "passed"] += 1
    return counts


def count_program(record):
    """Counts the tests of one program, a record of meson's log."""
    counts = count_tap(record.get("stdout") or "")
    result = record["result"]
    if result in PASSED:
        return counts or Counter(passed=1)
    if result in SKIPPED:
        return counts or Counter(skipped=1)
    if not counts["failed"]:
        counts["failed"] += 1
    return counts


def count_run(folder, status):
    """Counts the tests of one run; returns the counts and a line for each program that failed."""
    log = pathlib.Path(folder, "meson-logs", "testlog.json")
    counts, failures = Counter(), []
    for line in log.read_text(encoding="utf-8").splitlines() if log.exists() else []:
        record = json.loads(line)
        of_program = count_program(record)
        counts += of_program
        if of_program["failed"]:
            failures.append(f"{folder}: {record['name']}: {record['result'].lower()}")
    if not counts or (status != 0 and not failures):
        failures.append(f"{folder}: no test ran" if not counts else f"{folder}: meson test ended with status {status}")
        counts["failed"] += 1
    return counts, failures


def main(arguments):
    split = arguments.index("--") if "--" in arguments else len(arguments)
    total, failures = Counter(), []
    for run in arguments[:split]:
        folder, status = run.rsplit("=", 1)
        counts, of_run = count_run(folder, int(status))
        print(f"{folder}: {counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
        total += counts
        failures += of_run
    for what in arguments[split + 1:]:
        total["failed"] += 1
        failures.append(what)
    for failure in failures:
        print(f"FAILED {failure}")
    print(f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped")
    return 0 if total["passed"] and not total["failed"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
