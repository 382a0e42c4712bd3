/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-catalogue-view.h"

#include "grundy-catalogue.h"
#include "grundy-judge.h"

#include <glib/gi18n.h>
#include <string.h>

struct _GrundyCatalogueView
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkSearchEntry *search;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (GrundyCatalogueView, grundy_catalogue_view, GRUNDY_TYPE_SESSION_WIDGET)

static GrundySession *
get_session (GrundyCatalogueView *self)
{
  return grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
}

/* What a row keeps of its game; all of it lives for ever. A judge's problem has its sample for a start, and is listed
 * only when it is looked for. */
typedef struct
{
  const GrundyJudgeProblem *problem; /* NULL for a game of the catalogue */
  const char *id;
  const char *title;
  const char *summary;
  const char *start;
  const char *const *aliases;
  GrundyFamily family;
} Game;

static const Game *
get_game (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "game");
}

static gboolean
contains (const char *text, const char *folded_key)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, folded_key) != NULL;
}

/* A judge's problem is found with and without the space: "HDU 1848", "hdu1848". */
static gboolean
contains_closed_up (const char *text, const char *folded_key)
{
  g_autofree char *closed_up = g_strdup (text);
  g_autofree char *key = g_strdup (folded_key);
  g_auto (GStrv) parts = g_strsplit (closed_up, " ", -1);
  g_auto (GStrv) key_parts = g_strsplit (key, " ", -1);
  g_autofree char *joined = g_strjoinv (NULL, parts);
  g_autofree char *joined_key = g_strjoinv (NULL, key_parts);

  return contains (joined, joined_key);
}

static gboolean
matches (const Game *game, const char *folded_key)
{
  if (contains (game->id, folded_key) || contains_closed_up (game->id, folded_key) ||
      contains (game->title, folded_key) || contains (_ (game->title), folded_key))
    return TRUE;
  for (guint i = 0; game->aliases != NULL && game->aliases[i] != NULL; i++)
    if (contains (game->aliases[i], folded_key) || contains_closed_up (game->aliases[i], folded_key))
      return TRUE;
  return FALSE;
}

static gboolean
filter_row (GtkListBoxRow *row, gpointer user_data)
{
  GrundyCatalogueView *self = user_data;
  g_autofree char *key = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);

  g_strstrip (key);
  if (*key == '\0')
    return get_game (row)->problem == NULL;
  return matches (get_game (row), key);
}

static gboolean
are_of_one_family (const Game *a, const Game *b)
{
  return a->family == b->family && (a->problem == NULL) == (b->problem == NULL);
}

static const char *
get_family_title (const Game *game)
{
  /* Translators: a heading over problems of online judges such as HDU and POJ. */
  return game->problem != NULL ? _ ("Judges’ problems") : grundy_family_get_title (game->family);
}

static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data)
{
  GtkWidget *label;

  if (before != NULL && are_of_one_family (get_game (before), get_game (row)))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  if (gtk_list_box_row_get_header (row) != NULL)
    return;
  label = gtk_label_new (get_family_title (get_game (row)));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "family");
  gtk_list_box_row_set_header (row, label);
}

static void
add_game (GrundyCatalogueView *self, const Game *game, gboolean is_preset)
{
  g_autofree char *name = game->problem != NULL ? g_strdup_printf ("%s  %s", game->id, game->title) : NULL;
  GtkWidget *label = gtk_label_new (name != NULL ? name : _ (game->title));
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_margin_start (label, is_preset ? 16 : 4);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_widget_set_tooltip_text (row, _ (game->summary));
  g_object_set_data_full (G_OBJECT (row), "game", g_memdup2 (game, sizeof *game), g_free);
  gtk_list_box_append (self->list, row);
}

static void
fill_problems (GrundyCatalogueView *self)
{
  guint n_problems;
  const GrundyJudgeProblem *const *problems = grundy_judge_get_problems (&n_problems);

  for (guint i = 0; i < n_problems; i++)
    {
      const GrundyJudgeProblem *problem = problems[i];
      Game game = { problem, problem->id, problem->title, problem->game, problem->position };

      if (problem->position != NULL)
        add_game (self, &game, FALSE);
    }
}

