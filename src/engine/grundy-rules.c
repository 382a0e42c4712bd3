/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-rules.h"

#include "grundy-explorer.h"
#include "grundy-solution.h"
#include "grundy-turns.h"

/* Rules are either those of one game or those of a sum: exactly one of game and components is there. */
struct _GrundyRules
{
  gatomicrefcount ref_count;
  GrundyGame *game;

  GrundyExploration **components;
  guint n_components;
  GrundyPlay play;
  /* In anti: the solution of each component, by which play stops. */
  GrundySolution **solutions;
  /*
   * When merging: for each component the one before it that shares its exploration, or none. Normal positions
   * have ascending nodes along these chains.
   */
  guint *previous_equals;
};

#define NO_COMPONENT G_MAXUINT

GrundyRules *
grundy_rules_new_for_game (GrundyGame *game)
{
  GrundyRules *rules;

  g_return_val_if_fail (game != NULL, NULL);

  rules = g_new0 (GrundyRules, 1);
  g_atomic_ref_count_init (&rules->ref_count);
  rules->game = grundy_game_ref (game);
  return rules;
}

static void
rules_chain_equals (GrundyRules *rules)
{
  g_autoptr (GHashTable) last_of = g_hash_table_new (NULL, NULL);

  rules->previous_equals = g_new (guint, rules->n_components);
  for (guint i = 0; i < rules->n_components; i++)
    {
      gpointer last;

      if (g_hash_table_lookup_extended (last_of, rules->components[i], NULL, &last))
        rules->previous_equals[i] = GPOINTER_TO_UINT (last);
      else
        rules->previous_equals[i] = NO_COMPONENT;
      g_hash_table_insert (last_of, rules->components[i], GUINT_TO_POINTER (i));
    }
}

static void
rules_solve_components (GrundyRules *rules)
{
  g_autoptr (GHashTable) solution_of = g_hash_table_new (NULL, NULL);

  rules->solutions = g_new (GrundySolution *, rules->n_components);
  for (guint i = 0; i < rules->n_components; i++)
    {
      GrundySolution *solution = g_hash_table_lookup (solution_of, rules->components[i]);

      /* Nobody can ask to stop. */
      if (solution == NULL)
        solution = grundy_solve (grundy_exploration_get_graph (rules->components[i]), NULL, NULL);
      else
        grundy_solution_ref (solution);
      g_assert (solution != NULL);
      g_hash_table_insert (solution_of, rules->components[i], solution);
      rules->solutions[i] = solution;
    }
}

GrundyRules *
grundy_rules_new_for_sum (GrundyExploration *const *components, guint n_components, GrundyPlay play,
                          gboolean is_merging)
{
  GrundyRules *rules;

  g_return_val_if_fail (components != NULL, NULL);
  g_return_val_if_fail (n_components > 0, NULL);

  rules = g_new0 (GrundyRules, 1);
  g_atomic_ref_count_init (&rules->ref_count);
  rules->components = g_new (GrundyExploration *, n_components);
  rules->n_components = n_components;
  rules->play = play;
  for (guint i = 0; i < n_components; i++)
    rules->components[i] = grundy_exploration_ref (components[i]);
  if (is_merging)
    rules_chain_equals (rules);
  if (play == GRUNDY_PLAY_ANTI)
    rules_solve_components (rules);
  return rules;
}

GrundyRules *
grundy_rules_ref (GrundyRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  g_atomic_ref_count_inc (&rules->ref_count);
  return rules;
}

void
grundy_rules_unref (GrundyRules *rules)
{
  g_return_if_fail (rules != NULL);

  if (!g_atomic_ref_count_dec (&rules->ref_count))
    return;

  g_clear_pointer (&rules->game, grundy_game_unref);
  for (guint i = 0; i < rules->n_components; i++)
    {
      grundy_exploration_unref (rules->components[i]);
      if (rules->solutions != NULL)
        grundy_solution_unref (rules->solutions[i]);
    }
  g_free (rules->components);
  g_free (rules->solutions);
  g_free (rules->previous_equals);
  g_free (rules);
}

GrundyGame *
grundy_rules_get_game (GrundyRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  return rules->game;
}

guint
grundy_rules_get_n_components (GrundyRules *rules)
{
  g_return_val_if_fail (rules != NULL, 0);

  return rules->n_components;
}

GrundyExploration *
grundy_rules_get_component (GrundyRules *rules, guint component)
{
  g_return_val_if_fail (rules != NULL && component < rules->n_components, NULL);

  return rules->components[component];
}

/* Whether anti ends here: every component has SG 0. */
static gboolean
rules_has_stopped (const GrundyRules *rules, const GrundyPosition *from)
{
  if (rules->solutions == NULL)
    return FALSE;

  for (guint i = 0; i < rules->n_components; i++)
    if (grundy_solution_get_sg (rules->solutions[i], (guint32)from->cells[i]) != 0)
      return FALSE;
  return TRUE;
}

/*
 * How many options each component has. Where one component moves alone and places do not matter, a component that
 * equals the one before it in its chain is passed over: its moves lead to the same positions.
 */
static void
rules_count_options (const GrundyRules *rules, const GrundyPosition *from, guint32 *n_options)
{
  gboolean skips_equals = rules->previous_equals != NULL && grundy_play_get_join (rules->play) == GRUNDY_JOIN_ONE;

  for (guint i = 0; i < rules->n_components; i++)
    {
      guint previous = skips_equals ? rules->previous_equals[i] : NO_COMPONENT;

      if (previous != NO_COMPONENT && from->cells[previous] == from->cells[i])
        n_options[i] = 0;
      else
        grundy_graph_get_options (grundy_exploration_get_graph (rules->components[i]), (guint32)from->cells[i],
                                  &n_options[i]);
    }
}

