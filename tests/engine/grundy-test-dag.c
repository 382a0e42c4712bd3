/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-dag.h"

GrundyGraph *
grundy_test_graph_parse (guint32 n_nodes, const char *edges)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_auto (GStrv) texts = g_strsplit (g_str_equal (edges, "-") ? "" : edges, ",", -1);

  grundy_graph_builder_ensure_nodes (builder, n_nodes);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      char *end;
      guint64 from = g_ascii_strtoull (texts[i], &end, 10);
      guint64 to;

      g_assert_cmpint (*end, ==, '>');
      to = g_ascii_strtoull (end + 1, &end, 10);
      g_assert_cmpint (*end, ==, '\0');
      g_assert_cmpuint (MAX (from, to), <, n_nodes);
      grundy_graph_builder_add_edge (builder, (guint32)from, (guint32)to);
    }
  return grundy_graph_builder_end (builder);
}

GrundyGraph *
grundy_test_dag_random (GrundyTestRandom *random, guint32 n_nodes, guint percent, gboolean is_shuffled)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autofree guint32 *names = g_new (guint32, n_nodes);

  for (guint32 i = 0; i < n_nodes; i++)
    names[i] = i;
  if (is_shuffled)
    grundy_test_random_shuffle (random, names, n_nodes);

  grundy_graph_builder_ensure_nodes (builder, n_nodes);
  for (guint32 from = 0; from < n_nodes; from++)
    for (guint32 to = 0; to < from; to++)
      if (grundy_test_random_below (random, 100) < percent)
        grundy_graph_builder_add_edge (builder, names[from], names[to]);
  return grundy_graph_builder_end (builder);
}

static gboolean
has_option_of_sg (const GrundyGraph *graph, guint32 node, guint32 sg)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

  for (guint32 i = 0; i < n_options; i++)
    if (grundy_test_naive_sg (graph, options[i]) == sg)
      return TRUE;
  return FALSE;
}

guint32
grundy_test_naive_sg (const GrundyGraph *graph, guint32 node)
{
  guint32 sg = 0;

  while (has_option_of_sg (graph, node, sg))
    sg++;
  return sg;
}

gboolean
grundy_test_naive_play (const GrundyGraph *graph, guint32 node, gboolean last_wins, gboolean winner_hurries,
                        guint32 *n_moves)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, node, &n_options);
  gboolean best_wins = FALSE;

  *n_moves = 0;
  if (n_options == 0)
    return !last_wins;

  for (guint32 i = 0; i < n_options; i++)
    {
      guint32 length;
      gboolean wins = !grundy_test_naive_play (graph, options[i], last_wins, winner_hurries, &length);
      gboolean is_sooner = ++length < *n_moves;
      gboolean is_first = i == 0;

      if (is_first || (wins && !best_wins) || (wins == best_wins && is_sooner == (wins == winner_hurries)))
        {
          best_wins = wins;
          *n_moves = length;
        }
    }
  return best_wins;
}
