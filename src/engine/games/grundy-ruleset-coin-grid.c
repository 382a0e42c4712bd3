/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A position is the sorted list of its heads, a cell for each axis. A move picks, along each axis, a set of places that
 * the axis' rule allows, and turns the coins of their grid; its far corner must be a head.
 */
#include "grundy-board.h"
#include "grundy-coin-turning.h"
#include "grundy-error.h"
#include "grundy-game.h"
#include "grundy-mex.h"
#include "grundy-nim-product.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

enum
{
  PARAMETER_PRODUCT,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_PRODUCT] = {
    .kind = &grundy_kind_coin_product,
    .label = N_ ("A rule for each axis, and the size"),
    .is_required = TRUE,
  },
};

static const GrundyCoinProduct *
get_product (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_PRODUCT)->data;
}

/* --- Positions ------------------------------------------------------------------------------------------------ */

static int
compare_points (const guint64 *a, const guint64 *b, guint n_axes)
{
  for (guint axis = 0; axis < n_axes; axis++)
    if (a[axis] != b[axis])
      return a[axis] < b[axis] ? -1 : 1;
  return 0;
}

static int
compare_points_for_sorting (gconstpointer a, gconstpointer b, gpointer user_data)
{
  return compare_points (a, b, *(const guint *)user_data);
}

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  guint n_axes = get_product (game)->n_axes;

  if (position->n_cells > n_axes)
    g_qsort_with_data (position->cells, (gint)(position->n_cells / n_axes), n_axes * sizeof (guint64),
                       compare_points_for_sorting, &n_axes);
}

static gboolean
check_inside (const GrundyCoinProduct *product, const GrundyPosition *position, GError **error)
{
  for (guint i = 0; i < position->n_cells; i++)
    if (position->cells[i] > product->sizes[i % product->n_axes])
      {
        g_set_error (
            error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
            _ ("A head must be inside the grid, whose places along axis %u are 1 to %" PRIu64 ", not %" PRIu64 "."),
            i % product->n_axes + 1, product->sizes[i % product->n_axes], position->cells[i]);
        return FALSE;
      }
  return TRUE;
}

static gboolean
check (const GrundyGame *game, const GrundyPosition *position, GError **error)
{
  const GrundyCoinProduct *product = get_product (game);
  g_autoptr (GrundyPosition) sorted = grundy_position_copy (position);

  if (!check_inside (product, position, error))
    return FALSE;
  normalise (game, sorted);
  for (guint i = product->n_axes; i < sorted->n_cells; i += product->n_axes)
    if (compare_points (sorted->cells + i - product->n_axes, sorted->cells + i, product->n_axes) == 0)
      {
        g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION, _ ("A head must not be given twice."));
        return FALSE;
      }
  return TRUE;
}

/* --- Moves ---------------------------------------------------------------------------------------------------- */

/* The sets of places along one axis that may be turned together, for a given rightmost place. */
typedef struct
{
  GArray *places;  /* of guint64, counted from 1, set behind set */
  GArray *lengths; /* of guint */
  guint most;      /* how many sets are enough, for no more moves may be told */
} AxisSets;

static gboolean
collect_set (const guint64 *places, guint n_places, gpointer user_data)
{
  AxisSets *sets = user_data;

  for (guint i = 0; i < n_places; i++)
    {
      guint64 place = places[i] + 1;

      g_array_append_val (sets->places, place);
    }
  g_array_append_val (sets->lengths, n_places);
  return sets->lengths->len < sets->most;
}

static void
axis_sets_init (AxisSets *sets, const GrundyCoinRule *rule, guint64 place, guint limit)
{
  sets->most = limit == 0 || limit == G_MAXUINT ? G_MAXUINT : limit + 1;
  sets->places = g_array_new (FALSE, FALSE, sizeof (guint64));
  sets->lengths = g_array_new (FALSE, FALSE, sizeof (guint));
  grundy_coin_turning_foreach_set (rule, place - 1, collect_set, sets);
}

static void
axis_sets_clear (AxisSets *sets)
{
  g_array_unref (sets->places);
  g_array_unref (sets->lengths);
}

/* Which set is chosen along each axis: its number, and where its places begin. */
typedef struct
{
  guint number[GRUNDY_MAX_AXES];
  guint first[GRUNDY_MAX_AXES];
} Choice;

static guint
choice_get_length (const Choice *choice, const AxisSets *sets, guint axis)
{
  return g_array_index (sets[axis].lengths, guint, choice->number[axis]);
}

