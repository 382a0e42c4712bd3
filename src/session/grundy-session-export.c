/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-session-export.h"

#include "grundy-draw-request.h"
#include "grundy-export-command.h"
#include "grundy-picture-words.h"
#include "grundy-session-private.h"

/* The letters that are shown, where they are not those of the language */
static const char *
find_letters (const GrundyLook *look, const char *language)
{
  const char *const *names = grundy_picture_words_get_letter_names ();

  if (g_strcmp0 (look->words.letters[GRUNDY_OUTCOME_P],
                 grundy_picture_words_find (language)->letters[GRUNDY_OUTCOME_P]) == 0)
    return NULL;
  for (guint i = 0; names[i] != NULL; i++)
    if (g_strcmp0 (look->words.letters[GRUNDY_OUTCOME_P],
                   grundy_picture_words_find_letters (names[i], language)[GRUNDY_OUTCOME_P]) == 0)
      return names[i];
  return NULL;
}

void
grundy_session_init_export (GrundySession *session, GrundyExport *export)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (session->analysis != NULL);

  GrundyArrangement arrangement = grundy_document_get_arrangement (grundy_session_get_document (session));
  GrundyExploration *exploration = grundy_analysis_get_exploration (session->analysis);

  grundy_export_init (export, session->analysis, grundy_arrangement_choose_layout (arrangement, exploration));
  if (session->has_chosen_edges)
    export->figure.state.edges = session->edges;
  grundy_export_set_language (export, grundy_picture_words_choose_language (g_get_language_names ()));
  grundy_export_set_letters (export, find_letters (&session->look, export->language));
  if (!grundy_session_is_of_values (session))
    grundy_export_show_outcomes (export);
}

void
grundy_session_set_export_step (GrundySession *session, GrundyExport *export)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (session->analysis != NULL);

  GrundyTimeline *shown = grundy_session_get_timeline (session);
  GrundyStateOptions *state = &export->figure.state;

  state->timeline = grundy_export_choose_timeline (export, session->analysis);
  state->step = grundy_timeline_translate_step (shown, session->step, state->timeline);
}

char *
grundy_session_export_to_command (GrundySession *session, const GrundyExport *export, const char *path)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);
  g_return_val_if_fail (session->analysis != NULL, NULL);

  GrundyDocument *document = grundy_session_get_document (session);
  gboolean is_single = grundy_sum_get_n_components (grundy_document_get_sum (document)) == 1;

  return grundy_export_to_command (export, session->analysis, grundy_document_get_text (document),
                                   is_single ? GRUNDY_COMPONENT_WHOLE : session->component, path);
}
