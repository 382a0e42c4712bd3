# SPDX-License-Identifier: LGPL-2.1-or-later
"""The Sequence page: values beside those of one's own program, the first difference as a graph, and a figure."""

from person import Person, check, done, get_text, key, type_text, wait, xdotool

person = Person()
person.wait_for_text("whoever moves from here wins")
entry = person.wait_for("text", "The game")
key("ctrl+2")
person.wait_for_text("SG(0) = 0: P")
check("the values are there, and the period", person.wait_for_text("Period 7"))

person.press("Compare")
numbers = person.wait_for("text", "Numbers to compare with")
wait(lambda: person.get_place(numbers)[0] < 1366, "the field for numbers")
person.click(numbers)
type_text("0 1 0 1 2 3 2 0 1", 50)
wait(lambda: person.sees("All 9 numbers agree."), "news that they agree")
check("numbers that are right agree", True)
type_text(" 1", 50)
told = person.wait_for_text("The first difference is at 9")
check("the first difference is told", "your number is 1, but SG(9) = 0" in told.get_name(), told.get_name())
check("its cell is chosen", person.wait_for_text("SG(9) = 0: P"))

person.press("Export Values…")
person.wait_for("frame", "Export Values")
check("values have a dialog of their own", person.wait_for("push button", "Copy the line for a terminal"))
key("Escape")
wait(lambda: person.find("frame", "Export Values") is None, "an end of the dialog")

person.press("Show as Graph")
wait(lambda: get_text(entry) == "take{1,3,4}(9)", "the position as the game")
check("the position is shown as a graph", person.wait_for("image", "Graph of the game"))

person.close()
done()
