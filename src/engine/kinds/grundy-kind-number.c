/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-kinds.h"

#include "grundy-lexer.h"

static gboolean
number_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  return grundy_lexer_expect_number (lexer, spec->min, spec->max, &argument->number, error);
}

static void
number_set_default (const GrundyParameterSpec *spec, GrundyArgument *argument)
{
  argument->number = spec->fallback;
}

static gboolean
number_is_default (const GrundyParameterSpec *spec, const GrundyArgument *argument)
{
  return !spec->is_required && argument->number == spec->fallback;
}

static void
number_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  g_string_append_printf (text, "%" G_GUINT64_FORMAT, argument->number);
}

const GrundyParameterKind grundy_kind_number = {
  .name = "number",
  .parse = number_parse,
  .set_default = number_set_default,
  .is_default = number_is_default,
  .format = number_format,
};
