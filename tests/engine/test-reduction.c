/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-error.h"
#include "grundy-reduction.h"
#include "grundy-solution.h"
#include "grundy-test-oracle.h"
#include "grundy-test-random.h"

/* New vertices of six loops may come behind them */
#define MAX_NAMES 32
#define MAX_VERTICES 6
#define MAX_EDGES 7

/* Whether each vertex is joined to the ground, which is the vertices below @n_ground. */
static void
find_joined (const GrundyPosition *position, guint n_ground, gboolean *is_joined)
{
  for (guint vertex = 0; vertex < MAX_NAMES; vertex++)
    is_joined[vertex] = vertex < n_ground;
  for (gboolean has_changed = TRUE; has_changed;)
    {
      has_changed = FALSE;
      for (guint i = 0; i < position->n_cells; i += 2)
        if (is_joined[position->cells[i]] != is_joined[position->cells[i + 1]])
          is_joined[position->cells[i]] = is_joined[position->cells[i + 1]] = has_changed = TRUE;
    }
}

static void
drop_fallen (GrundyPosition *position, guint n_ground)
{
  gboolean is_joined[MAX_NAMES];
  guint n_kept = 0;

  find_joined (position, n_ground, is_joined);
  for (guint i = 0; i < position->n_cells; i += 2)
    if (is_joined[position->cells[i]])
      {
        position->cells[n_kept++] = position->cells[i];
        position->cells[n_kept++] = position->cells[i + 1];
      }
  grundy_position_set_length (position, n_kept);
}

static void
cut_edge (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  const guint *n_ground = rules;

  for (guint cut = 0; cut < from->n_cells; cut += 2)
    {
      GrundyPosition *to = grundy_position_new ();

      for (guint i = 0; i < from->n_cells; i++)
        if (i != cut && i != cut + 1)
          grundy_position_append (to, from->cells[i]);
      drop_fallen (to, *n_ground);
      g_ptr_array_add (options, to);
    }
}

static void
make_random_picture (GrundyTestRandom *random, GrundyPosition *position)
{
  guint n_vertices = 1 + (guint)grundy_test_random_below (random, MAX_VERTICES);
  guint n_edges = (guint)grundy_test_random_below (random, MAX_EDGES + 1);

  grundy_position_clear (position);
  for (guint i = 0; i < 2 * n_edges; i++)
    grundy_position_append (position, grundy_test_random_below (random, n_vertices));
}

static gboolean
is_at (const GrundyPosition *position, guint64 vertex)
{
  for (guint i = 0; i < position->n_cells; i++)
    if (position->cells[i] == vertex)
      return TRUE;
  return FALSE;
}

/* What a step says of itself is true of the pictures before and after it. */
static void
check_step (const GrundyReductionStep *step, const GrundyPosition *before, const GrundyPosition *after)
{
  switch (step->type)
    {
    case GRUNDY_REDUCTION_DROP:
      g_assert_cmpuint (step->n_edges, >, 0);
      g_assert_cmpuint (before->n_cells - after->n_cells, ==, 2 * step->n_edges);
      break;
    case GRUNDY_REDUCTION_GROUND:
    case GRUNDY_REDUCTION_FUSE:
      g_assert_cmpuint (before->n_cells, ==, after->n_cells);
      g_assert_true (is_at (before, step->vertex) && is_at (before, step->other));
      g_assert_true (is_at (after, step->vertex) && !is_at (after, step->other));
      break;
    case GRUNDY_REDUCTION_OPEN:
      g_assert_cmpuint (before->n_cells, ==, after->n_cells);
      g_assert_false (is_at (before, step->other));
      g_assert_true (is_at (after, step->vertex) && is_at (after, step->other));
      break;
    case GRUNDY_REDUCTION_JOIN:
      g_assert_cmpuint (step->lengths[0], >=, step->lengths[1]);
      g_assert_cmpuint (step->n_edges, ==, step->lengths[0] ^ step->lengths[1]);
      g_assert_cmpuint ((before->n_cells - after->n_cells) / 2, ==,
                        step->lengths[0] + step->lengths[1] - step->n_edges);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* A path from the ground up, in some order. */
static void
check_path (const GrundyPosition *position, guint n_ground)
{
  guint degrees[MAX_NAMES] = { 0 };
  gboolean is_joined[MAX_NAMES];
  guint n_at_ground = 0;

  find_joined (position, n_ground, is_joined);
  for (guint i = 0; i < position->n_cells; i++)
    {
      g_assert_true (is_joined[position->cells[i]]);
      g_assert_cmpuint (position->cells[i], !=, position->cells[i ^ 1]);
      n_at_ground += position->cells[i] < n_ground;
      degrees[position->cells[i]]++;
    }
  g_assert_cmpuint (n_at_ground, ==, position->n_cells > 0);
  for (guint vertex = n_ground; vertex < MAX_NAMES; vertex++)
    g_assert_cmpuint (degrees[vertex], <=, 2);
}

static void
check_reduction (GrundyGame *game, guint n_ground, GrundyTestOracle *oracle, const GrundyPosition *position)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyReduction) reduction = grundy_reduction_new (game, position, &error);
  g_autoptr (GrundyPosition) before = grundy_position_new ();
  g_autoptr (GrundyPosition) after = grundy_position_new ();
  g_autoptr (GrundyPosition) standing = grundy_position_copy (position);
  guint sg;

  g_assert_no_error (error);
  drop_fallen (standing, n_ground);
  sg = grundy_test_oracle_solve (oracle, standing)->sg;
  grundy_reduction_get_position (reduction, 0, before);
  g_assert_cmpint (grundy_position_compare (before, position), ==, 0);
  for (guint i = 0; i < grundy_reduction_get_n_steps (reduction); i++)
    {
      grundy_reduction_get_position (reduction, i + 1, after);
      check_step (grundy_reduction_get_step (reduction, i), before, after);
      grundy_position_assign (before, after->cells, after->n_cells);
      g_assert_cmpuint (grundy_test_oracle_solve (oracle, after)->sg, ==, sg);
    }
  check_path (before, n_ground);
  g_assert_cmpuint (before->n_cells / 2, ==, sg);
  g_assert_cmpuint (grundy_reduction_get_length (reduction), ==, sg);
}

