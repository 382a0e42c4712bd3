/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-rule-editor.h"
#include "grundy-test-display.h"

/* The @n-th widget of a type inside @parent, in the order of the tree. */
static GtkWidget *
find_child (GtkWidget *parent, GType type, guint *n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (G_TYPE_CHECK_INSTANCE_TYPE (child, type) && (*n)-- == 0)
        return child;
      found = find_child (child, type, n);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
get_entry (GtkWidget *editor, guint n)
{
  return find_child (editor, GTK_TYPE_ENTRY, &n);
}

static void
assert_text (GtkWidget *editor, const char *expected)
{
  g_autofree char *text = grundy_rule_editor_get_text (GRUNDY_RULE_EDITOR (editor));

  g_assert_cmpstr (text, ==, expected);
}

static GtkWidget *
make_editor (const char *text)
{
  GtkWidget *editor = g_object_ref_sink (grundy_rule_editor_new ());

  grundy_rule_editor_set_text (GRUNDY_RULE_EDITOR (editor), text);
  return editor;
}

static void
test_lines (void)
{
  g_autoptr (GtkWidget) editor = make_editor ("n-1; n/2 & n/2: 2|n");

  assert_text (editor, "n-1; n/2 & n/2: 2|n");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (editor, 1))), ==, "n/2 & n/2: 2|n");
  g_assert_null (get_entry (editor, 2));
  grundy_rule_editor_set_text (GRUNDY_RULE_EDITOR (editor), "0");
  g_assert_null (get_entry (editor, 1));
  assert_text (editor, "0");
}

static void
count_apply (GtkWidget *editor, gpointer user_data)
{
  guint *n_applied = user_data;

  (*n_applied)++;
}

/* A mistake is marked on its line while one types, and such a rule is not applied. */
static void
test_mistakes (void)
{
  g_autoptr (GtkWidget) editor = make_editor ("n-1; n-2: 2<=n");
  GtkWidget *first = get_entry (editor, 0);
  GtkWidget *second = get_entry (editor, 1);
  guint n_applied = 0;

  g_signal_connect (editor, "apply", G_CALLBACK (count_apply), &n_applied);
  gtk_editable_set_text (GTK_EDITABLE (second), "n-k");
  g_assert_false (gtk_widget_has_css_class (first, "error"));
  g_assert_true (gtk_widget_has_css_class (second, "error"));
  g_signal_emit_by_name (first, "activate");
  g_assert_cmpuint (n_applied, ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (second), "n-k: k=2..5, k<=n");
  g_assert_false (gtk_widget_has_css_class (second, "error"));
  g_signal_emit_by_name (first, "activate");
  g_assert_cmpuint (n_applied, ==, 1);
  assert_text (editor, "n-1; n-k: k=2..5, k<=n");
}

/* An added line is no form until something stands in it; a removed one is gone at once. */
static void
test_add_and_remove (void)
{
  g_autoptr (GtkWidget) editor = make_editor ("n-1; 0");
  guint n_applied = 0, n = 0;
  GtkWidget *remove = find_child (editor, GTK_TYPE_BUTTON, &n);

  g_signal_connect (editor, "apply", G_CALLBACK (count_apply), &n_applied);
  g_signal_emit_by_name (remove, "clicked");
  assert_text (editor, "0");
  g_assert_cmpuint (n_applied, ==, 1);
  n = 1;
  g_signal_emit_by_name (find_child (editor, GTK_TYPE_BUTTON, &n), "clicked");
  g_assert_nonnull (get_entry (editor, 1));
  assert_text (editor, "0");
  gtk_editable_set_text (GTK_EDITABLE (get_entry (editor, 1)), "n/2");
  assert_text (editor, "0; n/2");
}

static void
add_tests (void)
{
  g_test_add_func ("/rule-editor/lines", test_lines);
  g_test_add_func ("/rule-editor/mistakes", test_mistakes);
  g_test_add_func ("/rule-editor/add-and-remove", test_add_and_remove);
}

int
main (int argc, char *argv[])
{
  return grundy_test_run_with_application (&argc, &argv, add_tests);
}
