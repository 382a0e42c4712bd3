/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-appearance.h"

#include "grundy-picture-words.h"

#include <string.h>

struct _GrundyAppearance
{
  GObject parent_instance;

  gboolean is_projecting;

  /* owned */
  GrundySession *session;
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (GrundyAppearance, grundy_appearance, G_TYPE_OBJECT)

/* --- Words -------------------------------------------------------------------------------------------------- */

/* Those of the reader's language, unless the settings name others. */
static GrundyWords
choose_words (const char *letters)
{
  const char *language = grundy_picture_words_choose_language (g_get_language_names ());
  const char *const *chosen = grundy_picture_words_find_letters (letters, language);
  GrundyWords words = *grundy_picture_words_find (language);

  if (chosen != NULL)
    memcpy (words.letters, chosen, sizeof words.letters);
  return words;
}

/* --- Look and limits ---------------------------------------------------------------------------------------- */

static GrundyThemeId
choose_theme (GrundyAppearance *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autofree char *colours = g_settings_get_string (self->settings, "colours");

  if (self->is_projecting || g_str_equal (colours, "projector"))
    return GRUNDY_THEME_PROJECTOR;
  if (adw_style_manager_get_dark (manager))
    return GRUNDY_THEME_DARK;
  return adw_style_manager_get_high_contrast (manager) ? GRUNDY_THEME_PROJECTOR : GRUNDY_THEME_LIGHT;
}

static gboolean
has_words (const GrundyLook *look, const GrundyWords *words)
{
  for (guint i = 0; i < G_N_ELEMENTS (words->letters); i++)
    if (g_strcmp0 (look->words.letters[i], words->letters[i]) != 0)
      return FALSE;
  return TRUE;
}

static void
update_look (GrundyAppearance *self)
{
  GrundyLook look = *grundy_session_get_look (self->session);
  g_autofree char *letters = g_settings_get_string (self->settings, "letters");
  GrundyWords words = choose_words (letters);
  GrundyThemeId theme = choose_theme (self);

  if (look.theme == theme && has_words (&look, &words))
    return;
  look.theme = theme;
  look.words = words;
  grundy_session_set_look (self->session, &look);
}

static void
update_limits (GrundyAppearance *self)
{
  GrundyLimits limits = grundy_limits_for_pictures;

  limits.max_positions = g_settings_get_uint (self->settings, "max-positions");
  limits.max_moves = g_settings_get_uint (self->settings, "max-moves");
  grundy_session_set_limits (self->session, &limits);
}

/* --- The object --------------------------------------------------------------------------------------------- */

static void
grundy_appearance_dispose (GObject *object)
{
  GrundyAppearance *self = GRUNDY_APPEARANCE (object);

  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (grundy_appearance_parent_class)->dispose (object);
}

static void
grundy_appearance_class_init (GrundyAppearanceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = grundy_appearance_dispose;
}

static void
grundy_appearance_init (GrundyAppearance *self)
{
}

GrundyAppearance *
grundy_appearance_new (GrundySession *session, GSettings *settings)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GrundyAppearance *self;

  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (GRUNDY_TYPE_APPEARANCE, NULL);
  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::letters", G_CALLBACK (update_look), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::colours", G_CALLBACK (update_look), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (update_look), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (update_look), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::max-positions", G_CALLBACK (update_limits), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::max-moves", G_CALLBACK (update_limits), self, G_CONNECT_SWAPPED);
  update_look (self);
  update_limits (self);
  return self;
}

void
grundy_appearance_set_projecting (GrundyAppearance *self, gboolean is_projecting)
{
  g_return_if_fail (GRUNDY_IS_APPEARANCE (self));

  self->is_projecting = is_projecting;
  update_look (self);
}

static void
update_colours (AdwStyleManager *manager, const char *key, GSettings *settings)
{
  g_autofree char *colours = g_settings_get_string (settings, "colours");
  AdwColorScheme scheme = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (colours, "dark"))
    scheme = ADW_COLOR_SCHEME_FORCE_DARK;
  else if (!g_str_equal (colours, "system"))
    scheme = ADW_COLOR_SCHEME_FORCE_LIGHT;
  adw_style_manager_set_color_scheme (manager, scheme);
}

void
grundy_appearance_follow_colours (AdwStyleManager *manager, GSettings *settings)
{
  g_return_if_fail (ADW_IS_STYLE_MANAGER (manager));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_signal_connect_object (settings, "changed::colours", G_CALLBACK (update_colours), manager, G_CONNECT_SWAPPED);
  update_colours (manager, NULL, settings);
}
