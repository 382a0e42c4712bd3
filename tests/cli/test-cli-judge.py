# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli judge: each problem beside a search of its rules that uses no theorem; bad input; the list."""

import functools
import itertools
import os
import random
import subprocess

from cli import CLI, check, check_sentence, done, environment, run

END, ZERO, COUNTED = "", "0\n", None


def solver(options, last_wins=True):
    """Who wins, by trying all that may happen: a function of a position; True if the first player does."""
    @functools.cache
    def wins(position):
        after = options(position)
        return any(not wins(one) for one in after) if after else not last_wins
    return wins


def compare(problem, ending, words, cases):
    """Gives all cases at once, pairs of a text and of whether the first player wins, or the very answer."""
    cases = list(cases)
    before = f"{len(cases)}\n" if ending is COUNTED else ""
    given = before + "".join(text + "\n" for text, _ in cases) + (ending or "")
    expected = [words[0 if found else 1] if words else found for _, found in cases]
    status, lines, said = run("judge", problem, stdin=given)
    wrong = [(text, line) for (text, _), line, answer in zip(cases, lines, expected) if line != answer]
    check(f"{problem}: {len(cases)} cases", (status, said, len(lines), wrong[:3]), (0, "", len(cases), []))
    if words:
        check(f"{problem}: both answers come", len(set(expected)), 2)


def listed(numbers):
    return " ".join(map(str, [len(numbers), *numbers]))


def multisets(numbers, longest):
    return [heaps for n in range(1, longest + 1) for heaps in itertools.combinations_with_replacement(numbers, n)]


def subsets(things):
    return [part for n in range(1, len(things) + 1) for part in itertools.combinations(things, n)]


def heaps_of(one_heap):
    """The options of heaps of which one is changed; one_heap gives the heaps that may take a heap's place."""
    return lambda heaps: [tuple(sorted(heap for heap in (*heaps[:i], *new, *heaps[i + 1:]) if heap))
                          for i in range(len(heaps)) for new in one_heap(heaps[i])]


def take(amounts):
    return heaps_of(lambda heap: [(heap - k,) for k in amounts if k <= heap])


