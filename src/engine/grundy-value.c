/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-value.h"

#include "grundy-referee.h"

char *
grundy_value_to_text (const GrundyValue *value)
{
  g_return_val_if_fail (value != NULL, NULL);

  return value->lacks_sg ? g_strdup ("-") : g_strdup_printf ("%" G_GUINT64_FORMAT, value->sg);
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
