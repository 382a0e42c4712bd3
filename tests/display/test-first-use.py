# SPDX-License-Identifier: LGPL-2.1-or-later
"""What a lecturer does on the first day: opens a game, steps through its values, looks at a position."""

from person import Person, check, done, key, type_text

person = Person()
person.wait_for_text("whoever moves from here wins")
check("opens solved, with a verdict", person.sees("SG value 1, N"))
check("the positions are listed", person.sees("10"))

key("Home")
person.wait_for_text("0 of 69")
check("nothing is settled at the start", not person.sees("whoever moves from here wins"))
for _ in range(3):
    key("Page_Down")
person.wait_for_text("3 of 69")
check("the sentence of the step", person.sees("SG(0) = 0"))
key("Page_Up")
person.wait_for_text("2 of 69")
check("back by one step", not person.sees("SG(0) = 0"))
key("End")
person.wait_for_text("69 of 69")
check("the end is solved again", person.sees("whoever moves from here wins"))

key("ctrl+l", "ctrl+a")
type_text("kayles(1)+nim(3)\n")
person.wait_for_text("whoever moves from here wins")
check("a sum is opened by typing", person.find("text", None) is not None)

key("ctrl+l", "ctrl+a")
type_text("kayles(1,\n")
person.wait_for_text("column")
check("a mistake is told under the entry", True)
key("Escape")

person.close()
done()
