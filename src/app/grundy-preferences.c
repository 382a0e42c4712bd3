/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-preferences.h"

struct _GrundyPreferences
{
  AdwPreferencesWindow parent_instance;

  /* template */
  AdwComboRow *colours;
  AdwComboRow *letters;
  GtkSpinButton *positions;
  GtkSpinButton *moves;
};

G_DEFINE_FINAL_TYPE (GrundyPreferences, grundy_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* In the order of the rows' choices */
static const char *const colour_words[] = { "system", "light", "dark", "projector", NULL };
static const char *const letter_words[] = { "automatic", "pn", "chinese", "lw", "none", NULL };

static gboolean
read_choice (GValue *value, GVariant *variant, gpointer user_data)
{
  const char *const *words = user_data;

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], g_variant_get_string (variant, NULL)))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
write_choice (const GValue *value, const GVariantType *type, gpointer user_data)
{
  const char *const *words = user_data;
  guint choice = g_value_get_uint (value);

  return choice < g_strv_length ((char **)words) ? g_variant_new_string (words[choice]) : NULL;
}

static void
grundy_preferences_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_PREFERENCES);

  G_OBJECT_CLASS (grundy_preferences_parent_class)->dispose (object);
}

static void
grundy_preferences_class_init (GrundyPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = grundy_preferences_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyPreferences, colours);
  gtk_widget_class_bind_template_child (widget_class, GrundyPreferences, letters);
  gtk_widget_class_bind_template_child (widget_class, GrundyPreferences, positions);
  gtk_widget_class_bind_template_child (widget_class, GrundyPreferences, moves);
}

static void
grundy_preferences_init (GrundyPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
bind_choice (GSettings *settings, const char *key, AdwComboRow *row, const char *const *words)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, read_choice, write_choice,
                                (gpointer)words, NULL);
}

GtkWindow *
grundy_preferences_new (GtkWindow *parent, GSettings *settings)
{
  GrundyPreferences *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (GRUNDY_TYPE_PREFERENCES, "transient-for", parent, NULL);
  bind_choice (settings, "colours", self->colours, colour_words);
  bind_choice (settings, "letters", self->letters, letter_words);
  g_settings_bind (settings, "max-positions", self->positions, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "max-moves", self->moves, "value", G_SETTINGS_BIND_DEFAULT);
  return GTK_WINDOW (self);
}
