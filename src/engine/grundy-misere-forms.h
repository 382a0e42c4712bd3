/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-explorer.h"

G_BEGIN_DECLS

/*
 * GrundyMisereForms (private to the engine): which positions of a graph, or of a sum of graphs, are equal in misère
 * play: in every sum one may stand for the other. Equal positions have the same form, a number from 0.
 */
typedef struct _GrundyMisereForms GrundyMisereForms;

/*
 * The forms of the nodes of a post-ordered graph. At worst O(edges times the square of the options of a node), and
 * mostly O(edges).
 *
 * (nullable): NULL with GRUNDY_ERROR_CANCELLED
 */
GrundyMisereForms *grundy_misere_forms_new (GrundyGraph *graph, const GrundyProgress *progress, GError **error);
/*
 * The forms of all sums of a form of @a and one of @b.
 *
 * (nullable): NULL with GRUNDY_ERROR_LIMIT, where there are more such sums than positions allowed, or _CANCELLED
 */
GrundyMisereForms *grundy_misere_forms_new_sum (const GrundyMisereForms *a, const GrundyMisereForms *b,
                                                const GrundyLimits *limits, const GrundyProgress *progress,
                                                GError **error);
void grundy_misere_forms_free (GrundyMisereForms *forms);
/* The form of a node, where these are the forms of a graph. O(1). */
guint32 grundy_misere_forms_get (const GrundyMisereForms *forms, guint32 node);
/* The form of a sum, where these are the forms of sums. O(1). */
guint32 grundy_misere_forms_get_sum (const GrundyMisereForms *forms, guint32 a, guint32 b);
/* How many forms there are, and of how many nodes or sums */
guint32 grundy_misere_forms_count (const GrundyMisereForms *forms);
guint32 grundy_misere_forms_count_items (const GrundyMisereForms *forms);
/* Whether the next player wins in misère play. O(1). */
gboolean grundy_misere_forms_next_wins (const GrundyMisereForms *forms, guint32 form);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyMisereForms, grundy_misere_forms_free)

G_END_DECLS
