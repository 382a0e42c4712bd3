/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game-form.h"

#include "grundy-kinds.h"
#include "grundy-rule-editor.h"

#include <glib/gi18n.h>

struct _GrundyGameForm
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkLabel *title;
  GtkLabel *summary;
  GtkBox *fields;

  GPtrArray *editors; /* the widget of each parameter, then that of the position */
  gboolean is_filling;
  const GrundyRuleset *ruleset; /* of whose parameters the editors are */
  const GrundyPreset *preset;
};

G_DEFINE_FINAL_TYPE (GrundyGameForm, grundy_game_form, GRUNDY_TYPE_SESSION_WIDGET)

static GrundySession *
get_session (GrundyGameForm *self)
{
  return grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
}

static GrundyGame *
get_game (GrundyGameForm *self, const GrundyPosition **position)
{
  GrundyDocument *document = grundy_session_get_document (get_session (self));
  guint component = grundy_session_get_component (get_session (self));
  GrundySum *sum;

  if (document == NULL)
    return NULL;
  sum = grundy_document_get_sum (document);
  if (component == GRUNDY_COMPONENT_WHOLE)
    component = 0;
  *position = grundy_sum_get_position (sum, component);
  return grundy_sum_get_game (sum, component);
}

/* --- Writing: the widgets' texts become a term -------------------------------------------------------------- */

static char *
read_editor (GtkWidget *editor, const GrundyParameterSpec *spec)
{
  if (GTK_IS_CHECK_BUTTON (editor))
    return g_strdup (gtk_check_button_get_active (GTK_CHECK_BUTTON (editor)) ? spec->choices[0] : "");
  if (GTK_IS_DROP_DOWN (editor))
    return g_strdup (spec->choices[gtk_drop_down_get_selected (GTK_DROP_DOWN (editor))]);
  if (GRUNDY_IS_RULE_EDITOR (editor))
    return grundy_rule_editor_get_text (GRUNDY_RULE_EDITOR (editor));
  return g_strdup (gtk_editable_get_text (GTK_EDITABLE (editor)));
}

static char *
write_term (GrundyGameForm *self, GrundyGame *game)
{
  const GrundyRuleset *ruleset = grundy_game_get_ruleset (game);
  const GrundyPreset *preset = grundy_game_get_preset (game);
  guint n_parameters = preset == NULL ? ruleset->n_parameters : 0;
  GString *text = g_string_new (preset != NULL ? preset->id : ruleset->id);
  g_autoptr (GPtrArray) parameters = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *position = read_editor (g_ptr_array_index (self->editors, self->editors->len - 1), NULL);

  for (guint i = 0; i < n_parameters; i++)
    {
      char *parameter = read_editor (g_ptr_array_index (self->editors, i), ruleset->parameters + i);

      if (*parameter != '\0')
        g_ptr_array_add (parameters, parameter);
      else
        g_free (parameter);
    }
  if (parameters->len > 0)
    {
      g_autofree char *joined = NULL;

      g_ptr_array_add (parameters, NULL);
      joined = g_strjoinv (",", (char **)parameters->pdata);
      g_string_append_printf (text, "{%s}", joined);
    }
  g_string_append_printf (text, "(%s)", position);
  return g_string_free (text, FALSE);
}

/* The whole sum with the shown component in the form's words. */
static char *
write_sum (GrundyGameForm *self, GrundyGame *game)
{
  GrundySum *sum = grundy_document_get_sum (grundy_session_get_document (get_session (self)));
  guint shown = grundy_session_get_component (get_session (self));
  GString *text = g_string_new (NULL);

  if (shown == GRUNDY_COMPONENT_WHOLE)
    shown = 0;
  for (guint i = 0; i < grundy_sum_get_n_components (sum); i++)
    {
      g_autoptr (GrundySum) component = grundy_sum_get_component (sum, i);
      g_autofree char *term = i == shown ? write_term (self, game) : grundy_sum_to_text (component);

      g_string_append_printf (text, "%s%s", i > 0 ? "+" : "", term);
    }
  return g_string_free (text, FALSE);
}

