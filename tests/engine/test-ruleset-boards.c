/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games on boards and on rows, against an exhaustive search whose rules are written here once more. */
#include "grundy-error.h"
#include "grundy-test-oracle.h"

#include <string.h>

/* --- Pieces ----------------------------------------------------------------------------------------------------- */

/* Whether a piece may go from x,y to another square of a board of 12 x 12, or of its own size. */
typedef gboolean (*CanGoFunc) (int x, int y, int to_x, int to_y);

typedef struct
{
  const char *game;
  CanGoFunc can_go;
  int size;
} PieceCase;

static gboolean
rook_can_go (int x, int y, int to_x, int to_y)
{
  return (to_x == x && to_y < y) || (to_y == y && to_x < x);
}

static gboolean
bishop_can_go (int x, int y, int to_x, int to_y)
{
  return x - to_x == y - to_y && to_x < x;
}

static gboolean
queen_can_go (int x, int y, int to_x, int to_y)
{
  return rook_can_go (x, y, to_x, to_y) || bishop_can_go (x, y, to_x, to_y);
}

static gboolean
king_can_go (int x, int y, int to_x, int to_y)
{
  return queen_can_go (x, y, to_x, to_y) && x - to_x <= 1 && y - to_y <= 1;
}

static gboolean
wazir_can_go (int x, int y, int to_x, int to_y)
{
  return king_can_go (x, y, to_x, to_y) && !bishop_can_go (x, y, to_x, to_y);
}

static gboolean
knight_can_go (int x, int y, int to_x, int to_y)
{
  return (x - to_x == 1 && y - to_y == 2) || (x - to_x == 2 && y - to_y == 1);
}

static gboolean
white_knight_can_go (int x, int y, int to_x, int to_y)
{
  return (to_x == x - 2 && (to_y == y - 1 || to_y == y + 1)) || (to_y == y - 2 && (to_x == x - 1 || to_x == x + 1));
}

static gboolean
rider_can_go (int x, int y, int to_x, int to_y)
{
  return (x > to_x && 2 * (x - to_x) == y - to_y) || (x > to_x && x - to_x == 3 * (y - to_y)) ||
         (x == to_x && y > to_y && (y - to_y) % 2 == 0);
}

static void
move_piece (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  const PieceCase *piece = rules;

  for (guint i = 0; i < from->n_cells; i += 2)
    for (int to = 0; to < piece->size * piece->size; to++)
      {
        guint64 cells[4];

        if (!piece->can_go ((int)from->cells[i], (int)from->cells[i + 1], to / piece->size, to % piece->size))
          continue;
        memcpy (cells, from->cells, from->n_cells * sizeof (guint64));
        cells[i] = to / piece->size;
        cells[i + 1] = to % piece->size;
        if (from->n_cells == 4 && (cells[0] > cells[2] || (cells[0] == cells[2] && cells[1] > cells[3])))
          {
            guint64 swapped[] = { cells[2], cells[3], cells[0], cells[1] };

            memcpy (cells, swapped, sizeof cells);
          }
        grundy_test_add_option (options, cells, from->n_cells);
      }
}

static const PieceCase piece_cases[] = {
  { "piece{rook}", rook_can_go, 12 },
  { "piece{bishop}", bishop_can_go, 12 },
  { "piece{queen}", queen_can_go, 12 },
  { "piece{king}", king_can_go, 12 },
  { "piece{wazir}", wazir_can_go, 12 },
  { "piece{knight}", knight_can_go, 12 },
  { "piece{rider (3,1),(1,2),(0,2),(1,2)}", rider_can_go, 12 },
  { "piece{white-knight,8}", white_knight_can_go, 8 },
  { "piece{white-knight,5}", white_knight_can_go, 5 },
};

static void
test_piece (gconstpointer data)
{
  const PieceCase *piece = data;
  g_autoptr (GrundyGame) game = grundy_test_parse_game (piece->game);
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (move_piece, piece);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint64 size = MIN (piece->size, 9);

  grundy_test_oracle_check (oracle, game, position);
  grundy_position_set_length (position, 2);
  for (guint64 square = 0; square < size * size; square++)
    {
      grundy_position_assign (position, (const guint64[]){ square / size, square % size }, 2);
      grundy_test_oracle_check (oracle, game, position);
    }
  for (guint64 first = 0; first < 25; first++)
    for (guint64 second = first; second < 25; second++)
      {
        grundy_position_assign (position, (const guint64[]){ first / 5, first % 5, second / 5, second % 5 }, 4);
        grundy_test_oracle_check (oracle, game, position);
      }
}

/* --- Euclid ----------------------------------------------------------------------------------------------------- */

