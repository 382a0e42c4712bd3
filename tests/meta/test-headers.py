# SPDX-License-Identifier: LGPL-2.1-or-later
"""Each header of src/ compiles alone under strict flags; the public ones are plain C17, and C++ too."""

import concurrent.futures
import os
import shlex
import shutil
import tempfile

from checks import SOURCE, check, done, find, run, skip

C_FLAGS = ("-std=gnu17", "-Wall", "-Wextra", "-Wstrict-prototypes", "-Wmissing-prototypes",
           "-Wredundant-decls", "-Wundef", "-Wno-unused-parameter", "-Wno-unused-function", "-Werror")
CXX_FLAGS = ("-std=gnu++17", "-Wall", "-Wextra", "-Wno-unused-parameter", "-Wno-unused-function", "-Werror")
MODULES = ("glib-2.0", "gobject-2.0", "gio-2.0", "cairo", "pangocairo", "libpng", "jansson", "gtk4", "libadwaita-1")
LAYERS = ("engine", "layout", "render", "session", "cli", "app")


def get_include_flags(layer):
    """What a file in a layer can include: its own folders, and those of the layers above it."""
    folders = {path.parent for above in LAYERS[:LAYERS.index(layer) + 1] for path in find(f"src/{above}/**/*.h")}
    return [f"-I{SOURCE / folder}" for folder in sorted(folders)]


def get_module_flags():
    flags = []
    for module in MODULES:
        output, status = run("pkg-config", "--cflags", module)
        flags += shlex.split(output) if status == 0 else []
    return [flag.replace("-I", "-isystem", 1) if flag.startswith("-I") else flag for flag in dict.fromkeys(flags)]


modules = get_module_flags()
layer_flags = {layer: get_include_flags(layer) for layer in LAYERS}
headers = find("src/**/*.h")


def compile_header(compiler, path):
    output, status = run(*compiler, "-fsyntax-only", '-DGETTEXT_PACKAGE="grundy"', *modules,
                         *layer_flags[path.parts[1]], "-include", str(SOURCE / path), program.name)
    return f"{path}:\n{output}" if status else None


def compile_all(compiler, paths):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return [problem for problem in pool.map(lambda path: compile_header(compiler, path), paths) if problem]


# ISO C wants something after the header.
program = tempfile.NamedTemporaryFile("w", suffix=".c")
program.write("extern int grundy_something;\n")
program.flush()

umbrella = (SOURCE / "src/engine/grundy.h").read_text(encoding="utf-8")
public = [path for path in headers if path.parts[1] == "engine" and f'"{path.name}"' in umbrella]
others = [path for path in headers if path not in public]

cc = [*shlex.split(os.environ.get("CC", "gcc")), *C_FLAGS, "-x", "c"]
check("public headers found", [] if public else ["the umbrella header names none"])
check("each public header alone", compile_all([*cc, "-Wpedantic"], public))
check("each other header alone", compile_all(cc, others))
if shutil.which("g++"):
    check("the umbrella header in C++", compile_all(["g++", *CXX_FLAGS, "-x", "c++"], [find("src/engine/grundy.h")[0]]))
else:
    skip("the umbrella header in C++", "g++ is not installed")
done()
