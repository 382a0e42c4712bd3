# SPDX-License-Identifier: LGPL-2.1-or-later
"""What the desktop reads is well-formed: the entry, the description, the settings, the type of files, icons, flatpak."""

import json
import re
import shutil
import xml.etree.ElementTree as xml

from checks import BUILD, SOURCE, check, done, find, run, skip

RESOURCES = SOURCE / "resources"
BUILT = BUILD / "resources"
BASE = "io.github.grundy.Grundy"
SVG = "{http://www.w3.org/2000/svg}"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def check_with(name, program, *arguments):
    """What a program says of a file, where there is the program."""
    if shutil.which(program) is None:
        skip(name, f"{program} is not here")
        return
    output, status = run(program, *arguments)
    check(name, [output] if status else [])


def read_types():
    """The types of files that the package of types knows."""
    tree = xml.parse(RESOURCES / f"{BASE}.mime.xml")
    return {element.get("type") for element in tree.iter(f"{MIME}mime-type")}


def check_built():
    """What was made for this build's application id."""
    entries = sorted(BUILT.glob(f"{BASE}*.desktop"))
    descriptions = sorted(BUILT.glob(f"{BASE}*.metainfo.xml"))
    if not entries or not descriptions:
        skip("desktop entry and description", "this build has no window")
        return
    for path in entries:
        check_with(f"{path.name} is well-formed", "desktop-file-validate", str(path))
        text = path.read_text(encoding="utf-8")
        check(f"{path.name} has every type of ours", sorted(read_types() - set(re.split("[=;\n]", text))))
        icon = re.search(r"^Icon=(.*)$", text, re.MULTILINE)[1]
        check(f"{path.name} has an icon, in colour and symbolic",
              [name for name in (f"{icon}.svg", f"{icon}-symbolic.svg") if not (RESOURCES / "icons" / name).is_file()])
    for path in descriptions:
        check_with(f"{path.name} is well-formed", "appstreamcli", "validate", "--no-net", "--explain", str(path))
        launchable = xml.parse(path).findtext("launchable")
        check(f"{path.name} names the entry", [] if launchable == entries[0].name else [launchable])


def check_icon(path):
    """An icon is square, has no text that needs a font, and nothing that must be loaded."""
    root = xml.parse(SOURCE / path).getroot()
    size = "16" if path.stem.endswith("-symbolic") else "128"
    problems = [f"{key} is {root.get(key)}" for key in ("width", "height") if root.get(key) != size]
    problems += [f"it has a {name}" for name in ("text", "image", "style") if next(root.iter(SVG + name), None) is not None]
    check(f"{path.name} is a good icon", problems)


def find_unpinned(source):
    """Why a source of the manifest may be another one tomorrow."""
    if source["type"] == "dir":
        return [] if source["path"] == ".." else [f"{source['path']} is not the source tree"]
    return [] if re.fullmatch("[0-9a-f]{64}", source.get("sha256", "")) else [f"{source} has no sha256"]


def check_flatpak(path):
    manifest = json.loads((SOURCE / path).read_text(encoding="utf-8"))
    check(f"{path.name} is named as the application", [] if manifest["app-id"] == path.stem == BASE else [path.name])
    check(f"{path.name} names a version of its runtime",
          [] if re.fullmatch(r"\d+", manifest["runtime-version"]) else [manifest["runtime-version"]])
    check(f"{path.name} pins its sources", [problem for module in manifest["modules"] for source in module["sources"]
                                            for problem in find_unpinned(source)])
    if shutil.which("flatpak-builder") is None:
        skip(f"{path.name} has no unknown property", "flatpak-builder is not here")
        return
    output, status = run("flatpak-builder", "--show-manifest", str(SOURCE / path))
    check(f"{path.name} has no unknown property", [output] if status or "Unknown property" in output else [])


check_built()
check_with("the settings are well-formed", "glib-compile-schemas", "--strict", "--dry-run", str(RESOURCES))
check("there is a type of files", [] if read_types() else [f"{BASE}.mime.xml has none"])
icons = find("resources/icons/*.svg")
check("there are icons", [] if icons else ["there is none"])
for icon_path in icons:
    check_icon(icon_path)
manifests = find("flatpak/*.json")
check("there is a manifest", [] if manifests else ["there is none"])
for manifest_path in manifests:
    check_flatpak(manifest_path)
done()
