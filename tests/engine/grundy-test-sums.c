/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-sums.h"

#include <string.h>

GrundyTestSum *
grundy_test_sum_random (GrundyTestRandom *random, guint n_components, guint max_nodes)
{
  GrundyTestSum *sum = g_new0 (GrundyTestSum, 1);

  g_assert_cmpuint (n_components, <=, GRUNDY_TEST_MAX_COMPONENTS);
  sum->n_components = n_components;
  for (guint i = 0; i < n_components; i++)
    {
      if (i > 0 && grundy_test_random_below (random, 3) == 0)
        {
          sum->graphs[i] = grundy_graph_ref (sum->graphs[i - 1]);
        }
      else
        {
          guint n_nodes = 1 + (guint)grundy_test_random_below (random, max_nodes);
          guint percent = 20 + (guint)grundy_test_random_below (random, 81);

          sum->graphs[i] = grundy_test_dag_random (random, n_nodes, percent, TRUE);
        }
      sum->starts[i] = (guint32)grundy_test_random_below (random, grundy_graph_get_n_nodes (sum->graphs[i]));
    }
  return sum;
}

GrundyTestSum *
grundy_test_sum_parse (const char *nodes, const char *edges, const char *starts)
{
  g_auto (GStrv) nodes_of = g_strsplit (nodes, "|", -1);
  g_auto (GStrv) edges_of = g_strsplit (edges, "|", -1);
  g_auto (GStrv) start_of = g_strsplit (starts, "|", -1);
  GrundyTestSum *sum = g_new0 (GrundyTestSum, 1);

  sum->n_components = g_strv_length (nodes_of);
  g_assert_cmpuint (sum->n_components, <=, GRUNDY_TEST_MAX_COMPONENTS);
  g_assert_cmpuint (g_strv_length (edges_of), ==, sum->n_components);
  g_assert_cmpuint (g_strv_length (start_of), ==, sum->n_components);
  for (guint i = 0; i < sum->n_components; i++)
    {
      sum->graphs[i] = grundy_test_graph_parse ((guint32)g_ascii_strtoull (nodes_of[i], NULL, 10), edges_of[i]);
      sum->starts[i] = (guint32)g_ascii_strtoull (start_of[i], NULL, 10);
    }
  return sum;
}

void
grundy_test_sum_free (GrundyTestSum *sum)
{
  if (sum == NULL)
    return;

  for (guint i = 0; i < sum->n_components; i++)
    grundy_graph_unref (sum->graphs[i]);
  g_free (sum);
}

char *
grundy_test_sum_to_text (const GrundyTestSum *sum, const guint32 *nodes)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sum->n_components; i++)
    {
      guint32 n_nodes = grundy_graph_get_n_nodes (sum->graphs[i]);

      g_string_append (text, i == 0 ? "dag{" : "+dag{");
      for (guint32 node = 0; node < n_nodes; node++)
        {
          guint32 n_options;
          const guint32 *options = grundy_graph_get_options (sum->graphs[i], node, &n_options);

          g_string_append_printf (text, node == 0 ? "%u" : ",%u", node);
          for (guint32 k = 0; k < n_options; k++)
            g_string_append_printf (text, ",%u>%u", node, options[k]);
        }
      g_string_append_printf (text, "}(%u)", nodes[i]);
    }
  return g_string_free (text, FALSE);
}

static guint32
count_options (const GrundyTestSum *sum, guint component, const guint32 *nodes)
{
  guint32 n_options;

  grundy_graph_get_options (sum->graphs[component], nodes[component], &n_options);
  return n_options;
}

/* Whether the rules allow a turn in exactly this set of components, each of which has a move. */
static gboolean
may_move_in (const GrundyTestSum *sum, GrundyPlay play, const guint32 *nodes, guint moved)
{
  guint all = (1u << sum->n_components) - 1;
  guint movable = 0;

  for (guint i = 0; i < sum->n_components; i++)
    if (count_options (sum, i, nodes) > 0)
      movable |= 1u << i;
  if (moved == 0 || (moved & ~movable) != 0)
    return FALSE;

  switch (play)
    {
    case GRUNDY_PLAY_NORMAL:
    case GRUNDY_PLAY_MISERE:
    case GRUNDY_PLAY_ANTI:
      return (moved & (moved - 1)) == 0;
    case GRUNDY_PLAY_EVERY:
      return moved == movable;
    case GRUNDY_PLAY_EVERY_SHORT:
      return moved == all;
    case GRUNDY_PLAY_SELECTIVE:
      return TRUE;
    }
  g_assert_not_reached ();
}

/* Adds the turns that agree with @turn in the components below @component. */
static void
add_turns (const GrundyTestSum *sum, GrundyTestTurn turn, guint component, GArray *turns)
{
  guint32 n_options;
  const guint32 *options;

  if (component == sum->n_components)
    {
      g_array_append_val (turns, turn);
      return;
    }
  if ((turn.moved >> component & 1) == 0)
    {
      add_turns (sum, turn, component + 1, turns);
      return;
    }

  options = grundy_graph_get_options (sum->graphs[component], turn.nodes[component], &n_options);
  for (guint32 k = 0; k < n_options; k++)
    {
      turn.nodes[component] = options[k];
      add_turns (sum, turn, component + 1, turns);
    }
}

static gboolean
has_stopped (const GrundyTestSum *sum, GrundyPlay play, const guint32 *nodes)
{
  if (play != GRUNDY_PLAY_ANTI)
    return FALSE;

  for (guint i = 0; i < sum->n_components; i++)
    if (grundy_test_naive_sg (sum->graphs[i], nodes[i]) != 0)
      return FALSE;
  return TRUE;
}

GArray *
grundy_test_sum_list_turns (const GrundyTestSum *sum, GrundyPlay play, const guint32 *nodes)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (GrundyTestTurn));

  if (has_stopped (sum, play, nodes))
    return turns;

  for (guint moved = 1; moved < 1u << sum->n_components; moved++)
    {
      GrundyTestTurn turn = { .moved = moved };

      memcpy (turn.nodes, nodes, sum->n_components * sizeof *nodes);
      if (may_move_in (sum, play, nodes, moved))
        add_turns (sum, turn, 0, turns);
    }
  return turns;
}

/* @known: for each tuple of nodes 0 where nothing is known yet, otherwise 1 + whether the player to move wins */
static gboolean
next_wins (const GrundyTestSum *sum, GrundyPlay play, gboolean last_wins, const guint32 *nodes, guint8 *known)
{
  gsize tuple = 0;

  for (guint i = 0; i < sum->n_components; i++)
    tuple = tuple * grundy_graph_get_n_nodes (sum->graphs[i]) + nodes[i];
  if (known[tuple] == 0)
    {
      g_autoptr (GArray) turns = grundy_test_sum_list_turns (sum, play, nodes);
      gboolean wins = turns->len == 0 && !last_wins;

      for (guint i = 0; i < turns->len && !wins; i++)
        wins = !next_wins (sum, play, last_wins, g_array_index (turns, GrundyTestTurn, i).nodes, known);
      known[tuple] = wins ? 2 : 1;
    }
  return known[tuple] == 2;
}

gboolean
grundy_test_sum_next_wins (const GrundyTestSum *sum, GrundyPlay play, gboolean last_wins, const guint32 *nodes)
{
  gsize n_tuples = 1;
  g_autofree guint8 *known = NULL;

  for (guint i = 0; i < sum->n_components; i++)
    n_tuples *= grundy_graph_get_n_nodes (sum->graphs[i]);
  known = g_new0 (guint8, n_tuples);
  return next_wins (sum, play, last_wins, nodes, known);
}
