/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A position has two cells for each edge that stands, in the order typed. */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-hackenbush.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_GROUND,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_GROUND] = {
    .kind = &grundy_kind_ground,
    .label = N_ ("Vertices of the ground"),
  },
};

static GrundyHackenbush *
make_picture (const GrundyGame *game, const GrundyPosition *position)
{
  return grundy_hackenbush_new (grundy_game_get_argument (game, PARAMETER_GROUND)->data, position->cells,
                                position->n_cells / 2);
}

/* Keeps the edges that stand when @cut, if it is an edge, is cut. */
static void
keep_standing (const GrundyHackenbush *picture, const GrundyPosition *from, guint cut, gboolean *is_standing,
               GrundyPosition *to)
{
  guint n_kept = 0;

  grundy_hackenbush_find_standing (picture, cut, is_standing);
  grundy_position_assign (to, from->cells, from->n_cells);
  for (guint edge = 0; edge < from->n_cells / 2; edge++)
    if (is_standing[edge])
      {
        to->cells[2 * n_kept] = from->cells[2 * edge];
        to->cells[2 * n_kept + 1] = from->cells[2 * edge + 1];
        n_kept++;
      }
  grundy_position_set_length (to, 2 * n_kept);
}

/* What does not reach the ground does not exist. */
static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  g_autoptr (GrundyHackenbush) picture = make_picture (game, position);
  g_autoptr (GrundyPosition) from = grundy_position_copy (position);
  g_autofree gboolean *is_standing = g_new (gboolean, position->n_cells / 2 + 1);

  keep_standing (picture, from, G_MAXUINT, is_standing, position);
}

/* Which of two parallel edges is cut makes no position of its own: the last of them goes, so that the rest reads the
 * same whichever was meant. */
static guint
find_last_parallel (const GrundyPosition *position, guint edge)
{
  const guint64 *ends = position->cells;
  guint64 low = MIN (ends[2 * edge], ends[2 * edge + 1]);
  guint64 high = MAX (ends[2 * edge], ends[2 * edge + 1]);
  guint last = position->n_cells / 2 - 1;

  while (MIN (ends[2 * last], ends[2 * last + 1]) != low || MAX (ends[2 * last], ends[2 * last + 1]) != high)
    last--;
  return last;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyHackenbush) picture = make_picture (game, from);
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  g_autofree gboolean *is_standing = g_new (gboolean, from->n_cells / 2 + 1);

  for (guint edge = 0; edge < from->n_cells / 2; edge++)
    {
      keep_standing (picture, from, find_last_parallel (from, edge), is_standing, to);
      if (!grundy_moves_add (list, GRUNDY_VERB_CUT, to))
        return;
      grundy_moves_touch (list, edge);
    }
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  return position->n_cells / 2;
}

static guint64
sg (const GrundyGame *game, const GrundyPosition *position)
{
  g_autoptr (GrundyHackenbush) picture = make_picture (game, position);

  return grundy_hackenbush_get_value (picture);
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source =
          N_ ("The fusion and colon principles: E. R. Berlekamp, J. H. Conway, R. K. Guy, “Winning Ways”, chapter 7"),
      .sg = sg,
  },
};

/* Vertices are numbered anew, as they come; all that is ground is one, 0. */
static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *edges)
{
  const GrundyNumbers *ground = grundy_game_get_argument (game, PARAMETER_GROUND)->data;
  g_autoptr (GHashTable) vertices = g_hash_table_new (g_int64_hash, g_int64_equal);
  guint n_vertices = 0;

  grundy_board_clear (edges, GRUNDY_BOARD_EDGES, 0, 0);
  for (guint i = 0; i < ground->n_numbers; i++)
    g_hash_table_insert (vertices, &ground->numbers[i], GUINT_TO_POINTER (0));
  for (guint i = 0; i < position->n_cells; i++)
    {
      gpointer vertex;

      if (!g_hash_table_lookup_extended (vertices, &position->cells[i], NULL, &vertex))
        {
          vertex = GUINT_TO_POINTER (++n_vertices);
          g_hash_table_insert (vertices, &position->cells[i], vertex);
        }
      grundy_board_add_number (edges, GPOINTER_TO_UINT (vertex));
    }
}

static const char *const aliases[] = {
  "Green Hackenbush", "Christmas Game", "tree cutting", "删边游戏", "树的删边游戏",
  "无向图的删边游戏", "砍树",           "圣诞游戏",     "POJ 3710", NULL,
};

const GrundyRuleset grundy_ruleset_hackenbush = {
  .id = "hackenbush",
  .family = GRUNDY_FAMILY_EDGES,
  .title = N_ ("Green Hackenbush"),
  .summary = N_ ("Cut an edge; what is no longer joined to the ground falls."),
  .description = N_ (
      "A picture of edges stands on the ground. In your turn cut one edge; every edge that is no longer joined to the "
      "ground disappears with it. A path of n edges is a heap of n counters in Nim. In a tree the value of a vertex is "
      "the nim-sum, over its branches, of their values plus one (the colon principle). In any picture the vertices of "
      "a cycle may be drawn together into one (the fusion principle): its edges become loops, and a loop is worth as "
      "much as a single edge."),
  .aliases = aliases,
  .start = "hackenbush(0-1,1-2,2-0)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_edges, .label = N_ ("Edges") },
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = board,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
