/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-rule-editor.h"

#include "grundy-rule-preview.h"

#include <glib/gi18n.h>

/* As wide as the form beside the graph, and no wider */
#define WIDTH_CHARS 24

struct _GrundyRuleEditor
{
  AdwBin parent_instance;

  /* template */
  GtkBox *lines;
  GtkSpinButton *heap;
  GtkLabel *proof;

  GPtrArray *rows; /* of Row */
  gboolean is_filling;
};

/* A line: its widgets are the editor's children and live as long as it stays. */
typedef struct
{
  GrundyRuleEditor *editor;
  GtkWidget *box;
  GtkWidget *entry;
  GtkWidget *remove;
  GtkWidget *said;
} Row;

G_DEFINE_FINAL_TYPE (GrundyRuleEditor, grundy_rule_editor, ADW_TYPE_BIN)

static const char *
row_get_text (const Row *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row->entry));
}

static gboolean
row_is_empty (const Row *row)
{
  g_autofree char *text = g_strstrip (g_strdup (row_get_text (row)));

  return *text == '\0';
}

/* --- What is said of the lines ------------------------------------------------------------------------------- */

/* Returns whether the line is right, or empty and so no line. */
static gboolean
row_preview (const Row *row, guint64 heap, gboolean *is_proved)
{
  g_autoptr (GrundyRuleLine) line = NULL;

  gtk_widget_remove_css_class (row->entry, "error");
  gtk_widget_remove_css_class (row->said, "error");
  gtk_widget_set_visible (row->said, !row_is_empty (row));
  if (row_is_empty (row))
    return TRUE;
  line = grundy_rule_preview_line (row_get_text (row), heap);
  gtk_label_set_text (GTK_LABEL (row->said), line->mistake != NULL ? line->mistake : line->options);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               line->mistake != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (line->mistake != NULL)
    {
      gtk_widget_add_css_class (row->entry, "error");
      gtk_widget_add_css_class (row->said, "error");
      return FALSE;
    }
  *is_proved = *is_proved && line->is_proved;
  return TRUE;
}

static gboolean
preview (GrundyRuleEditor *self)
{
  guint64 heap = (guint64)gtk_spin_button_get_value_as_int (self->heap);
  gboolean is_right = TRUE;
  gboolean is_proved = TRUE;

  for (guint i = 0; i < self->rows->len; i++)
    is_right = row_preview (g_ptr_array_index (self->rows, i), heap, &is_proved) && is_right;
  gtk_widget_set_visible (GTK_WIDGET (self->proof), is_right);
  gtk_label_set_text (self->proof,
                      is_proved ? _ ("Every move makes smaller heaps, so that play comes to an end.")
                                : _ ("Whether every move makes smaller heaps is checked for each heap that is met."));
  return is_right;
}

/* --- Lines come and go --------------------------------------------------------------------------------------- */

static void
apply (GrundyRuleEditor *self)
{
  g_autofree char *text = grundy_rule_editor_get_text (self);

  if (!self->is_filling && preview (self) && *text != '\0')
    g_signal_emit_by_name (self, "apply");
}

static void
row_changed (Row *row)
{
  if (!row->editor->is_filling)
    preview (row->editor);
}

static void
row_activated (Row *row)
{
  apply (row->editor);
}

/* The last line stays. */
static void
update_buttons (GrundyRuleEditor *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_set_sensitive (((Row *)g_ptr_array_index (self->rows, i))->remove, self->rows->len > 1);
}

static void
row_removed (Row *row)
{
  GrundyRuleEditor *self = row->editor;

  gtk_box_remove (self->lines, row->box);
  g_ptr_array_remove (self->rows, row);
  update_buttons (self);
  apply (self);
}

