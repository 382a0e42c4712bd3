/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-solution.h"

G_BEGIN_DECLS

/*
 * GrundyLabelling (private to the engine): the Smith-Fraenkel values of a graph in which play may go round for ever.
 *
 * @sg: (array length=n_nodes): the finite values, or %GRUNDY_SG_INFINITE
 * @order: (array length=n_nodes): the nodes of finite value as they get it: all of value 0, then all of value 1, ...;
 *   then the infinite ones, ascending
 * @n_finite: how many values are finite
 */
typedef struct
{
  guint32 *sg;
  guint32 *order;
  guint32 n_finite;
} GrundyLabelling;

/*
 * @predecessors: @graph with its edges turned round
 * @labelling: (out): all zero before; cleared by the caller, also after an error
 *
 * O(nodes + edges × distinct finite values among the options of a node). Returns FALSE with GRUNDY_ERROR_CANCELLED.
 */
gboolean grundy_labelling_init (GrundyLabelling *labelling, const GrundyGraph *graph, const GrundyGraph *predecessors,
                                const GrundyProgress *progress, GError **error);
void grundy_labelling_clear (GrundyLabelling *labelling);

G_END_DECLS
