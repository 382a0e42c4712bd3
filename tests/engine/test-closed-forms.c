/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Closed forms on single heaps far beyond what whole positions can be searched for. The values come from the textbook's
 * mex over the options that the ruleset tells, whose rules are tested by exhaustive search elsewhere; where a
 * heap is split, the values of its parts are added as nim-sums.
 */
#include "grundy-test-oracle.h"

#define LAST_HEAP 2000

typedef struct
{
  guint64 sg[LAST_HEAP + 1];
  gboolean n_wins_misere[LAST_HEAP + 1]; /* of one heap */
  gboolean is_one_heap;                  /* whether no heap was split so far: otherwise those are wrong */
} Values;

static void
compute_heap (GrundyGame *game, guint64 heap, Values *values)
{
  g_autoptr (GrundyHeapOptions) options = grundy_heap_options_new (0);
  g_autofree gboolean *is_marked = NULL;
  guint n_options;

  grundy_game_get_ruleset (game)->heap_options (game, heap, options);
  n_options = grundy_heap_options_get_n_options (options);
  is_marked = g_new0 (gboolean, n_options + 1);
  values->n_wins_misere[heap] = n_options == 0;
  for (guint i = 0; i < n_options; i++)
    {
      guint n_heaps;
      const guint64 *heaps = grundy_heap_options_get (options, i, &n_heaps);
      guint64 sg = 0;

      for (guint k = 0; k < n_heaps; k++)
        sg ^= values->sg[heaps[k]];
      values->is_one_heap = values->is_one_heap && n_heaps < 2;
      if (sg <= n_options)
        is_marked[sg] = TRUE;
      if (!values->n_wins_misere[n_heaps > 0 ? heaps[0] : 0])
        values->n_wins_misere[heap] = TRUE;
    }
  for (values->sg[heap] = 0; is_marked[values->sg[heap]];)
    values->sg[heap]++;
}

static void
test_heaps (gconstpointer data)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game (data);
  const GrundyClosedForm *form = grundy_game_get_closed_form (game);
  g_autofree Values *values = g_new0 (Values, 1);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  g_assert_nonnull (form);
  values->is_one_heap = TRUE;
  grundy_position_set_length (position, 1);
  for (guint64 heap = 0; heap <= LAST_HEAP; heap++)
    {
      compute_heap (game, heap, values);
      position->cells[0] = heap;
      g_assert_cmpuint (form->sg (game, position), ==, values->sg[heap]);
      if (form->n_wins_misere != NULL && values->is_one_heap)
        g_assert_true (form->n_wins_misere (game, position) == values->n_wins_misere[heap]);
    }
}

static void
test_applies_to_no_other (gconstpointer data)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game (data);

  g_assert_null (grundy_game_get_closed_form (game));
}

static void
add_tests (const char *folder, GTestDataFunc func, const char *const *games, guint n_games)
{
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strdup_printf ("/closed-forms/%s/%s", folder, games[i]);

      g_test_add_data_func (path, games[i], func);
    }
}

int
main (int argc, char *argv[])
{
  static const char *const games[] = {
    "nim",
    "take{any}",
    "take{1}",
    "take{1..7}",
    "take{1..4,7,13}",
    "take{1,2,3,50,51}",
    "take{odd}",
    "take{powers-of-two}",
    "take{odd,powers-of-two}",
    "take{1..3,primes}",
    "take{half,any}",
    "take{half}",
    "take{at-least-half}",
    "take{divisors}",
    "take{proper-divisors}",
    "lasker",
    "split-xor",
    "circle-kayles",
  };
  static const char *const others[] = {
    "take{2}",
    "take{1,3,4}",
    "take{1..3,8}",
    "take{all-but 3}",
    "take{primes}",
    "take{squares}",
    "take{fibonacci}",
    "take{factorials}",
    "take{1,half}",
    "take{half,divisors}",
    "take{non-divisors}",
    "octal{0.77}",
    "circle-kayles{1..3}",
    "octal{4.(1)}",
    "octal{4.3}",
  };

  g_test_init (&argc, &argv, NULL);
  add_tests ("heaps", test_heaps, games, G_N_ELEMENTS (games));
  add_tests ("none", test_applies_to_no_other, others, G_N_ELEMENTS (others));
  return g_test_run ();
}
