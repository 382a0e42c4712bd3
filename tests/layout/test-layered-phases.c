/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-layered-private.h"
#include "grundy-test-random.h"

static GrundyLayered *
make_random (guint32 n_nodes, guint n_edges, GrundyTestRandom *random, GrundyLayeredWork *work)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyGraph) graph = NULL;
  GrundyLayered *layered;

  grundy_graph_builder_ensure_nodes (builder, n_nodes);
  for (guint i = 0; i < n_edges; i++)
    {
      guint32 from = 1 + grundy_test_random_below (random, n_nodes - 1);

      grundy_graph_builder_add_edge (builder, from, grundy_test_random_below (random, from));
    }
  graph = grundy_graph_builder_end (builder);
  layered = grundy_layered_new (graph);
  grundy_layered_assign_layers (layered, NULL, work);
  grundy_layered_make_proper (layered, 10000);
  return layered;
}

/* Each pair of segments of each gap, compared */
static guint64
count_naively (const GrundyLayered *layered)
{
  guint64 n_crossings = 0;

  for (guint32 a = 0; a < layered->n_items; a++)
    for (guint32 b = 0; b < layered->n_items; b++)
      {
        guint32 n_a;
        guint32 n_b;
        const guint32 *of_a = grundy_layered_downs (layered, a, &n_a);
        const guint32 *of_b = grundy_layered_downs (layered, b, &n_b);

        if (layered->layers[a] != layered->layers[b] || layered->places[a] >= layered->places[b])
          continue;
        for (guint32 i = 0; i < n_a; i++)
          for (guint32 k = 0; k < n_b; k++)
            n_crossings += layered->places[of_a[i]] > layered->places[of_b[k]];
      }
  return n_crossings;
}

static void
test_crossings (void)
{
  GrundyTestRandom random = { 11 };

  for (guint i = 0; i < 60; i++)
    {
      GrundyLayeredWork work = { .limit = G_MAXUINT64 };
      g_autoptr (GrundyLayered) layered = make_random (2 + i, 2 * i, &random, &work);

      grundy_layered_sort_all_neighbours (layered);
      g_assert_cmpuint (grundy_layered_count_crossings (layered), ==, count_naively (layered));
    }
}

/* Sifting never adds crossings, and makes all long edges straight where it is taken. */
static void
test_sifting (void)
{
  GrundyTestRandom random = { 13 };
  guint n_better = 0;

  for (guint i = 0; i < 40; i++)
    {
      GrundyLayeredWork work = { .limit = G_MAXUINT64 };
      g_autoptr (GrundyLayered) layered = make_random (10 + i, 3 * i, &random, &work);
      guint64 n_before;

      grundy_layered_sort_all_neighbours (layered);
      n_before = grundy_layered_count_crossings (layered);
      grundy_layered_sift (layered, &work);
      g_assert_cmpuint (count_naively (layered), <=, n_before);
      n_better += count_naively (layered) < n_before;
      if (count_naively (layered) < n_before)
        {
          g_autoptr (GrundyLayeredRuns) runs = grundy_layered_runs_new (layered);

          for (guint32 item = layered->n_nodes + 1; item < layered->n_items; item++)
            if (layered->chains[item - layered->n_nodes] == layered->chains[item - 1 - layered->n_nodes])
              g_assert_cmpuint (runs->runs[item], ==, runs->runs[item - 1]);
        }
    }
  g_assert_cmpuint (n_better, >, 30);
}

