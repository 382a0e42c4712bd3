/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-kinds.h"

#include "grundy-lexer.h"

static gboolean
flag_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  argument->number = 1;
  return grundy_lexer_expect (lexer, spec->choices[0], error);
}

static gboolean
flag_is_default (const GrundyParameterSpec *spec, const GrundyArgument *argument)
{
  return argument->number == 0;
}

static void
flag_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  g_string_append (text, spec->choices[0]);
}

const GrundyParameterKind grundy_kind_flag = {
  .name = "flag",
  .parse = flag_parse,
  .is_default = flag_is_default,
  .format = flag_format,
};
