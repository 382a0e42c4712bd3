/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-loops.h"

#include "grundy-list-text.h"
#include "grundy-position-text.h"

#include <glib/gi18n-lib.h>

static const guint32 *
get_options (const GrundyAnalysis *analysis, guint32 node, guint32 *n_options)
{
  return grundy_graph_get_options (grundy_exploration_get_graph (grundy_analysis_get_exploration (analysis)), node,
                                   n_options);
}

/* --- Values ------------------------------------------------------------------------------------------------- */

/* The options from which the opponent moves on to the value that the node has: those without a smaller one. */
static GArray *
list_answered (const GrundyAnalysis *analysis, guint32 node)
{
  const GrundySolution *solution = grundy_analysis_get_solution (analysis);
  GArray *answered = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 n_options;
  const guint32 *options = get_options (analysis, node, &n_options);

  for (guint32 i = n_options; i > 0; i--)
    if (grundy_solution_get_sg (solution, options[i - 1]) > grundy_solution_get_sg (solution, node))
      g_array_append_val (answered, options[i - 1]);
  return answered;
}

static char *
explain_zero (const GrundyAnalysis *analysis, guint32 node)
{
  g_autofree char *position = grundy_position_text_new (analysis, node);
  guint32 n_options;

  get_options (analysis, node, &n_options);
  if (n_options == 0)
    return g_strdup_printf (_ ("%s has no option, so nothing speaks against value 0."), position);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "From the only option of %s the opponent can move on to a position of value 0.",
                   "From every option of %s the opponent can move on to a position of value 0.", n_options),
      position);
}

static char *
explain_number (const GrundyAnalysis *analysis, guint32 node, guint32 sg)
{
  g_autofree char *position = grundy_position_text_new (analysis, node);
  g_autoptr (GArray) answered = list_answered (analysis, node);
  g_autofree char *list = NULL;

  if (answered->len == 0)
    /* Translators: a position and a number. */
    return g_strdup_printf (_ ("The options of %1$s have every value below %2$u, and none has value %2$u."), position,
                            sg);
  list = grundy_position_text_list (analysis, (const guint32 *)answered->data, answered->len);
  return g_strdup_printf (
      /* Translators: a position, a number, and a list of positions to which it can be moved. */
      _ ("The options of %1$s have every value below %2$u, and after a move to %3$s the opponent can "
         "move on to a position of value %2$u."),
      position, sg, list);
}

static char *
explain_infinite (const GrundyAnalysis *analysis, guint32 node)
{
  const GrundySolution *solution = grundy_analysis_get_solution (analysis);
  g_autofree char *position = grundy_position_text_new (analysis, node);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  guint32 n_values;
  const guint32 *values = grundy_solution_get_finite_options (solution, node, &n_values);

  if (n_values == 0)
    return g_strdup_printf (_ ("No number is the value of %s: whatever Nim heap stands beside it, whoever moves can go "
                               "on for ever, and no option has a number for its value."),
                            position);
  for (guint32 i = 0; i < n_values; i++)
    g_ptr_array_add (texts, g_strdup_printf ("%u", values[i]));
  list = grundy_list_text_new ((const char *const *)texts->pdata, texts->len);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: a position, and a list of one or more numbers. */
                                       "No number is the value of %1$s: whatever Nim heap stands beside it, whoever "
                                       "moves need not lose; the only number among the values of its options is %2$s.",
                                       "No number is the value of %1$s: whatever Nim heap stands beside it, whoever "
                                       "moves need not lose; the numbers among the values of its options are %2$s.",
                                       n_values),
                          position, list);
}

char *
grundy_explain_loops_value (const GrundyAnalysis *analysis, guint32 node)
{
  guint32 sg;

  g_return_val_if_fail (analysis != NULL, NULL);

  sg = grundy_solution_get_sg (grundy_analysis_get_solution (analysis), node);
  if (sg == GRUNDY_SG_INFINITE)
    return explain_infinite (analysis, node);
  return sg == 0 ? explain_zero (analysis, node) : explain_number (analysis, node, sg);
}