nim = heaps_of(lambda heap: [(rest,) for rest in range(heap)])
rows = heaps_of(lambda n: [(left, n - k - left) for k in range(1, n + 1) for left in range(n - k + 1)])
lasker = heaps_of(lambda n: [(rest,) for rest in range(n)] + [(k, n - k) for k in range(1, n)])
half = heaps_of(lambda n: [(n - k,) for k in range(1, n // 2 + 1)])
small = multisets(range(1, 6), 3)

for problem, ending, words, options, last_wins in (
        ("HDU 1907", COUNTED, ("John", "Brother"), nim, False), ("POJ 3480", COUNTED, ("John", "Brother"), nim, False),
        ("HDU 2509", END, ("Yes", "No"), rows, False), ("HDU 3032", COUNTED, ("Alice", "Bob"), lasker, True),
        ("POJ 2234", END, ("Yes", "No"), nim, True), ("UVA 1482", COUNTED, ("YES", "NO"), half, True)):
    wins = solver(options, last_wins)
    compare(problem, ending, words, [(listed(heaps), wins(heaps)) for heaps in small])

nim_wins = solver(nim)
counts = [(listed(heaps), str(sum(not nim_wins(tuple(sorted(h for h in (*heaps[:i], rest, *heaps[i + 1:]) if h)))
                                  for i in range(len(heaps)) for rest in range(heaps[i])))) for heaps in small]
compare("HDU 1850", ZERO, None, counts)
compare("POJ 2975", ZERO, None, counts)

compare("HDU 1846", COUNTED, ("first", "second"),
        [(f"{n} {m}", solver(take(range(1, m + 1)))((n,))) for n in range(1, 25) for m in range(1, 7)])
wins = solver(take([1, 2, 4, 8, 16, 32]))
compare("HDU 1847", END, ("Kiki", "Cici"), [(str(n), wins((n,))) for n in range(1, 60)])
wins = solver(take([1, 2, 3, 5, 8]))
compare("HDU 1848", "0 0 0\n", ("Fibo", "Nacci"),
        [(f"{a} {b} {c}", wins(tuple(sorted((a, b, c))))) for a, b, c in itertools.product(range(1, 8), repeat=3)])

# --- Two teams; sets of numbers --------------------------------------------------------------------------------------


def team_wins(stones, limits):
    @functools.cache
    def wins(left, player):
        following = (player + 1) % len(limits)
        return left == 0 or any(not wins(left - k, following) for k in range(1, min(limits[player], left) + 1))
    return wins(stones, 0)


compare("POJ 2068", ZERO, ("1", "0"),
        [(" ".join(map(str, (len(limits) // 2, stones, *limits))), team_wins(stones, limits))
         for n in (2, 4) for limits in itertools.product((1, 2, 4), repeat=n) for stones in (1, 2, 5, 6, 9, 10, 13)])

chance = random.Random(2960)
cases = []
for _ in range(40):
    amounts = [chance.randint(1, 9) for _ in range(chance.randint(1, 4))]
    wins = solver(take(amounts))
    positions = [[chance.randint(0, 12) for _ in range(chance.randint(1, 3))] for _ in range(chance.randint(1, 8))]
    letters = "".join("W" if wins(tuple(sorted(h for h in heaps if h))) else "L" for heaps in positions)
    cases.append((f"{listed(amounts)}\n{len(positions)}\n" + "\n".join(map(listed, positions)), letters))
compare("POJ 2960", ZERO, None, cases)

# --- Pairs and triples -----------------------------------------------------------------------------------------------

wythoff = solver(lambda p: [(a, p[1]) for a in range(p[0])] + [(p[0], b) for b in range(p[1])] +
                 [(p[0] - k, p[1] - k) for k in range(1, min(p) + 1)])
compare("POJ 1067", END, ("1", "0"), [(f"{a} {b}", wythoff((a, b))) for a in range(24) for b in range(24)])


def multiples(pair):
    small_one, large = sorted(pair)
    return [(small_one, large - k * small_one) for k in range(1, large // small_one + 1)] if small_one else []


euclid = solver(multiples)
compare("POJ 2348", "0 0\n", ("Stan wins", "Ollie wins"),
        [(f"{a} {b}", euclid((a, b))) for a in range(1, 25) for b in range(1, 25)])


def all_pairs(pairs):
    """Every pair that is not finished is moved in; who finds none has lost."""
    return [tuple(sorted(tuple(sorted(pair)) for pair in after if 0 not in pair))
            for after in itertools.product(*map(multiples, pairs))] if pairs else []


every = solver(all_pairs)
pairs_of_numbers = list(itertools.combinations_with_replacement(range(1, 9), 2))
chance.shuffle(pairs_of_numbers)
compare("HDU 3595", END, ("MM", "GG"),
        [(f"{len(pairs)} " + " ".join(f"{b} {a}" for a, b in pairs), every(tuple(sorted(pairs))))
         for n in (1, 2) for pairs in itertools.combinations(pairs_of_numbers, n)])


def beans_options(heaps):
    changes = [which for n in (1, 2) for which in itertools.combinations(range(3), n)]
    return [tuple(sorted(heap - k * (i in which) for i, heap in enumerate(heaps)))
            for which in changes for k in range(1, min(heaps[i] for i in which) + 1)]


beans = solver(beans_options)
compare("ZOJ 3057", END, ("1", "0"),
        [(f"{a} {b} {c}", beans(tuple(sorted((a, b, c))))) for a, b, c in itertools.product(range(12), repeat=3)])


@functools.cache
def multiply_wins(product, target):
    return any(product * k >= target or not multiply_wins(product * k, target) for k in range(2, 10))


compare("POJ 2505", END, ("Stan wins.", "Ollie wins."),
        [(str(n), multiply_wins(1, n)) for n in [*range(1, 400), *range(2910, 2920), 5832, 5833, 52488, 52489]])

# --- Rows of pieces and coins ----------------------------------------------------------------------------------------


def slides(position):
    """Northcott's game: whose turn it is, and the rows; pieces may also retreat."""
    player, squares, state = position
    for i, row in enumerate(state):
        own, other = row[player], row[1 - player]
        free = range(own + 1, other if other > own else squares + 1), range(own - 1, other if other < own else 0, -1)
        for square in itertools.chain(*free):
            new = (square, other) if player == 0 else (other, square)
            yield (1 - player, squares, (*state[:i], new, *state[i + 1:]))


def northcott(n_rows, squares):
    """Who wins where play can go round: lost positions are found backwards, until nothing is new."""
    row = list(itertools.permutations(range(1, squares + 1), 2))
    states = [(player, squares, state) for player in (0, 1) for state in itertools.product(row, repeat=n_rows)]
    after = {state: list(slides(state)) for state in states}
    result = {}
    while True:
        new = {state: any(result.get(one) is False for one in after[state]) for state in states if state not in result
               and (any(result.get(one) is False for one in after[state]) or all(one in result for one in after[state]))}
        if not new:
            return {state: first for (player, _, state), first in result.items() if player == 0}
        result.update(new)


cases = [(f"{n_rows} {squares} " + " ".join(f"{black} {white}" for black, white in state) + "\n", first)
         for n_rows, squares in ((1, 2), (1, 5), (2, 4)) for state, first in northcott(n_rows, squares).items()]
check("HDU 1730: nothing goes round for ever", len(cases), 2 + 20 + 144)
compare("HDU 1730", END, ("I WIN!", "BAD LUCK!"), cases)

georgia = solver(lambda squares: [(*squares[:i], new, *squares[i + 1:]) for i in range(len(squares))
                                  for new in range((squares[i - 1] if i else 0) + 1, squares[i])])
compare("POJ 1704", COUNTED, ("Georgia will win", "Bob will win"),
        [(listed(squares[::-1]), georgia(squares)) for squares in subsets(range(1, 9))])

ring = solver(lambda state: [("row", state[1] - k) for k in (1, 2) if k <= state[1]] if state[0] == "ring" else [
    ("row", *sorted(h for h in (*state[1:i], left, state[i] - k - left, *state[i + 1:]) if h))
    for i in range(1, len(state)) for k in (1, 2) for left in range(state[i] - k + 1)])
compare("POJ 2484", ZERO, ("Alice", "Bob"), [(str(n), ring(("ring", n))) for n in range(1, 13)])


def turn(heads, places):
    return tuple(sorted(set(heads) ^ set(places)))


mock = solver(lambda heads: [turn(heads, (*others, place)) for place in heads for n in range(3)
                             for others in itertools.combinations(range(place), n)])
compare("HDU 3537", END, ("No", "Yes"), [(listed(heads + heads[:1]), mock(heads)) for heads in subsets(range(8))])


def lamps_options(lamps):
    """The corners of each box below a lamp that is on; corners that fall together are one."""
    return [turn(lamps, itertools.product(*({low, high} for low, high in zip(corner, lamp))))
            for lamp in lamps for corner in itertools.product(*(range(1, high + 1) for high in lamp))]


lamps_win = solver(lamps_options)
for problem, ending, words, sizes in (
        ("HDU 3404", COUNTED, ("Have a try, lxhgww.", "Don't waste your time."), (3, 3)),
        ("POJ 3533", END, ("No", "Yes"), (2, 2, 2)), ("POJ 3533", END, ("No", "Yes"), (4, 2, 1))):
    places = list(itertools.product(*(range(1, size + 1) for size in sizes)))
    compare(problem, ending, words, [(f"{len(lamps)} " + " ".join(" ".join(map(str, lamp)) for lamp in lamps),
                                      lamps_win(tuple(sorted(lamps)))) for lamps in subsets(places)])

# --- Heaps that change in other ways ---------------------------------------------------------------------------------


def new_stone_options(heaps):
    found = set()
    for i, heap in enumerate(heaps):
        others = [*heaps[:i], *heaps[i + 1:]]
        for given in itertools.product(*(range(heap) for _ in others)):
            found.update(tuple(sorted(h for h in (rest, *(o + g for o, g in zip(others, given))) if h))
                         for rest in range(heap - sum(given)))
    return sorted(found)


stones = solver(new_stone_options)
compare("POJ 1740", ZERO, ("1", "0"), [(listed(heaps[::-1]), stones(heaps)) for heaps in multisets(range(1, 4), 4)])


def xor_options(state):
    """Heaps, and whether the player to move and the other one may still double."""
    heaps, may_double, other_may = state
    for i, n in enumerate(heaps):
        rest = heaps[:i] + heaps[i + 1:]
        for k in range(1, n):
            if k ^ n < n:
                yield (tuple(sorted((*rest, k, k ^ n))), other_may, may_double)
                if may_double and 2 * k != n:
                    yield (tuple(sorted((*rest, k, 2 * k ^ n))), other_may, False)


doubling = solver(lambda state: list(xor_options(state)))
compare("HDU 4388", COUNTED, None,
        [(listed(heaps), f"Case {i}: {'Yes' if doubling((heaps, True, True)) else 'No'}")
         for i, heaps in enumerate([*multisets(range(1, 15), 1), *multisets(range(1, 8), 2)], 1)])

# --- Graphs ----------------------------------------------------------------------------------------------------------

cases = []
for _ in range(30):
    order = chance.sample(range(6), 6)
    arrows = {order[i]: [order[j] for j in range(i) if chance.random() < 0.4] for i in range(6)}
    chess = solver(lambda tokens, arrows=arrows: [tuple(sorted((*tokens[:i], to, *tokens[i + 1:])))
                                                  for i in range(len(tokens)) for to in arrows[tokens[i]]])
    queries = [[chance.randrange(6) for _ in range(chance.randint(1, 3))] for _ in range(10)]
    cases.append(("6\n" + "\n".join(listed(arrows[node]) for node in range(6)) + "\n" + "\n".join(map(listed, queries)) +
                  "\n0", ["WIN" if chess(tuple(sorted(tokens))) else "LOSE" for tokens in queries]))
check("POJ 2425: queries", run("judge", "POJ 2425", stdin="\n".join(text for text, _ in cases)),
      (0, sum((answers for _, answers in cases), []), ""))


def standing(edges):
    reached, is_new = {1}, True
    while is_new:
        new = {end for _, *ends in edges if reached & set(ends) for end in ends} - reached
        reached |= new
        is_new = bool(new)
    return tuple(edge for edge in edges if edge[1] in reached)


def draw_picture():
    """A tree that may carry polygons of 2 to 4 edges, each at one node."""
    ends, n_nodes = [], 1
    while len(ends) < 7:
        start, length = chance.randint(1, n_nodes), chance.randint(1, 4)
        nodes = [start, *range(n_nodes + 1, n_nodes + max(length, 2))]
        ends += list(zip(nodes, nodes[1:] + ([start] if length > 1 else [])))
        n_nodes = nodes[-1]
    return n_nodes, [chance.sample(pair, 2) for pair in ends]


cut = solver(lambda edges: [standing(edges[:i] + edges[i + 1:]) for i in range(len(edges))])
cases = []
for _ in range(40):
    n_nodes, ends = draw_picture()
    cases.append((f"1\n{n_nodes} {len(ends)}\n" + "\n".join(f"{a} {b}" for a, b in ends),
                  cut(standing(tuple((i, *pair) for i, pair in enumerate(ends))))))
bare, single = "1\n1 0", "1\n2 1\n2 1"
compare("POJ 3710", END, ("Sally", "Harry"), [*cases, (bare, False), (single, True)])

# --- How inputs end, and what is wrong with them ---------------------------------------------------------------------

for problem, complete, answers in (
        ("POJ 2484", "3\n", ["Bob"]), ("POJ 2348", "1 1", ["Stan wins"]), ("HDU 1848", "1 1 1\n", ["Fibo"]),
        ("POJ 2068", "1 1 1 1", ["0"]), ("POJ 2960", "1 1 1 1 1", ["W"]), ("POJ 2975", "1 5", ["1"]),
        ("POJ 2425", "2 1 1 0 1 0", ["WIN"]), ("POJ 1740", "\t1\r\n\v\f5 \n\n", ["1"]), ("POJ 2234", "", []),
        ("HDU 1848", "0 0 0", []), ("HDU 1848", "0 0 1", ["Fibo"]), ("POJ 2348", "0 0 1 1", []),
        ("HDU 1846", "0", []), ("HDU 1846", "1 3 2 and more", ["second"]), ("HDU 3595", "0", ["GG"]),
        ("HDU 3404", "1 0", ["Don't waste your time."]), ("POJ 3533", "0", ["Yes"]), ("POJ 2505", "0 1", ["Stan wins."] * 2),
        ("HDU 3032", "1 1 2147483647", ["Alice"]), ("HDU 3032", "1 2 2147483647 2147483648", ["Alice"]),
        ("POJ 1067", "9223372036854775807 9223372036854775807", ["1"]), ("HDU 1848", "1500 2 3", ["Fibo"]),
        ("UVA 1482", "1 1 9223372036854775807", ["NO"]), ("ZOJ 3057", "700 701 1", ["1"])):
    check(f"{problem}: {complete!r}", run("judge", problem, stdin=complete), (0, answers, ""))

for problem, broken, answers in (
        ("POJ 2234", "1 2 2 3", ["Yes"]), ("POJ 2348", "1 1 5", ["Stan wins"]), ("HDU 1848", "1 1 1\n0 0", ["Fibo"]),
        ("HDU 1846", "2 4 3", ["second"]), ("HDU 1846", "", []), ("POJ 2425", "2 1 1", []), ("POJ 2425", "1 0 2 0", []),
        ("POJ 2960", "1 1 1 1 1 1 1 2 1 1", ["W"]), ("POJ 3710", "1 2 1 1", []), ("POJ 2068", "1 5 1", []), ("HDU 1730", "1 5 3", []),
        ("HDU 3595", "2 1 1 3", []), ("ZOJ 3057", "1 2", []), ("HDU 2509", "1000000000000000000 1", []),
        ("POJ 2975", "1000000000000000000 1", []), ("POJ 2068", "4611686018427387904 1 1", []),
        ("POJ 2425", "9000000000000000000 0", []), ("POJ 3710", "1 2 9223372036854775807 1 2", []),
        ("POJ 2425", "1 9223372036854775807 0", []), ("POJ 2425", "2 1 1 1 0 0", []), ("POJ 2425", "2 1 2 0 0", []),
        ("POJ 2425", "0 1 0", []), ("POJ 2425", "1 0 1 0 1 1", ["LOSE"]), ("POJ 3710", "1 2 1 1 3", []),
        ("POJ 3710", "1 0 1 0 0", []), ("HDU 1730", "1 5 3 3", []), ("HDU 1730", "1 5 3 6", []), ("HDU 1730", "1 0 0 0", []),
        ("POJ 1704", "1 2 3 3", []), ("POJ 1704", "1 1 0", []), ("HDU 3404", "1 1 0 1", []), ("POJ 2960", "1 0 1 1 1", []),
        ("POJ 2068", "1 5 0 1", []), ("POJ 2068", "1 9223372036854775807 1 1", []), ("ZOJ 3057", "1 2 2000", []),
        ("HDU 1847", "9223372036854775808", []), ("HDU 1847", "3\n99999999999999999999999", ["Cici"]),
        ("HDU 1847", "1 x", ["Kiki"]), ("HDU 1847", "1 -2", ["Kiki"]), ("HDU 1847", "+1", []), ("HDU 1847", "1.5", []),
        ("HDU 1847", "1 2\0", ["Kiki"]), ("HDU 1847", "\0", []), ("HDU 1848", "9223372036854775807 1 1", [])):
    status, lines, said = run("judge", problem, stdin=broken)
    check(f"{problem} cannot do {broken!r}", (status, lines), (1, answers))
    check_sentence(f"{problem} says what is wrong with {broken!r}", said)

check("the line is told", "Line 3:" in run("judge", "HDU 1847", stdin="1\n\nx")[2], True)
for language, sentence in ("zh_CN", "第 2 行：应为整数，却是“1x”。"), ("zh_TW", "第 2 行：應為整數，卻是「1x」。"):
    found = run("judge", "POJ 2484", stdin="3\n1x", LANGUAGE=language,
                GRUNDY_LOCALEDIR=os.environ["GRUNDY_TEST_LOCALEDIR"])
    check(f"answers stay, sentences do not: {language}", (found[1], found[2]), (["Bob"], f"grundy-cli: {sentence}\n"))

# --- Names and the list ----------------------------------------------------------------------------------------------

for words in ["POJ 2484"], ["poj2484"], ["poj-2484"], ["POJ", "2484"]:
    check(f"a name: {words}", run("judge", *words, stdin="3\n"), (0, ["Bob"], ""))
for name in "POJ 2485", "POJ", "", "HOJ 1367", "hoj2645":
    status, lines, said = run("judge", name)
    check(f"no such problem, or no statement: {name!r}", (status, lines), (1, []))
    check_sentence(f"it is said: {name!r}", said)
for words in [], ["--list", "POJ 2484"], ["POJ", "2484", "3"]:
    check(f"wrong usage: {words}", run("judge", *words)[:2], (2, []))

status, lines, said = run("judge", "--list")
columns = [line.split("\t") for line in lines]
check("the list", (status, said, len(lines), {len(line) for line in columns}), (0, "", 30, {3}))
check("no statement", [line[0] for line in columns if line[2] == "no statement known"], ["HOJ 1367", "HOJ 2645"])

with subprocess.Popen([CLI, "judge", "POJ 2484"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                      stderr=subprocess.PIPE, env=environment()) as unwanted:
    unwanted.stdin.write(b"3\n0\n")
    check("a small input", (unwanted.communicate()[1], unwanted.returncode), (b"", 0))
with open("/dev/full", "w", encoding="utf-8") as full:
    failed = subprocess.run([CLI, "judge", "POJ 2484"], input=b"3\n" * 100000, stdout=full, stderr=subprocess.PIPE,
                            check=False, env=environment())
    check("answers that cannot be written", (failed.returncode, failed.stderr.count(b"\n")), (1, 1))
done()
