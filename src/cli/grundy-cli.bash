# SPDX-License-Identifier: LGPL-2.1-or-later
# Completion for bash. It asks the program itself, and so knows what that knows.

_grundy_cli ()
{
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} program=${COMP_WORDS[0]} words

  if [ "$COMP_CWORD" -eq 1 ] || [ "$before" = help ]; then
    words="help --version $("$program" --help | sed -n 's/^  \([a-z-]*\)  .*/\1/p')"
  elif [ "$before" = --play ]; then
    words="normal misere anti every every-short selective"
  elif [ "${COMP_WORDS[1]}" = judge ] && [ "$word" = "${word#-}" ]; then
    words=$("$program" judge --list | cut -f 1 | tr 'A-Z ' 'a-z-')
  elif [ "${word#-}" != "$word" ]; then
    words=$("$program" "${COMP_WORDS[1]}" --help 2>/dev/null | sed -n 's/^  \(-., \)\{0,1\}\(--[a-z-]*\).*/\2/p')
  else
    words=$("$program" games --tsv | cut -f 1)
    compopt -o nospace
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}

complete -o default -F _grundy_cli grundy-cli