char *
grundy_explain_loops_settle_infinite (const GrundyAnalysis *analysis, guint32 node)
{
  g_autofree char *label = NULL;
  g_autofree char *position = NULL;
  g_autofree char *symbols = NULL;
  g_auto (GrundyValue) value = { 0 };

  g_return_val_if_fail (analysis != NULL, NULL);

  label = grundy_exploration_get_label (grundy_analysis_get_exploration (analysis), node);
  position = grundy_position_text_new (analysis, node);
  grundy_value_init_for_node (&value, grundy_analysis_get_solution (analysis), node, TRUE);
  symbols = grundy_value_to_symbols (&value, G_MAXUINT);
  if (!grundy_analysis_last_wins (analysis))
    return g_strdup_printf (_ ("SG(%1$s) = %2$s."), label, symbols);
  if (value.outcome == GRUNDY_OUTCOME_N)
    /* Translators: a position, its value "∞{0,2}", and the position once more. Keep the letter N. */
    return g_strdup_printf (_ ("SG(%1$s) = %2$s, and 0 is among these numbers: %3$s is N."), label, symbols, position);
  if (value.finite_options == NULL)
    /* Translators: a position, and the position once more. Keep the letter D. */
    return g_strdup_printf (_ ("SG(%1$s) = ∞: neither player can force a win, and %2$s is D."), label, position);
  /* Translators: a position, its value "∞{2}", and the position once more. Keep the letter D. */
  return g_strdup_printf (_ ("SG(%1$s) = %2$s, without 0: neither player can force a win, and %3$s is D."), label,
                          symbols, position);
}

/* --- Draws and loops ---------------------------------------------------------------------------------------- */

/* The first option that is drawn, too; a drawn position has one. */
static guint32
follow_draw (const GrundyAnalysis *analysis, guint32 node)
{
  guint32 n_options;
  const guint32 *options = get_options (analysis, node, &n_options);

  for (guint32 i = 0; i < n_options; i++)
    if (grundy_solution_get_outcome (grundy_analysis_get_solution (analysis), options[i],
                                     grundy_analysis_last_wins (analysis)) == GRUNDY_OUTCOME_D)
      return options[i];
  g_assert_not_reached ();
}

/* The loop into which these options lead, found as R. W. Floyd did it: one walker is twice as fast as the other. */
static GArray *
find_drawn_loop (const GrundyAnalysis *analysis, guint32 node)
{
  GArray *loop = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 slow = node;
  guint32 fast = node;

  do
    {
      slow = follow_draw (analysis, slow);
      fast = follow_draw (analysis, follow_draw (analysis, fast));
    }
  while (slow != fast);
  for (slow = node; slow != fast; fast = follow_draw (analysis, fast))
    slow = follow_draw (analysis, slow);
  do
    {
      g_array_append_val (loop, slow);
      slow = follow_draw (analysis, slow);
    }
  while (slow != fast);
  return loop;
}

char *
grundy_explain_loops_draw (const GrundyAnalysis *analysis, guint32 node)
{
  g_autofree char *position = NULL;
  g_autofree char *cycle = NULL;
  g_autoptr (GArray) loop = NULL;

  g_return_val_if_fail (analysis != NULL, NULL);

  position = grundy_position_text_new (analysis, node);
  loop = find_drawn_loop (analysis, node);
  cycle = grundy_exploration_format_cycle (grundy_analysis_get_exploration (analysis), (const guint32 *)loop->data,
                                           loop->len);
  return g_strdup_printf (
      /* Translators: a position, and positions that follow one another: "a > b > a". Keep the letters P and D. */
      _ ("No option of %1$s is P, but play can go round for ever in %2$s: neither player can force a "
         "win, and %1$s is D."),
      position, cycle);
}