static void
subtract_multiple (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  const guint64 *least = rules;
  guint64 smaller = from->cells[0];

  for (guint64 larger = 0; smaller > 0 && larger < from->cells[1]; larger++)
    if (larger >= *least && (from->cells[1] - larger) % smaller == 0)
      {
        guint64 pair[] = { MIN (smaller, larger), MAX (smaller, larger) };

        grundy_test_add_option (options, pair, 2);
      }
}

static void
test_euclid (void)
{
  g_autoptr (GrundyGame) to_zero = grundy_test_parse_game ("euclid{to-zero}");
  g_autoptr (GrundyGame) positive = grundy_test_parse_game ("euclid{positive}");
  guint64 least[] = { 0, 1 };
  g_autoptr (GrundyTestOracle) to_zero_oracle = grundy_test_oracle_new (subtract_multiple, &least[0]);
  g_autoptr (GrundyTestOracle) positive_oracle = grundy_test_oracle_new (subtract_multiple, &least[1]);

  grundy_test_oracle_check_heaps (to_zero_oracle, to_zero, 2, 0, 40);
  grundy_test_oracle_check_heaps (positive_oracle, positive, 2, 1, 40);
}

/* The claims on all pairs up to 300, by a table of values of smaller pairs. */
static void
check_euclid_claim (const char *text, guint64 least)
{
  enum
  {
    SIZE = 300
  };
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  const GrundyClosedForm *form = grundy_game_get_closed_form (game);
  g_autofree guint *sg = g_new0 (guint, SIZE * SIZE);

  for (guint64 b = least; b < SIZE; b++)
    for (guint64 a = least; a <= b; a++)
      {
        guint64 cells[] = { a, b };
        GrundyPosition position = { cells, 2 };
        gboolean is_marked[SIZE + 1] = { FALSE };
        guint value = 0;

        for (guint64 left = b; a > 0 && left >= a + least;)
          {
            left -= a;
            is_marked[sg[MIN (a, left) * SIZE + MAX (a, left)]] = TRUE;
          }
        while (is_marked[value])
          value++;
        sg[a * SIZE + b] = value;
        if (form->sg != NULL)
          g_assert_cmpuint (form->sg (game, &position), ==, value);
        else
          g_assert_true (form->n_wins (game, &position) == (value != 0));
      }
}

static void
test_euclid_claims (void)
{
  check_euclid_claim ("euclid{to-zero}", 0);
  check_euclid_claim ("euclid{positive}", 1);
}

static void
assert_position_error (const char *game_text, const char *text)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game (game_text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyPosition) position = grundy_game_parse_position (game, text, &error);

  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION);
  g_assert_null (position);
}

static void
test_refused_positions (void)
{
  assert_position_error ("euclid{positive}", "0,3");
  assert_position_error ("chomp", "3,4");
  assert_position_error ("chomp", "3,0,1");
  assert_position_error ("cram", "../...");
  assert_position_error ("silver-dollar", "0,2");
  assert_position_error ("silver-dollar", "5,2,5");
  assert_position_error ("piece{white-knight, 5}", "1,5");
}

/* --- Chomp ------------------------------------------------------------------------------------------------------ */

/* Squares as a table of which some are eaten */
static void
eat (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  for (guint row = 0; row < from->n_cells; row++)
    for (guint64 column = 0; column < from->cells[row]; column++)
      {
        guint64 rows[8] = { 0 };
        guint n_rows = 0;

        if (row == 0 && column == 0)
          continue;
        for (guint r = 0; r < from->n_cells; r++)
          for (guint64 c = 0; c < from->cells[r]; c++)
            if (r < row || c < column)
              {
                rows[r]++;
                n_rows = r + 1;
              }
        grundy_test_add_option (options, rows, n_rows);
      }
}

static void
test_chomp (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("chomp");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (eat, NULL);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint64 a = 0; a <= 6; a++)
    for (guint64 b = 0; b <= a; b++)
      for (guint64 c = 0; c <= b; c++)
        for (guint64 d = 0; d <= c && d <= 3; d++)
          {
            grundy_position_assign (position, (const guint64[]){ a, b, c, d }, 4);
            grundy_game_normalise (game, position);
            grundy_test_oracle_check (oracle, game, position);
          }
}

/* --- Cram ------------------------------------------------------------------------------------------------------- */

static void
place_domino (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  guint width = (guint)from->cells[0];

  for (guint first = 0; first < from->n_cells - 1; first++)
    for (guint second = first + 1; second < from->n_cells - 1; second++)
      {
        guint rows = second / width - first / width;
        int columns = (int)(second % width) - (int)(first % width);
        GrundyPosition *to;

        if (rows + ABS (columns) != 1 || from->cells[first + 1] != 0 || from->cells[second + 1] != 0)
          continue;
        to = grundy_position_copy (from);
        to->cells[first + 1] = to->cells[second + 1] = 1;
        g_ptr_array_add (options, to);
      }
}

