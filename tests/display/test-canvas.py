# SPDX-License-Identifier: LGPL-2.1-or-later
"""The graph answers to the mouse and the keyboard, and shares its selection with the list of positions."""

import time

from person import Person, check, done, get_text, key, wait, xdotool

person = Person()
verdict = person.wait_for_text("whoever moves from here wins")
entry = person.wait_for("text", "The game")
canvas = person.wait_for("image", "Graph of the game")

# Three positions in a row: the second is in the middle of the row, somewhere below the top.
person.open_sum("take{1}(2)")
place = person.wait_for_text("of 12")
wait(lambda: "loses" in verdict.get_name(), "the verdict")
heading = person.find("label", "SG value").get_parent().get_child_at_index(0)
x, middle = person.get_place(canvas)


def is_spoken_of(position):
    """Whether the inspector is about that position."""
    return heading.get_name() == position


def click(y, button=1):
    xdotool("mousemove", x, y, "click", button)


def find_height():
    """Clicks further and further down, until the position in the middle is selected."""
    for y in range(middle - 200, middle + 200, 20):
        click(y)
        if is_spoken_of("1"):
            return y + 40  # more than its edge
    return 0


y = wait(find_height, "the position in the middle")
check("a click selects a position", True)
key("Down")
wait(lambda: is_spoken_of("0"), "its option")
key("Up", "Up")
wait(lambda: is_spoken_of("2"), "its predecessor")
check("arrow keys go along moves", True)

def zoom(button):
    """Four notches of the wheel, with Ctrl."""
    xdotool("mousemove", x, y, "keydown", "ctrl", "click", "--repeat", 4, "--delay", 100, button, "keyup", "ctrl")


def what_is_beside():
    """The position that is spoken of after a click beside the one in the middle: itself, if it reaches so far."""
    xdotool("mousemove", x + 80, y, "click", 1)
    time.sleep(0.5)
    return heading.get_name()


wait(lambda: what_is_beside() == "2", "nothing beside the position in the middle, so the start")
zoom(4)
wait(lambda: what_is_beside() == "1", "the position in the middle, which has become larger where it is")
check("Ctrl and the wheel zoom at the pointer", True)
zoom(5)
wait(lambda: what_is_beside() == "2", "its old size")
check("and back again", True)

rows = person.wait_for("list", "Positions")
person.click(rows.get_child_at_index(1))
wait(lambda: is_spoken_of("1"), "the position of the list")
check("a row of the list selects a position", True)

xdotool("mousemove", x, y, "click", "--repeat", 2, "--delay", 50, 1)
wait(lambda: get_text(entry) == "take{1}(1)", "the new start")
check("a double click starts at a position", True)
key("ctrl+z")
wait(lambda: get_text(entry) == "take{1}(2)", "the old start")
check("Ctrl+Z goes back", True)

key("0")  # what is seen keeps its place, which is no longer in the middle
click(y, button=3)
person.press("Step to Here")
wait(lambda: not place.get_name().startswith("12 "), "the step of that position")
check("the menu steps to a position", person.wait_for_text("SG(1) = 1"))

person.close()
done()
