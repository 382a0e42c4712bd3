/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib-object.h>

#include "grundy.h"

G_BEGIN_DECLS

/**
 * GrundyArrangement:
 * @GRUNDY_ARRANGEMENT_AUTOMATIC: a line or a grid where the positions have a place there, layers otherwise
 * @GRUNDY_ARRANGEMENT_LINE: heaps on a number line
 * @GRUNDY_ARRANGEMENT_GRID: two-number positions on a grid
 * @GRUNDY_ARRANGEMENT_LAYERED: layers
 *
 * Which layout the user wants.
 */
typedef enum
{
  GRUNDY_ARRANGEMENT_AUTOMATIC,
  GRUNDY_ARRANGEMENT_LINE,
  GRUNDY_ARRANGEMENT_GRID,
  GRUNDY_ARRANGEMENT_LAYERED,
} GrundyArrangement;

#define GRUNDY_TYPE_DOCUMENT (grundy_document_get_type ())

/**
 * GrundyDocument:
 *
 * What the user is working on, and what undo brings back: the sum, the way of
 * playing it and the choice of layout. Step, selection, zoom and panels are
 * not part of it. Immutable, atomically counted.
 */
typedef struct _GrundyDocument GrundyDocument;

GType grundy_document_get_type (void) G_GNUC_CONST;

/**
 * grundy_document_new:
 * @sum: the sum
 *
 * Returns: (transfer full): a document of the sum in normal play
 */
GrundyDocument *grundy_document_new (GrundySum *sum);
GrundyDocument *grundy_document_ref (GrundyDocument *document);
void grundy_document_unref (GrundyDocument *document);

/**
 * grundy_document_with_sum:
 * @document: a document
 * @sum: another sum
 *
 * Returns: (transfer full): the document with the sum in place of its own, and all else as it was
 */
GrundyDocument *grundy_document_with_sum (const GrundyDocument *document, GrundySum *sum);
/* (transfer full): the document in another way of playing */
GrundyDocument *grundy_document_with_play (const GrundyDocument *document, GrundyPlay play);
/* (transfer full): the document with another choice of layout */
GrundyDocument *grundy_document_with_arrangement (const GrundyDocument *document, GrundyArrangement arrangement);
/* (transfer none) */
GrundySum *grundy_document_get_sum (const GrundyDocument *document);

/**
 * grundy_document_get_text:
 * @document: a document
 *
 * Returns: (transfer none): the canonical text of its sum. O(1): it is made with the document, which for a large sum
 *   takes long enough to be done in a thread.
 */
const char *grundy_document_get_text (const GrundyDocument *document);
GrundyPlay grundy_document_get_play (const GrundyDocument *document);
GrundyArrangement grundy_document_get_arrangement (const GrundyDocument *document);

/**
 * grundy_document_equal:
 * @a: a document
 * @b: another
 *
 * Returns: whether they say the same: equal canonical texts, the same way of playing and choice of layout
 */
gboolean grundy_document_equal (const GrundyDocument *a, const GrundyDocument *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyDocument, grundy_document_unref)

G_END_DECLS