/* The fewest crossings of a Nim heap with a node a layer are known. */
static void
test_order_reaches_the_bound (void)
{
  for (guint32 n = 5; n <= 9; n++)
    {
      g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
      g_autoptr (GrundyGraph) graph = NULL;
      g_autoptr (GrundyLayered) layered = NULL;
      GrundyLayeredWork work = { .limit = 10000000 };

      for (guint32 from = 1; from < n; from++)
        for (guint32 to = 0; to < from; to++)
          grundy_graph_builder_add_edge (builder, from, to);
      graph = grundy_graph_builder_end (builder);
      layered = grundy_layered_new (graph);
      grundy_layered_assign_layers (layered, NULL, &work);
      grundy_layered_make_proper (layered, 10000);
      grundy_layered_order (layered, work.limit, &work);
      g_assert_cmpuint (count_naively (layered), ==, (n / 2) * ((n - 1) / 2) * ((n - 2) / 2) * ((n - 3) / 2) / 4);
    }
}

static void
test_work_is_bounded (void)
{
  GrundyTestRandom random = { 17 };
  GrundyLayeredWork work = { .limit = 200000 };
  g_autoptr (GrundyLayered) layered = make_random (300, 900, &random, &work);
  guint64 most = work.limit + 40 * (guint64)(layered->n_items + layered->up_starts[layered->n_items]);

  grundy_layered_order (layered, work.limit, &work);
  g_assert_cmpuint (work.done, >=, work.limit);
  g_assert_cmpuint (work.done, <, most);
}

/* Promotion does not lengthen edges, and leaves every edge leading down. */
static void
test_layers (void)
{
  GrundyTestRandom random = { 19 };

  for (guint i = 0; i < 40; i++)
    {
      GrundyLayeredWork work = { .limit = G_MAXUINT64 };
      g_autoptr (GrundyLayered) layered = make_random (5 + i, 2 * i, &random, &work);
      guint32 *longest = g_new0 (guint32, layered->n_nodes);
      gint64 saved = 0;

      /* Options have smaller numbers, and edges come by their upper end. */
      for (guint32 k = 0; k < layered->n_edges; k++)
        longest[layered->edges[k].upper] = MAX (longest[layered->edges[k].upper], longest[layered->edges[k].lower] + 1);
      for (guint32 k = 0; k < layered->n_edges; k++)
        {
          const GrundyLayeredEdge *edge = &layered->edges[k];

          g_assert_cmpuint (layered->layers[edge->upper], >, layered->layers[edge->lower]);
          saved += (gint64)longest[edge->upper] - longest[edge->lower];
          saved -= (gint64)layered->layers[edge->upper] - layered->layers[edge->lower];
        }
      g_assert_cmpint (saved, >=, 0);
      g_free (longest);
    }
}

/* The least squares of all rows that do not fall: each pool stands at its mean, and no part of it wants away. */
static void
test_isotonic (void)
{
  GrundyTestRandom random = { 23 };
  g_autoptr (GrundyIsotonic) isotonic = grundy_isotonic_new (30);

  for (guint i = 0; i < 100; i++)
    {
      double targets[30];
      double weights[30];
      double fitted[30];

      for (guint k = 0; k < 30; k++)
        {
          targets[k] = (double)grundy_test_random_below (&random, 100);
          weights[k] = 1 + (double)grundy_test_random_below (&random, 5);
        }
      grundy_isotonic_fit (isotonic, 30, targets, weights, fitted);
      for (guint first = 0, next; first < 30; first = next)
        {
          double pull = 0;

          for (next = first; next < 30 && fitted[next] == fitted[first]; next++)
            {
              pull += weights[next] * (targets[next] - fitted[next]);
              g_assert_cmpfloat (pull, >=, -1e-6);
            }
          g_assert_cmpfloat_with_epsilon (pull, 0, 1e-6);
          g_assert_true (next == 30 || fitted[next] > fitted[first]);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layered-phases/layers", test_layers);
  g_test_add_func ("/layered-phases/crossings", test_crossings);
  g_test_add_func ("/layered-phases/sifting", test_sifting);
  g_test_add_func ("/layered-phases/order-reaches-the-bound", test_order_reaches_the_bound);
  g_test_add_func ("/layered-phases/work-is-bounded", test_work_is_bounded);
  g_test_add_func ("/layered-phases/isotonic", test_isotonic);
  return g_test_run ();
}
