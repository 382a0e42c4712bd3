/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-value.h"

#include "grundy-position-text.h"

#include <glib/gi18n-lib.h>

/* The options of that value, from the last of the row to the first, as they were marked. */
static GArray *
list_options_of_value (const GrundySolution *solution, guint32 node, guint32 value)
{
  GArray *options = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 n_options;
  const guint32 *row = grundy_graph_get_options (grundy_solution_get_graph (solution), node, &n_options);

  for (guint32 i = n_options; i > 0; i--)
    if (grundy_solution_get_sg (solution, row[i - 1]) == value)
      g_array_append_val (options, row[i - 1]);
  return options;
}

char *
grundy_explain_why_not_less (const GrundyAnalysis *analysis, guint32 node, guint32 number)
{
  g_autoptr (GArray) options = NULL;
  g_autofree char *list = NULL;

  g_return_val_if_fail (analysis != NULL, NULL);

  options = list_options_of_value (grundy_analysis_get_solution (analysis), node, number);
  g_return_val_if_fail (options->len > 0, NULL);

  list = grundy_position_text_list (analysis, (const guint32 *)options->data, options->len);
  /* Translators: a number and a list of positions: "Not 0, for 9 and 7 have value 0." */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Not %1$u, for %2$s has value %1$u.",
                                       "Not %1$u, for %2$s have value %1$u.", options->len),
                          number, list);
}

char *
grundy_explain_why_not_more (const GrundyAnalysis *analysis, guint32 node)
{
  GrundySolution *solution;
  g_autofree char *position = NULL;
  guint32 n_options;

  g_return_val_if_fail (analysis != NULL, NULL);

  solution = grundy_analysis_get_solution (analysis);
  position = grundy_position_text_new (analysis, node);
  grundy_graph_get_options (grundy_solution_get_graph (solution), node, &n_options);
  if (n_options == 0)
    return g_strdup_printf (_ ("%s has no option, so nothing is marked and 0 is the least number missing."), position);
  /* Translators: a position and a number. */
  return g_strdup_printf (_ ("Not more than %2$u, for no option of %1$s has value %2$u."), position,
                          grundy_solution_get_sg (solution, node));
}

char *
grundy_explain_probe (const GrundyAnalysis *analysis, guint32 node, guint32 heap, GrundyOutcome outcome)
{
  g_autofree char *position = NULL;

  g_return_val_if_fail (analysis != NULL, NULL);

  position = grundy_position_text_new (analysis, node);
  switch (outcome)
    {
    case GRUNDY_OUTCOME_P:
      return g_strdup_printf (
          /* Translators: a position and the size of a Nim heap. Keep the P. */
          _ ("In normal play %1$s and a heap of %2$u together are P: so %2$u is the SG value of %1$s."), position,
          heap);
    case GRUNDY_OUTCOME_N:
      return g_strdup_printf (
          _ ("In normal play %1$s and a heap of %2$u together are N: so %2$u is not the SG value of %1$s."), position,
          heap);
    case GRUNDY_OUTCOME_D:
    default:
      return g_strdup_printf (
          _ ("In normal play %1$s and a heap of %2$u together are drawn: so %1$s has no finite SG value."), position,
          heap);
    }
}

static GArray *
list_predecessors (const GrundyGraph *graph, guint32 node)
{
  GArray *predecessors = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 i = 0; i < grundy_graph_get_n_nodes (graph); i++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, i, &n_options);

      for (guint32 k = 0; k < n_options; k++)
        if (options[k] == node)
          g_array_append_val (predecessors, i);
    }
  return predecessors;
}

char *
grundy_explain_predecessors (const GrundyAnalysis *analysis, guint32 node)
{
  g_autoptr (GArray) predecessors = NULL;
  g_autofree char *name = NULL;
  g_autofree char *list = NULL;

  g_return_val_if_fail (analysis != NULL, NULL);

  predecessors = list_predecessors (grundy_exploration_get_graph (grundy_analysis_get_exploration (analysis)), node);
  name = grundy_position_text_new (analysis, node);
  if (predecessors->len == 0)
    return g_strdup_printf (_ ("No position here can move to %s."), name);
  list = grundy_position_text_list (analysis, (const guint32 *)predecessors->data, predecessors->len);
  /* Translators: the first %s is a list of positions, the second one position. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s can move to %s.", "%s can move to %s.", predecessors->len),
                          list, name);
}
