# SPDX-License-Identifier: LGPL-2.1-or-later
"""Every file that can have one has an SPDX line among its first three, and the licence's text is there."""

from checks import SOURCE, check, done, find

LINE = "SPDX-License-Identifier: LGPL-2.1-or-later"
PATTERNS = (
    "**/meson.build", "meson_options.txt", ".clang-format", "run", "test", ".ci/run", "build-aux/*",
    "po/*", "src/**/*", "ui/**/*.ui", "resources/**/*.xml", "tests/**/*.[ch]", "tests/**/*.py", "tests/**/*.sh",
)


def is_without_line(path):
    with open(SOURCE / path, encoding="utf-8") as file:
        return not any(LINE in file.readline() for _ in range(3))


files = [path for path in find(*PATTERNS) if "__pycache__" not in path.parts and not path.name.endswith(("~", ".pot"))]
check("files found", [] if len(files) > 20 else ["too few files to be the source tree"])
check("SPDX lines", [f"{path} has none" for path in files if is_without_line(path)])
text = (SOURCE / "LICENSE").read_text(encoding="utf-8")
check("LICENSE", [] if "GNU LESSER GENERAL PUBLIC LICENSE" in text and "Version 2.1" in text else ["not the LGPL 2.1"])
done()
