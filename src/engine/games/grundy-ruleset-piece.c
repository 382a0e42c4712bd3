/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-error.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

enum
{
  PARAMETER_PIECE,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_PIECE] = {
    .kind = &grundy_kind_piece,
    .label = N_ ("Piece"),
    .is_required = TRUE,
  },
};

/* What is added to a square. */
typedef struct
{
  gint64 x;
  gint64 y;
} Leap;

/* How a piece moves: along leaps, once, or as often as it likes where it rides. */
typedef struct
{
  Leap *leaps;
  guint n_leaps;
  gboolean rides;
  guint64 size; /* of the board; no square is outside it where a piece only moves towards the corner */
} Gait;

static const Leap straight[] = { { -1, 0 }, { 0, -1 } };
static const Leap diagonal[] = { { -1, -1 } };
static const Leap both[] = { { -1, 0 }, { 0, -1 }, { -1, -1 } };
static const Leap knight[] = { { -1, -2 }, { -2, -1 } };
static const Leap white_knight[] = { { -2, -1 }, { -2, 1 }, { -1, -2 }, { 1, -2 } };

static const struct
{
  const Leap *leaps;
  guint n_leaps;
  gboolean rides;
} gaits[] = {
  [GRUNDY_PIECE_ROOK] = { straight, G_N_ELEMENTS (straight), TRUE },
  [GRUNDY_PIECE_BISHOP] = { diagonal, G_N_ELEMENTS (diagonal), TRUE },
  [GRUNDY_PIECE_QUEEN] = { both, G_N_ELEMENTS (both), TRUE },
  [GRUNDY_PIECE_KING] = { both, G_N_ELEMENTS (both), FALSE },
  [GRUNDY_PIECE_WAZIR] = { straight, G_N_ELEMENTS (straight), FALSE },
  [GRUNDY_PIECE_KNIGHT] = { knight, G_N_ELEMENTS (knight), FALSE },
  [GRUNDY_PIECE_RIDER] = { NULL, 0, TRUE },
  [GRUNDY_PIECE_WHITE_KNIGHT] = { white_knight, G_N_ELEMENTS (white_knight), FALSE },
};

static const GrundyPiece *
get_piece (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_PIECE)->data;
}

static gboolean
prepare (const GrundyGame *game, gpointer *data, GError **error)
{
  const GrundyPiece *piece = get_piece (game);
  Gait *gait = g_new0 (Gait, 1);

  gait->rides = gaits[piece->type].rides;
  gait->size = piece->size != 0 ? piece->size : G_MAXUINT64;
  if (piece->type != GRUNDY_PIECE_RIDER)
    {
      gait->n_leaps = gaits[piece->type].n_leaps;
      gait->leaps = g_memdup2 (gaits[piece->type].leaps, gait->n_leaps * sizeof (Leap));
    }
  else
    {
      gait->n_leaps = piece->n_vectors;
      gait->leaps = g_new (Leap, gait->n_leaps);
      for (guint i = 0; i < gait->n_leaps; i++)
        gait->leaps[i] = (Leap){ -(gint64)piece->vectors[i].x, -(gint64)piece->vectors[i].y };
    }
  *data = gait;
  return TRUE;
}

static void
free_data (gpointer data)
{
  Gait *gait = data;

  g_free (gait->leaps);
  g_free (gait);
}

static gboolean
check (const GrundyGame *game, const GrundyPosition *position, GError **error)
{
  const Gait *gait = grundy_game_get_data (game);

  for (guint i = 0; i < position->n_cells; i++)
    if (position->cells[i] >= gait->size)
      {
        g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
                     _ ("The squares of this board are counted from 0 to %" PRIu64 ", and %" PRIu64 " is outside."),
                     gait->size - 1, position->cells[i]);
        return FALSE;
      }
  return TRUE;
}

static int
compare_squares (gconstpointer a, gconstpointer b)
{
  const guint64 *left = a, *right = b;

  if (left[0] != right[0])
    return left[0] < right[0] ? -1 : 1;
  return (left[1] > right[1]) - (left[1] < right[1]);
}

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  if (position->n_cells > 2)
    qsort (position->cells, position->n_cells / 2, 2 * sizeof (guint64), compare_squares);
}

/* Moves a coordinate, and says whether it stays on the board. */
static gboolean
leap (guint64 *coordinate, gint64 step, guint64 size)
{
  if (step < 0 && *coordinate < (guint64)-step)
    return FALSE;
  *coordinate += (guint64)step;
  return *coordinate < size;
}

static gboolean
move_along (const GrundyGame *game, const GrundyPosition *from, guint piece, Leap step, GrundyMoves *list)
{
  const Gait *gait = grundy_game_get_data (game);
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  guint64 x = from->cells[2 * piece];
  guint64 y = from->cells[2 * piece + 1];

  while (leap (&x, step.x, gait->size) && leap (&y, step.y, gait->size))
    {
      grundy_position_assign (to, from->cells, from->n_cells);
      to->cells[2 * piece] = x;
      to->cells[2 * piece + 1] = y;
      normalise (game, to);
      if (!grundy_moves_add (list, GRUNDY_VERB_MOVE, to))
        return FALSE;
      grundy_moves_touch (list, piece);
      if (!gait->rides)
        break;
    }
  return TRUE;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  const Gait *gait = grundy_game_get_data (game);

  for (guint piece = 0; piece < from->n_cells / 2; piece++)
    {
      const guint64 *square = from->cells + 2 * piece;

      if (piece > 0 && compare_squares (square, square - 2) == 0)
        continue;
      for (guint i = 0; i < gait->n_leaps; i++)
        if (!move_along (game, from, piece, gait->leaps[i], list))
          return;
    }
}

