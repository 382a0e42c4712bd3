/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-length.h"

#include "grundy-position-text.h"

#include <glib/gi18n-lib.h>

/* What a sentence about a length needs */
typedef struct
{
  char *position;
  guint32 n_moves;
  gboolean is_terminal;
  gboolean has_no_end;
  gboolean next_wins;
  /* The option that is played, and how many moves are left there; none from where nobody can move, or play has no end
   */
  char *option;
  guint32 n_moves_of_option;
} Scene;

static void
scene_clear (Scene *scene)
{
  g_free (scene->position);
  g_free (scene->option);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Scene, scene_clear)

static guint32
find_option_of_length (const GrundySolution *solution, guint32 node, const guint32 *lengths, gboolean last_wins)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (grundy_solution_get_graph (solution), node, &n_options);
  gboolean wins = grundy_solution_get_outcome (solution, node, last_wins) == GRUNDY_OUTCOME_N;

  for (guint32 i = n_options; i > 0; i--)
    if (lengths[options[i - 1]] + 1 == lengths[node] &&
        (!wins || grundy_solution_get_outcome (solution, options[i - 1], last_wins) == GRUNDY_OUTCOME_P))
      return options[i - 1];
  g_assert_not_reached ();
}

static void
scene_init (Scene *scene, const GrundyAnalysis *analysis, guint32 node, const guint32 *lengths)
{
  GrundySolution *solution = grundy_analysis_get_solution (analysis);
  gboolean last_wins = grundy_analysis_last_wins (analysis);
  guint32 option;
  guint32 n_options;

  grundy_graph_get_options (grundy_solution_get_graph (solution), node, &n_options);
  *scene = (Scene){ .position = grundy_position_text_new (analysis, node) };
  scene->is_terminal = n_options == 0;
  scene->has_no_end = lengths == NULL || lengths[node] == GRUNDY_MOVES_WITHOUT_END;
  scene->next_wins = grundy_solution_get_outcome (solution, node, last_wins) == GRUNDY_OUTCOME_N;
  if (scene->is_terminal || scene->has_no_end)
    return;
  option = find_option_of_length (solution, node, lengths, last_wins);
  scene->n_moves = lengths[node];
  scene->option = grundy_position_text_new (analysis, option);
  scene->n_moves_of_option = lengths[option];
}

char *
grundy_explain_remoteness (const GrundyAnalysis *analysis, guint32 node)
{
  g_autofree guint32 *lengths = NULL;
  g_auto (Scene) scene = { 0 };

  g_return_val_if_fail (analysis != NULL, NULL);

  lengths = grundy_compute_remoteness (grundy_analysis_get_solution (analysis), grundy_analysis_last_wins (analysis));
  scene_init (&scene, analysis, node, lengths);
  if (scene.is_terminal)
    return g_strdup_printf (_ ("Moves left from %s: none."), scene.position);
  if (scene.has_no_end)
    return g_strdup_printf (_ ("Play from %s never ends, for nobody can force a win."), scene.position);
  return g_strdup_printf (
      scene.next_wins
          /* Translators: "Moves left from 10: 5. The winner hurries, and plays to 7, a P position with 4 left." Keep
           * the P. */
          ? _ ("Moves left from %1$s: %2$u. The winner hurries, and plays to %3$s, a P position with %4$u left.")
          : _ ("Moves left from %1$s: %2$u. The loser delays, and plays to %3$s, with %4$u left."),
      scene.position, scene.n_moves, scene.option, scene.n_moves_of_option);
}

char *
grundy_explain_longest_play (const GrundyAnalysis *analysis, guint32 node)
{
  g_autofree guint32 *lengths = NULL;
  g_auto (Scene) scene = { 0 };

  g_return_val_if_fail (analysis != NULL, NULL);

  lengths = grundy_compute_longest_play (grundy_analysis_get_solution (analysis), grundy_analysis_last_wins (analysis));
  scene_init (&scene, analysis, node, lengths);
  if (scene.is_terminal)
    return g_strdup_printf (_ ("Longest play from %s: none."), scene.position);
  if (scene.has_no_end)
    return g_strdup_printf (_ ("With cycles a winner could delay for ever, so there is no longest play from %s."),
                            scene.position);
  return g_strdup_printf (
      scene.next_wins
          /* Translators: "Longest play from 10: 5. The winner delays, and plays to 9, a P position with 4 left." Keep
           * the P. */
          ? _ ("Longest play from %1$s: %2$u. The winner delays, and plays to %3$s, a P position with %4$u left.")
          : _ ("Longest play from %1$s: %2$u. The loser hurries, and plays to %3$s, with %4$u left."),
      scene.position, scene.n_moves, scene.option, scene.n_moves_of_option);
}

char *
grundy_explain_difference (const GrundyAnalysis *analysis, guint32 node)
{
  const gboolean *differing;
  g_autofree char *position = NULL;
  gboolean last_wins;

  g_return_val_if_fail (analysis != NULL, NULL);

  differing = grundy_analysis_get_differing (analysis);
  if (differing == NULL || !differing[node])
    return NULL;
  position = grundy_position_text_new (analysis, node);
  last_wins = grundy_analysis_last_wins (analysis);
  switch (grundy_solution_get_outcome (grundy_analysis_get_solution (analysis), node, last_wins))
    {
    case GRUNDY_OUTCOME_P:
      /* Translators: %s is a position. */
      return g_strdup_printf (_ ("In normal play %s is not P."), position);
    case GRUNDY_OUTCOME_N:
      return g_strdup_printf (_ ("In normal play %s is not N."), position);
    case GRUNDY_OUTCOME_D:
    default:
      return g_strdup_printf (_ ("In normal play %s is no draw."), position);
    }
}
