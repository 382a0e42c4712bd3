/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-value.h"

#include "grundy-referee.h"

gboolean
grundy_sum_evaluate (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits, const GrundyProgress *progress,
                     GrundyValue *value, GError **error)
{
  g_autoptr (GrundyReferee) referee = NULL;
  g_autofree const GrundyPosition **positions = NULL;
  guint n_components;

  g_return_val_if_fail (sum != NULL, FALSE);
  g_return_val_if_fail (limits != NULL, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  referee = grundy_referee_new (sum, play, TRUE, limits, progress, error);
  if (referee == NULL)
    return FALSE;

  n_components = grundy_sum_get_n_components (sum);
  positions = g_new (const GrundyPosition *, n_components);
  for (guint i = 0; i < n_components; i++)
    positions[i] = grundy_sum_get_position (sum, i);
  grundy_referee_judge (referee, positions, value, NULL);
  return TRUE;
}
