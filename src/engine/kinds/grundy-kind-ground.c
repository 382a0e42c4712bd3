/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-kinds.h"
#include "grundy-lexer.h"

static gboolean
ground_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  if (!grundy_lexer_expect (lexer, "ground", error))
    return FALSE;
  grundy_kind_number_set.clear (argument);
  return grundy_kind_number_set.parse (lexer, spec, argument, error);
}

static void
ground_set_default (const GrundyParameterSpec *spec, GrundyArgument *argument)
{
  GrundyNumbers *ground = g_new (GrundyNumbers, 1);

  ground->numbers = g_new (guint64, 1);
  ground->numbers[0] = spec->fallback;
  ground->n_numbers = 1;
  argument->data = ground;
}

static gboolean
ground_is_default (const GrundyParameterSpec *spec, const GrundyArgument *argument)
{
  const GrundyNumbers *ground = argument->data;

  return ground->n_numbers == 1 && ground->numbers[0] == spec->fallback;
}

static void
ground_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  g_string_append (text, "ground ");
  grundy_kind_number_set.format (spec, argument, text);
}

static void
ground_clear (GrundyArgument *argument)
{
  grundy_kind_number_set.clear (argument);
}

const GrundyParameterKind grundy_kind_ground = {
  .name = "ground",
  .parse = ground_parse,
  .set_default = ground_set_default,
  .is_default = ground_is_default,
  .format = ground_format,
  .clear = ground_clear,
};
