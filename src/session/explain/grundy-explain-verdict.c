/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-verdict.h"

#include "grundy-list-text.h"

#include <glib/gi18n-lib.h>

static gboolean
is_won (const GrundyVerdict *verdict)
{
  return grundy_verdict_get_value (verdict)->outcome == GRUNDY_OUTCOME_N;
}

/* The first component whose value is larger than @bound; none is G_MAXUINT. */
static guint
find_component_above (const GrundyVerdict *verdict, guint64 bound)
{
  guint n_components = grundy_sum_get_n_components (grundy_verdict_get_sum (verdict));

  for (guint i = 0; i < n_components; i++)
    if (grundy_verdict_get_component_sg (verdict, i) > bound)
      return i;
  return G_MAXUINT;
}

static char *
component_text (const GrundyVerdict *verdict, guint component)
{
  g_autoptr (GrundySum) sum = grundy_sum_get_component (grundy_verdict_get_sum (verdict), component);

  return grundy_sum_to_text (sum);
}

/* Numbers wider than int are made texts first: no format macro can stand in a translatable string. */
static char *
number_text (guint64 number)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, number);
}

static char *
explain_normal (const GrundyVerdict *verdict)
{
  guint64 sg = grundy_verdict_get_value (verdict)->sg;
  g_autofree char *number = number_text (sg);

  if (grundy_sum_get_n_components (grundy_verdict_get_sum (verdict)) == 1)
    return sg > 0 ? g_strdup_printf (_ ("The value is %s: whoever moves from here wins."), number)
                  : g_strdup (_ ("The value is 0: whoever moves from here loses."));
  return sg > 0 ? g_strdup_printf (_ ("The nim-sum is %s: whoever moves from here wins."), number)
                : g_strdup (_ ("The nim-sum is 0: whoever moves from here loses."));
}

static char *
explain_other_play (const GrundyVerdict *verdict)
{
  switch (grundy_verdict_get_play (verdict))
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
  g_return_val_if_fail (verdict != NULL, NULL);

  if (grundy_verdict_get_play (verdict) == GRUNDY_PLAY_NORMAL)
    return explain_normal (verdict);
  return explain_other_play (verdict);
}

static char *
explain_single (gboolean wins)
{
  return g_strdup (wins ? _ ("A value above 0 means that some option has value 0: move there.")
                        : _ ("Value 0 means that no option has value 0: the opponent wins after every move."));
}

/* The leading column of the nim-sum is the one in which a winning move lowers a component. */
static char *
explain_leading_column (const GrundyVerdict *verdict, guint64 sg)
{
  guint n_components = grundy_sum_get_n_components (grundy_verdict_get_sum (verdict));
  g_autofree char *column_name = NULL;
  guint64 column = 1;
  guint n_ones = 0;

  while (column <= sg / 2)
    column *= 2;
  column_name = number_text (column);
  for (guint i = 0; i < n_components; i++)
    n_ones += (grundy_verdict_get_component_sg (verdict, i) & column) != 0;
  /* Translators: the number of ones is odd; the column is that of the 1s, 2s, 4s, 8s, ... of binary numbers. */
  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          "In binary the column of %1$ss has %2$u one, an odd number: a winning move makes every column even.",
          "In binary the column of %1$ss has %2$u ones, an odd number: a winning move makes every column even.",
          n_ones),
      column_name, n_ones);
}

static char *
explain_columns (const GrundyVerdict *verdict)
{
  guint64 sg = grundy_verdict_get_value (verdict)->sg;

  if (grundy_sum_get_n_components (grundy_verdict_get_sum (verdict)) == 1)
    return explain_single (sg > 0);
  if (sg > 0)
    return explain_leading_column (verdict, sg);
  return g_strdup (_ ("In binary every column has an even number of ones, and every move makes some column odd."));
}

/* The SJ theorem, in its four cases. */
static char *
explain_anti (const GrundyVerdict *verdict)
{
  guint64 sg = grundy_verdict_get_value (verdict)->sg;
  guint large = find_component_above (verdict, 1);
  g_autofree char *component = large == G_MAXUINT ? NULL : component_text (verdict, large);

  if (component == NULL)
    return g_strdup (
        sg != 0
            ? _ ("The nim-sum is not 0 and no component has a value above 1, so by the SJ theorem whoever moves loses.")
            : _ ("The nim-sum is 0 and no component has a value above 1, so by the SJ theorem whoever moves wins."));
  /* Translators: %s is a component such as nim(3). */
  return g_strdup_printf (
      sg != 0 ? _ ("The nim-sum is not 0 and %s has a value above 1, so by the SJ theorem whoever moves wins.")
              : _ ("The nim-sum is 0 though %s has a value above 1, so by the SJ theorem whoever moves loses."),
      component);
}

static char *
explain_selective (const GrundyVerdict *verdict)
{
  guint n = find_component_above (verdict, 0);
  g_autofree char *component = n == G_MAXUINT ? NULL : component_text (verdict, n);

  if (component == NULL)
    return g_strdup (_ ("Every component is P, so every move leaves one that is N."));
  /* Translators: %s is a component such as nim(3). */
  return g_strdup_printf (_ ("%s is N: a winning move makes every component P that is N now, and moves in no other."),
                          component);
}

char *
grundy_explain_reason (const GrundyVerdict *verdict)
{
  g_return_val_if_fail (verdict != NULL, NULL);

  switch (grundy_verdict_get_play (verdict))
    {
    case GRUNDY_PLAY_NORMAL:
      return explain_columns (verdict);
    case GRUNDY_PLAY_ANTI:
      return explain_anti (verdict);
    case GRUNDY_PLAY_SELECTIVE:
      return explain_selective (verdict);
    case GRUNDY_PLAY_MISERE:
      return g_strdup (_ ("When the last to move loses, the nim-sum alone does not decide who wins."));
    case GRUNDY_PLAY_EVERY:
    case GRUNDY_PLAY_EVERY_SHORT:
    default:
      return g_strdup (_ ("When several components move at once, the nim-sum does not decide who wins."));
    }
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
    g_string_append_printf (terms, i == 0 ? "%" G_GUINT64_FORMAT : " xor %" G_GUINT64_FORMAT,
                            grundy_verdict_get_component_sg (verdict, i));
  sum = number_text (grundy_verdict_get_value (verdict)->sg);
  /* Translators: a formula such as "4 xor 3 xor 3" and the number that it is. */
  return g_strdup_printf (_ ("%1$s = %2$s"), terms->str, sum);
}
