# SPDX-License-Identifier: LGPL-2.1-or-later
# shellcheck shell=bash
# What ./run and ./test share: to get what is missing, and to build. Sourced from the top of the source tree.

readonly DEPENDENCIES=build-aux/dependencies.tsv
readonly MESON=/usr/bin/meson
readonly PYTHON=/usr/bin/python3
readonly PREFIX=$PWD/_build/prefix

# All that these scripts say goes to standard error: standard output belongs to the program and to the tests.
say ()
{
  printf '%s\n' "$*" >&2
}

die ()
{
  say "$@"
  exit 1
}

# With sudo the build folder would belong to root, and the next build as oneself would fail.
refuse_sudo ()
{
  [ -z "${SUDO_USER:-}" ] ||
    die "Start this without sudo: it asks for sudo by itself, and only to install packages."
}

# list_dependencies GROUP...: the rows of these groups, in the order of the file.
list_dependencies ()
{
  local group package name least

  while IFS=$'\t' read -r group package name least; do
    case " $* " in *" $group "*) printf '%s\t%s\t%s\n' "$package" "$name" "$least" ;; esac
  done < <(grep -v '^#' "$DEPENDENCIES")
}

describe_dependencies ()
{
  list_dependencies "$@" | while IFS=$'\t' read -r _ name least; do
    if [ "$least" = - ]; then say "  $name"; else say "  $name $least or newer"; fi
  done
}

# The version of an installed package; nothing if it is not installed.
get_installed_version ()
{
  dpkg-query --show --showformat='${db:Status-Status} ${Version}\n' "$1" 2>/dev/null | sed -n 's/^installed //p' | head -n 1
}

# The version that apt would install; nothing if it knows none.
get_candidate_version ()
{
  LC_ALL=C apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: //p' | grep -vx '(none)'
}

# is_new_enough VERSION LEAST: the epoch is Debian's affair, and the least version knows none.
is_new_enough ()
{
  [ "$2" = - ] || dpkg --compare-versions "${1#*:}" ge "$2"
}

# Sets as_root to what goes before a command that only root may run.
become_root ()
{
  as_root=()
  [ "$(id -u)" = 0 ] && return 0
  command -v sudo >/dev/null || return 1
  as_root=(sudo)
  sudo -n true 2>/dev/null || { [ -t 0 ] && sudo -v; }
}

run_apt ()
{
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@" </dev/null >&2
}

# require_packages GROUP...: installs what is missing. With nothing missing apt is never called, so this works offline.
# With GRUNDY_SKIP_PACKAGES set it believes that all is there.
require_packages ()
{
  local package name least version too_old='' missing=()

  [ -z "${GRUNDY_SKIP_PACKAGES:-}" ] || return 0
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    say "This is no Debian, so nothing can be installed from here; Grundy needs:"
    describe_dependencies "$@"
    die "Install them, and start this again with GRUNDY_SKIP_PACKAGES=1."
  fi

  while IFS=$'\t' read -r package name least; do
    version=$(get_installed_version "$package")
    if [ -z "$version" ]; then
      missing+=("$package")
    elif ! is_new_enough "$version" "$least"; then
      too_old+=" $package is $version, and $least is needed;"
    fi
  done < <(list_dependencies "$@")
  [ -z "$too_old" ] || die "Too old:${too_old%;}."
  [ ${#missing[@]} -eq 0 ] || install_packages "${missing[@]}"
}

install_packages ()
{
  local package least version too_old=''

  become_root ||
    die "Packages are missing and this user may not install them; ask someone who may for: apt-get install --no-install-recommends $*"
  say "Installing $*"
  run_apt update || say "The lists of packages could not be refreshed; trying with those that are here."

  for package in "$@"; do
    least=$(awk -F '\t' -v package="$package" '$2 == package { print $4 }' "$DEPENDENCIES")
    version=$(get_candidate_version "$package")
    if [ -z "$version" ]; then
      too_old+=" $package is not to be had;"
    elif ! is_new_enough "$version" "$least"; then
      too_old+=" $package is $version, and $least is needed;"
    fi
  done
  [ -z "$too_old" ] || die "This system is too old, and nothing was installed:${too_old%;}."
  run_apt install --yes --no-install-recommends "$@" || die "apt-get could not install what is missing; it says why above."
}

# quietly LOG COMMAND...: what the command says is of interest only if it fails.
quietly ()
{
  local log=$1

  shift
  mkdir -p "${log%/*}"
  "$@" >"$log" 2>&1 </dev/null && return
  tail -n 60 "$log" >&2
  say "This failed: $*"
  return 1
}

# configure FOLDER OPTION...: a build folder made by another meson, for another place or with other options starts afresh.
configure ()
{
  local folder=$1 stamp

  shift
  stamp="$("$MESON" --version) $PWD $*"
  [ "$(cat "$folder/grundy-stamp" 2>/dev/null)" = "$stamp" ] && return
  rm -rf "$folder"
  quietly "$folder.log" "$MESON" setup "$folder" --prefix="$PREFIX" --libdir=lib "$@" || return
  printf '%s' "$stamp" >"$folder/grundy-stamp"
}

# build FOLDER TARGET OPTION...: configures, and builds a target of ninja's. Where meson cannot follow what changed since
# the last time, from nothing.
build ()
{
  local folder=$1 target=$2

  shift 2
  configure "$folder" "$@" || return
  if ! ninja -C "$folder" build.ninja >"$folder.log" 2>&1 </dev/null; then
    rm -rf "$folder"
    configure "$folder" "$@" || return
  fi
  quietly "$folder.log" ninja -C "$folder" "$target"
}

# The fuzz targets and what they need, in _build/fuzz.
build_fuzz_targets ()
{
  CC=clang build _build/fuzz fuzz -Dtests=false -Dfuzz=true -Db_sanitize=address,undefined -Db_lundef=false
}
