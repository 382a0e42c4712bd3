#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
# fuzz.sh [SECONDS [TARGET...]]: lets each libFuzzer target of _build/fuzz search, an hour unless said.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit
. build-aux/setup.sh

seconds=${1:-3600}
shift
targets=("$@")
refuse_sudo
require_packages run test
build_fuzz_targets || exit
[ ${#targets[@]} -gt 0 ] || mapfile -t targets < <(ls tests/fuzz/corpus)
for target in "${targets[@]}"; do
  found=_build/fuzz/tests/fuzz/found-$target
  mkdir -p "$found"
  "_build/fuzz/tests/fuzz/fuzz-$target" -max_total_time="$seconds" -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
    -dict=tests/fuzz/notation.dict -artifact_prefix="$found/" "$found" "tests/fuzz/corpus/$target" ||
    die "$target failed; what made it fail is in $found"
done
