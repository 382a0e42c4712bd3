# SPDX-License-Identifier: LGPL-2.1-or-later
"""build-aux/count-tests.py lets nothing fail unseen."""

import json
import pathlib
import tempfile

from checks import SOURCE, check, done, run

TAP = "# random seed\nok 1 /a\nok 2 /b # SKIP not here\n    not ok 1 nested\n{}ok 3 /c\n1..3\n"


def count(records, status=0, *others):
    """Counts one log of meson's; returns the last line and the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "meson-logs", "testlog.json")
        log.parent.mkdir()
        log.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
        output, code = run("/usr/bin/python3", str(SOURCE / "build-aux/count-tests.py"), f"{folder}={status}", "--",
                           *others)
        return output.splitlines()[-1], code


def record(result, stdout=""):
    return {"name": "a program", "result": result, "stdout": stdout}


def expect(name, found, line, code):
    check(name, [] if found == (line, code) else [f"expected {line}, {code}; found {found}"])


expect("each test of a TAP program counts", count([record("OK", TAP.format(""))]),
       "2 passed, 0 failed, 1 skipped", 0)
expect("a failed test fails", count([record("FAIL", TAP.format("not "))], 1),
       "1 passed, 1 failed, 1 skipped", 1)
expect("a program that fails after its tests fails", count([record("ERROR", TAP.format(""))], 1),
       "2 passed, 1 failed, 1 skipped", 1)
expect("other programs count as one", count([record("OK"), record("SKIP"), record("EXPECTEDFAIL")]),
       "2 passed, 0 failed, 1 skipped", 0)
for result in ("FAIL", "ERROR", "TIMEOUT", "INTERRUPT", "UNEXPECTEDPASS"):
    expect(f"{result} fails", count([record("OK"), record(result)], 1), "1 passed, 1 failed, 0 skipped", 1)
expect("a run that failed without a failed test fails", count([record("OK")], 2), "1 passed, 1 failed, 0 skipped", 1)
expect("a run without tests fails", count([]), "0 passed, 1 failed, 0 skipped", 1)
expect("what else went wrong counts", count([record("OK")], 0, "the build"), "1 passed, 1 failed, 0 skipped", 1)
expect("only skipped tests are no success", count([record("SKIP")]), "0 passed, 0 failed, 1 skipped", 1)
done()
