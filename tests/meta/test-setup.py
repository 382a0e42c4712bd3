# SPDX-License-Identifier: LGPL-2.1-or-later
"""./run and ./test say in a sentence what they cannot do, and call apt only when something is missing.

The scripts run in a world of pretended programs: a dpkg-query that knows what the test says, and an apt-get that only
writes down that it was called.
"""

import os
import pathlib
import shutil
import stat
import tempfile

from checks import SOURCE, check, done, find, run

REAL = ("bash", "sed", "awk", "grep", "head", "cat", "env", "dirname", "readlink", "mktemp", "rm", "mkdir", "dpkg")
ROWS = [line.split("\t") for line in (SOURCE / "build-aux/dependencies.tsv").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")]
PACKAGES = [row[1] for row in ROWS]
REQUIRED = [row[1] for row in ROWS if row[0] == "run"]


class World:
    """A folder of programs that is the whole PATH."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.called = self.folder / "apt-called"
        for name in REAL:
            (self.folder / name).symlink_to(shutil.which(name))

    def pretend(self, name, script):
        path = self.folder / name
        path.write_text(f"#!/bin/bash\n{script}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def pretend_debian(self, installed, candidate="9999", user_id=0):
        """A Debian with some packages, given with their versions."""
        known = "\n".join(f'{name}) echo "installed {version}" ;;' for name, version in installed.items())
        self.pretend("dpkg-query", f'case "${{@: -1}}" in\n{known}\n*) exit 1 ;; esac')
        self.pretend("apt-get", f'echo "$@" >>{self.called}; [ ! -t 0 ] && [ "$DEBIAN_FRONTEND" = noninteractive ]')
        self.pretend("apt-cache", f'echo "  Candidate: {candidate}"')
        self.pretend("id", f"echo {user_id}")

    def require(self, **environment):
        """Asks for what ./run needs; returns the output, the status, and the calls of apt-get."""
        output, status = run("bash", "-c", "set -u; . build-aux/setup.sh; require_packages run; echo ready",
                             cwd=SOURCE, env={"PATH": str(self.folder), **environment})
        return output, status, self.called.read_text(encoding="utf-8") if self.called.exists() else ""


def expect(name, found, *conditions):
    check(name, [] if all(conditions) else [*map(str, found)])


def in_world(function):
    with tempfile.TemporaryDirectory() as folder:
        function(World(folder))


def test_nothing_missing(world):
    world.pretend_debian({name: "4:9999-1" for name in REQUIRED})
    found = output, status, calls = world.require()
    expect("with nothing missing apt is never called", found, status == 0, output == "ready\n", not calls)


def test_something_missing(world):
    world.pretend_debian({name: "9999" for name in REQUIRED[1:]})
    found = output, status, calls = world.require()
    expect("what is missing is installed, after an update", found, status == 0, output.endswith("ready\n"),
           [call.split()[3] for call in calls.splitlines()] == ["update", "install"],
           f"--no-install-recommends {REQUIRED[0]}\n" in calls, "DPkg::Lock::Timeout=" in calls)


def test_installed_too_old(world):
    world.pretend_debian({name: "1:4.6.9-1" if name == "libgtk-4-dev" else "9999" for name in REQUIRED[1:]})
    found = output, status, calls = world.require()
    expect("a package that is too old is named before anything is installed", found, status != 0, not calls,
           "libgtk-4-dev is 1:4.6.9-1, and 4.8 is needed" in output)


def test_candidate_too_old(world):
    world.pretend_debian({name: "9999" for name in REQUIRED if name != "libadwaita-1-dev"}, candidate="1.1.7-1")
    found = output, status, calls = world.require()
    expect("a package that would be too old is not installed", found, status != 0, "install" not in calls,
           "libadwaita-1-dev is 1.1.7-1, and 1.2 is needed" in output)


def test_no_root(world):
    world.pretend_debian({}, user_id=1000)
    found = output, status, calls = world.require()
    expect("without root or sudo one sentence says what to ask for", found, status != 0, not calls,
           len(output.splitlines()) == 1, "apt-get install --no-install-recommends python3 gcc" in output)


def test_sudo_for_apt_alone(world):
    world.pretend_debian({name: "9999" for name in REQUIRED[1:]}, user_id=1000)
    world.pretend("sudo", f'echo "sudo $*" >>{world.called}; [ "$1" = -n ] || "$@"')
    found = output, status, calls = world.require()
    expect("sudo is used for apt-get", found, status == 0,
           all(" apt-get " in call or call == "sudo -n true" for call in calls.splitlines() if call.startswith("sudo")))


def test_other_system(world):
    found = output, status, _ = world.require()
    expect("elsewhere the names and least versions are printed", found, status != 0, "gtk4 4.8 or newer" in output,
           "libadwaita-1 1.2 or newer" in output, "glib-2.0 2.74 or newer" in output)
    found = output, status, _ = world.require(GRUNDY_SKIP_PACKAGES="1")
    expect("elsewhere one can go on", found, status == 0, output == "ready\n")


for function in (test_nothing_missing, test_something_missing, test_installed_too_old, test_candidate_too_old,
                 test_no_root, test_sudo_for_apt_alone, test_other_system):
    in_world(function)

for script in ("run", "test"):
    found = output, status = run(str(SOURCE / script), env={**os.environ, "SUDO_USER": "somebody"})
    expect(f"./{script} refuses sudo", found, status != 0, "without sudo" in output, len(output.splitlines()) == 1)

for script in [path for path in find("run", "test", ".ci/run", "build-aux/*.sh")]:
    output, status = run("bash", "-n", str(SOURCE / script))
    check(f"{script} is well-formed", [output] if status else [])
# Of two rows for one package nobody could say which version is meant.
check("every package stands once", sorted({package for package in PACKAGES if PACKAGES.count(package) > 1}))
done()
