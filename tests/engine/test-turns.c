/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-turns.h"

/* All turns as text: "1:0" is the first option of component 1, "1:0 2:1" a turn in two components. */
static char *
list_turns (GrundyJoin join, const guint32 *n_options, guint n_components)
{
  g_autoptr (GrundyTurns) turns = grundy_turns_new (join, n_options, n_components);
  guint64 n_expected = grundy_turns_count (turns);
  guint64 n_turns = 0;
  GString *text = g_string_new (NULL);

  for (; grundy_turns_next (turns); n_turns++)
    {
      if (n_turns > 0)
        g_string_append (text, " | ");
      for (guint k = 0; k < turns->n_moved; k++)
        g_string_append_printf (text, k == 0 ? "%u:%u" : " %u:%u", turns->components[k], turns->options[k]);
    }
  g_assert_cmpuint (n_turns, ==, n_expected);
  g_assert_false (grundy_turns_next (turns));
  return g_string_free (text, FALSE);
}

static void
assert_turns (GrundyJoin join, const guint32 *n_options, guint n_components, const char *expected)
{
  g_autofree char *text = list_turns (join, n_options, n_components);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_one (void)
{
  assert_turns (GRUNDY_JOIN_ONE, (const guint32[]){ 2, 0, 1 }, 3, "0:0 | 0:1 | 2:0");
  assert_turns (GRUNDY_JOIN_ONE, (const guint32[]){ 0, 0 }, 2, "");
}

static void
test_all_that_can (void)
{
  assert_turns (GRUNDY_JOIN_ALL_THAT_CAN, (const guint32[]){ 2, 0, 2 }, 3, "0:0 2:0 | 0:0 2:1 | 0:1 2:0 | 0:1 2:1");
  assert_turns (GRUNDY_JOIN_ALL_THAT_CAN, (const guint32[]){ 0, 0 }, 2, "");
}

static void
test_every (void)
{
  assert_turns (GRUNDY_JOIN_EVERY, (const guint32[]){ 2, 1 }, 2, "0:0 1:0 | 0:1 1:0");
  assert_turns (GRUNDY_JOIN_EVERY, (const guint32[]){ 2, 0, 2 }, 3, "");
}

static void
test_any (void)
{
  assert_turns (GRUNDY_JOIN_ANY, (const guint32[]){ 1, 0, 2, 1 }, 4,
                "0:0 | 0:0 2:0 | 0:0 2:1 | 0:0 2:0 3:0 | 0:0 2:1 3:0 | 0:0 3:0 | "
                "2:0 | 2:1 | 2:0 3:0 | 2:1 3:0 | 3:0");
  assert_turns (GRUNDY_JOIN_ANY, (const guint32[]){ 0 }, 1, "");
}

static void
test_too_many_to_count (void)
{
  guint32 n_options[100];

  for (guint i = 0; i < G_N_ELEMENTS (n_options); i++)
    n_options[i] = 3;
  for (GrundyJoin join = GRUNDY_JOIN_ONE; join <= GRUNDY_JOIN_ANY; join++)
    {
      g_autoptr (GrundyTurns) turns = grundy_turns_new (join, n_options, G_N_ELEMENTS (n_options));

      g_assert_cmpuint (grundy_turns_count (turns), ==, join == GRUNDY_JOIN_ONE ? 300 : G_MAXUINT64);
      g_assert_true (grundy_turns_next (turns));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/turns/one", test_one);
  g_test_add_func ("/turns/all-that-can", test_all_that_can);
  g_test_add_func ("/turns/every", test_every);
  g_test_add_func ("/turns/any", test_any);
  g_test_add_func ("/turns/too-many-to-count", test_too_many_to_count);
  return g_test_run ();
}