static void
check_pictures (const char *text, guint n_ground, guint n_pictures)
{
  GrundyTestRandom random = { 10 + n_ground };
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (cut_edge, &n_ground);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint i = 0; i < n_pictures; i++)
    {
      make_random_picture (&random, position);
      check_reduction (game, n_ground, oracle, position);
    }
}

/* Every step of random pictures keeps the value that exhaustive search finds. */
static void
test_search (void)
{
  check_pictures ("hackenbush", 1, 700);
  check_pictures ("hackenbush{ground 0,1}", 2, 300);
  check_pictures ("hackenbush{ground 0,1,2}", 3, 100);
}

static void
assert_types (const char *game_text, const char *edges, const char *letters)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game (game_text);
  g_autoptr (GrundyPosition) position = grundy_game_parse_position (game, edges, NULL);
  g_autoptr (GrundyReduction) reduction = grundy_reduction_new (game, position, NULL);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < grundy_reduction_get_n_steps (reduction); i++)
    g_string_append_c (found, "dgfoj"[grundy_reduction_get_step (reduction, i)->type]);
  g_assert_cmpstr (found->str, ==, letters);
}

static void
test_steps (void)
{
  assert_types ("hackenbush", "", "");
  assert_types ("hackenbush", "0-1,1-2", "");
  assert_types ("hackenbush", "0-1,0-1", "fooj");
  assert_types ("hackenbush", "0-1,1-2,2-0", "ffoooj");
  assert_types ("hackenbush", "0-1,1-2,1-3", "j");
  assert_types ("hackenbush{ground 0,5}", "0-1,5-1", "gfooj");
  assert_types ("hackenbush", "0-1,1-1", "o");
}

/* A new vertex is neither in the picture nor ground. */
static void
test_new_vertex (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("hackenbush{ground 0,1,3}");
  g_autoptr (GrundyPosition) position = grundy_game_parse_position (game, "0-2,2-2", NULL);
  g_autoptr (GrundyReduction) reduction = grundy_reduction_new (game, position, NULL);

  g_assert_cmpuint (grundy_reduction_get_n_steps (reduction), ==, 1);
  g_assert_cmpuint (grundy_reduction_get_step (reduction, 0)->other, ==, 4);
}

static void
assert_reduces (const GrundyPosition *position, guint length)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("hackenbush");
  g_autoptr (GrundyReduction) reduction = grundy_reduction_new (game, position, NULL);
  g_autoptr (GrundyPosition) end = grundy_position_new ();

  g_assert_cmpuint (grundy_reduction_get_length (reduction), ==, length);
  grundy_reduction_get_position (reduction, grundy_reduction_get_n_steps (reduction), end);
  g_assert_cmpuint (end->n_cells, ==, 2 * length);
}

/* Of a hundred thousand edges; what takes the square of that does not come to its end here. */
static void
test_large_pictures (void)
{
  enum
  {
    N = 100000
  };
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint64 i = 0; i < N; i++)
    {
      grundy_position_append (position, i);
      grundy_position_append (position, i + 1);
    }
  assert_reduces (position, N);
  position->cells[2 * N - 1] = 0;
  assert_reduces (position, N % 2);
  /* A comb: a path with a loop at each of its vertices */
  grundy_position_clear (position);
  for (guint64 i = 0; i < N / 2; i++)
    {
      grundy_position_append (position, i);
      grundy_position_append (position, i + 1);
      grundy_position_append (position, i + 1);
      grundy_position_append (position, i + 1);
    }
  {
    guint sum = 0;

    for (guint i = 0; i < N / 2; i++)
      sum = (sum ^ 1) + 1;
    assert_reduces (position, sum);
  }
  /* A broom: branches of all lengths at one vertex */
  grundy_position_clear (position);
  for (guint64 i = 1, vertex = 1; i < 400; i++)
    for (guint64 k = 0; k < i; k++, vertex++)
      {
        grundy_position_append (position, k == 0 ? 0 : vertex - 1);
        grundy_position_append (position, vertex);
      }
  {
    guint sum = 0;

    for (guint i = 1; i < 400; i++)
      sum ^= i;
    assert_reduces (position, sum);
  }
}

static void
test_other_game (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("nim");
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (grundy_reduction_new (game, position, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reduction/search", test_search);
  g_test_add_func ("/reduction/steps", test_steps);
  g_test_add_func ("/reduction/new-vertex", test_new_vertex);
  g_test_add_func ("/reduction/large-pictures", test_large_pictures);
  g_test_add_func ("/reduction/other-game", test_other_game);
  return g_test_run ();
}