static void
edited (GrundyGameForm *self)
{
  const GrundyPosition *position;
  GrundyGame *game = get_game (self, &position);
  g_autofree char *text = NULL;

  if (self->is_filling || game == NULL)
    return;
  text = write_sum (self, game);
  grundy_session_open_text (get_session (self), text);
}

/* --- Reading: the document becomes widgets ------------------------------------------------------------------ */

static void
add_field (GrundyGameForm *self, const char *label_text, GtkWidget *editor)
{
  if (label_text != NULL)
    {
      GtkWidget *label = gtk_label_new (label_text);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_mnemonic_widget (GTK_LABEL (label), editor);
      gtk_widget_add_css_class (label, "caption");
      gtk_box_append (self->fields, label);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (editor), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
    }
  gtk_box_append (self->fields, editor);
  g_ptr_array_add (self->editors, editor);
}

static GtkWidget *
make_entry (GrundyGameForm *self, const char *text)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 8);
  gtk_widget_add_css_class (entry, "monospace");
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (edited), self);
  return entry;
}

static GtkWidget *
make_spin (GrundyGameForm *self, guint64 number, guint64 min, guint64 max)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, MIN (max > 0 ? max : G_MAXINT32, G_MAXINT32), 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (edited), self);
  return spin;
}

static GtkWidget *
make_rule_editor (GrundyGameForm *self, const char *text)
{
  GtkWidget *editor = grundy_rule_editor_new ();

  grundy_rule_editor_set_text (GRUNDY_RULE_EDITOR (editor), text);
  g_signal_connect_swapped (editor, "apply", G_CALLBACK (edited), self);
  return editor;
}

static GtkWidget *
make_parameter_editor (GrundyGameForm *self, const GrundyParameterSpec *spec, const GrundyArgument *argument)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (spec->kind == &grundy_kind_flag)
    {
      GtkWidget *check = gtk_check_button_new_with_label (_ (spec->label));

      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), argument->number != 0);
      g_signal_connect_swapped (check, "toggled", G_CALLBACK (edited), self);
      return check;
    }
  if (spec->kind == &grundy_kind_choice)
    {
      GtkWidget *drop_down = gtk_drop_down_new_from_strings (spec->choices);

      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), argument->number);
      g_signal_connect_swapped (drop_down, "notify::selected", G_CALLBACK (edited), self);
      return drop_down;
    }
  if (spec->kind == &grundy_kind_number)
    return make_spin (self, argument->number, spec->min, spec->max);
  spec->kind->format (spec, argument, text);
  return spec->kind == &grundy_kind_rule ? make_rule_editor (self, text->str) : make_entry (self, text->str);
}

static void
fill_parameters (GrundyGameForm *self, GrundyGame *game)
{
  const GrundyRuleset *ruleset = grundy_game_get_ruleset (game);

  if (grundy_game_get_preset (game) != NULL)
    return;
  for (guint i = 0; i < ruleset->n_parameters; i++)
    {
      const GrundyParameterSpec *spec = ruleset->parameters + i;

      add_field (self, spec->kind != &grundy_kind_flag ? _ (spec->label) : NULL,
                 make_parameter_editor (self, spec, grundy_game_get_argument (game, i)));
    }
}

static gboolean
is_single_heap (GrundyGame *game, const GrundyPosition *position)
{
  return grundy_game_is_heap_game (game) && position->n_cells == 1 && position->cells[0] < G_MAXINT32;
}

/* A single heap is a number; everything else is written as in the notation. */
static void
fill_position (GrundyGameForm *self, GrundyGame *game, const GrundyPosition *position)
{
  const GrundyPositionSpec *spec = &grundy_game_get_ruleset (game)->position;
  g_autoptr (GString) text = g_string_new (NULL);

  if (is_single_heap (game, position))
    {
      add_field (self, _ (spec->label), make_spin (self, position->cells[0], 0, 0));
      return;
    }
  grundy_game_format_position (game, position, text);
  add_field (self, _ (spec->label), make_entry (self, text->str));
}

