# SPDX-License-Identifier: LGPL-2.1-or-later
"""Every string for people is extracted, and translated into every language."""

import pathlib
import re
import tempfile

from checks import SOURCE, check, done, find, run

MARKED = re.compile(r'\b(?:N?C?_|n?gettext|g_dn?gettext|g_dpgettext2) \(\s*(?:NULL, )?"|translatable="yes"|^_?Name=|<summary>', re.MULTILINE)
CUT = re.compile(r'\b(?:N?C?_|n?gettext|g_dn?gettext|g_dpgettext2) \([^()]*" G_G\w+_FORMAT')
NOTE = re.compile(r"/\*\s*(Translators:.*?)\*/", re.DOTALL)
PLACES = ("src/**/*.[ch]", "ui/**/*.ui", "resources/**/*.in")


def read_list(path):
    lines = (SOURCE / path).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def flatten(text):
    """A comment as one line, without the stars that begin its lines."""
    return " ".join(re.sub(r"\n(?:#\.)?\s*(?:\*\s)?", " ", text).split())


def find_lost_notes(path, extracted):
    """The notes to translators that xgettext does not see: it wants them right before the line of the string."""
    notes = NOTE.findall((SOURCE / path).read_text(encoding="utf-8"))
    return [f"{path}: {flatten(note)}" for note in notes if flatten(note) not in extracted]


potfiles = read_list("po/POTFILES")
linguas = read_list("po/LINGUAS")
marked = [str(path) for path in find(*PLACES) if MARKED.search((SOURCE / path).read_text(encoding="utf-8"))]

check("files found", [] if marked else ["no file has a string for people"])
check("POTFILES lists every file with strings", sorted(set(marked) - set(potfiles)))
check("POTFILES lists nothing else", sorted(set(potfiles) - set(marked)))
check("POTFILES is sorted", [] if potfiles == sorted(potfiles) else ["it is not"])
check("no string ends at a macro that xgettext does not know",
      [path for path in marked if CUT.search((SOURCE / path).read_text(encoding="utf-8"))])
check("zh_CN and zh_TW are there", sorted({"zh_CN", "zh_TW"} - set(linguas)))
check("LINGUAS lists every translation", sorted({path.stem for path in find("po/*.po")} ^ set(linguas)))

with tempfile.TemporaryDirectory() as folder:
    pot = pathlib.Path(folder, "grundy.pot")
    output, status = run(
        "xgettext", "--from-code=UTF-8", "--add-comments", "--keyword=_", "--keyword=N_", "--keyword=C_:1c,2",
        "--keyword=NC_:1c,2", "--keyword=g_dcgettext:2", "--keyword=g_dngettext:2,3", "--keyword=g_dpgettext2:2c,3",
        "--output", str(pot), *potfiles, cwd=SOURCE)
    check("strings can be extracted", [output] if status else [])
    extracted = flatten(pot.read_text(encoding="utf-8"))
    check("translators see every note to them",
          [lost for path in potfiles if path.endswith((".c", ".h")) for lost in find_lost_notes(path, extracted)])
    for language in linguas:
        po = SOURCE / "po" / f"{language}.po"
        output, status = run("msgfmt", "--check", "--statistics", "--output-file=/dev/null", str(po))
        check(f"{language} is well-formed", [output] if status else [])
        check(f"{language} has nothing fuzzy or untranslated",
              [output] if "fuzzy" in output or "untranslated" in output else [])
        output, status = run("msgcmp", str(po), str(pot))
        check(f"{language} has every string", output.splitlines() if status else [])
done()
