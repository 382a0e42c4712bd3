/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include "grundy-sequence.h"

/* The first sequence goes as far as the problems' heaps, and so is the only one; longer ones go twice as far. */
#define FIRST_LAST 10000

struct _GrundyJudgeGame
{
  GrundyGame *game;
  const GrundyClosedForm *form;
  GrundySequence *sequence;
};

GrundyJudgeGame *
grundy_judge_game_new (GrundyJudge *judge, const char *text)
{
  GError *error = NULL;
  GrundyGame *game = grundy_game_parse (text, NULL, &error);
  GrundyJudgeGame *self;

  if (game == NULL)
    {
      grundy_judge_take_error (judge, error);
      return NULL;
    }
  self = g_new0 (GrundyJudgeGame, 1);
  self->game = game;
  self->form = grundy_game_get_closed_form (game);
  return self;
}

void
grundy_judge_game_free (GrundyJudgeGame *game)
{
  g_clear_pointer (&game->sequence, grundy_sequence_unref);
  grundy_game_unref (game->game);
  g_free (game);
}

/* Makes the sequence longer if @heap is not in it. */
static gboolean
reach (GrundyJudgeGame *game, GrundyJudge *judge, guint64 heap)
{
  GError *error = NULL;
  guint64 last = FIRST_LAST;

  if (game->sequence != NULL)
    {
      last = grundy_sequence_get_last (game->sequence);
      if (heap <= last)
        return TRUE;
      last = MIN (2 * last, GRUNDY_SEQUENCE_MAX_HEAP);
      g_clear_pointer (&game->sequence, grundy_sequence_unref);
    }
  game->sequence = grundy_sequence_compute (game->game, MAX (heap, last), grundy_judge_get_progress (judge), &error);
  if (game->sequence == NULL)
    grundy_judge_take_error (judge, error);
  return game->sequence != NULL;
}

guint64
grundy_judge_game_get_sg (GrundyJudgeGame *game, GrundyJudge *judge, guint64 heap)
{
  GrundyPosition position = { &heap, 1 };

  if (game->form != NULL)
    return game->form->sg (game->game, &position);
  return reach (game, judge, heap) ? grundy_sequence_get (game->sequence, heap) : 0;
}

gboolean
grundy_judge_game_first_wins (GrundyJudgeGame *game, GrundyJudge *judge, GrundyPosition *position)
{
  const GrundyRuleset *ruleset = grundy_game_get_ruleset (game->game);
  GError *error = NULL;

  if (!grundy_judge_is_well (judge))
    return FALSE;
  grundy_game_normalise (game->game, position);
  if (ruleset->check != NULL && !ruleset->check (game->game, position, &error))
    {
      grundy_judge_take_error (judge, error);
      return FALSE;
    }
  if (game->form->n_wins != NULL)
    return game->form->n_wins (game->game, position);
  return game->form->sg (game->game, position) != 0;
}