static void
refill_parameter (GtkWidget *editor, const GrundyParameterSpec *spec, const GrundyArgument *argument)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (GTK_IS_CHECK_BUTTON (editor))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (editor), argument->number != 0);
  else if (GTK_IS_DROP_DOWN (editor))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (editor), argument->number);
  else if (GTK_IS_SPIN_BUTTON (editor))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (editor), argument->number);
  else
    {
      spec->kind->format (spec, argument, text);
      if (GRUNDY_IS_RULE_EDITOR (editor))
        grundy_rule_editor_set_text (GRUNDY_RULE_EDITOR (editor), text->str);
      else
        gtk_editable_set_text (GTK_EDITABLE (editor), text->str);
    }
}

/* Puts another game of the same kind into the editors that are there, so that the one in focus stays. */
static gboolean
refill (GrundyGameForm *self, GrundyGame *game, const GrundyPosition *position)
{
  const GrundyRuleset *ruleset = grundy_game_get_ruleset (game);
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *last;

  if (self->ruleset != ruleset || self->preset != grundy_game_get_preset (game))
    return FALSE;
  last = g_ptr_array_index (self->editors, self->editors->len - 1);
  if (GTK_IS_SPIN_BUTTON (last) != is_single_heap (game, position))
    return FALSE;
  for (guint i = 0; i + 1 < self->editors->len; i++)
    refill_parameter (g_ptr_array_index (self->editors, i), ruleset->parameters + i,
                      grundy_game_get_argument (game, i));
  if (GTK_IS_SPIN_BUTTON (last))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (last), position->cells[0]);
  else
    {
      grundy_game_format_position (game, position, text);
      gtk_editable_set_text (GTK_EDITABLE (last), text->str);
    }
  return TRUE;
}

static void
rebuild (GrundyGameForm *self, GrundyGame *game, const GrundyPosition *position)
{
  GtkWidget *child;

  self->ruleset = grundy_game_get_ruleset (game);
  self->preset = grundy_game_get_preset (game);
  g_ptr_array_set_size (self->editors, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->fields))) != NULL)
    gtk_box_remove (self->fields, child);
  gtk_label_set_text (self->title, grundy_game_get_title (game));
  gtk_label_set_text (self->summary, _ (self->preset != NULL ? self->preset->summary : self->ruleset->summary));
  fill_parameters (self, game);
  fill_position (self, game, position);
}

static void
changed (GrundyGameForm *self)
{
  const GrundyPosition *position = NULL;
  GrundyGame *game = get_game (self, &position);

  if (game == NULL)
    return;
  self->is_filling = TRUE;
  if (!refill (self, game, position))
    rebuild (self, game, position);
  self->is_filling = FALSE;
}

static void
grundy_game_form_session_changed (GrundySessionWidget *widget)
{
  changed (GRUNDY_GAME_FORM (widget));
}

static void
grundy_game_form_finalize (GObject *object)
{
  GrundyGameForm *self = GRUNDY_GAME_FORM (object);

  g_ptr_array_unref (self->editors);

  G_OBJECT_CLASS (grundy_game_form_parent_class)->finalize (object);
}

static void
grundy_game_form_class_init (GrundyGameFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = grundy_game_form_finalize;

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_game_form_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-game-form.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyGameForm, title);
  gtk_widget_class_bind_template_child (widget_class, GrundyGameForm, summary);
  gtk_widget_class_bind_template_child (widget_class, GrundyGameForm, fields);
}

static void
grundy_game_form_init (GrundyGameForm *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::document", G_CALLBACK (changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::component", G_CALLBACK (changed));
  self->editors = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
