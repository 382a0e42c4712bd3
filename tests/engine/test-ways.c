/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Every way of playing, theorem against search: random sums of small graphs are judged by the engine, which uses a
 * theorem wherever one applies, and played out by the rules alone. How many there are is said by GRUNDY_TEST_SUMS.
 */
#include "grundy-value.h"

#include "grundy-test-sums.h"

#define MAX_NODES 8
#define N_GROUNDS (GRUNDY_GROUND_SEARCH + 1)

/* How often each ground decided in a way of playing, how often the condition of the SJ theorem failed, and how often
 * its rule would then have named the wrong winner */
typedef struct
{
  guint n_by[N_GROUNDS];
  guint n_exceptions;
  guint n_misled;
} Count;

static guint
get_n_sums (void)
{
  const char *text = g_getenv ("GRUNDY_TEST_SUMS");
  guint64 n_sums = 1000;

  if (text != NULL)
    g_assert_true (g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT, &n_sums, NULL));
  return (guint)n_sums;
}

static gboolean
sj_says_next_wins (const GrundyTestSum *sum)
{
  guint32 total = 0;
  gboolean has_large = FALSE;

  for (guint i = 0; i < sum->n_components; i++)
    {
      guint32 sg = grundy_test_naive_sg (sum->graphs[i], sum->starts[i]);

      total ^= sg;
      has_large = has_large || sg > 1;
    }
  return (total != 0) == has_large;
}

static void
check (const GrundyTestSum *test_sum, GrundySum *sum, GrundyPlay play, Count *count)
{
  g_autoptr (GError) error = NULL;
  g_auto (GrundyReason) reason = { 0 };
  GrundyValue value;
  gboolean next_wins = grundy_test_sum_next_wins (test_sum, play, grundy_play_last_wins (play), test_sum->starts);

  grundy_sum_evaluate_with_reason (sum, play, &grundy_limits_for_values, NULL, &value, &reason, &error);
  g_assert_no_error (error);
  if ((value.outcome == GRUNDY_OUTCOME_N) != next_wins)
    {
      g_autofree char *text = grundy_sum_to_text (sum);

      g_error ("%s, played %s: the search says %c", text, grundy_play_get_id (play), next_wins ? 'N' : 'P');
    }
  count->n_by[reason.ground]++;
  if (reason.exception == NULL)
    return;
  count->n_exceptions++;
  count->n_misled += sj_says_next_wins (test_sum) != next_wins;
}

static void
report (guint n_sums, const Count *counts)
{
  static const char *const grounds[N_GROUNDS] = { "values", "lengths", "a formula", "SJ", "search" };

  for (guint play = 0; play < GRUNDY_N_PLAYS; play++)
    {
      const Count *count = &counts[play];
      g_autoptr (GString) line = g_string_new (NULL);

      g_string_printf (line, "%s: %u sums", grundy_play_get_id (play), n_sums);
      for (guint i = 0; i < N_GROUNDS; i++)
        if (count->n_by[i] > 0)
          g_string_append_printf (line, ", by %s %u", grounds[i], count->n_by[i]);
      if (play == GRUNDY_PLAY_MISERE)
        g_string_append_printf (line, "; the condition of SJ failed %u times, and its rule %u times",
                                count->n_exceptions, count->n_misled);
      g_test_message ("%s", line->str);
    }
}

static void
test_theorems (void)
{
  GrundyTestRandom random = { 6 };
  guint n_sums = get_n_sums ();
  Count counts[GRUNDY_N_PLAYS] = { 0 };

  for (guint round = 0; round < n_sums; round++)
    {
      g_autoptr (GrundyTestSum) test_sum = grundy_test_sum_random (&random, 1 + round % 3, MAX_NODES);
      g_autofree char *text = grundy_test_sum_to_text (test_sum, test_sum->starts);
      g_autoptr (GError) error = NULL;
      g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);

      g_assert_no_error (error);
      for (guint play = 0; play < GRUNDY_N_PLAYS; play++)
        check (test_sum, sum, play, &counts[play]);
    }
  report (n_sums, counts);
  /* Where these are none, the sums are too tame to say anything. */
  g_assert_cmpuint (counts[GRUNDY_PLAY_MISERE].n_by[GRUNDY_GROUND_SJ], >, 0);
  g_assert_cmpuint (counts[GRUNDY_PLAY_MISERE].n_misled, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ways/theorems-against-search", test_theorems);
  return g_test_run ();
}