static void
fill (GrundyCatalogueView *self)
{
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = grundy_catalogue_get_rulesets (&n_rulesets);

  for (guint i = 0; i < n_rulesets; i++)
    {
      const GrundyRuleset *ruleset = rulesets[i];
      Game game = { NULL,           ruleset->id,      ruleset->title, ruleset->summary,
                    ruleset->start, ruleset->aliases, ruleset->family };

      add_game (self, &game, FALSE);
      for (guint k = 0; k < ruleset->n_presets; k++)
        {
          const GrundyPreset *preset = ruleset->presets + k;
          Game named = { NULL,          preset->id,      preset->title,  preset->summary,
                         preset->start, preset->aliases, ruleset->family };

          add_game (self, &named, TRUE);
        }
    }
  fill_problems (self);
}

static void
search_changed (GrundyCatalogueView *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

static void
row_activated (GrundyCatalogueView *self, GtkListBoxRow *row)
{
  const Game *game = get_game (row);
  g_autoptr (GrundySum) sum = NULL;

  if (game->problem == NULL)
    {
      grundy_session_open_text (get_session (self), game->start);
      return;
    }
  sum = grundy_sum_parse (game->start, NULL, NULL);
  if (sum != NULL)
    grundy_session_open_sum_in_play (get_session (self), sum, game->problem->play);
}

/* (nullable): the first row that is seen; where a number is looked for, the judge's problem that has it */
static GtkListBoxRow *
find_best_row (GrundyCatalogueView *self)
{
  g_autofree char *key = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  gboolean has_number = strpbrk (key, "0123456789") != NULL;
  GtkListBoxRow *first = NULL;

  g_strstrip (key);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkListBoxRow *row = GTK_IS_LIST_BOX_ROW (child) ? GTK_LIST_BOX_ROW (child) : NULL;

      /* Headings and what stands in an empty list are no rows. */
      if (row == NULL || !gtk_widget_get_child_visible (child))
        continue;
      if (first == NULL)
        first = row;
      if (get_game (row)->problem != NULL && has_number && contains_closed_up (get_game (row)->id, key))
        return row;
    }
  return first;
}

/* Whoever types fast is ahead of the search, which waits a little. */
static void
search_activated (GrundyCatalogueView *self)
{
  GtkListBoxRow *row;

  search_changed (self);
  row = find_best_row (self);
  if (row != NULL)
    row_activated (self, row);
}

/* Lights the row of the game that is open. */
static void
changed (GrundyCatalogueView *self)
{
  GrundyDocument *document = grundy_session_get_document (get_session (self));
  GrundyGame *game;
  const char *id;

  if (document == NULL)
    return;
  game = grundy_sum_get_game (grundy_document_get_sum (document), 0);
  id = grundy_game_get_preset (game) != NULL ? grundy_game_get_preset (game)->id : grundy_game_get_ruleset (game)->id;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LIST_BOX_ROW (child) && g_str_equal (get_game (GTK_LIST_BOX_ROW (child))->id, id))
      gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (child));
}

static gboolean
grundy_catalogue_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (GRUNDY_CATALOGUE_VIEW (widget)->search));
}

static void
grundy_catalogue_view_session_changed (GrundySessionWidget *widget)
{
  changed (GRUNDY_CATALOGUE_VIEW (widget));
}

static void
grundy_catalogue_view_class_init (GrundyCatalogueViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_catalogue_view_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-catalogue-view.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyCatalogueView, search);
  gtk_widget_class_bind_template_child (widget_class, GrundyCatalogueView, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, search_activated);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  widget_class->grab_focus = grundy_catalogue_view_grab_focus;
}

static void
grundy_catalogue_view_init (GrundyCatalogueView *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::document", G_CALLBACK (changed));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, filter_row, self, NULL);
  gtk_list_box_set_header_func (self->list, update_header, NULL, NULL);
  fill (self);
}
