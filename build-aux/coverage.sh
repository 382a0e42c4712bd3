#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
# Runs the displayless tests with gcc's coverage and reports which lines they reach. Needs gcovr.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit
. build-aux/setup.sh

refuse_sudo
require_packages run more
build _build/coverage all -Db_coverage=true -Dbuildtype=debug || exit
find _build/coverage -name '*.gcda' -delete
"$MESON" test -C _build/coverage --no-rebuild --no-suite display --no-suite meta || exit
mkdir -p _build/coverage/report
gcovr --root . --filter src/ --object-directory _build/coverage --exclude-unreachable-branches \
  --print-summary --html-details _build/coverage/report/index.html --txt _build/coverage/report/summary.txt
say "Pages: _build/coverage/report/index.html"
