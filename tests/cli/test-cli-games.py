# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli games: a line for each ruleset and each preset."""

import os

from cli import check, done, run

FAMILIES = {"heaps", "boards", "rows", "coins", "edges", "own"}
GAMES = {"nim", "take", "octal", "kayles", "dawson-kayles", "dawson-chess", "treblecross", "lasker", "couples", "grundy",
         "wythoff", "dag"}

status, lines, said = run("games", "--tsv")
rows = [line.split("\t") for line in lines]
check("status", (status, said), (0, ""))
check("four columns", {len(row) for row in rows}, {4})
check("every game", GAMES - {row[0] for row in rows}, set())
check("each once", len({row[0] for row in rows}), len(rows))
check("families", {row[1] for row in rows} - FAMILIES, set())
check("nothing is empty", all(all(row) for row in rows), True)

status, plain, _ = run("games")
check("the same games in columns", [line.split()[0] for line in plain], [row[0] for row in rows])
check("titles begin in one column", len({line.index(row[2], len(row[0])) for line, row in zip(plain, rows)}), 1)

chinese = run("games", "--tsv", LANGUAGE="zh_CN", GRUNDY_LOCALEDIR=os.environ["GRUNDY_TEST_LOCALEDIR"])[1]
check("ids and families are never translated", [line.split("\t")[:2] for line in chinese], [row[:2] for row in rows])
check("titles are", [line.split("\t")[2] for line in chinese] != [row[2] for row in rows], True)
check("no arguments", run("games", "nim")[:2], (2, []))
done()
