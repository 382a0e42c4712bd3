/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-graph.h"
#include "grundy-play.h"

G_BEGIN_DECLS

/*
 * GrundyRetrograde (private to the engine): who wins where play may go round for ever.
 *
 * @outcomes: (array length=n_nodes): a #GrundyOutcome of each node
 * @order: (array length=n_nodes): the nodes whose outcome is P or N as the queue settles them, those that win or lose
 *   in fewer moves first; then the drawn ones, ascending
 * @n_decided: how many are P or N
 */
typedef struct
{
  guint8 *outcomes;
  guint32 *order;
  guint32 n_decided;
} GrundyRetrograde;

/*
 * @predecessors: @graph with its edges turned round
 * @last_wins: whether the player who cannot move loses
 * @retrograde: (out): all zero before; cleared by the caller, also after an error
 *
 * O(nodes + edges). Returns FALSE with GRUNDY_ERROR_CANCELLED.
 */
gboolean grundy_retrograde_init (GrundyRetrograde *retrograde, const GrundyGraph *graph,
                                 const GrundyGraph *predecessors, gboolean last_wins, const GrundyProgress *progress,
                                 GError **error);
void grundy_retrograde_clear (GrundyRetrograde *retrograde);

G_END_DECLS
