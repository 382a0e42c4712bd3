# SPDX-License-Identifier: LGPL-2.1-or-later
"""Every judge problem with the largest input that its judge allows: answered in time. Prints the times."""

import random
import subprocess
import time

from cli import CLI, check, done, environment, run

# What a judge would wait, and what a build without optimization on a busy machine may take
PATIENCE = 60

dice = random.Random(7)


def numbers(n, low, high):
    return " ".join(str(dice.randint(low, high)) for _ in range(n))


def counted(cases):
    return f"{len(cases)}\n" + "\n".join(cases) + "\n"


def piles(cases, n, low, high):
    return [f"{n}\n{numbers(n, low, high)}" for _ in range(cases)]


def different(n, low, high, axes):
    cells = set()
    while len(cells) < n:
        cells.add(tuple(dice.randint(low, high) for _ in range(axes)))
    return f"{n}\n" + "\n".join(" ".join(map(str, cell)) for cell in cells)


def graph():
    """A thousand nodes with every arrow to a later one, and queries of ten tokens."""
    rows = [f"{999 - i} " + " ".join(map(str, range(i + 1, 1000))) for i in range(1000)]
    return "1000\n" + "\n".join(rows) + "\n" + "\n".join(f"10 {numbers(10, 0, 999)}" for _ in range(1000)) + "\n0\n"


def picture():
    """A tree of 99 nodes with doubled edges: polygons of two."""
    edges = [(dice.randint(1, i - 1), i) for i in range(2, 100)]
    edges += edges
    return f"99 {len(edges)}\n" + "\n".join(f"{a} {b}" for a, b in edges)


def row():
    a = dice.randint(1, 100)
    return f"{a} {a % 100 + 1}"


INPUTS = {
    "HDU 1730": lambda: 20 * ("1000 100\n" + "\n".join(row() for _ in range(1000)) + "\n\n"),
    "HDU 1846": lambda: counted([numbers(2, 1, 1000) for _ in range(100)]),
    "HDU 1847": lambda: "\n".join(str(n) for n in range(1, 1001)) + "\n",
    "HDU 1848": lambda: "\n".join(numbers(3, 1, 1000) for _ in range(10000)) + "\n0 0 0\n",
    "HDU 1850": lambda: "\n".join(piles(100, 100, 1, 10**6)) + "\n0\n",
    "HDU 1907": lambda: counted(piles(474, 47, 1, 4747)),
    "HDU 2509": lambda: "\n\n".join(piles(100, 100, 1, 100)) + "\n",
    "HDU 3032": lambda: counted(piles(1, 10**6, 1, 2**31 - 1)),
    "HDU 3404": lambda: counted([different(1000, 1, 10000, 2) for _ in range(100)]),
    "HDU 3537": lambda: "\n".join(piles(100, 100, 0, 10**8 - 1)) + "\n",
    "HDU 3595": lambda: "\n".join("1000\n" + "\n".join(numbers(2, 1, 1000) for _ in range(1000)) for _ in range(100)),
    "HDU 4388": lambda: counted(piles(150, 50, 1, 100000)),
    "POJ 1067": lambda: "\n".join(numbers(2, 0, 10**9) for _ in range(10000)) + "\n",
    "POJ 1704": lambda: counted(["1000\n" + " ".join(map(str, dice.sample(range(1, 10001), 1000))) for _ in range(20)]),
    "POJ 1740": lambda: "\n".join(piles(1000, 10, 1, 100)) + "\n0\n",
    "POJ 2068": lambda: "\n".join(f"10 8192 {numbers(20, 1, 16)}" for _ in range(20)) + "\n0\n",
    "POJ 2234": lambda: "\n".join(f"20 {numbers(20, 0, 10**7)}" for _ in range(1000)) + "\n",
    "POJ 2348": lambda: "1134903170 1836311903\n" + "\n".join(numbers(2, 1, 2**31 - 1) for _ in range(10000)) + "\n0 0\n",
    "POJ 2425": graph,
    "POJ 2484": lambda: "\n".join(str(n) for n in range(10**6, 10**6 - 10000, -1)) + "\n0\n",
    "POJ 2505": lambda: "\n".join(numbers(1, 2, 4294967294) for _ in range(10000)) + "\n",
    "POJ 2960": lambda: "\n".join("100 " + " ".join(map(str, dice.sample(range(1, 10001), 100))) + "\n100\n" +
                                  "\n".join(f"100 {numbers(100, 0, 10000)}" for _ in range(100))
                                  for _ in range(10)) + "\n0\n",
    "POJ 2975": lambda: "\n".join(piles(100, 1000, 1, 10**9)) + "\n0\n",
    "POJ 3480": lambda: counted(piles(474, 47, 1, 4747)),
    "POJ 3533": lambda: "\n".join(different(1000, 1, 1000, 3) for _ in range(20)) + "\n",
    "POJ 3710": lambda: 20 * ("99\n" + "\n".join(picture() for _ in range(99)) + "\n"),
    "ZOJ 3057": lambda: "\n".join(numbers(3, 0, 300) for _ in range(10000)) + "\n",
    "UVA 1482": lambda: counted(piles(100, 100, 1, 2 * 10**18)),
}

listed = [line.split("\t") for line in run("judge", "--list")[1]]
known = [fields[0] for fields in listed if "no statement known" not in fields]
check("every problem is tried", sorted(INPUTS), sorted(known))
check("the others say that no statement is known", sorted(fields[0] for fields in listed if fields[0] not in known),
      ["HOJ 1367", "HOJ 2645"])
for problem, make in INPUTS.items():
    text = make().encode()
    began = time.monotonic()
    try:
        answer = subprocess.run([CLI, "judge", problem], input=text, capture_output=True, env=environment(), check=False,
                                timeout=PATIENCE)
        seconds = time.monotonic() - began
        check(f"{problem}: {seconds:.2f} s for {len(text)} bytes, {answer.stdout.count(10)} lines",
              (answer.returncode, answer.stderr, answer.stdout != b""), (0, b"", True))
    except subprocess.TimeoutExpired:
        check(f"{problem} within {PATIENCE} s", False, True)
done()
