/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-reason.h"

#include "grundy-explain-loops.h"

#include <glib/gi18n-lib.h>

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

/* --- Values -------------------------------------------------------------------------------------------------- */

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
  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          /* Translators: the number of ones is odd; the column is that of the 1s, 2s, 4s, 8s, ... of binary numbers. */
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

  if (find_component_above (verdict, 0) == G_MAXUINT)
    return g_strdup (_ ("Every component has value 0 already, so play is over, and the player then to move wins."));
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

static char *
explain_values (const GrundyVerdict *verdict)
{
  switch (grundy_verdict_get_play (verdict))
    {
    case GRUNDY_PLAY_ANTI:
      return explain_anti (verdict);
    case GRUNDY_PLAY_SELECTIVE:
      return explain_selective (verdict);
    case GRUNDY_PLAY_EVERY:
    case GRUNDY_PLAY_EVERY_SHORT:
      return g_strdup (_ ("With one component a turn is a move in it, so this is normal play, and the value decides."));
    case GRUNDY_PLAY_NORMAL:
    case GRUNDY_PLAY_MISERE:
    default:
      return explain_columns (verdict);
    }
}

/* --- Lengths ------------------------------------------------------------------------------------------------- */

static char *
explain_step (const GrundyReason *reason, const char *component)
{
  if (reason->length == 0)
    return g_strdup (_ ("No component can move."));
  return g_strdup_printf (
      reason->length % 2 == 1
          /* Translators: a component such as nim(3), and a number of turns. */
          ? _ ("The largest step is %2$u, that of %1$s: an odd number, so whoever moves from here makes the last turn.")
          : _ ("The largest step is %2$u, that of %1$s: an even number, so the opponent makes the last turn."),
      component, reason->length);
}

static char *
explain_remoteness (const GrundyReason *reason, const char *component)
{
  if (reason->length == 0)
    /* Translators: %s is a component such as nim(0). */
    return g_strdup_printf (_ ("%s cannot move, so play is over."), component);
  return g_strdup_printf (
      reason->length % 2 == 1
          /* Translators: a component such as nim(3), and a number of turns. */
          ? _ ("The smallest remoteness is %2$u, that of %1$s: an odd number, so whoever moves from here makes the "
               "last turn.")
          : _ ("The smallest remoteness is %2$u, that of %1$s: an even number, so the opponent makes the last turn."),
      component, reason->length);
}

static char *
explain_length (const GrundyVerdict *verdict, const GrundyReason *reason)
{
  g_autofree char *component = component_text (verdict, reason->component);

  return grundy_verdict_get_play (verdict) == GRUNDY_PLAY_EVERY ? explain_step (reason, component)
                                                                : explain_remoteness (reason, component);
}

/* --- Misère -------------------------------------------------------------------------------------------------- */

/* The rule of Bouton and of the SJ theorem, in its four cases. */
static char *
explain_parts (const GrundyReason *reason)
{
  g_autofree char *total = number_text (reason->total);

  if (!reason->has_large)
    return g_strdup (
        reason->total != 0
            ? _ ("No heap, piece or token has a value above 1, and an odd number of them has value 1: whoever moves "
                 "loses.")
            : _ ("No heap, piece or token has a value above 1, and an even number of them has value 1: whoever moves "
                 "wins."));
  return g_strdup_printf (
      reason->total != 0
          /* Translators: %s is a number. */
          ? _ ("The nim-sum of all heaps, pieces or tokens is %s and one has a value above 1: whoever moves wins, as "
               "in normal play.")
          : _ ("The nim-sum of all heaps, pieces or tokens is %s and one has a value above 1: whoever moves loses, as "
               "in normal play."),
      total);
}

static char *
explain_formula (const GrundyReason *reason)
{
  if (reason->has_parts)
    return explain_parts (reason);
  /* Translators: %s says where a formula comes from: authors, title, year. */
  return g_strdup_printf (_ ("A formula for this very game decides: %s."), _ (reason->source));
}

static char *
explain_sj (const GrundyReason *reason)
{
  g_autofree char *parts = explain_parts (reason);
  const char *condition =
      _ ("That is the SJ theorem; it applies, for every position of SG 0 that has a move has an option of SG 1.");

  return g_strconcat (parts, "\n", condition, NULL);
}

/* Whether the SJ theorem, used where it does not apply, says the contrary of what is true. */
static gboolean
sj_misleads (const GrundyVerdict *verdict)
{
  const GrundyValue *value = grundy_verdict_get_value (verdict);
  gboolean has_large = find_component_above (verdict, 1) != G_MAXUINT;

  return ((value->sg != 0) == has_large) != (value->outcome == GRUNDY_OUTCOME_N);
}

static char *
explain_search (const GrundyVerdict *verdict, const GrundyReason *reason)
{
  g_autofree char *number = number_text (reason->n_searched);
  g_autofree char *search = g_strdup_printf (
      /* Translators: %s is a number of positions. */
      g_dngettext (GETTEXT_PACKAGE, "Who wins was found by a search of %s position.",
                   "Who wins was found by a search of %s positions.", reason->n_searched),
      number);
  g_autofree char *condition = NULL;

  if (reason->exception == NULL)
    return g_steal_pointer (&search);
  condition = g_strdup_printf (
      sj_misleads (verdict)
          /* Translators: %s is a position such as kayles(2,2). */
          ? _ ("The SJ theorem does not apply, and would name the wrong winner: %s is a P position of SG 0 from which "
               "no move leads to SG 1.")
          : _ ("The SJ theorem does not apply: %s is a P position of SG 0 from which no move leads to SG 1."),
      reason->exception);
  return g_strconcat (condition, "\n", search, NULL);
}

char *
grundy_explain_reason (const GrundyVerdict *verdict)
{
  const GrundyReason *reason;
  const GrundyValue *value;

  g_return_val_if_fail (verdict != NULL, NULL);

  if (grundy_verdict_get_value (verdict)->lacks_sg)
    return g_strdup (_ (
        "The rules of this game say that the last to move loses, so its positions are P or N and have no SG value."));
  reason = grundy_verdict_get_reason (verdict);
  value = grundy_verdict_get_value (verdict);
  if (grundy_verdict_get_play (verdict) == GRUNDY_PLAY_NORMAL
          ? value->is_infinite
          : value->has_cycle && reason->ground == GRUNDY_GROUND_SEARCH)
    return grundy_explain_loops_reason (verdict);
  switch (reason->ground)
    {
    case GRUNDY_GROUND_LENGTH:
      return explain_length (verdict, reason);
    case GRUNDY_GROUND_FORMULA:
      return explain_formula (reason);
    case GRUNDY_GROUND_SJ:
      return explain_sj (reason);
    case GRUNDY_GROUND_SEARCH:
      return explain_search (verdict, reason);
    case GRUNDY_GROUND_VALUES:
    default:
      return explain_values (verdict);
    }
}