/* The next choice, as an odometer counts. */
static gboolean
choice_step (Choice *choice, const AxisSets *sets, guint n_axes)
{
  for (guint axis = 0; axis < n_axes; axis++)
    {
      choice->first[axis] += choice_get_length (choice, sets, axis);
      if (++choice->number[axis] < sets[axis].lengths->len)
        return TRUE;
      choice->number[axis] = choice->first[axis] = 0;
    }
  return FALSE;
}

/* Turns one coin: takes the point out of the list, or adds it. */
static void
turn_coin (GrundyPosition *position, const guint64 *point, guint n_axes)
{
  for (guint i = 0; i < position->n_cells; i += n_axes)
    if (compare_points (position->cells + i, point, n_axes) == 0)
      {
        memmove (position->cells + i, position->cells + i + n_axes,
                 (position->n_cells - i - n_axes) * sizeof (guint64));
        grundy_position_set_length (position, position->n_cells - n_axes);
        return;
      }
  for (guint axis = 0; axis < n_axes; axis++)
    grundy_position_append (position, point[axis]);
}

/* Turns every coin of the grid that the choice makes. */
static void
turn_grid (GrundyPosition *position, const Choice *choice, const AxisSets *sets, guint n_axes)
{
  guint index[GRUNDY_MAX_AXES] = { 0 };
  guint axis;

  do
    {
      guint64 point[GRUNDY_MAX_AXES];

      for (axis = 0; axis < n_axes; axis++)
        point[axis] = g_array_index (sets[axis].places, guint64, choice->first[axis] + index[axis]);
      turn_coin (position, point, n_axes);
      for (axis = 0; axis < n_axes && ++index[axis] == choice_get_length (choice, sets, axis); axis++)
        index[axis] = 0;
    }
  while (axis < n_axes);
}

/* Returns whether there was room for all moves. */
static gboolean
list_moves_of_head (const GrundyGame *game, const GrundyPosition *from, guint head, const AxisSets *sets,
                    GrundyMoves *list)
{
  guint n_axes = get_product (game)->n_axes;
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  Choice choice = { 0 };

  for (guint axis = 0; axis < n_axes; axis++)
    if (sets[axis].lengths->len == 0)
      return TRUE;
  do
    {
      grundy_position_assign (to, from->cells, from->n_cells);
      turn_grid (to, &choice, sets, n_axes);
      normalise (game, to);
      if (!grundy_moves_add (list, GRUNDY_VERB_TURN, to))
        return FALSE;
      grundy_moves_touch (list, head);
    }
  while (choice_step (&choice, sets, n_axes));
  return TRUE;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  const GrundyCoinProduct *product = get_product (game);
  gboolean has_room = TRUE;

  for (guint head = 0; has_room && head < from->n_cells / product->n_axes; head++)
    {
      AxisSets sets[GRUNDY_MAX_AXES];

      for (guint axis = 0; axis < product->n_axes; axis++)
        axis_sets_init (&sets[axis], &product->rules[axis], from->cells[head * product->n_axes + axis],
                        grundy_moves_get_limit (list));
      has_room = list_moves_of_head (game, from, head, sets, list);
      for (guint axis = 0; axis < product->n_axes; axis++)
        axis_sets_clear (&sets[axis]);
    }
}

/* --- The Tartan theorem --------------------------------------------------------------------------------------- */

/* How many sets and places together may be looked at to find the values along an axis. */
#define MAX_WORK 20000000

/* For each axis the values of a head alone at each place; NULL where there is a formula. */
typedef struct
{
  guint64 *values[GRUNDY_MAX_AXES];
  gboolean is_known; /* whether all axes have values or a formula */
} AxisValues;

typedef struct
{
  const guint64 *values;
  GrundyMex *mex;
  guint64 work;
} AxisComputation;

static gboolean
mark_set (const guint64 *places, guint n_places, gpointer user_data)
{
  AxisComputation *computation = user_data;
  guint64 value = 0;

  for (guint i = 1; i < n_places; i++)
    value ^= computation->values[places[i]];
  if (computation->mex != NULL)
    grundy_mex_mark (computation->mex, value);
  computation->work += n_places;
  return computation->work <= MAX_WORK;
}

/* (transfer full) (nullable): the values along an axis by the textbook's mex; %NULL where that takes too long. */
static guint64 *
compute_values (const GrundyCoinRule *rule, guint64 size)
{
  g_autoptr (GrundyMex) mex = NULL;
  g_autofree guint64 *values = NULL;
  AxisComputation computation = { 0 };

  if (size > MAX_WORK)
    return NULL;
  mex = grundy_mex_new ();
  values = g_new0 (guint64, size);
  computation.values = values;
  for (guint64 place = 0; place < size; place++)
    {
      guint64 n_before = computation.work;

      computation.mex = NULL;
      if (!grundy_coin_turning_foreach_set (rule, place, mark_set, &computation))
        return NULL;
      grundy_mex_begin (mex, computation.work - n_before);
      computation.mex = mex;
      if (!grundy_coin_turning_foreach_set (rule, place, mark_set, &computation))
        return NULL;
      values[place] = grundy_mex_get (mex);
    }
  return g_steal_pointer (&values);
}

