/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"

#include <glib/gi18n-lib.h>

/* More stones would take too long. */
#define MAX_STONES 100000000

#define NEVER G_MAXUINT64

/*
 * Whoever is to move when no stone is left wins, for the other team took the last one. Otherwise player i wins with s
 * stones if a number that he may take leads to a lost position of the next player: if the last of these, going down
 * from s, is near enough. So for each player only that one is kept.
 */
static gboolean
first_wins (GrundyJudge *judge, guint64 n_stones, const GrundyPosition *most)
{
  guint n_players = most->n_cells;
  g_autofree guint64 *last_lost = g_new (guint64, n_players);
  g_autofree gboolean *wins = g_new (gboolean, n_players);

  for (guint i = 0; i < n_players; i++)
    {
      last_lost[i] = NEVER;
      wins[i] = TRUE;
    }
  for (guint64 s = 1; s <= n_stones && grundy_judge_goes_on (judge); s++)
    {
      for (guint i = 0; i < n_players; i++)
        {
          guint64 lost = last_lost[(i + 1) % n_players];

          wins[i] = lost != NEVER && s - lost <= most->cells[i];
        }
      for (guint i = 0; i < n_players; i++)
        if (!wins[i])
          last_lost[i] = s;
    }
  return wins[0];
}

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyPosition) most = grundy_position_new ();
  guint64 n;

  while (grundy_judge_next_case (judge, &n, 1))
    {
      guint64 n_stones = grundy_judge_read_from (judge, 0, MAX_STONES + 1);

      grundy_judge_read_list (judge, 2 * n, 1, most);
      if (grundy_judge_is_well (judge))
        grundy_judge_answer (judge, first_wins (judge, n_stones, most) ? "1" : "0");
    }
}

const GrundyJudgeProblem grundy_judge_poj_2068 = {
  .id = "POJ 2068",
  .title = "Nim",
  .game = N_ ("One heap, two teams in a ring: who takes the last stone loses"),
  .sample = "1 101 4 4\n1 100 4 4\n3 97 8 7 6 5 4 3\n0\n",
  .position = "team-nim{4,4}(101)",
  .ending = GRUNDY_JUDGE_TO_ZERO,
  .run = run,
};
