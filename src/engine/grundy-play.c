/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-play.h"

typedef struct
{
  const char *id;
  GrundyJoin join;
  gboolean last_wins;
} PlayInfo;

static const PlayInfo plays[GRUNDY_N_PLAYS] = {
  [GRUNDY_PLAY_NORMAL] = { "normal", GRUNDY_JOIN_ONE, TRUE },
  [GRUNDY_PLAY_MISERE] = { "misere", GRUNDY_JOIN_ONE, FALSE },
  [GRUNDY_PLAY_ANTI] = { "anti", GRUNDY_JOIN_ONE, FALSE },
  [GRUNDY_PLAY_EVERY] = { "every", GRUNDY_JOIN_ALL_THAT_CAN, TRUE },
  [GRUNDY_PLAY_EVERY_SHORT] = { "every-short", GRUNDY_JOIN_EVERY, TRUE },
  [GRUNDY_PLAY_SELECTIVE] = { "selective", GRUNDY_JOIN_ANY, TRUE },
};

GrundyJoin
grundy_play_get_join (GrundyPlay play)
{
  g_return_val_if_fail ((guint)play < GRUNDY_N_PLAYS, GRUNDY_JOIN_ONE);

  return plays[play].join;
}

gboolean
grundy_play_last_wins (GrundyPlay play)
{
  g_return_val_if_fail ((guint)play < GRUNDY_N_PLAYS, TRUE);

  return plays[play].last_wins;
}

const char *
grundy_play_get_id (GrundyPlay play)
{
  g_return_val_if_fail ((guint)play < GRUNDY_N_PLAYS, NULL);

  return plays[play].id;
}

gboolean
grundy_play_from_id (const char *id, GrundyPlay *play)
{
  g_return_val_if_fail (id != NULL, FALSE);
  g_return_val_if_fail (play != NULL, FALSE);

  for (guint i = 0; i < GRUNDY_N_PLAYS; i++)
    if (g_str_equal (plays[i].id, id))
      {
        *play = (GrundyPlay)i;
        return TRUE;
      }
  return FALSE;
}

char
grundy_outcome_get_letter (GrundyOutcome outcome)
{
  g_return_val_if_fail ((guint)outcome <= GRUNDY_OUTCOME_D, '?');

  return "PND"[outcome];
}
