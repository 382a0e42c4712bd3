/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-error.h"
#include "grundy-test-oracle.h"
#include "grundy-test-random.h"

#define MAX_VERTICES 6

/* The ground is the vertices below @n_ground. Spreads from it until nothing changes, and drops the other edges. */
static void
drop_fallen (GrundyPosition *position, guint n_ground)
{
  gboolean is_joined[MAX_VERTICES] = { FALSE };
  gboolean has_changed = TRUE;
  guint n_kept = 0;

  for (guint vertex = 0; vertex < n_ground; vertex++)
    is_joined[vertex] = TRUE;
  while (has_changed)
    {
      has_changed = FALSE;
      for (guint i = 0; i < position->n_cells; i += 2)
        if (is_joined[position->cells[i]] != is_joined[position->cells[i + 1]])
          is_joined[position->cells[i]] = is_joined[position->cells[i + 1]] = has_changed = TRUE;
    }
  for (guint i = 0; i < position->n_cells; i += 2)
    if (is_joined[position->cells[i]])
      {
        position->cells[n_kept++] = position->cells[i];
        position->cells[n_kept++] = position->cells[i + 1];
      }
  grundy_position_set_length (position, n_kept);
}

static gboolean
has_later_parallel (const GrundyPosition *position, guint edge)
{
  const guint64 *cells = position->cells;

  for (guint i = edge + 2; i < position->n_cells; i += 2)
    if ((cells[i] == cells[edge] && cells[i + 1] == cells[edge + 1]) ||
        (cells[i] == cells[edge + 1] && cells[i + 1] == cells[edge]))
      return TRUE;
  return FALSE;
}

/* Of parallel edges the last is cut: cutting another leaves the same picture. */
static void
cut_edge (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  const guint *n_ground = rules;

  for (guint cut = 0; cut < from->n_cells; cut += 2)
    {
      GrundyPosition *to;

      if (has_later_parallel (from, cut))
        continue;
      to = grundy_position_new ();
      for (guint i = 0; i < from->n_cells; i++)
        if (i != cut && i != cut + 1)
          grundy_position_append (to, from->cells[i]);
      drop_fallen (to, *n_ground);
      g_ptr_array_add (options, to);
    }
}

static void
make_random_picture (GrundyTestRandom *random, guint most_edges, GrundyPosition *position)
{
  guint n_vertices = 1 + (guint)grundy_test_random_below (random, MAX_VERTICES);
  guint n_edges = (guint)grundy_test_random_below (random, most_edges + 1);

  grundy_position_set_length (position, 0);
  for (guint i = 0; i < 2 * n_edges; i++)
    grundy_position_append (position, grundy_test_random_below (random, n_vertices));
}

static void
check_pictures (const char *text, guint n_ground, guint n_pictures, guint most_edges)
{
  GrundyTestRandom random = { n_ground };
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (cut_edge, &n_ground);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autoptr (GrundyPosition) expected = grundy_position_new ();

  for (guint i = 0; i < n_pictures; i++)
    {
      make_random_picture (&random, most_edges, position);
      grundy_position_assign (expected, position->cells, position->n_cells);
      drop_fallen (expected, n_ground);
      grundy_game_normalise (game, position);
      g_assert_cmpint (grundy_position_compare (position, expected), ==, 0);
      grundy_test_oracle_check (oracle, game, position);
    }
}

static void
test_search (void)
{
  check_pictures ("hackenbush", 1, 300, 8);
  check_pictures ("hackenbush{ground 1,0}", 2, 150, 8);
  check_pictures ("hackenbush{ground 0,1,2}", 3, 100, 8);
}

/* The claim alone, which needs no moves of the engine's. */
static void
test_claim (void)
{
  GrundyTestRandom random = { 5 };
  guint n_ground = 1;
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("hackenbush");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (cut_edge, &n_ground);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint i = 0; i < 1500; i++)
    {
      make_random_picture (&random, 9, position);
      drop_fallen (position, n_ground);
      g_assert_cmpuint (grundy_game_get_closed_form (game)->sg (game, position), ==,
                        grundy_test_oracle_solve (oracle, position)->sg);
    }
}

