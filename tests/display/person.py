# SPDX-License-Identifier: LGPL-2.1-or-later
"""A person at the window: starts Grundy, reads it over the accessibility bus, and uses the real keyboard and mouse."""

import atexit
import ctypes
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

PATIENCE = 60  # seconds that anything may take on a busy machine

n_told = 0
n_failed = 0


def skip(why):
    print(f"1..0 # SKIP {why}")
    sys.exit(0)


if not os.environ.get("DISPLAY"):
    skip("there is no display")
if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
    skip("there is no session bus")
for program in ("xdotool", "openbox", "xprop"):
    if shutil.which(program) is None:
        skip(f"{program} is missing")

# Warnings are fatal for Grundy, not for the bindings here.
GRUNDY_DEBUG = os.environ.pop("G_DEBUG", "")
try:
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib
except (ImportError, ValueError):
    skip("the accessibility bindings are missing")


def check(name, passed, more=""):
    """Tells one result."""
    global n_told, n_failed
    n_told += 1
    n_failed += not passed
    print("ok" if passed else "not ok", n_told, name, flush=True)
    if not passed and more:
        print("#", more, flush=True)


def done():
    print(f"1..{n_told}", flush=True)
    sys.exit(1 if n_failed or not n_told else 0)


def wait(get, what):
    """Waits until get() gives something, and returns that."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            found = get()
        except GLib.Error:  # a widget went while it was looked at
            found = None
        if found:
            return found
        time.sleep(0.1)
    print(f"Bail out! There is no sign of {what}.", flush=True)
    sys.exit(1)


def xdotool(*arguments):
    done = subprocess.run(["xdotool", *map(str, arguments)], check=True, capture_output=True, text=True)
    return done.stdout


def key(*names):
    for name in names:
        xdotool("key", name)


def type_text(text, delay=5):
    xdotool("type", "--delay", delay, text)


def has_state(node, name):
    return node.get_state_set().contains(getattr(Atspi.StateType, name))


def get_text(entry):
    return entry.get_text(0, entry.get_character_count())


def get_area(node):
    """Where a widget is in its window: x, y, width, height; nothing if it is not shown."""
    area = node.get_extents(Atspi.CoordType.WINDOW)
    return (area.x, area.y, area.width, area.height) if area.width and area.height else ()


def read_brightness(x, y):
    """How bright a pixel of the screen is, from 0 to 255."""
    x11 = ctypes.CDLL("libX11.so.6")
    for name in ("XOpenDisplay", "XGetImage"):
        getattr(x11, name).restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = x11.XGetPixel.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    all_planes, z_pixmap = ctypes.c_ulong(0xFFFFFFFF), 2
    image = ctypes.c_void_p(x11.XGetImage(display, root, x, y, 1, 1, all_planes, z_pixmap))
    pixel = x11.XGetPixel(image, 0, 0)
    x11.XDestroyImage(image)
    x11.XCloseDisplay(display)
    return sum(pixel.to_bytes(8, "little")[:3]) / 3


def stop(process):
    process.terminate()
    process.wait()


def start_window_manager():
    """Without one no window has the focus."""
    manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    atexit.register(stop, manager)
    wait(lambda: "window id" in subprocess.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], check=True,
                                               capture_output=True, text=True).stdout, "the window manager")


def make_home():
    """A folder with settings for a calm window, which goes at the end."""
    home = pathlib.Path(tempfile.mkdtemp(prefix="grundy-person."))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    settings = home / "gtk-4.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text("[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n", encoding="utf-8")
    return home


start_window_manager()
home = make_home()
Atspi.init()


class Person:
    """Grundy, and someone in front of it."""

    def __init__(self, *arguments, **environment):
        self.process = subprocess.Popen(
            [os.environ["GRUNDY_APP"], *arguments],
            env={**os.environ, "G_DEBUG": GRUNDY_DEBUG, "XDG_CONFIG_HOME": str(home), "LANGUAGE": "en",
                 "GRUNDY_LOCALEDIR": os.environ["GRUNDY_TEST_LOCALEDIR"], **environment})
        atexit.register(self.process.kill)
        self.application = wait(self.find_application, "the program on the accessibility bus")
        self.frame = wait(self.find_frame, "a window that has the focus")

    def find_application(self):
        if self.process.poll() is not None:
            print(f"Bail out! The program ended with status {self.process.returncode}.", flush=True)
            sys.exit(1)
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child is not None and child.get_process_id() == self.process.pid and child.get_child_count() > 0:
                child.set_cache_mask(Atspi.Cache.NONE)  # no main loop keeps a cache true
                return child
        return None

    def find_frame(self):
        for i in range(self.application.get_child_count()):
            frame = self.application.get_child_at_index(i)
            if frame is not None and has_state(frame, "ACTIVE"):
                return frame
        return None

    def walk(self, top=None):
        """Every widget that is not hidden, as pairs with its role; not what is in lists, which may be long."""
        stack = [top or self.application]
        while stack:
            node = stack.pop()
            if node is None or not (node is self.application or has_state(node, "VISIBLE")):
                continue
            role = node.get_role_name()
            yield node, role
            if role != "list" or node is top:
                stack.extend(node.get_child_at_index(i) for i in reversed(range(node.get_child_count())))

    def find(self, role, name=""):
        """The first widget of that role whose name, or else what is told of it, has that in it; or None."""
        for node, its_role in self.walk():
            if its_role == role and (name in (node.get_name() or "") or name in (node.get_description() or "")):
                return node
        return None

    def wait_for(self, role, name=""):
        return wait(lambda: self.find(role, name), f"{role} {name!r}")

    def wait_for_text(self, text):
        return self.wait_for("label", text)

    def sees(self, text):
        return self.find("label", text) is not None

    def read_list(self, name):
        """The rows of a list, each a list of its texts."""
        rows = self.wait_for("list", name)
        rows = [rows.get_child_at_index(i) for i in range(rows.get_child_count())]
        return [[node.get_name() for node, role in self.walk(row) if role == "label"] for row in rows
                if row.get_role_name() == "list item"]

    def press(self, name):
        """Presses a button that is not greyed out, or an item of a menu."""
        def find():
            node = self.find("push button", name) or self.find("menu item", name)
            return node if node is not None and has_state(node, "SENSITIVE") else None
        wait(find, f"a button {name!r} to be pressed").do_action(0)

    def get_place(self, node, at=0.5):
        """A place in a widget on the screen: how far along it is, in the middle of its height."""
        x, y, width, height = get_area(node)
        outer = dict(line.split("=") for line in
                     xdotool("getwindowgeometry", "--shell", xdotool("getactivewindow").strip()).split())
        shadow = (int(outer["WIDTH"]) - get_area(self.frame)[2]) // 2  # the window has an edge that is not the frame's
        return (int(outer["X"]) + shadow + x + round(width * at), int(outer["Y"]) + shadow + y + height // 2)

    def point_at(self, node, at=0.5):
        xdotool("mousemove", *self.get_place(node, at))

    def click(self, node, button=1):
        self.point_at(node)
        xdotool("click", button)

    def open_sum(self, text):
        """Types a sum into the entry."""
        key("ctrl+l", "ctrl+a")
        type_text(text)
        key("Return")

    def close(self):
        """Quits; the program ends well if there was nothing to warn of."""
        key("ctrl+q")
        try:
            status = self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            status = None
        check("ends without a warning", status == 0, f"status {status}")
