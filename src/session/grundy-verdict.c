/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-verdict.h"

struct _GrundyVerdict
{
  GrundySum *sum;
  GrundyPlay play;
  GrundyValue value;
  GrundyReason reason;
  GrundyValue *component_values;
  guint n_component_values;
};

static void
grundy_verdict_clear (gpointer data)
{
  GrundyVerdict *verdict = data;

  g_clear_pointer (&verdict->sum, grundy_sum_unref);
  for (guint i = 0; i < verdict->n_component_values; i++)
    grundy_value_clear (&verdict->component_values[i]);
  g_clear_pointer (&verdict->component_values, g_free);
  grundy_value_clear (&verdict->value);
  grundy_reason_clear (&verdict->reason);
}

GrundyVerdict *
grundy_verdict_ref (GrundyVerdict *verdict)
{
  g_return_val_if_fail (verdict != NULL, NULL);

  return g_atomic_rc_box_acquire (verdict);
}

void
grundy_verdict_unref (GrundyVerdict *verdict)
{
  g_return_if_fail (verdict != NULL);

  g_atomic_rc_box_release_full (verdict, grundy_verdict_clear);
}

static gboolean
evaluate_components (GrundyVerdict *verdict, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  guint n_components = grundy_sum_get_n_components (verdict->sum);

  verdict->component_values = g_new0 (GrundyValue, n_components);
  verdict->n_component_values = n_components;
  for (guint i = 0; i < n_components; i++)
    {
      g_autoptr (GrundySum) component = grundy_sum_get_component (verdict->sum, i);

      if (!grundy_sum_evaluate (component, GRUNDY_PLAY_NORMAL, limits, progress, &verdict->component_values[i], error))
        return FALSE;
    }
  return TRUE;
}

GrundyVerdict *
grundy_verdict_new (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits, const GrundyProgress *progress,
                    GError **error)
{
  g_autoptr (GrundyVerdict) verdict = NULL;

  g_return_val_if_fail (sum != NULL && limits != NULL, NULL);

  verdict = g_atomic_rc_box_new0 (GrundyVerdict);
  verdict->sum = grundy_sum_ref (sum);
  verdict->play = play;
  if (!grundy_sum_evaluate_with_reason (sum, play, limits, progress, &verdict->value, &verdict->reason, error))
    return NULL;
  if (!evaluate_components (verdict, limits, progress, error))
    return NULL;
  return g_steal_pointer (&verdict);
}

GrundySum *
grundy_verdict_get_sum (const GrundyVerdict *verdict)
{
  g_return_val_if_fail (verdict != NULL, NULL);

  return verdict->sum;
}

GrundyPlay
grundy_verdict_get_play (const GrundyVerdict *verdict)
{
  g_return_val_if_fail (verdict != NULL, GRUNDY_PLAY_NORMAL);

  return verdict->play;
}

const GrundyValue *
grundy_verdict_get_value (const GrundyVerdict *verdict)
{
  g_return_val_if_fail (verdict != NULL, NULL);

  return &verdict->value;
}

const GrundyReason *
grundy_verdict_get_reason (const GrundyVerdict *verdict)
{
  g_return_val_if_fail (verdict != NULL, NULL);

  return &verdict->reason;
}

guint64
grundy_verdict_get_component_sg (const GrundyVerdict *verdict, guint component)
{
  g_return_val_if_fail (verdict != NULL && component < grundy_sum_get_n_components (verdict->sum), 0);

  return verdict->component_values[component].sg;
}

const GrundyValue *
grundy_verdict_get_component_value (const GrundyVerdict *verdict, guint component)
{
  g_return_val_if_fail (verdict != NULL && component < grundy_sum_get_n_components (verdict->sum), NULL);

  return &verdict->component_values[component];
}
