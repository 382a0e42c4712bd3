# SPDX-License-Identifier: LGPL-2.1-or-later
"""Each folder of src/ sees only those above it: direct, "../" and transitive includes."""

import pathlib
import re

from checks import SOURCE, check, done, find

# A folder, and the folders it may see; and beginnings of system headers that it may not.
GUI = ("gtk", "gdk", "gsk", "adwaita", "X11/")
DRAWING = ("cairo", "pango", "png")
LAYERS = {
    "engine": ((), GUI + DRAWING + ("gio/", "glib-object", "jansson")),
    "layout": (("engine",), GUI + DRAWING + ("gio/", "glib-object", "jansson")),
    "render": (("engine", "layout"), GUI + ("gio/", "jansson")),
    "session": (("engine", "layout", "render"), GUI),
    "cli": (("engine", "layout", "render", "session"), GUI),
    "app": (("engine", "layout", "render", "session"), ()),
}
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]', re.MULTILINE)
BLANKS = re.compile(r"/\*.*?\*/", re.DOTALL)


def read_includes(path):
    """The headers that a file names: pairs of the quote before it and its name."""
    return INCLUDE.findall(BLANKS.sub("", (SOURCE / path).read_text(encoding="utf-8")))


def get_layer(path):
    return path.parts[1]


sources = find("src/**/*.[ch]")
by_name = {path.name: path for path in sources}
includes = {path: read_includes(path) for path in sources}


def find_reached(start):
    """Every header of ours that a file includes, with the file that names it; without recursion."""
    reached, waiting = {}, [start]
    while waiting:
        path = waiting.pop()
        for _, name in includes[path]:
            header = by_name.get(pathlib.PurePath(name).name)
            if header is not None and header not in reached:
                reached[header] = path
                waiting.append(header)
    return reached


def find_foreign(path):
    """What a file reaches beyond its layer: folders below its own, and system headers that its layer may not see."""
    layer = get_layer(path)
    allowed, refused = LAYERS[layer]
    for header, via in find_reached(path).items():
        if get_layer(header) != layer and get_layer(header) not in allowed:
            yield f"{path} reaches {header} by {via}"
    for reached in [path, *find_reached(path)]:
        for _, name in includes[reached]:
            if name.startswith(refused):
                yield f"{path} reaches <{name}> by {reached}"


check("files found", [] if sources else ["there is no file in src/"])
check("every folder is a layer", sorted({f"src/{get_layer(path)} is none" for path in sources} -
                                        {f"src/{layer} is none" for layer in LAYERS}))
check("file names are unique and grundy-*",
      [f"{path} has the name of {by_name[path.name]}" for path in sources if by_name[path.name] != path] +
      [f"{path} is not named grundy-*" for path in sources if not path.name.startswith("grundy")])
check("no include goes up", [f"{path} includes {name}" for path in sources for _, name in includes[path]
                             if ".." in pathlib.PurePath(name).parts])
for layer in LAYERS:
    if any(get_layer(path) == layer for path in sources):
        check(f"{layer} sees only what is above it",
              [problem for path in sources if get_layer(path) == layer for problem in find_foreign(path)])
done()
