# SPDX-License-Identifier: LGPL-2.1-or-later
"""libgrundy.so exports what its headers mark with GRUNDY_API, all of it and nothing else."""

import re

from checks import BUILD, SOURCE, check, done, find, run

DECLARATION = re.compile(r"^GRUNDY_API\s+[^;{]*?\b(\w+)\s*(?:\(|\[|;)", re.MULTILINE)

declared = {name for path in find("src/engine/**/*.h")
            for name in DECLARATION.findall((SOURCE / path).read_text(encoding="utf-8"))}
output, status = run("nm", "--dynamic", "--defined-only", "--format=posix", str(BUILD / "src/engine/libgrundy.so"))
exported = {line.split()[0].split("@")[0] for line in output.splitlines()}

check("the library can be read", [output] if status else [])
check("functions are declared", [] if declared else ["no header declares any"])
check("names begin with grundy_", sorted(name for name in exported if not name.startswith("grundy_")))
check("nothing undeclared is exported", sorted(exported - declared))
check("everything declared is defined", sorted(declared - exported))
done()
