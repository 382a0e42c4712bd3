# SPDX-License-Identifier: LGPL-2.1-or-later
"""What `meson install` puts in place serves others: headers, library, pkg-config file, command line and its page."""

import json
import os
import pathlib
import shlex
import tempfile

from checks import BUILD, SOURCE, check, done, find, run

MESON = "/usr/bin/meson"


def read_options():
    output, _ = run(MESON, "introspect", str(BUILD), "--buildoptions")
    return {option["name"]: option["value"] for option in json.loads(output)}


def move_pkgconfig_file(libdir, prefix):
    """Makes the installed file speak of the folder in which the test has put everything."""
    path = libdir / "pkgconfig" / "grundy-0.pc"
    lines = path.read_text(encoding="utf-8").splitlines()
    lines = [f"prefix={prefix}" if line.startswith("prefix=") else line for line in lines]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def use_library(root, libdir, kind):
    """Compiles, links and runs the program against the library of one kind."""
    environment = dict(os.environ, PKG_CONFIG_PATH=str(libdir / "pkgconfig"), LD_LIBRARY_PATH=str(libdir))
    flags, status = run("pkg-config", "--cflags", "--libs", "grundy-0", env=environment)
    if status:
        return [flags]
    flags = shlex.split(flags)
    if kind == "static":
        flags = [str(libdir / "libgrundy.a") if flag == "-lgrundy" else flag for flag in flags]
    program = root / f"consumer-{kind}"
    output, status = run("gcc", "-Wall", "-Werror", str(SOURCE / "tests/meta/consumer.c"), "-o", str(program), *flags,
                         "-lm", env=environment)
    if status:
        return [output]
    output, status = run(str(program), env=environment)
    return [] if (output, status) == ("nim(3)+kayles(2)\n", 0) else [output, f"status {status}"]


options = read_options()
with tempfile.TemporaryDirectory() as folder:
    root = pathlib.Path(folder)
    output, status = run(MESON, "install", "-C", str(BUILD), "--no-rebuild", "--quiet", "--destdir", str(root))
    check("meson install", [output] if status else [])
    prefix = root / options["prefix"].lstrip("/")
    libdir = prefix / options["libdir"]
    move_pkgconfig_file(libdir, prefix)
    for kind in ("shared", "static"):
        check(f"a program links the {kind} library", use_library(root, libdir, kind))

    installed = {path.name for path in (prefix / "include").rglob("*.h")}
    umbrella = (SOURCE / "src/engine/grundy.h").read_text(encoding="utf-8")
    check("every header that the umbrella names is installed",
          [name for name in (path.name for path in find("src/engine/*.h"))
           if f'"{name}"' in umbrella and name not in installed])
    output, status = run(str(prefix / "bin/grundy-cli"), "value", "nim(3,5)")
    check("grundy-cli runs from where it is installed", [] if output == "nim(3,5)\t6\tN\n" else [output])
    pages = list((prefix / options["mandir"]).rglob("grundy-cli.1"))
    check("grundy-cli has a page", [] if pages else ["grundy-cli.1 is not installed"])
    for page in pages:
        output, status = run("man", "--warnings", "-l", str(page), env=dict(os.environ, MANROFFSEQ="", MANWIDTH="80"))
        check("the page is well-formed", [line for line in output.splitlines() if "warning" in line or "error:" in line])
done()