/* The position after a turn, in normal form. */
static void
rules_take_turn (GrundyRules *rules, const GrundyPosition *from, const GrundyTurns *turn, GrundyPosition *to)
{
  grundy_position_assign (to, from->cells, from->n_cells);
  for (guint k = 0; k < turn->n_moved; k++)
    {
      guint component = turn->components[k];
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (grundy_exploration_get_graph (rules->components[component]),
                                                         (guint32)from->cells[component], &n_options);

      to->cells[component] = options[turn->options[k]];
    }
  grundy_rules_normalise (rules, to);
}

static void
rules_list_turns (GrundyRules *rules, const GrundyPosition *from, GrundyMoves *moves)
{
  g_autofree guint32 *n_options = g_new (guint32, rules->n_components);
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  g_autoptr (GrundyTurns) turns = NULL;

  rules_count_options (rules, from, n_options);
  turns = grundy_turns_new (grundy_play_get_join (rules->play), n_options, rules->n_components);
  while (grundy_turns_next (turns))
    {
      rules_take_turn (rules, from, turns, to);
      if (!grundy_moves_add (moves, GRUNDY_VERB_MOVE, to))
        return;
      for (guint k = 0; k < turns->n_moved; k++)
        grundy_moves_touch (moves, turns->components[k]);
    }
}

void
grundy_rules_list_moves (GrundyRules *rules, const GrundyPosition *from, GrundyMoves *moves)
{
  g_return_if_fail (rules != NULL);
  g_return_if_fail (from != NULL);
  g_return_if_fail (moves != NULL);

  if (rules->game != NULL)
    {
      grundy_game_list_moves (rules->game, from, moves);
      return;
    }

  g_return_if_fail (from->n_cells == rules->n_components);

  grundy_moves_clear (moves);
  if (!rules_has_stopped (rules, from))
    rules_list_turns (rules, from, moves);
}

void
grundy_rules_normalise (GrundyRules *rules, GrundyPosition *position)
{
  g_return_if_fail (rules != NULL);
  g_return_if_fail (position != NULL);

  if (rules->game != NULL)
    {
      grundy_game_normalise (rules->game, position);
      return;
    }

  g_return_if_fail (position->n_cells == rules->n_components);

  if (rules->previous_equals == NULL)
    return;

  /* Insertion along each chain: a move left it nearly sorted. */
  for (guint i = 0; i < rules->n_components; i++)
    {
      guint64 cell = position->cells[i];
      guint at = i;

      for (guint before = rules->previous_equals[at]; before != NO_COMPONENT && position->cells[before] > cell;
           before = rules->previous_equals[at])
        {
          position->cells[at] = position->cells[before];
          at = before;
        }
      position->cells[at] = cell;
    }
}

static void
rules_format (GrundyRules *rules, const GrundyPosition *position, const char *separator,
              void (*format) (GrundyRules *rules, const GrundyPosition *position, GString *text), GString *text)
{
  g_autoptr (GrundyPosition) component = grundy_position_new ();

  for (guint i = 0; i < rules->n_components; i++)
    {
      if (i > 0)
        g_string_append (text, separator);
      grundy_exploration_get_position (rules->components[i], (guint32)position->cells[i], component);
      format (grundy_exploration_get_rules (rules->components[i]), component, text);
    }
}

void
grundy_rules_format_label (GrundyRules *rules, const GrundyPosition *position, GString *text)
{
  g_return_if_fail (rules != NULL);
  g_return_if_fail (position != NULL);
  g_return_if_fail (text != NULL);

  if (rules->game != NULL)
    grundy_game_format_label (rules->game, position, text);
  else
    rules_format (rules, position, " + ", grundy_rules_format_label, text);
}

void
grundy_rules_format_sum (GrundyRules *rules, const GrundyPosition *position, GString *text)
{
  g_autofree char *game = NULL;

  g_return_if_fail (rules != NULL);
  g_return_if_fail (position != NULL);
  g_return_if_fail (text != NULL);

  if (rules->game == NULL)
    {
      rules_format (rules, position, "+", grundy_rules_format_sum, text);
      return;
    }

  game = grundy_game_to_text (rules->game);
  g_string_append (text, game);
  g_string_append_c (text, '(');
  grundy_game_format_position (rules->game, position, text);
  g_string_append_c (text, ')');
}

gboolean
grundy_rules_has_measure (GrundyRules *rules)
{
  g_return_val_if_fail (rules != NULL, FALSE);

  if (rules->game != NULL)
    return grundy_game_has_measure (rules->game);

  for (guint i = 0; i < rules->n_components; i++)
    if (!grundy_rules_has_measure (grundy_exploration_get_rules (rules->components[i])))
      return FALSE;
  return TRUE;
}

guint64
grundy_rules_get_measure (GrundyRules *rules, const GrundyPosition *position)
{
  g_autoptr (GrundyPosition) component = NULL;
  guint64 measure = 0;

  g_return_val_if_fail (rules != NULL, 0);
  g_return_val_if_fail (position != NULL, 0);

  if (rules->game != NULL)
    return grundy_game_get_measure (rules->game, position);

  component = grundy_position_new ();
  for (guint i = 0; i < rules->n_components; i++)
    {
      grundy_exploration_get_position (rules->components[i], (guint32)position->cells[i], component);
      measure += grundy_rules_get_measure (grundy_exploration_get_rules (rules->components[i]), component);
    }
  return measure;
}
