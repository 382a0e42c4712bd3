/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-solution-loops.h"

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint32 x = *(const guint32 *)a;
  guint32 y = *(const guint32 *)b;

  return (x > y) - (x < y);
}

/* Appends the finite values of the options of @node to @values. */
static void
append_finite_options (const GrundyGraph *graph, const guint32 *sg, guint32 node, GArray *values)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, node, &n_options);
  guint first = values->len;
  guint length = first;
  guint32 *numbers;

  for (guint32 i = 0; i < n_options; i++)
    if (sg[options[i]] != GRUNDY_SG_INFINITE)
      g_array_append_val (values, sg[options[i]]);
  if (values->len == first)
    return;

  numbers = (guint32 *)values->data;
  qsort (numbers + first, values->len - first, sizeof *numbers, compare_numbers);
  for (guint i = first; i < values->len; i++)
    if (i == first || numbers[i] != numbers[length - 1])
      numbers[length++] = numbers[i];
  g_array_set_size (values, length);
}

static void
gather_finite_options (GrundySolutionLoops *loops, const GrundyGraph *graph, const guint32 *sg)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);

  loops->offsets = g_new (guint32, (gsize)n_nodes + 1);
  loops->offsets[0] = 0;
  loops->finite_options = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint32 node = 0; node < n_nodes; node++)
    {
      if (sg[node] == GRUNDY_SG_INFINITE)
        append_finite_options (graph, sg, node, loops->finite_options);
      loops->offsets[node + 1] = loops->finite_options->len;
    }
}

GrundySolutionLoops *
grundy_solution_loops_new (const GrundyGraph *graph, guint32 **sg, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundySolutionLoops) loops = g_new0 (GrundySolutionLoops, 1);
  g_autoptr (GrundyGraph) predecessors = grundy_graph_reverse (graph);
  GrundyLabelling labelling = { NULL };

  if (!grundy_retrograde_init (&loops->normal, graph, predecessors, TRUE, progress, error) ||
      !grundy_retrograde_init (&loops->misere, graph, predecessors, FALSE, progress, error))
    return NULL;
  if (!grundy_labelling_init (&labelling, graph, predecessors, progress, error))
    {
      grundy_labelling_clear (&labelling);
      return NULL;
    }
  *sg = g_steal_pointer (&labelling.sg);
  loops->order_of_values = g_steal_pointer (&labelling.order);
  gather_finite_options (loops, graph, *sg);
  return g_steal_pointer (&loops);
}

void
grundy_solution_loops_free (GrundySolutionLoops *loops)
{
  grundy_retrograde_clear (&loops->normal);
  grundy_retrograde_clear (&loops->misere);
  g_free (loops->order_of_values);
  g_free (loops->offsets);
  g_clear_pointer (&loops->finite_options, g_array_unref);
  g_free (loops);
}

const guint32 *
grundy_solution_loops_get_finite_options (const GrundySolutionLoops *loops, guint32 node, guint32 *n_values)
{
  *n_values = loops->offsets[node + 1] - loops->offsets[node];
  return (const guint32 *)loops->finite_options->data + loops->offsets[node];
}
