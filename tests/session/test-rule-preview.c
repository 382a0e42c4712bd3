/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-rule-preview.h"

static void
assert_options (const char *text, guint64 heap, const char *expected, gboolean is_proved)
{
  g_autoptr (GrundyRuleLine) line = grundy_rule_preview_line (text, heap);

  g_assert_null (line->mistake);
  g_assert_cmpstr (line->options, ==, expected);
  g_assert_cmpint (line->is_proved, ==, is_proved);
}

static void
test_options (void)
{
  assert_options ("n-k: k=1..3, k<=n", 10, "10 can become 9, 8 and 7.", TRUE);
  assert_options ("n/2 & n/2: 2|n", 20, "20 can become 10 & 10.", TRUE);
  assert_options ("n/2 & n/2: 2|n", 7, "A heap of 7 has no option.", TRUE);
  assert_options ("0", 3, "3 can become 0.", TRUE);
  assert_options ("n/k: k=2..n", 4, "4 can become 2, 1 and 1.", FALSE);
}

/* A mistake says where it is in the line. */
static void
assert_mistake (const char *text, guint column)
{
  g_autoptr (GrundyRuleLine) line = grundy_rule_preview_line (text, 10);

  g_assert_nonnull (line->mistake);
  g_assert_null (line->options);
  g_assert_cmpuint (line->column, ==, column);
}

static void
test_mistakes (void)
{
  assert_mistake ("", 1);
  assert_mistake ("n-", 3);
  assert_mistake ("n-k", 3);
  assert_mistake ("n-k: k=1..", 11);
  assert_mistake ("n+1", 1);
  assert_mistake ("n-1; n-2", 6);
  assert_mistake ("n-1}", 4);
}

/* What goes wrong with the heap alone has no place in the text. */
static void
test_heap (void)
{
  g_autoptr (GrundyRuleLine) small = grundy_rule_preview_line ("n-1+2*(n/100000)", 10);
  g_autoptr (GrundyRuleLine) large = grundy_rule_preview_line ("n-1+2*(n/100000)", 100000);

  g_assert_null (small->mistake);
  g_assert_nonnull (large->mistake);
  g_assert_cmpuint (large->column, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rule-preview/options", test_options);
  g_test_add_func ("/rule-preview/mistakes", test_mistakes);
  g_test_add_func ("/rule-preview/heap", test_heap);
  return g_test_run ();
}
