# SPDX-License-Identifier: LGPL-2.1-or-later
"""Every language and style starts without a warning, and a small window still has everything."""

import gettext
import os

from person import Person, check, done, get_area, key, read_brightness, wait, xdotool


def test_language(language):
    translation = gettext.translation("grundy", os.environ["GRUNDY_TEST_LOCALEDIR"], [language])
    verdict = translation.gettext("The value is %s: whoever moves from here wins.") % "1"
    person = Person(LANGUAGE=language)
    check(f"{language}: the verdict", person.wait_for_text(verdict))
    for text in ("Games", "Step Forward", "Undo"):
        check(f"{language}: {text}", person.find("push button", translation.gettext(text)))
    check(f"{language}: Positions", person.find("list", translation.gettext("Positions")))
    person.close()


def test_style(name, **environment):
    person = Person(**environment)
    check(f"{name}: the verdict", person.wait_for_text("whoever moves from here wins"))
    person.press("Step Back")
    check(f"{name}: a step", person.wait_for_text("68 of 69"))
    person.close()


def test_other_colours():
    person = Person()
    person.wait_for_text("whoever moves from here wins")
    edge = person.get_place(person.wait_for("image", "Graph of the game"), at=0.003)
    check("other colours: light at first", wait(lambda: read_brightness(*edge) > 200, "a light graph"))
    key("ctrl+comma")
    person.wait_for_text("On the Screen")
    key("space", "Down", "Down", "Return")
    check("other colours: dark", wait(lambda: read_brightness(*edge) < 60, "a dark graph"))
    key("Escape")
    wait(lambda: not person.sees("On the Screen"), "the preferences going")
    wait(person.find_frame, "the window with the focus again")
    person.close()


def test_small_window():
    person = Person()
    person.wait_for_text("whoever moves from here wins")
    xdotool("windowsize", xdotool("getactivewindow").strip(), 683, 768)
    wait(lambda: get_area(person.frame)[2] <= 683, "a small window")
    for role, name in (("image", "Graph of the game"), ("push button", "Step Forward"), ("slider", "Step")):
        x, _, width, _ = get_area(person.wait_for(role, name))
        check(f"small window: {name}", 0 <= x and x + width <= 683, f"from {x}, {width} wide")
    check("small window: the graph is wide", get_area(person.find("image", "Graph of the game"))[2] >= 400)
    person.close()


test_language("zh_CN")
test_language("zh_TW")
test_style("dark", ADW_DEBUG_COLOR_SCHEME="prefer-dark")
test_style("high contrast", ADW_DEBUG_HIGH_CONTRAST="1")
test_style("right to left", GTK_DEBUG="invert-text-dir")
test_other_colours()
test_small_window()
done()
