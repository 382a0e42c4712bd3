/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-history.h"

static GrundySum *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  GrundySum *sum = grundy_sum_parse (text, NULL, &error);

  g_assert_no_error (error);
  return sum;
}

static void
assert_text (const GrundyHistory *history, const char *expected)
{
  g_autofree char *text = grundy_sum_to_text (grundy_document_get_sum (grundy_history_get_document (history)));

  g_assert_cmpstr (text, ==, expected);
}

static gboolean
push_text (GrundyHistory *history, const char *text)
{
  g_autoptr (GrundySum) sum = parse (text);

  return grundy_history_push (history, grundy_document_with_sum (grundy_history_get_document (history), sum));
}

static GrundyHistory *
begin (const char *text)
{
  g_autoptr (GrundySum) sum = parse (text);

  return grundy_history_new (grundy_document_new (sum));
}

static void
test_undo_redo (void)
{
  g_autoptr (GrundyHistory) history = begin ("nim(3)");

  g_assert_false (grundy_history_can_undo (history));
  g_assert_false (grundy_history_can_redo (history));
  g_assert_true (push_text (history, "nim(4)"));
  g_assert_true (push_text (history, "nim(5)"));
  grundy_history_undo (history);
  assert_text (history, "nim(4)");
  g_assert_true (grundy_history_can_redo (history));
  grundy_history_undo (history);
  assert_text (history, "nim(3)");
  g_assert_false (grundy_history_can_undo (history));
  grundy_history_redo (history);
  grundy_history_redo (history);
  assert_text (history, "nim(5)");
  g_assert_false (grundy_history_can_redo (history));
}

static void
test_new_state_forgets_redo (void)
{
  g_autoptr (GrundyHistory) history = begin ("nim(3)");

  push_text (history, "nim(4)");
  grundy_history_undo (history);
  push_text (history, "nim(6)");
  g_assert_false (grundy_history_can_redo (history));
  grundy_history_undo (history);
  assert_text (history, "nim(3)");
}

/* The same sum typed in another way is no new state; another way of playing is. */
static void
test_equal_states (void)
{
  g_autoptr (GrundyHistory) history = begin ("nim(3,4)");

  g_assert_false (push_text (history, " nim( 4, 3 )"));
  g_assert_false (grundy_history_can_undo (history));
  g_assert_true (grundy_history_push (
      history, grundy_document_with_play (grundy_history_get_document (history), GRUNDY_PLAY_MISERE)));
  g_assert_true (grundy_history_push (
      history, grundy_document_with_arrangement (grundy_history_get_document (history), GRUNDY_ARRANGEMENT_LAYERED)));
  grundy_history_undo (history);
  g_assert_cmpint (grundy_document_get_play (grundy_history_get_document (history)), ==, GRUNDY_PLAY_MISERE);
  g_assert_cmpint (grundy_document_get_arrangement (grundy_history_get_document (history)), ==,
                   GRUNDY_ARRANGEMENT_AUTOMATIC);
}

static void
test_old_states_go (void)
{
  g_autoptr (GrundyHistory) history = begin ("nim(0)");
  guint n_undone = 0;

  for (guint i = 1; i <= 1000; i++)
    {
      g_autofree char *text = g_strdup_printf ("nim(%u)", i);

      g_assert_true (push_text (history, text));
    }
  assert_text (history, "nim(1000)");
  for (; grundy_history_can_undo (history); n_undone++)
    grundy_history_undo (history);
  g_assert_cmpuint (n_undone, >=, 100);
  g_assert_cmpuint (n_undone, <, 1000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/undo-redo", test_undo_redo);
  g_test_add_func ("/history/new-state-forgets-redo", test_new_state_forgets_redo);
  g_test_add_func ("/history/equal-states", test_equal_states);
  g_test_add_func ("/history/old-states-go", test_old_states_go);
  return g_test_run ();
}
