/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Heap games whose values have a closed form: it is asked for each heap. Tests compare the closed forms with exhaustive
 * search.
 */
#include "grundy-sequence-method.h"

#define VALUES_BETWEEN_REPORTS 65536

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  const GrundyClosedForm *form = grundy_game_get_closed_form (game);

  return grundy_game_is_heap_game (game) && form != NULL && form->sg != NULL;
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  return grundy_game_ref (game);
}

static void
free_state (gpointer state)
{
  grundy_game_unref (state);
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  const GrundyGame *game = state;
  const GrundyClosedForm *form = grundy_game_get_closed_form (game);

  for (guint64 heap = values->n_values; heap < end; heap++)
    {
      const GrundyPosition position = { &heap, heap > 0 ? 1 : 0 };

      grundy_sequence_values_append (values, form->sg (game, &position));
      if (heap % VALUES_BETWEEN_REPORTS == 0 && !grundy_progress_report (progress, heap, 0, error))
        return FALSE;
    }
  return TRUE;
}

const GrundySequenceMethod grundy_sequence_method_closed_form = {
  .name = "closed-form",
  .reason = "a closed form is known: it is asked for each heap",
  .growth = 1,
  .applies = applies,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
};
