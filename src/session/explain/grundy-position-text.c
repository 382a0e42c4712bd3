/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-position-text.h"

#include "grundy-list-text.h"

char *
grundy_position_text_new (const GrundyAnalysis *analysis, guint32 node)
{
  g_autofree char *label = NULL;

  g_return_val_if_fail (analysis != NULL, NULL);

  label = grundy_exploration_get_label (grundy_analysis_get_exploration (analysis), node);
  if (strpbrk (label, ", ;") != NULL)
    return g_strdup_printf ("(%s)", label);
  return g_steal_pointer (&label);
}

char *
grundy_position_text_list (const GrundyAnalysis *analysis, const guint32 *nodes, guint n_nodes)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n_shown = grundy_list_text_get_n_shown (n_nodes);

  g_return_val_if_fail (analysis != NULL && nodes != NULL && n_nodes > 0, NULL);

  for (guint i = 0; i < n_shown; i++)
    g_ptr_array_add (texts, grundy_position_text_new (analysis, nodes[i]));
  return grundy_list_text_new_shortened ((const char *const *)texts->pdata, n_shown, n_nodes - n_shown);
}