char *
grundy_explain_loops_cycle (const GrundyAnalysis *analysis, guint32 node)
{
  GrundyExploration *exploration;
  g_autofree guint32 *nodes = NULL;
  g_autofree char *position = NULL;
  g_autofree char *cycle = NULL;
  guint n_nodes;

  g_return_val_if_fail (analysis != NULL, NULL);

  exploration = grundy_analysis_get_exploration (analysis);
  if (!grundy_exploration_has_cycle (exploration))
    return NULL;
  nodes = grundy_graph_find_cycle_through (grundy_exploration_get_graph (exploration), node, &n_nodes);
  if (nodes == NULL)
    return NULL;
  position = grundy_position_text_new (analysis, node);
  cycle = grundy_exploration_format_cycle (exploration, nodes, n_nodes);
  /* Translators: positions that follow one another, "a > b > a", and a position. */
  return g_strdup_printf (_ ("The loop %1$s leads back to %2$s."), cycle, position);
}

/* --- Verdicts ----------------------------------------------------------------------------------------------- */

char *
grundy_explain_loops_verdict (const GrundyVerdict *verdict)
{
  const GrundyValue *value;
  g_autofree char *symbols = NULL;

  g_return_val_if_fail (verdict != NULL, NULL);

  value = grundy_verdict_get_value (verdict);
  if (grundy_verdict_get_play (verdict) != GRUNDY_PLAY_NORMAL)
    return g_strdup (_ ("Neither player can force a win: play can go round for ever."));
  symbols = grundy_value_to_symbols (value, G_MAXUINT);
  if (value->outcome == GRUNDY_OUTCOME_N)
    /* Translators: %s is a value such as "∞{0,2}". */
    return g_strdup_printf (_ ("The value is %s: whoever moves from here wins."), symbols);
  /* Translators: %s is a value such as "∞{2}" or "∞". */
  return g_strdup_printf (_ ("The value is %s: neither player can force a win, and play can go round for ever."),
                          symbols);
}

/* The nim-sum of the components that have numbers, as a text; and how many have none. */
static char *
add_numbers (const GrundyVerdict *verdict, guint *n_infinite)
{
  guint n_components = grundy_sum_get_n_components (grundy_verdict_get_sum (verdict));
  guint64 nim_sum = 0;

  *n_infinite = 0;
  for (guint i = 0; i < n_components; i++)
    {
      const GrundyValue *value = grundy_verdict_get_component_value (verdict, i);

      nim_sum ^= value->sg;
      *n_infinite += value->is_infinite;
    }
  return g_strdup_printf ("%" G_GUINT64_FORMAT, nim_sum);
}

static char *
explain_sum_of_values (const GrundyVerdict *verdict)
{
  gboolean wins = grundy_verdict_get_value (verdict)->outcome == GRUNDY_OUTCOME_N;
  guint n_infinite;
  g_autofree char *nim_sum = add_numbers (verdict, &n_infinite);

  if (n_infinite > 1)
    return g_strdup (_ ("More than one component has no number for its value, so play can always go on."));
  if (grundy_sum_get_n_components (grundy_verdict_get_sum (verdict)) == 1)
    return g_strdup (wins ? _ ("Some option has value 0: move there.")
                          : _ ("No option has value 0, but some move keeps play going round."));
  return g_strdup_printf (
      /* Translators: %s is the nim-sum of the other components. */
      wins ? _ ("One component has no number for its value, but can be moved to value %s, the nim-sum of the others.")
           : _ ("One component has no number for its value, and cannot be moved to value %s, the nim-sum of the "
                "others."),
      nim_sum);
}

char *
grundy_explain_loops_reason (const GrundyVerdict *verdict)
{
  g_autofree char *number = NULL;
  guint64 n_searched;

  g_return_val_if_fail (verdict != NULL, NULL);

  if (grundy_verdict_get_play (verdict) == GRUNDY_PLAY_NORMAL)
    return explain_sum_of_values (verdict);
  n_searched = grundy_verdict_get_reason (verdict)->n_searched;
  number = g_strdup_printf ("%" G_GUINT64_FORMAT, n_searched);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: %s is a number of positions. */
                   "Play can go round for ever, so no theorem decides: who wins was found by a search of %s position, "
                   "backwards from where play ends.",
                   "Play can go round for ever, so no theorem decides: who wins was found by a search of %s positions, "
                   "backwards from where play ends.",
                   n_searched),
      number);
}
