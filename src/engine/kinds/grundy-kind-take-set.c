/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The one canonical text of a take set: numbers and ranges by their lower end, then the words in the order of
 * GrundyTakeWord. A number or a range that lies wholly in a range of the set is a repeat and dropped; ranges that only
 * overlap are kept, for they are how the author thinks of the set.
 */
#include "grundy-range-text.h"

#include <glib/gi18n-lib.h>

static const char *const take_words[] = {
  [GRUNDY_TAKE_ANY] = "any",
  [GRUNDY_TAKE_POWERS_OF_TWO] = "powers-of-two",
  [GRUNDY_TAKE_FIBONACCI] = "fibonacci",
  [GRUNDY_TAKE_PRIMES] = "primes",
  [GRUNDY_TAKE_SQUARES] = "squares",
  [GRUNDY_TAKE_FACTORIALS] = "factorials",
  [GRUNDY_TAKE_ODD] = "odd",
  [GRUNDY_TAKE_HALF] = "half",
  [GRUNDY_TAKE_AT_LEAST_HALF] = "at-least-half",
  [GRUNDY_TAKE_DIVISORS] = "divisors",
  [GRUNDY_TAKE_PROPER_DIVISORS] = "proper-divisors",
  [GRUNDY_TAKE_NON_DIVISORS] = "non-divisors",
  [GRUNDY_TAKE_COPRIME] = "coprime",
  [GRUNDY_TAKE_COPRIME_BELOW] = "coprime-below",
};

/* Takes one of the words, and says whether one stood there. */
static gboolean
accept_word (GrundyLexer *lexer, guint *words)
{
  for (guint i = 0; i < G_N_ELEMENTS (take_words); i++)
    if (grundy_lexer_accept (lexer, take_words[i]))
      {
        *words |= 1u << i;
        return TRUE;
      }
  return FALSE;
}

/* By the lower end; of those that share it, the longest first. */
static int
compare_ranges (gconstpointer a, gconstpointer b)
{
  const GrundyRange *x = a;
  const GrundyRange *y = b;

  if (x->first != y->first)
    return x->first < y->first ? -1 : 1;
  return (x->last < y->last) - (x->last > y->last);
}

/* Sorts, and drops what lies in another: afterwards both ends rise strictly. */
static void
tidy_ranges (GArray *ranges)
{
  GrundyRange *all = (gpointer)ranges->data;
  guint n_kept = 0;

  g_array_sort (ranges, compare_ranges);
  for (guint i = 0; i < ranges->len; i++)
    if (n_kept == 0 || all[i].last > all[n_kept - 1].last)
      all[n_kept++] = all[i];
  g_array_set_size (ranges, n_kept);
}

static gboolean
parse_item (GrundyLexer *lexer, GrundyTakeSet *set, GArray *ranges, GError **error)
{
  GrundyRange range;

  if (ranges->len == GRUNDY_MAX_LIST)
    return grundy_lexer_fail (lexer, GRUNDY_ERROR_LIMIT,
                              _ ("There are too many numbers and ranges; at most 1000000 are read."), error);
  if (grundy_lexer_peek (lexer) == GRUNDY_TOKEN_WORD && !set->is_all_but)
    return accept_word (lexer, &set->words) ||
           grundy_lexer_fail_expected (lexer, _ ("a number, a range, or a word such as any, odd or primes"), error);
  if (grundy_lexer_peek (lexer) != GRUNDY_TOKEN_NUMBER)
    return grundy_lexer_fail_expected (
        lexer, set->is_all_but ? _ ("a number or a range") : _ ("a number, a range, or a word such as any"), error);
  if (!grundy_range_parse (lexer, 1, 0, &range, error))
    return FALSE;
  g_array_append_val (ranges, range);
  return TRUE;
}

static void
set_free (GrundyTakeSet *set)
{
  g_free (set->ranges);
  g_free (set);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTakeSet, set_free)

static gboolean
take_set_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  g_autoptr (GrundyTakeSet) set = g_new0 (GrundyTakeSet, 1);
  g_autoptr (GArray) ranges = g_array_new (FALSE, FALSE, sizeof (GrundyRange));

  set->is_all_but = grundy_lexer_accept (lexer, "all-but");
  do
    {
      if (!parse_item (lexer, set, ranges, error))
        return FALSE;
    }
  while (grundy_lexer_accept (lexer, ","));
  tidy_ranges (ranges);
  set->n_ranges = ranges->len;
  set->ranges = (gpointer)g_array_free (g_steal_pointer (&ranges), FALSE);
  argument->data = g_steal_pointer (&set);
  return TRUE;
}

static void
take_set_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  const GrundyTakeSet *set = argument->data;
  const char *separator = set->is_all_but ? "all-but " : "";

  for (guint i = 0; i < set->n_ranges; i++)
    {
      g_string_append (text, separator);
      grundy_range_format (&set->ranges[i], text);
      separator = ",";
    }
  for (guint i = 0; i < G_N_ELEMENTS (take_words); i++)
    if (set->words & 1u << i)
      {
        g_string_append (text, separator);
        g_string_append (text, take_words[i]);
        separator = ",";
      }
}

static void
take_set_clear (GrundyArgument *argument)
{
  g_clear_pointer ((GrundyTakeSet **)&argument->data, set_free);
}

const GrundyParameterKind grundy_kind_take_set = {
  .name = "take-set",
  .parse = take_set_parse,
  .format = take_set_format,
  .clear = take_set_clear,
};
