/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-reduction.h"

static void
assert_sentence (const GrundyReductionStep *step, const char *expected)
{
  g_autofree char *sentence = grundy_explain_reduction_step (step);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_steps (void)
{
  assert_sentence (&(GrundyReductionStep){ GRUNDY_REDUCTION_DROP, .n_edges = 1 },
                   "1 edge does not reach the ground: it does not exist.");
  assert_sentence (&(GrundyReductionStep){ GRUNDY_REDUCTION_DROP, .n_edges = 3 },
                   "3 edges do not reach the ground: they do not exist.");
  assert_sentence (&(GrundyReductionStep){ GRUNDY_REDUCTION_GROUND, 0, 5 },
                   "0 and 5 are both ground: they become one, 0.");
  assert_sentence (&(GrundyReductionStep){ GRUNDY_REDUCTION_JOIN, 7, 0, { 3, 1 }, 2 },
                   "Colon principle: at 7 the branches of 3 and 1 edge become one of 2, for 3 xor 1 is 2.");
  assert_sentence (&(GrundyReductionStep){ GRUNDY_REDUCTION_JOIN, 7, 0, { 2, 2 }, 0 },
                   "Colon principle: at 7 two branches of 2 edges cancel each other, for 2 xor 2 is 0.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain-reduction/steps", test_steps);
  return g_test_run ();
}
