# SPDX-License-Identifier: LGPL-2.1-or-later
"""What a lecturer does on the first day: looks at the game that is there, and steps through its values."""

from person import Person, check, done, get_text, key, wait, xdotool

person = Person()
verdict = person.wait_for_text("whoever moves from here wins")
check("opens solved, with a verdict", person.sees("SG value 1, N"))
place = person.wait_for_text(" of 69")


def wait_for_step(k):
    wait(lambda: place.get_name() == f"{k} of 69", f"step {k}")


rows = person.read_list("Positions")
check("the positions are listed", ["10", "1", "N"] in rows and ["7", "0", "P"] in rows, rows)
entry = person.wait_for("text", "The game")
check("the sum is in the entry", get_text(entry) == "take{1,3,4}(10)", get_text(entry))

person.press("Before the First Step")
wait_for_step(0)
wait(lambda: verdict.get_name() == "", "an end of the verdict")
check("nothing is told at the start", True)
for k in range(1, 4):
    person.press("Step Forward")
    wait_for_step(k)
check("the sentence of the step", person.wait_for_text("SG(0) = 0"))
key("Next")
wait_for_step(4)
key("Prior", "Prior")
wait_for_step(2)
check("a presenter's remote steps to and fro", True)
key("End")
wait_for_step(69)
wait(lambda: "whoever moves from here wins" in verdict.get_name(), "the verdict again")
key("Home")
wait_for_step(0)
check("Home and End jump", True)

person.press("Play")
wait(lambda: not place.get_name().startswith("0 "), "a step that comes on its own")
person.press("Play")
check("it plays", True)

slider = person.wait_for("slider")
person.point_at(slider, 0.9)
xdotool("mousedown", 1)
person.point_at(slider, 0.5)
wait(lambda: 20 < int(place.get_name().split()[0]) < 50, "the step in the middle")
person.point_at(slider, 0.0)
xdotool("mouseup", 1)
wait_for_step(0)
check("the slider is dragged", True)

person.press("Step through who wins")
wait(lambda: not place.get_name().endswith("of 69"), "the steps of the outcomes")
person.press("Step through the SG values")
wait(lambda: place.get_name().endswith("of 69"), "the steps of the values")
check("outcomes and values are stepped through", True)

person.close()
done()
