/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-document.h"

struct _GrundyDocument
{
  gatomicrefcount ref_count;
  GrundySum *sum;
  GRefString *text;
  GrundyPlay play;
  GrundyArrangement arrangement;
};

G_DEFINE_BOXED_TYPE (GrundyDocument, grundy_document, grundy_document_ref, grundy_document_unref)

/* Takes @text over. */
static GrundyDocument *
grundy_document_make (GrundySum *sum, GRefString *text, GrundyPlay play, GrundyArrangement arrangement)
{
  GrundyDocument *document = g_new0 (GrundyDocument, 1);

  g_atomic_ref_count_init (&document->ref_count);
  document->sum = grundy_sum_ref (sum);
  document->text = text;
  document->play = play;
  document->arrangement = arrangement;
  return document;
}

static GRefString *
make_text (const GrundySum *sum)
{
  g_autofree char *text = grundy_sum_to_text (sum);

  return g_ref_string_new (text);
}

GrundyDocument *
grundy_document_new (GrundySum *sum)
{
  g_return_val_if_fail (sum != NULL, NULL);

  return grundy_document_make (sum, make_text (sum), GRUNDY_PLAY_NORMAL, GRUNDY_ARRANGEMENT_AUTOMATIC);
}

GrundyDocument *
grundy_document_ref (GrundyDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  g_atomic_ref_count_inc (&document->ref_count);
  return document;
}

void
grundy_document_unref (GrundyDocument *document)
{
  g_return_if_fail (document != NULL);

  if (!g_atomic_ref_count_dec (&document->ref_count))
    return;
  grundy_sum_unref (document->sum);
  g_ref_string_release (document->text);
  g_free (document);
}

GrundyDocument *
grundy_document_with_sum (const GrundyDocument *document, GrundySum *sum)
{
  g_return_val_if_fail (document != NULL && sum != NULL, NULL);

  return grundy_document_make (sum, make_text (sum), document->play, document->arrangement);
}

GrundyDocument *
grundy_document_with_play (const GrundyDocument *document, GrundyPlay play)
{
  g_return_val_if_fail (document != NULL, NULL);

  return grundy_document_make (document->sum, g_ref_string_acquire (document->text), play, document->arrangement);
}

GrundyDocument *
grundy_document_with_arrangement (const GrundyDocument *document, GrundyArrangement arrangement)
{
  g_return_val_if_fail (document != NULL, NULL);

  return grundy_document_make (document->sum, g_ref_string_acquire (document->text), document->play, arrangement);
}

GrundySum *
grundy_document_get_sum (const GrundyDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->sum;
}

const char *
grundy_document_get_text (const GrundyDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->text;
}

GrundyPlay
grundy_document_get_play (const GrundyDocument *document)
{
  g_return_val_if_fail (document != NULL, GRUNDY_PLAY_NORMAL);

  return document->play;
}

GrundyArrangement
grundy_document_get_arrangement (const GrundyDocument *document)
{
  g_return_val_if_fail (document != NULL, GRUNDY_ARRANGEMENT_AUTOMATIC);

  return document->arrangement;
}

gboolean
grundy_document_equal (const GrundyDocument *a, const GrundyDocument *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->play == b->play && a->arrangement == b->arrangement && g_str_equal (a->text, b->text);
}