static Row *
add_row (GrundyRuleEditor *self, const char *text)
{
  Row *row = g_new0 (Row, 1);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  row->editor = self;
  row->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  row->entry = gtk_entry_new ();
  row->remove = gtk_button_new_from_icon_name ("list-remove-symbolic");
  row->said = gtk_label_new (NULL);
  gtk_editable_set_text (GTK_EDITABLE (row->entry), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (row->entry), 8);
  gtk_entry_set_placeholder_text (GTK_ENTRY (row->entry), "n-k: k=1..3, k<=n");
  gtk_widget_set_hexpand (row->entry, TRUE);
  gtk_widget_add_css_class (row->entry, "monospace");
  gtk_widget_set_tooltip_text (row->remove, _ ("Remove This Form"));
  gtk_widget_add_css_class (row->remove, "flat");
  gtk_label_set_xalign (GTK_LABEL (row->said), 0);
  gtk_label_set_wrap (GTK_LABEL (row->said), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (row->said), WIDTH_CHARS);
  gtk_widget_add_css_class (row->said, "caption");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Option form"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Remove This Form"),
                                  -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row->entry), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, row->said, NULL,
                                  -1);
  gtk_box_append (GTK_BOX (line), row->entry);
  gtk_box_append (GTK_BOX (line), row->remove);
  gtk_box_append (GTK_BOX (row->box), line);
  gtk_box_append (GTK_BOX (row->box), row->said);
  gtk_box_append (self->lines, row->box);
  g_signal_connect_swapped (row->entry, "changed", G_CALLBACK (row_changed), row);
  g_signal_connect_swapped (row->entry, "activate", G_CALLBACK (row_activated), row);
  g_signal_connect_swapped (row->remove, "clicked", G_CALLBACK (row_removed), row);
  g_ptr_array_add (self->rows, row);
  update_buttons (self);
  return row;
}

static void
add_clicked (GrundyRuleEditor *self)
{
  Row *row = add_row (self, "");

  preview (self);
  gtk_widget_grab_focus (row->entry);
}

/* --- The text ------------------------------------------------------------------------------------------------ */

void
grundy_rule_editor_set_text (GrundyRuleEditor *self, const char *text)
{
  g_auto (GStrv) forms = NULL;
  guint n_forms;

  g_return_if_fail (GRUNDY_IS_RULE_EDITOR (self) && text != NULL);

  forms = g_strsplit (text, ";", -1);
  n_forms = g_strv_length (forms);
  self->is_filling = TRUE;
  while (self->rows->len > n_forms)
    {
      Row *last = g_ptr_array_index (self->rows, self->rows->len - 1);

      gtk_box_remove (self->lines, last->box);
      g_ptr_array_remove (self->rows, last);
    }
  for (guint i = 0; i < n_forms; i++)
    {
      Row *row = i < self->rows->len ? g_ptr_array_index (self->rows, i) : add_row (self, "");

      g_strstrip (forms[i]);
      if (!g_str_equal (row_get_text (row), forms[i]))
        gtk_editable_set_text (GTK_EDITABLE (row->entry), forms[i]);
    }
  update_buttons (self);
  self->is_filling = FALSE;
  preview (self);
}

char *
grundy_rule_editor_get_text (GrundyRuleEditor *self)
{
  GString *text;

  g_return_val_if_fail (GRUNDY_IS_RULE_EDITOR (self), NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = g_ptr_array_index (self->rows, i);

      if (!row_is_empty (row))
        g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", row_get_text (row));
    }
  return g_string_free (text, FALSE);
}

static void
grundy_rule_editor_finalize (GObject *object)
{
  g_ptr_array_unref (GRUNDY_RULE_EDITOR (object)->rows);

  G_OBJECT_CLASS (grundy_rule_editor_parent_class)->finalize (object);
}

static void
grundy_rule_editor_class_init (GrundyRuleEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = grundy_rule_editor_finalize;
  g_signal_new ("apply", GRUNDY_TYPE_RULE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-rule-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyRuleEditor, lines);
  gtk_widget_class_bind_template_child (widget_class, GrundyRuleEditor, heap);
  gtk_widget_class_bind_template_child (widget_class, GrundyRuleEditor, proof);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked);
  gtk_widget_class_bind_template_callback (widget_class, preview);
}

static void
grundy_rule_editor_init (GrundyRuleEditor *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
grundy_rule_editor_new (void)
{
  return g_object_new (GRUNDY_TYPE_RULE_EDITOR, NULL);
}
