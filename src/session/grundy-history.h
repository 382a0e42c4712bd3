/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-document.h"

G_BEGIN_DECLS

/**
 * GrundyHistory:
 *
 * What undo and redo go through: a row of immutable documents and a place in
 * it. Every way to change a document is a new state, so none has to know how to
 * undo itself.
 */
typedef struct _GrundyHistory GrundyHistory;

/**
 * grundy_history_new:
 * @document: (transfer full): the first state
 */
GrundyHistory *grundy_history_new (GrundyDocument *document);
void grundy_history_free (GrundyHistory *history);

/**
 * grundy_history_push:
 * @history: a history
 * @document: (transfer full): the new state
 *
 * Goes on to a new state; what could be redone is forgotten, and so is the oldest state of too many. A state equal to
 * the present one is not taken.
 *
 * Returns: whether it was taken
 */
gboolean grundy_history_push (GrundyHistory *history, GrundyDocument *document);
/* (transfer none): the present state */
GrundyDocument *grundy_history_get_document (const GrundyHistory *history);
gboolean grundy_history_can_undo (const GrundyHistory *history);
gboolean grundy_history_can_redo (const GrundyHistory *history);
/* One state back, or on; callers ask first whether they can. */
void grundy_history_undo (GrundyHistory *history);
void grundy_history_redo (GrundyHistory *history);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyHistory, grundy_history_free)

G_END_DECLS