static gboolean
prepare (const GrundyGame *game, gpointer *data, GError **error)
{
  const GrundyCoinProduct *product = get_product (game);
  AxisValues *axes = g_new0 (AxisValues, 1);

  axes->is_known = TRUE;
  for (guint axis = 0; axis < product->n_axes; axis++)
    if (!grundy_coin_turning_has_formula (&product->rules[axis]))
      {
        axes->values[axis] = compute_values (&product->rules[axis], product->sizes[axis]);
        axes->is_known = axes->is_known && axes->values[axis] != NULL;
      }
  *data = axes;
  return TRUE;
}

static void
free_data (gpointer data)
{
  AxisValues *axes = data;

  for (guint axis = 0; axis < GRUNDY_MAX_AXES; axis++)
    g_free (axes->values[axis]);
  g_free (axes);
}

static gboolean
values_are_known (const GrundyGame *game)
{
  return ((const AxisValues *)grundy_game_get_data (game))->is_known;
}

static guint64
sg (const GrundyGame *game, const GrundyPosition *position)
{
  const GrundyCoinProduct *product = get_product (game);
  const AxisValues *axes = grundy_game_get_data (game);
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i += product->n_axes)
    {
      guint64 value = 1;

      for (guint axis = 0; axis < product->n_axes; axis++)
        {
          guint64 place = position->cells[i + axis] - 1;

          value = grundy_nim_multiply (value, axes->values[axis] != NULL
                                                  ? axes->values[axis][place]
                                                  : grundy_coin_turning_get_value (&product->rules[axis], place));
        }
      sum ^= value;
    }
  return sum;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("The Tartan theorem: E. R. Berlekamp, J. H. Conway, R. K. Guy, “Winning Ways”, chapter 14"),
      .applies = values_are_known,
      .sg = sg,
  },
};

/* The heads on the squares of the first two axes; the squares of further axes lie above each other. */
static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *heads)
{
  const GrundyCoinProduct *product = get_product (game);
  guint64 n_rows = 1;

  for (guint axis = 1; axis < product->n_axes; axis++)
    n_rows = MIN (n_rows * MIN (product->sizes[axis], G_MAXUINT), G_MAXUINT);
  grundy_board_clear (heads, GRUNDY_BOARD_SQUARES, (guint)MIN (product->sizes[0], G_MAXUINT), (guint)n_rows);
  grundy_board_set_first (heads, 1);
  for (guint i = 0; i < position->n_cells; i += product->n_axes)
    {
      guint64 row = 0;

      for (guint axis = product->n_axes - 1; axis >= 1; axis--)
        row = MIN (row * MIN (product->sizes[axis], G_MAXUINT) + MIN (position->cells[i + axis] - 1, G_MAXUINT),
                   G_MAXUINT);
      grundy_board_add_number (heads, position->cells[i] - 1);
      grundy_board_add_number (heads, row);
    }
}

static const char *const aliases[] = {
  "Tartan",   "Switch lights", "Crosscap", "Rugs",     "Nim product", "开关灯", "关灯游戏",
  "翻转矩形", "尼姆积",        "Nim积",    "HDU 3404", "POJ 3533",    NULL,
};

const GrundyRuleset grundy_ruleset_coin_grid = {
  .id = "coin-grid",
  .family = GRUNDY_FAMILY_COINS,
  .title = N_ ("Coins on a grid"),
  .summary = N_ ("A coin-turning rule along each axis: turn the coins where the chosen lines cross."),
  .description = N_ (
      "Coins lie on a grid, and each axis has a rule as for coins in a row. In your turn choose, along each axis, a "
      "set "
      "of places that its rule allows, and turn over all coins where the chosen lines cross; the coin at the far "
      "corner, with the largest numbers, must go from heads to tails. With one or two lines along each axis these are "
      "the corners of a rectangle, which may be flat. The value of a head is the nim product of the values that its "
      "places have along the axes, and a position is the nim-sum of its heads."),
  .aliases = aliases,
  .start = "coin-grid{ruler x mock,4x4}(1,4;2,2)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_grid_heads, .label = N_ ("Heads"), .min = 1 },
  .prepare = prepare,
  .free_data = free_data,
  .check = check,
  .normalise = normalise,
  .moves = moves,
  .board = board,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
