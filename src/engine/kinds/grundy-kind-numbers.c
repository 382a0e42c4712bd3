/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-kinds.h"

#include "grundy-lexer.h"

#include <glib/gi18n-lib.h>

static GrundyNumbers *
numbers_new_take (GArray *array)
{
  GrundyNumbers *numbers = g_new (GrundyNumbers, 1);

  numbers->n_numbers = array->len;
  numbers->numbers = (gpointer)g_array_free (array, FALSE);
  return numbers;
}

static gboolean
list_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  g_autoptr (GArray) array = g_array_new (FALSE, FALSE, sizeof (guint64));

  do
    {
      guint64 number;

      if (array->len == GRUNDY_MAX_LIST)
        return grundy_lexer_fail (lexer, GRUNDY_ERROR_LIMIT,
                                  _ ("There are too many numbers; at most 1000000 are read."), error);
      if (!grundy_lexer_expect_number (lexer, spec->min, spec->max, &number, error))
        return FALSE;
      g_array_append_val (array, number);
    }
  while (grundy_lexer_accept (lexer, ","));
  argument->data = numbers_new_take (g_steal_pointer (&array));
  return TRUE;
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint64 *x = a;
  const guint64 *y = b;

  return (*x > *y) - (*x < *y);
}

static gboolean
set_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  GrundyNumbers *set;
  guint n_kept = 1;

  if (!list_parse (lexer, spec, argument, error))
    return FALSE;
  set = argument->data;
  qsort (set->numbers, set->n_numbers, sizeof (guint64), compare_numbers);
  for (guint i = 1; i < set->n_numbers; i++)
    if (set->numbers[i] != set->numbers[n_kept - 1])
      set->numbers[n_kept++] = set->numbers[i];
  set->n_numbers = n_kept;
  return TRUE;
}

static void
numbers_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  const GrundyNumbers *numbers = argument->data;

  for (guint i = 0; i < numbers->n_numbers; i++)
    g_string_append_printf (text, i == 0 ? "%" G_GUINT64_FORMAT : ",%" G_GUINT64_FORMAT, numbers->numbers[i]);
}

static void
numbers_clear (GrundyArgument *argument)
{
  GrundyNumbers *numbers = argument->data;

  if (numbers != NULL)
    g_free (numbers->numbers);
  g_clear_pointer (&argument->data, g_free);
}

const GrundyParameterKind grundy_kind_number_set = {
  .name = "number-set",
  .parse = set_parse,
  .format = numbers_format,
  .clear = numbers_clear,
};

const GrundyParameterKind grundy_kind_number_list = {
  .name = "number-list",
  .parse = list_parse,
  .format = numbers_format,
  .clear = numbers_clear,
};
