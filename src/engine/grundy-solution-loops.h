/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-labelling.h"
#include "grundy-retrograde.h"

G_BEGIN_DECLS

/*
 * GrundySolutionLoops (private to the engine): what is known of a graph with a cycle besides its values.
 *
 * @finite_options, @offsets: of each infinite node the finite values of its options, ascending, without repeats: those
 *   from offsets[i] to offsets[i + 1] - 1
 */
typedef struct
{
  GrundyRetrograde normal;
  GrundyRetrograde misere;
  guint32 *order_of_values;
  guint32 *offsets;
  GArray *finite_options;
} GrundySolutionLoops;

/* @sg: (out) (transfer full): the values; NULL with GRUNDY_ERROR_CANCELLED */
GrundySolutionLoops *grundy_solution_loops_new (const GrundyGraph *graph, guint32 **sg, const GrundyProgress *progress,
                                                GError **error);
void grundy_solution_loops_free (GrundySolutionLoops *loops);
const guint32 *grundy_solution_loops_get_finite_options (const GrundySolutionLoops *loops, guint32 node,
                                                         guint32 *n_values);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySolutionLoops, grundy_solution_loops_free)

G_END_DECLS
