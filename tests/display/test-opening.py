# SPDX-License-Identifier: LGPL-2.1-or-later
"""Games are found by name and by judge problem, sums are typed, mistakes and limits are told, and all is undone."""

from person import Person, check, done, get_area, get_text, key, type_text, wait

person = Person()
verdict = person.wait_for_text("whoever moves from here wins")
entry = person.wait_for("text", "The game")


def wait_for_sum(text):
    wait(lambda: get_text(entry) == text, f"{text!r} in the entry")


def search(text):
    """Types into the search. A letter that no key has may be lost when it follows too soon, and all is typed anew."""
    def type_all():
        key("ctrl+f", "ctrl+a")
        type_text(text, 5 if text.isascii() else 200)
        return get_text(person.find("entry")) == text
    wait(type_all, f"{text!r} in the search")


person.open_sum("kayles(5) + nim(3)")
wait(lambda: verdict.get_name().startswith("The nim-sum is 4 xor 3 = 7"), "the verdict on a sum")
check("a sum is opened by typing", person.find("combo box", "Whose graph is shown") is not None)

search("HDU 1848")
key("Return")
wait_for_sum("take{fibonacci}(1,1,4)")
check("a game is found by a judge's problem", True)
search("取石子")
key("Return")
wait_for_sum("nim(3,4,5)")
check("a game is found by a Chinese name", True)
search("nothing is called that")
games = person.wait_for("list", "Games")
wait(lambda: any(get_area(node) for node, role in person.walk(games) if node.get_name() == "No game is called that."),
     "the news that no game is called that")
check("what no game is called finds none", True)
key("ctrl+a", "BackSpace")

person.open_sum("kayles(1,")
told = person.wait_for_text("column")
check("a mistake is told with its place", "column 10" in told.get_name(), told.get_name())
key("Escape")

person.open_sum("wythoff(3,5)")
wait(lambda: "whoever moves from here loses" in verdict.get_name(), "the verdict on that position")
person.press("Undo")
wait_for_sum("nim(3,4,5)")
person.press("Undo")
wait_for_sum("take{fibonacci}(1,1,4)")
person.press("Redo")
wait_for_sum("nim(3,4,5)")
check("sums are undone and done again", True)

person.open_sum("take{1..10}(30000)")
told = person.wait_for_text("The search stopped at the limit")
check("a graph that is too large says so", "start from a smaller position" in told.get_name(), told.get_name())
person.open_sum("dag{a>b,b>a}(a)")
check("a graph with a cycle is a draw", person.wait_for_text("neither player can force a win"))

person.close()
done()