/* Every move brings a piece nearer to the corner, a white knight's sideways ones too. */
static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum += position->cells[i];
  return sum;
}

static void
table_position (const GrundyGame *game, guint64 a, guint64 b, GrundyPosition *position)
{
  grundy_position_assign (position, (const guint64[]){ a, b }, 2);
}

/* --- Closed forms: of one piece, added over the pieces -------------------------------------------------------- */

static gboolean
is_rook (const GrundyGame *game)
{
  return get_piece (game)->type == GRUNDY_PIECE_ROOK;
}

static guint64
rook_sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum ^= position->cells[i];
  return sum;
}

static gboolean
is_bishop (const GrundyGame *game)
{
  return get_piece (game)->type == GRUNDY_PIECE_BISHOP;
}

static guint64
bishop_sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i += 2)
    sum ^= MIN (position->cells[i], position->cells[i + 1]);
  return sum;
}

static gboolean
is_king (const GrundyGame *game)
{
  return get_piece (game)->type == GRUNDY_PIECE_KING;
}

static guint64
king_sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i += 2)
    {
      guint64 x = position->cells[i];
      guint64 y = position->cells[i + 1];

      sum ^= 2 * (MIN (x, y) & 1) + ((x ^ y) & 1);
    }
  return sum;
}

static gboolean
is_wazir (const GrundyGame *game)
{
  return get_piece (game)->type == GRUNDY_PIECE_WAZIR;
}

static guint64
wazir_sg (const GrundyGame *game, const GrundyPosition *position)
{
  return measure (game, position) & 1;
}

static gboolean
wazir_n_wins_misere (const GrundyGame *game, const GrundyPosition *position)
{
  return wazir_sg (game, position) == 0;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("A rook’s two distances are two heaps of Nim: C. L. Bouton, 1901"),
      .applies = is_rook,
      .sg = rook_sg,
  },
  {
      .source = N_ ("A bishop’s diagonal is one heap of Nim: C. L. Bouton, 1901"),
      .applies = is_bishop,
      .sg = bishop_sg,
  },
  {
      .source = N_ ("A king’s values on the two sides of the diagonal have period 2: by induction"),
      .applies = is_king,
      .sg = king_sg,
  },
  {
      .source = N_ ("Every move of a wazir changes the parity of its distance from the corner"),
      .applies = is_wazir,
      .sg = wazir_sg,
      .n_wins_misere = wazir_n_wins_misere,
  },
};

static GrundyBoardPiece
get_shape (GrundyPieceType type)
{
  switch (type)
    {
    case GRUNDY_PIECE_QUEEN:
      return GRUNDY_BOARD_QUEEN;
    case GRUNDY_PIECE_KING:
      return GRUNDY_BOARD_KING;
    case GRUNDY_PIECE_ROOK:
      return GRUNDY_BOARD_ROOK;
    case GRUNDY_PIECE_BISHOP:
      return GRUNDY_BOARD_BISHOP;
    case GRUNDY_PIECE_KNIGHT:
    case GRUNDY_PIECE_WHITE_KNIGHT:
      return GRUNDY_BOARD_KNIGHT;
    default:
      return GRUNDY_BOARD_COUNTER;
    }
}

/* The board as far as a piece stands from the corner, or all of it where it has a size */
static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *squares)
{
  const GrundyPiece *piece = get_piece (game);
  guint64 sides[2] = { piece->size, piece->size };

  for (guint i = 0; i < position->n_cells; i++)
    sides[i % 2] = MAX (sides[i % 2], position->cells[i] + 1);
  grundy_board_clear (squares, GRUNDY_BOARD_SQUARES, (guint)MIN (sides[0], G_MAXUINT),
                      (guint)MIN (sides[1], G_MAXUINT));
  grundy_board_set_piece (squares, get_shape (piece->type));
  for (guint i = 0; i < position->n_cells; i++)
    grundy_board_add_number (squares, position->cells[i]);
}

static const char *const aliases[] = {
  "chess piece", "rook", "bishop", "queen", "king", "knight", "rider", "棋子",
  "车",          "象",   "后",     "王",    "马",   "骑士",   NULL,
};

const GrundyRuleset grundy_ruleset_piece = {
  .id = "piece",
  .family = GRUNDY_FAMILY_BOARDS,
  .title = N_ ("Pieces on a board"),
  .summary = N_ ("Move a chess piece towards the corner."),
  .description = N_ (
      "One or more pieces of one kind stand on a board; they may share a square and do not block each other. In your "
      "turn move one of them towards the corner 0,0: a rook along its row or column, a bishop along a diagonal, a "
      "queen "
      "either way, a king or a wazir one step, a knight in its leap, a rider any number of times along a vector of "
      "your "
      "own. A white knight may also go one step away from an edge, on a board of a given size. With several pieces the "
      "SG value is the nim-sum of their values; a rook is two heaps of Nim, a queen is Wythoff’s game."),
  .aliases = aliases,
  .start = "piece{king}(2,2;3,5)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_squares, .label = N_ ("Squares") },
  .prepare = prepare,
  .free_data = free_data,
  .check = check,
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = board,
  .table_position = table_position,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
  .part_size = 2,
};
