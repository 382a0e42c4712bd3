# SPDX-License-Identifier: LGPL-2.1-or-later
"""grundy-cli nim-product: the product of two numbers as nimbers."""

from cli import check, check_sentence, done, run

check("a product", run("nim-product", "2", "3"), (0, ["1"], ""))
check("a square", run("nim-product", "16", "16")[1], ["24"])
check("by a number below the Fermat power", run("nim-product", "16", "5")[1], ["80"])
check("nothing", run("nim-product", "0", "7")[1], ["0"])
check("the largest number", run("nim-product", "18446744073709551615", "1")[1], ["18446744073709551615"])
for texts in ("2",), ("2", "3", "4"), ("2", "x"), ("2", "-1"), ("2", ""), ("18446744073709551616", "1"):
    status, lines, said = run("nim-product", *texts)
    check(f"not two numbers: {' '.join(texts)}", (status, lines), (2, []))
    check_sentence(f"not two numbers is said: {' '.join(texts)}", said)
done()
