/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-misere-forms.h"

#include "grundy-error.h"
#include "grundy-test-sums.h"

/* A heap of Nim of each size below @n_nodes */
static GrundyGraph *
nim_graph (guint32 n_nodes)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  grundy_graph_builder_ensure_nodes (builder, n_nodes);
  for (guint32 from = 1; from < n_nodes; from++)
    for (guint32 to = 0; to < from; to++)
      grundy_graph_builder_add_edge (builder, from, to);
  return grundy_graph_builder_end (builder);
}

static GrundyMisereForms *
find_forms (GrundyGraph *graph)
{
  g_autoptr (GError) error = NULL;
  GrundyMisereForms *forms = grundy_misere_forms_new (graph, NULL, &error);

  g_assert_no_error (error);
  return forms;
}

static GrundyMisereForms *
add_forms (const GrundyMisereForms *a, const GrundyMisereForms *b)
{
  g_autoptr (GError) error = NULL;
  GrundyMisereForms *forms = grundy_misere_forms_new_sum (a, b, &grundy_limits_for_values, NULL, &error);

  g_assert_no_error (error);
  return forms;
}

/* In misère play *1 + *1 = 0 and *2 + *3 = *2 + *2 + *1, but *2 + *2 is no heap, nor is *2 + *3. */
static void
test_nim (void)
{
  g_autoptr (GrundyGraph) graph = nim_graph (4);
  g_autoptr (GrundyMisereForms) heaps = find_forms (graph);
  g_autoptr (GrundyMisereForms) pairs = add_forms (heaps, heaps);
  g_autoptr (GrundyMisereForms) triples = add_forms (pairs, heaps);
  guint32 nothing = grundy_misere_forms_get_sum (pairs, 0, 0);
  guint32 twos = grundy_misere_forms_get_sum (pairs, 2, 2);

  g_assert_cmpuint (grundy_misere_forms_count (heaps), ==, 4);
  g_assert_cmpuint (grundy_misere_forms_count_items (pairs), ==, 16);
  g_assert_cmpuint (grundy_misere_forms_get_sum (pairs, 1, 1), ==, nothing);
  g_assert_cmpuint (grundy_misere_forms_get_sum (pairs, 1, 2), ==, grundy_misere_forms_get_sum (pairs, 0, 3));
  for (guint32 heap = 0; heap < 4; heap++)
    {
      g_assert_cmpuint (twos, !=, grundy_misere_forms_get_sum (pairs, heap, 0));
      g_assert_cmpuint (grundy_misere_forms_get_sum (pairs, 2, 3), !=, grundy_misere_forms_get_sum (pairs, heap, 0));
    }
  g_assert_cmpuint (grundy_misere_forms_get_sum (triples, twos, 1), ==,
                    grundy_misere_forms_get_sum (triples, grundy_misere_forms_get_sum (pairs, 2, 3), 0));
  g_assert_true (grundy_misere_forms_next_wins (pairs, nothing));
  g_assert_false (grundy_misere_forms_next_wins (pairs, twos));
}

/* What has the same form has the same outcome with whatever it is played, and the sum of forms knows it. */
static void
test_against_all_play (void)
{
  GrundyTestRandom random = { 61 };
  guint n_equal = 0;

  for (guint round = 0; round < 300; round++)
    {
      guint n_nodes = 2 + (guint)grundy_test_random_below (&random, 9);
      GrundyTestSum sum = { .n_components = 2 };
      g_autoptr (GrundyGraph) a = grundy_test_dag_random (&random, n_nodes, 30 + round % 50, FALSE);
      g_autoptr (GrundyGraph) b = grundy_test_dag_random (&random, 6, 60, FALSE);
      g_autoptr (GrundyMisereForms) forms_a = find_forms (a);
      g_autoptr (GrundyMisereForms) forms_b = find_forms (b);
      g_autoptr (GrundyMisereForms) sums = add_forms (forms_a, forms_b);

      sum.graphs[0] = a;
      sum.graphs[1] = b;
      n_equal += n_nodes - grundy_misere_forms_count (forms_a);
      for (guint32 x = 0; x < n_nodes; x++)
        for (guint32 y = 0; y < 6; y++)
          {
            guint32 form = grundy_misere_forms_get_sum (sums, grundy_misere_forms_get (forms_a, x),
                                                        grundy_misere_forms_get (forms_b, y));

            g_assert_cmpint (grundy_misere_forms_next_wins (sums, form), ==,
                             grundy_test_sum_next_wins (&sum, GRUNDY_PLAY_MISERE, FALSE, (guint32[]){ x, y }));
          }
    }
  g_assert_cmpuint (n_equal, >, 300);
}

static void
test_limit (void)
{
  const GrundyLimits limits = { 15, 1000 };
  g_autoptr (GrundyGraph) graph = nim_graph (4);
  g_autoptr (GrundyMisereForms) heaps = find_forms (graph);
  g_autoptr (GError) error = NULL;

  g_assert_null (grundy_misere_forms_new_sum (heaps, heaps, &limits, NULL, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
}

static gboolean
stop (guint64 done, guint64 total, gpointer user_data)
{
  return FALSE;
}

static void
test_cancel (void)
{
  const GrundyProgress progress = { stop, NULL };
  g_autoptr (GrundyGraph) graph = nim_graph (4);
  g_autoptr (GrundyMisereForms) heaps = find_forms (graph);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) error_of_sum = NULL;

  g_assert_null (grundy_misere_forms_new (graph, &progress, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
  g_assert_null (grundy_misere_forms_new_sum (heaps, heaps, &grundy_limits_for_values, &progress, &error_of_sum));
  g_assert_error (error_of_sum, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/misere-forms/nim", test_nim);
  g_test_add_func ("/misere-forms/against-all-play", test_against_all_play);
  g_test_add_func ("/misere-forms/limit", test_limit);
  g_test_add_func ("/misere-forms/cancel", test_cancel);
  return g_test_run ();
}