/* A position is which edges stand: not which of two parallel ones was cut, nor in which direction they were typed. */
static void
test_parallel_edges (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("hackenbush");
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyPosition) position = grundy_game_parse_position (game, "0-1,1-2,1-0,2-1,2-2,0-1,2-2", &error);
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_no_error (error);
  grundy_game_list_moves (game, position, moves);
  g_assert_cmpuint (grundy_moves_get_n_moves (moves), ==, 7);
  for (guint i = 0; i < 7; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      GrundyPosition to;

      grundy_moves_get_position (moves, i, &to);
      grundy_game_format_position (game, &to, text);
      g_hash_table_add (texts, g_strdup (text->str));
    }
  g_assert_cmpuint (g_hash_table_size (texts), ==, 3);
  g_assert_true (g_hash_table_contains (texts, "0-1,1-2,1-0,2-1,2-2,2-2"));
  g_assert_true (g_hash_table_contains (texts, "0-1,1-2,1-0,2-2,0-1,2-2"));
  g_assert_true (g_hash_table_contains (texts, "0-1,1-2,1-0,2-1,2-2,0-1"));
}

static guint64
get_value (const GrundyPosition *position)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("hackenbush");

  return grundy_game_get_closed_form (game)->sg (game, position);
}

/* A path, a circle and a comb of many edges: nothing recurses along them. */
static void
test_large_pictures (void)
{
  enum
  {
    N_EDGES = 1000000
  };
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  grundy_position_set_length (position, 2 * N_EDGES);
  for (guint64 i = 0; i < N_EDGES; i++)
    {
      position->cells[2 * i] = i;
      position->cells[2 * i + 1] = i + 1;
    }
  g_assert_cmpuint (get_value (position), ==, N_EDGES);
  position->cells[2 * N_EDGES - 1] = 0;
  g_assert_cmpuint (get_value (position), ==, N_EDGES % 2);
  for (guint64 i = 0; i < N_EDGES; i++)
    position->cells[2 * i] = 0;
  position->cells[2 * N_EDGES - 1] = N_EDGES;
  g_assert_cmpuint (get_value (position), ==, N_EDGES % 2);
}

static void
test_names (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("hackenbush{ground 9,9223372036854775807,9}");
  g_autoptr (GError) error = NULL;
  g_autofree char *game_text = grundy_game_to_text (game);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GrundyPosition) position =
      grundy_game_parse_position (game, "5-9223372036854775807 , 6-7, 5-5,3-9,6-7", &error);

  g_assert_no_error (error);
  g_assert_cmpstr (game_text, ==, "hackenbush{ground 9,9223372036854775807}");
  grundy_game_format_position (game, position, text);
  g_assert_cmpstr (text->str, ==, "5-9223372036854775807,5-5,3-9");
}

static void
test_default_ground (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("hackenbush{ground 0}");
  g_autofree char *text = grundy_game_to_text (game);

  g_assert_cmpstr (text, ==, "hackenbush");
}

static void
test_refused (void)
{
  static const char *const texts[] = { "hackenbush{ground}", "hackenbush{0}", "hackenbush{ground 0,}" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GrundyGame) game = grundy_game_parse (texts[i], NULL, &error);

      g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX);
      g_assert_null (game);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ruleset-hackenbush/search", test_search);
  g_test_add_func ("/ruleset-hackenbush/claim", test_claim);
  g_test_add_func ("/ruleset-hackenbush/parallel-edges", test_parallel_edges);
  g_test_add_func ("/ruleset-hackenbush/large-pictures", test_large_pictures);
  g_test_add_func ("/ruleset-hackenbush/names", test_names);
  g_test_add_func ("/ruleset-hackenbush/default-ground", test_default_ground);
  g_test_add_func ("/ruleset-hackenbush/refused", test_refused);
  return g_test_run ();
}
