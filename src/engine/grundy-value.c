/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-value.h"

#include "grundy-referee.h"
#include "grundy-total.h"

void
grundy_value_clear (GrundyValue *value)
{
  g_return_if_fail (value != NULL);

  g_clear_pointer (&value->finite_options, g_array_unref);
}

void
grundy_value_init_for_node (GrundyValue *value, const GrundySolution *solution, guint32 node, gboolean last_wins)
{
  GrundyTotal total = { 0 };

  g_return_if_fail (value != NULL && solution != NULL);

  grundy_total_add_node (&total, solution, node);
  grundy_total_get_value (&total, value);
  value->outcome = grundy_solution_get_outcome (solution, node, last_wins);
  value->has_cycle = grundy_solution_has_cycle (solution);
}

/* Appends the members of the set, separated by commas. */
static void
append_members (const GArray *members, guint max_members, GString *text)
{
  guint n_members = members != NULL ? members->len : 0;

  for (guint i = 0; i < MIN (n_members, max_members); i++)
    g_string_append_printf (text, i == 0 ? "%" G_GUINT64_FORMAT : ",%" G_GUINT64_FORMAT,
                            g_array_index (members, guint64, i));
  if (n_members > max_members)
    g_string_append (text, ",…");
}

char *
grundy_value_to_text (const GrundyValue *value)
{
  GString *text;

  g_return_val_if_fail (value != NULL, NULL);

  if (value->lacks_sg)
    return g_strdup ("-");
  if (!value->is_infinite)
    return g_strdup_printf ("%" G_GUINT64_FORMAT, value->sg);
  text = g_string_new ("inf(");
  append_members (value->finite_options, G_MAXUINT, text);
  g_string_append_c (text, ')');
  return g_string_free (text, FALSE);
}

char *
grundy_value_to_symbols (const GrundyValue *value, guint max_members)
{
  GString *text;

  g_return_val_if_fail (value != NULL, NULL);
  g_return_val_if_fail (max_members > 0, NULL);

  if (!value->is_infinite)
    return g_strdup_printf ("%" G_GUINT64_FORMAT, value->sg);
  text = g_string_new ("∞");
  if (value->finite_options == NULL)
    return g_string_free (text, FALSE);
  g_string_append_c (text, '{');
  append_members (value->finite_options, max_members, text);
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

static gboolean
evaluate (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits, const GrundyProgress *progress,
          GrundyValue *value, GrundyReason *reason, GError **error)
{
  g_autoptr (GrundyReferee) referee = grundy_referee_new (sum, play, TRUE, limits, progress, error);
  g_autofree const GrundyPosition **positions = NULL;
  guint n_components;

  if (referee == NULL)
    return FALSE;

  n_components = grundy_sum_get_n_components (sum);
  positions = g_new (const GrundyPosition *, n_components);
  for (guint i = 0; i < n_components; i++)
    positions[i] = grundy_sum_get_position (sum, i);
  grundy_referee_judge (referee, positions, value, NULL);
  if (reason != NULL)
    grundy_referee_give_reason (referee, positions, reason);
  return TRUE;
}

gboolean
grundy_sum_evaluate (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits, const GrundyProgress *progress,
                     GrundyValue *value, GError **error)
{
  g_return_val_if_fail (sum != NULL, FALSE);
  g_return_val_if_fail (limits != NULL, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return evaluate (sum, play, limits, progress, value, NULL, error);
}

gboolean
grundy_sum_evaluate_with_reason (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits,
                                 const GrundyProgress *progress, GrundyValue *value, GrundyReason *reason,
                                 GError **error)
{
  g_return_val_if_fail (sum != NULL, FALSE);
  g_return_val_if_fail (limits != NULL, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);
  g_return_val_if_fail (reason != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return evaluate (sum, play, limits, progress, value, reason, error);
}
