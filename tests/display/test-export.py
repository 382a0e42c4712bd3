# SPDX-License-Identifier: LGPL-2.1-or-later
"""The figure of a step is saved as an SVG file."""

import xml.etree.ElementTree

from person import Person, check, done, get_text, has_state, home, key, type_text, wait

person = Person()
person.wait_for_text("whoever moves from here wins")
key("ctrl+e")
person.wait_for("frame", "Export")
person.press("Save…")
wait(lambda: has_state(person.wait_for("text", "Name:"), "FOCUSED"), "the file chooser")
path = home / "figure.svg"
key("ctrl+a")
type_text(str(path))
name = person.find("text", "Name:")
wait(lambda: get_text(name) == str(path), "the path in the file chooser")
person.press("_Save Save")
wait(path.exists, "the file")  # the news of it may be gone before a slow reader finds it
check("an SVG file is saved", True)
figure = xml.etree.ElementTree.parse(path).getroot()
check("it is a figure with texts", any(node.text == "10" for node in figure.iter()), path.read_text()[:500])
key("Escape")
person.close()
done()
