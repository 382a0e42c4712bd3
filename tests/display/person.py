# SPDX-License-Identifier: LGPL-2.1-or-later
"""A person at the window: starts Grundy, reads it over the accessibility bus, and uses the real keyboard and mouse."""

import os
import shutil
import subprocess
import sys
import time

PATIENCE = 30  # seconds that anything may take on a busy machine

n_told = 0
n_failed = 0


def skip(why):
    print(f"1..0 # SKIP {why}")
    sys.exit(0)


if not os.environ.get("DISPLAY"):
    skip("there is no display")
if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
    skip("there is no session bus")
if shutil.which("xdotool") is None:
    skip("xdotool is missing")
try:
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi
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
    print(f"1..{n_told}")
    sys.exit(1 if n_failed or not n_told else 0)


def xdotool(*arguments):
    subprocess.run(["xdotool", *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)


def key(*names):
    for name in names:
        xdotool("key", name)


def type_text(text):
    xdotool("type", "--delay", "5", text)


class Person:
    """Grundy, and someone in front of it."""

    def __init__(self, *arguments, **environment):
        self.process = subprocess.Popen([os.environ["GRUNDY_APP"], *arguments],
                                        env={**os.environ, "LANGUAGE": "en", **environment})
        Atspi.init()
        self.application = self.wait(self.find_application, "the program on the accessibility bus")

    def find_application(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child is not None and child.get_process_id() == self.process.pid and child.get_child_count() > 0:
                return child
        return None

    @staticmethod
    def wait(get, what):
        """Waits until get() gives something, and returns that."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = get()
            if found:
                return found
            time.sleep(0.1)
        print(f"Bail out! There is no sign of {what}.")
        sys.exit(1)

    def walk(self, node=None):
        stack = [node or self.application]
        while stack:
            node = stack.pop()
            if node is None:
                continue
            yield node
            stack.extend(node.get_child_at_index(i) for i in reversed(range(node.get_child_count())))

    def find(self, role=None, name=None, showing=True):
        """The first widget of that role and name, or None."""
        for node in self.walk():
            if role is not None and node.get_role_name() != role:
                continue
            if name is not None and (node.get_name() or "") != name:
                continue
            if showing and not node.get_state_set().contains(Atspi.StateType.SHOWING):
                continue
            return node
        return None

    def texts(self):
        """Every text that is on the screen."""
        return [node.get_name() for node in self.walk()
                if node.get_role_name() == "label" and node.get_name()
                and node.get_state_set().contains(Atspi.StateType.SHOWING)]

    def sees(self, text):
        return any(text in seen for seen in self.texts())

    def wait_for_text(self, text):
        self.wait(lambda: self.sees(text), f"the text {text!r}")

    def click(self, role, name):
        node = self.wait(lambda: self.find(role, name), f"{role} {name!r}")
        node.do_action(0)

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
