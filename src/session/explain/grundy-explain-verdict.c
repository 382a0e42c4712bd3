/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-verdict.h"

#include "grundy-explain-loops.h"

#include <glib/gi18n-lib.h>

/* Of a nim-sum that is written out */
#define MAX_TERMS 8

static gboolean
is_won (const GrundyVerdict *verdict)
{
  return grundy_verdict_get_value (verdict)->outcome == GRUNDY_OUTCOME_N;
}

/* Numbers wider than int are made texts first: no format macro can stand in a translatable string. */
static char *
number_text (guint64 number)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, number);
}

/* The terms of the nim-sum and what it is, where all of them can be read at a glance; otherwise only what it is. */
static char *
nim_sum_text (const GrundyVerdict *verdict)
{
  if (grundy_sum_get_n_components (grundy_verdict_get_sum (verdict)) <= MAX_TERMS)
    return grundy_explain_nim_sum (verdict);
  return number_text (grundy_verdict_get_value (verdict)->sg);
}

static char *
explain_normal (const GrundyVerdict *verdict)
{
  guint64 sg = grundy_verdict_get_value (verdict)->sg;
  g_autofree char *number = NULL;

  if (grundy_sum_get_n_components (grundy_verdict_get_sum (verdict)) == 1)
    {
      number = number_text (sg);
      return sg > 0 ? g_strdup_printf (_ ("The value is %s: whoever moves from here wins."), number)
                    : g_strdup (_ ("The value is 0: whoever moves from here loses."));
    }
  number = nim_sum_text (verdict);
  /* Translators: %s is the nim-sum, either "0" or in the form "3 xor 3 = 0". */
  return g_strdup_printf (sg > 0 ? _ ("The nim-sum is %s: whoever moves from here wins.")
                                 : _ ("The nim-sum is %s: whoever moves from here loses."),
                          number);
}

/* The way of playing that decides who wins: misère where the game's own rules say that the last to move loses. */
static GrundyPlay
get_decisive_play (const GrundyVerdict *verdict)
{
  return grundy_verdict_get_value (verdict)->lacks_sg ? GRUNDY_PLAY_MISERE : grundy_verdict_get_play (verdict);
}

static char *
explain_other_play (const GrundyVerdict *verdict)
{
  switch (get_decisive_play (verdict))
    {
    case GRUNDY_PLAY_MISERE:
      return g_strdup (is_won (verdict) ? _ ("The last to move loses, and whoever moves from here wins.")
                                        : _ ("The last to move loses, and whoever moves from here loses."));
    case GRUNDY_PLAY_ANTI:
      return g_strdup (is_won (verdict)
                           ? _ ("Play stops when every component has value 0, and whoever moves from here wins.")
                           : _ ("Play stops when every component has value 0, and whoever moves from here loses."));
    case GRUNDY_PLAY_EVERY:
      return g_strdup (is_won (verdict) ? _ ("Every component that can move must, and whoever moves from here wins.")
                                        : _ ("Every component that can move must, and whoever moves from here loses."));
    case GRUNDY_PLAY_EVERY_SHORT:
      return g_strdup (is_won (verdict)
                           ? _ ("Play ends when one component has no move left, and whoever moves from here wins.")
                           : _ ("Play ends when one component has no move left, and whoever moves from here loses."));
    case GRUNDY_PLAY_SELECTIVE:
    case GRUNDY_PLAY_NORMAL:
    default:
      return g_strdup (is_won (verdict)
                           ? _ ("Any number of components may be moved in, and whoever moves from here wins.")
                           : _ ("Any number of components may be moved in, and whoever moves from here loses."));
    }
}

char *
grundy_explain_verdict (const GrundyVerdict *verdict)
{
  const GrundyValue *value;

  g_return_val_if_fail (verdict != NULL, NULL);

  value = grundy_verdict_get_value (verdict);
  if (value->outcome == GRUNDY_OUTCOME_D ||
      (value->is_infinite && grundy_verdict_get_play (verdict) == GRUNDY_PLAY_NORMAL))
    return grundy_explain_loops_verdict (verdict);
  if (get_decisive_play (verdict) == GRUNDY_PLAY_NORMAL)
    return explain_normal (verdict);
  return explain_other_play (verdict);
}

char *
grundy_explain_nim_sum (const GrundyVerdict *verdict)
{
  guint n_components;
  g_autoptr (GString) terms = g_string_new (NULL);
  g_autofree char *sum = NULL;

  g_return_val_if_fail (verdict != NULL, NULL);

  n_components = grundy_sum_get_n_components (grundy_verdict_get_sum (verdict));
  for (guint i = 0; i < n_components; i++)
    {
      g_autofree char *term = grundy_value_to_symbols (grundy_verdict_get_component_value (verdict, i), G_MAXUINT);

      g_string_append_printf (terms, i == 0 ? "%s" : " xor %s", term);
    }
  sum = grundy_value_to_symbols (grundy_verdict_get_value (verdict), G_MAXUINT);
  /* Translators: a formula such as "4 xor 3 xor 3" and the number that it is. */
  return g_strdup_printf (_ ("%1$s = %2$s"), terms->str, sum);
}
