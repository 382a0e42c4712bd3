/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-view.h"

/* 4 > 3, 4 > 2, 3 > 1, 2 > 1, 2 > 0, 1 > 0 */
static GrundyGraph *
make_graph (void)
{
  static const guint32 edges[][2] = { { 4, 3 }, { 4, 2 }, { 3, 1 }, { 2, 1 }, { 2, 0 }, { 1, 0 } };
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    grundy_graph_builder_add_edge (builder, edges[i][0], edges[i][1]);
  return grundy_graph_builder_end (builder);
}

static void
test_identity (void)
{
  g_autoptr (GrundyGraph) graph = make_graph ();
  g_autoptr (GrundyView) view = grundy_view_new_identity (graph);

  g_assert_true (grundy_view_get_structure (view) == graph);
  for (guint32 i = 0; i < 5; i++)
    {
      guint32 n_members;

      g_assert_cmpuint (grundy_view_get_members (view, i, &n_members)[0], ==, i);
      g_assert_cmpuint (n_members, ==, 1);
      g_assert_cmpuint (grundy_view_get_group (view, i), ==, i);
    }
  for (gsize e = 0; e < grundy_graph_get_n_edges (graph); e++)
    g_assert_true (grundy_view_is_drawn (view, e));
}

/* Positions 2 and 3 are one, 0 is hidden: 4 > {2, 3}, {2, 3} > 1 remain. */
static void
test_groups (void)
{
  static const guint32 groups[] = { GRUNDY_VIEW_HIDDEN, 0, 1, 1, 2 };
  g_autoptr (GrundyGraph) graph = make_graph ();
  g_autoptr (GrundyView) view = grundy_view_new (graph, groups, NULL);
  const GrundyGraph *structure = grundy_view_get_structure (view);
  guint32 n_members, n_options;
  const guint32 *members = grundy_view_get_members (view, 1, &n_members);

  g_assert_cmpuint (grundy_graph_get_n_nodes (structure), ==, 3);
  g_assert_cmpuint (grundy_graph_get_n_edges (structure), ==, 2);
  g_assert_cmpuint (n_members, ==, 2);
  g_assert_cmpuint (members[0], ==, 2);
  g_assert_cmpuint (members[1], ==, 3);
  g_assert_cmpuint (grundy_view_get_group (view, 0), ==, GRUNDY_VIEW_HIDDEN);
  g_assert_cmpuint (grundy_graph_get_options (structure, 1, &n_options)[0], ==, 0);
  g_assert_cmpuint (n_options, ==, 1);
}

/* An edge of the view is drawn when one of those behind it is. */
static void
test_mask (void)
{
  static const guint32 groups[] = { 0, 1, 2, 2, 3 };
  g_autoptr (GrundyGraph) graph = make_graph ();
  g_autofree gboolean *mask = g_new0 (gboolean, grundy_graph_get_n_edges (graph));
  g_autoptr (GrundyView) view = NULL;
  const GrundyGraph *structure;
  gsize n_drawn = 0;

  mask[grundy_graph_get_first_edge (graph, 4) + 1] = TRUE; /* 4 > 3 */
  mask[grundy_graph_get_first_edge (graph, 1)] = TRUE;     /* 1 > 0 */
  view = grundy_view_new (graph, groups, mask);
  structure = grundy_view_get_structure (view);
  for (gsize e = 0; e < grundy_graph_get_n_edges (structure); e++)
    n_drawn += grundy_view_is_drawn (view, e);
  g_assert_cmpuint (n_drawn, ==, 2);
  g_assert_true (grundy_view_is_drawn (view, grundy_graph_get_first_edge (structure, 3)));
  g_assert_true (grundy_view_is_drawn (view, grundy_graph_get_first_edge (structure, 1)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/view/identity", test_identity);
  g_test_add_func ("/view/groups", test_groups);
  g_test_add_func ("/view/mask", test_mask);
  return g_test_run ();
}
