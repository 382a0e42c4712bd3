/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-sum-entry.h"

#include "grundy-catalogue.h"

#include <glib/gi18n.h>
#include <string.h>

struct _GrundySumEntry
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkEntry *entry;
  GtkPopover *popover;
  GtkLabel *mistake;
  GtkListStore *names;

  gboolean is_opening; /* what was typed is being read, and the picture waits for the keyboard */
};

G_DEFINE_FINAL_TYPE (GrundySumEntry, grundy_sum_entry, GRUNDY_TYPE_SESSION_WIDGET)

static GrundySession *
get_session (GrundySumEntry *self)
{
  return grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
}

enum
{
  COLUMN_NAME,
  COLUMN_TITLE,
  COLUMN_START,
};

/* --- Completion --------------------------------------------------------------------------------------------- */

static void
add_name (GtkListStore *names, const char *name, const char *title, const char *start)
{
  gtk_list_store_insert_with_values (names, NULL, -1, COLUMN_NAME, name, COLUMN_TITLE,
                                     g_dgettext (GETTEXT_PACKAGE, title), COLUMN_START, start, -1);
}

static void
fill_names (GtkListStore *names)
{
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = grundy_catalogue_get_rulesets (&n_rulesets);

  for (guint i = 0; i < n_rulesets; i++)
    {
      add_name (names, rulesets[i]->id, rulesets[i]->title, rulesets[i]->start);
      for (guint k = 0; k < rulesets[i]->n_presets; k++)
        add_name (names, rulesets[i]->presets[k].id, rulesets[i]->presets[k].title, rulesets[i]->presets[k].start);
    }
}

/* The term that is being typed begins behind the last plus before the cursor, and behind its count. */
static const char *
find_term (GrundySumEntry *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  const char *cursor = g_utf8_offset_to_pointer (text, gtk_editable_get_position (GTK_EDITABLE (self->entry)));
  const char *term = text;

  for (const char *c = text; c < cursor; c++)
    if (*c == '+' || *c == '*')
      term = c + 1;
  while (*term == ' ')
    term++;
  return term;
}

static gboolean
match_name (GtkEntryCompletion *completion, const char *key, GtkTreeIter *iter, gpointer user_data)
{
  GrundySumEntry *self = user_data;
  const char *term = find_term (self);
  gsize length = strcspn (term, "{(+");
  g_autofree char *name = NULL;

  if (length == 0 || term[length] != '\0')
    return FALSE;
  gtk_tree_model_get (GTK_TREE_MODEL (self->names), iter, COLUMN_NAME, &name, -1);
  return strncmp (name, term, length) == 0;
}

/* What is completed is a whole term, which can be opened as it is. */
static gboolean
complete_name (GtkEntryCompletion *completion, GtkTreeModel *model, GtkTreeIter *iter, GrundySumEntry *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  int from = g_utf8_pointer_to_offset (text, find_term (self));
  g_autofree char *start = NULL;

  gtk_tree_model_get (model, iter, COLUMN_START, &start, -1);
  gtk_editable_delete_text (GTK_EDITABLE (self->entry), from, -1);
  gtk_editable_insert_text (GTK_EDITABLE (self->entry), start, -1, &from);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), from);
  return GDK_EVENT_STOP;
}

/* --- Opening ------------------------------------------------------------------------------------------------ */

static void
mark_column (GrundySumEntry *self, guint column)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  PangoAttrList *attributes = pango_attr_list_new ();
  glong length = g_utf8_strlen (text, -1);

  if (column > 0 && length > 0)
    {
      glong place = MIN ((glong)column, length) - 1;
      PangoAttribute *underline = pango_attr_underline_new (PANGO_UNDERLINE_ERROR);

      underline->start_index = g_utf8_offset_to_pointer (text, place) - text;
      underline->end_index = g_utf8_offset_to_pointer (text, place + 1) - text;
      pango_attr_list_insert (attributes, underline);
      gtk_editable_set_position (GTK_EDITABLE (self->entry), MIN ((glong)column - 1, length));
    }
  gtk_entry_set_attributes (self->entry, attributes);
  pango_attr_list_unref (attributes);
}

/* Whoever has typed a sum goes on in its picture. */
static void
leave (GrundySumEntry *self)
{
  if (self->is_opening)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-graph", NULL);
  self->is_opening = FALSE;
}

static void
clear_mistake (GrundySumEntry *self)
{
  mark_column (self, 0);
  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_reset_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID);
  gtk_popover_popdown (self->popover);
}

static void
mistake_changed (GrundySumEntry *self)
{
  guint column;
  const char *mistake = grundy_session_get_mistake (get_session (self), &column);

  if (mistake == NULL)
    {
      clear_mistake (self);
      leave (self);
      return;
    }
  gtk_label_set_text (self->mistake, mistake);
  /* What was opened from elsewhere has other columns than the text here. */
  mark_column (self, self->is_opening ? column : 0);
  self->is_opening = FALSE;
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);
  gtk_popover_popup (self->popover);
}

static void
changed (GrundySumEntry *self)
{
  GrundyDocument *document = grundy_session_get_document (get_session (self));

  if (document == NULL)
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), grundy_document_get_text (document));
  clear_mistake (self);
}

static void
activated (GrundySumEntry *self)
{
  self->is_opening = TRUE;
  grundy_session_open_text (get_session (self), gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static gboolean
grundy_sum_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (GRUNDY_SUM_ENTRY (widget)->entry));
}

static void
grundy_sum_entry_session_changed (GrundySessionWidget *widget)
{
  changed (GRUNDY_SUM_ENTRY (widget));
}

static void
grundy_sum_entry_class_init (GrundySumEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_sum_entry_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-sum-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundySumEntry, entry);
  gtk_widget_class_bind_template_child (widget_class, GrundySumEntry, popover);
  gtk_widget_class_bind_template_child (widget_class, GrundySumEntry, mistake);
  gtk_widget_class_bind_template_child (widget_class, GrundySumEntry, names);
  gtk_widget_class_bind_template_callback (widget_class, activated);
  gtk_widget_class_bind_template_callback (widget_class, clear_mistake);
  gtk_widget_class_bind_template_callback (widget_class, complete_name);
  widget_class->grab_focus = grundy_sum_entry_grab_focus;
}

static void
grundy_sum_entry_init (GrundySumEntry *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::document", G_CALLBACK (changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::mistake", G_CALLBACK (mistake_changed));
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_names (self->names);
  gtk_entry_completion_set_match_func (gtk_entry_get_completion (self->entry), match_name, self, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
}
