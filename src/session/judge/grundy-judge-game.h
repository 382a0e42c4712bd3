/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-judge-private.h"

G_BEGIN_DECLS

/*
 * GrundyJudgeGame (private to the judge's problems): a game of the catalogue that answers many cases, by its closed
 * form or by a sequence of values that grows with the heaps asked for.
 */
typedef struct _GrundyJudgeGame GrundyJudgeGame;

/* @text: the game in the notation, of which there is a closed form or a sequence. (nullable): NULL when it cannot be
 * made of what was read; @judge then has failed. */
GrundyJudgeGame *grundy_judge_game_new (GrundyJudge *judge, const char *text);
void grundy_judge_game_free (GrundyJudgeGame *game);
/* The SG value of one heap: O(1) or as long as the closed form takes; or, when it is larger than those before, what the
 * sequence takes. */
guint64 grundy_judge_game_get_sg (GrundyJudgeGame *game, GrundyJudge *judge, guint64 heap);
/* Whether the first player wins by the closed form. @position is brought into normal form; one that the game does not
 * have makes @judge fail. */
gboolean grundy_judge_game_first_wins (GrundyJudgeGame *game, GrundyJudge *judge, GrundyPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyJudgeGame, grundy_judge_game_free)

G_END_DECLS