static void
check_boards (guint n_rows, guint width)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("cram");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (place_domino, NULL);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint blocked = 0; blocked < 1u << (n_rows * width); blocked += 1 + blocked / 40)
    {
      grundy_position_assign (position, &(const guint64){ width }, 1);
      for (guint i = 0; i < n_rows * width; i++)
        grundy_position_append (position, blocked >> i & 1);
      grundy_test_oracle_check (oracle, game, position);
    }
}

static void
test_cram (void)
{
  check_boards (1, 8);
  check_boards (6, 1);
  check_boards (2, 4);
  check_boards (3, 3);
  check_boards (2, 5);
}

/* --- Treblecross ------------------------------------------------------------------------------------------------ */

static void
mark_square (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  for (guint i = 0; i + 2 < from->n_cells; i++)
    if (from->cells[i] != 0 && from->cells[i + 1] != 0 && from->cells[i + 2] != 0)
      return;
  for (guint i = 0; i < from->n_cells; i++)
    if (from->cells[i] == 0)
      {
        GrundyPosition *to = grundy_position_copy (from);

        to->cells[i] = 1;
        g_ptr_array_add (options, to);
      }
}

static void
test_strip (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("strip");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (mark_square, NULL);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint length = 1; length <= 7; length++)
    for (guint marks = 0; marks < 1u << length; marks++)
      {
        grundy_position_set_length (position, length);
        for (guint i = 0; i < length; i++)
          position->cells[i] = marks >> i & 1;
        grundy_test_oracle_check (oracle, game, position);
      }
}

/* --- Rows and stairs -------------------------------------------------------------------------------------------- */

static void
go_down (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  for (guint i = 0; i < from->n_cells; i++)
    for (guint64 k = 1; k <= from->cells[i]; k++)
      {
        GrundyPosition *to = grundy_position_copy (from);

        to->cells[i] -= k;
        if (i > 0)
          to->cells[i - 1] += k;
        while (to->n_cells > 0 && to->cells[to->n_cells - 1] == 0)
          grundy_position_set_length (to, to->n_cells - 1);
        g_ptr_array_add (options, to);
      }
}

static void
test_staircase (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("staircase");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (go_down, NULL);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint code = 0; code < 4 * 4 * 4 * 3; code++)
    {
      grundy_position_assign (position, (const guint64[]){ code % 4, code / 4 % 4, code / 16 % 4, code / 64 }, 4);
      grundy_game_normalise (game, position);
      grundy_test_oracle_check (oracle, game, position);
    }
}

/* Coins as a set of squares, moved by taking one away and trying every square before it. */
static void
slide_coin (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  for (guint i = 0; i < from->n_cells; i++)
    for (guint64 square = 1; square < from->cells[i]; square++)
      {
        gboolean is_free = TRUE;

        for (guint k = 0; k < i; k++)
          is_free = is_free && from->cells[k] < square;
        if (is_free)
          {
            GrundyPosition *to = grundy_position_copy (from);

            to->cells[i] = square;
            g_ptr_array_add (options, to);
          }
      }
}

static void
test_silver_dollar (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("silver-dollar");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (slide_coin, NULL);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint coins = 0; coins < 1u << 9; coins++)
    {
      grundy_position_set_length (position, 0);
      for (guint i = 0; i < 9; i++)
        if ((coins >> i & 1) != 0)
          grundy_position_append (position, i + 1);
      grundy_test_oracle_check (oracle, game, position);
    }
}

static void
move_left (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  for (guint i = 0; i < from->n_cells; i++)
    for (guint64 square = 0; square < from->cells[i]; square++)
      {
        GrundyPosition *to = grundy_position_copy (from);

        to->cells[i] = square;
        grundy_position_sort (to);
        g_ptr_array_add (options, to);
      }
}

static void
test_nimble (void)
{
  static const guint64 last[] = { 0, 20, 9, 5, 3 };
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("nimble");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (move_left, NULL);

  for (guint n_coins = 0; n_coins <= 4; n_coins++)
    grundy_test_oracle_check_heaps (oracle, game, n_coins, 0, last[n_coins]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (piece_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ruleset-boards/%s", piece_cases[i].game);

      g_test_add_data_func (path, &piece_cases[i], test_piece);
    }
  g_test_add_func ("/ruleset-boards/euclid", test_euclid);
  g_test_add_func ("/ruleset-boards/euclid/claims", test_euclid_claims);
  g_test_add_func ("/ruleset-boards/refused-positions", test_refused_positions);
  g_test_add_func ("/ruleset-boards/chomp", test_chomp);
  g_test_add_func ("/ruleset-boards/cram", test_cram);
  g_test_add_func ("/ruleset-boards/strip", test_strip);
  g_test_add_func ("/ruleset-boards/staircase", test_staircase);
  g_test_add_func ("/ruleset-boards/silver-dollar", test_silver_dollar);
  g_test_add_func ("/ruleset-boards/nimble", test_nimble);
  return g_test_run ();
}
