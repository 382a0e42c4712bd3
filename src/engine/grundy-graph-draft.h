/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-error.h"
#include "grundy-macros.h"

G_BEGIN_DECLS

/*
 * GrundyGraphDraft (private to the engine) is a graph while a reader of some file format finds its nodes and arrows. It
 * becomes a `dag` in the notation. Labels are names of nodes as they are; a label that cannot be one is refused.
 */
typedef struct _GrundyGraphDraft GrundyGraphDraft;

GrundyGraphDraft *grundy_graph_draft_new (void);
void grundy_graph_draft_free (GrundyGraphDraft *draft);
/* Adds a node if there is none with that label. @line is where it stands, for errors. */
gboolean grundy_graph_draft_add_node (GrundyGraphDraft *draft, const char *label, guint line, GError **error);
/* Adds an arrow, and its nodes where they are new. */
gboolean grundy_graph_draft_add_arrow (GrundyGraphDraft *draft, const char *from, const char *to, guint line,
                                       GError **error);
/* (transfer full) (nullable): the text of the sum: a token on each node that no arrow leads to, or on the first node
 * when there is none such; %NULL when there is no node */
char *grundy_graph_draft_to_text (const GrundyGraphDraft *draft);

/* Fails with a translated sentence, before which the line is put. Returns %FALSE. */
gboolean grundy_graph_draft_fail (guint line, GrundyError code, const char *sentence, GError **error);

/* Whether the text begins as DOT does: `digraph {`, `strict graph name {`. */
gboolean grundy_graph_text_is_dot (const char *text);
/* Reads DOT's plain subset into @draft. */
gboolean grundy_graph_text_read_dot (const char *text, GrundyGraphDraft *draft, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyGraphDraft, grundy_graph_draft_free)

G_END_DECLS
