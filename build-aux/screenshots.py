#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Photographs the window for the README, on an X server and a message bus of its own.

Usage: build-aux/screenshots.py BUILD-FOLDER [FOLDER]

Needs Xvfb, dbus-daemon, openbox, xdotool, and import and convert of ImageMagick.
"""

import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile
import time

PATIENCE = 60  # seconds until the window is there
SETTLING = 4  # seconds until it is drawn, and has answered to keys
COLOURS = 64
FONTS = {"zh_CN": "WenQuanYi Micro Hei", "zh_TW": "WenQuanYi Micro Hei"}
EDGE = 5  # pixels around a window, in place of a shadow, where nothing composes windows

# Name, language, further variables, size, keys
PHOTOGRAPHS = (
    ("window", "en", {}, (1366, 768), "End Prior"),
    ("window-dark", "en", {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}, (1366, 768), "End Prior"),
    ("window-chinese", "zh_CN", {}, (1366, 768), "End Prior"),
)


@contextlib.contextmanager
def running(*command, **options):
    """A program in the background, which ends with the block."""
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **options)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def read_line(pipe):
    """What a server says of where it is."""
    return os.fdopen(pipe).readline().strip()


@contextlib.contextmanager
def screen(width, height):
    """A screen of that size: gives its name."""
    reader, writer = os.pipe()
    with running("Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp",
                 pass_fds=[writer]):
        os.close(writer)
        yield f":{read_line(reader)}"


@contextlib.contextmanager
def message_bus():
    """A message bus: gives its address."""
    reader, writer = os.pipe()
    with running("dbus-daemon", "--session", "--nofork", f"--print-address={writer}", pass_fds=[writer]):
        os.close(writer)
        yield read_line(reader)


def make_environment(folder, home, language, variables):
    settings = home / ".config" / "gtk-4.0" / "settings.ini"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n"
                        f"gtk-font-name={FONTS.get(language, 'DejaVu Sans')} 10\n", encoding="utf-8")
    kept = {name: os.environ[name] for name in ("PATH",) if name in os.environ}
    return {**kept, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "LC_ALL": "C.UTF-8", "LANGUAGE": language,
            "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable", "GTK_USE_PORTAL": "0",
            "GSETTINGS_BACKEND": "memory", "GSETTINGS_SCHEMA_DIR": str(folder / "resources"), "GTK_A11Y": "none",
            "GRUNDY_LOCALEDIR": str(folder / "po"), **variables}


def find_window(process, environment):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)], env=environment,
                               capture_output=True, text=True, check=False).stdout.split()
        if found:
            return found[-1]
        time.sleep(0.2)
    sys.exit("The window did not come.")


def photograph(folder, path, language, variables, size, keys):
    with tempfile.TemporaryDirectory() as home, screen(*size) as display, message_bus() as bus:
        environment = make_environment(folder, pathlib.Path(home), language, variables)
        environment |= {"DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": bus}
        with running("openbox", env=environment, stdout=subprocess.DEVNULL), \
                running(folder / "src" / "app" / "grundy", env=environment) as grundy:
            window = find_window(grundy, environment)
            width, height = size
            subprocess.run(["xdotool", "windowsize", window, str(width + 2 * EDGE), str(height + 2 * EDGE), "windowmove",
                            window, str(-EDGE), str(-EDGE)], env=environment, check=True)
            time.sleep(SETTLING)
            subprocess.run(["xdotool", "key", *keys.split()], env=environment, check=True)
            time.sleep(SETTLING)
            subprocess.run(["import", "-window", "root", path], env=environment, check=True)
    subprocess.run(["convert", path, "+dither", "-colors", str(COLOURS), "-define", "png:exclude-chunks=date,time",
                    "-strip", f"PNG8:{path}"], check=True)


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    target = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else "docs/screenshots")
    target.mkdir(parents=True, exist_ok=True)
    for name, language, variables, size, keys in PHOTOGRAPHS:
        photograph(folder, target / f"{name}.png", language, variables, size, keys)
        print(target / f"{name}.png")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main()
