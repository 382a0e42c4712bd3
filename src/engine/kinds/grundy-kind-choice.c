/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-kinds.h"

#include "grundy-lexer.h"

#include <glib/gi18n-lib.h>

static gboolean
choice_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  g_autofree char *words = NULL;
  g_autofree char *expected = NULL;

  for (guint i = 0; spec->choices[i] != NULL; i++)
    if (grundy_lexer_accept (lexer, spec->choices[i]))
      {
        argument->number = i;
        return TRUE;
      }
  words = g_strjoinv (", ", (char **)spec->choices);
  /* Translators: what was expected; %s is a list of words of the notation. */
  expected = g_strdup_printf (_ ("one of the words %s"), words);
  return grundy_lexer_fail_expected (lexer, expected, error);
}

static void
choice_set_default (const GrundyParameterSpec *spec, GrundyArgument *argument)
{
  argument->number = spec->fallback;
}

static gboolean
choice_is_default (const GrundyParameterSpec *spec, const GrundyArgument *argument)
{
  return !spec->is_required && argument->number == spec->fallback;
}

static void
choice_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  g_string_append (text, spec->choices[argument->number]);
}

const GrundyParameterKind grundy_kind_choice = {
  .name = "choice",
  .parse = choice_parse,
  .set_default = choice_set_default,
  .is_default = choice_is_default,
  .format = choice_format,
};
