/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-range-text.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

gboolean
grundy_range_parse (GrundyLexer *lexer, guint64 min, guint64 max, GrundyRange *range, GError **error)
{
  g_autofree char *sentence = NULL;

  if (!grundy_lexer_expect_number (lexer, min, max, &range->first, error))
    return FALSE;
  range->last = range->first;
  if (!grundy_lexer_accept (lexer, ".."))
    return TRUE;
  if (!grundy_lexer_expect_number (lexer, min, max, &range->last, error))
    return FALSE;
  if (range->last >= range->first)
    return TRUE;
  sentence = g_strdup_printf (_ ("A range must not fall, and %" PRIu64 " is less than %" PRIu64 "."), range->last,
                              range->first);
  return grundy_lexer_fail (lexer, GRUNDY_ERROR_PARAMETER, sentence, error);
}

void
grundy_range_format (const GrundyRange *range, GString *text)
{
  if (range->first == range->last)
    g_string_append_printf (text, "%" G_GUINT64_FORMAT, range->first);
  else
    g_string_append_printf (text, "%" G_GUINT64_FORMAT "..%" G_GUINT64_FORMAT, range->first, range->last);
}

static gboolean
range_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  return grundy_range_parse (lexer, spec->min, spec->max, argument->data, error);
}

static void
range_set_default (const GrundyParameterSpec *spec, GrundyArgument *argument)
{
  GrundyRange *range = g_new (GrundyRange, 1);

  range->first = spec->min;
  range->last = spec->fallback;
  argument->data = range;
}

static gboolean
range_is_default (const GrundyParameterSpec *spec, const GrundyArgument *argument)
{
  const GrundyRange *range = argument->data;

  return !spec->is_required && range->first == spec->min && range->last == spec->fallback;
}

static void
range_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  grundy_range_format (argument->data, text);
}

static void
range_clear (GrundyArgument *argument)
{
  g_clear_pointer (&argument->data, g_free);
}

const GrundyParameterKind grundy_kind_range = {
  .name = "range",
  .parse = range_parse,
  .set_default = range_set_default,
  .is_default = range_is_default,
  .format = range_format,
  .clear = range_clear,
};
