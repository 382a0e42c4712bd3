/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-history.h"

/* A state is small, but a sum may be a large graph of the user's own. */
#define MAX_STATES 200

struct _GrundyHistory
{
  GPtrArray *documents;
  guint present;
};

GrundyHistory *
grundy_history_new (GrundyDocument *document)
{
  GrundyHistory *history;

  g_return_val_if_fail (document != NULL, NULL);

  history = g_new0 (GrundyHistory, 1);
  history->documents = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_document_unref);
  g_ptr_array_add (history->documents, document);
  return history;
}

void
grundy_history_free (GrundyHistory *history)
{
  g_return_if_fail (history != NULL);

  g_ptr_array_unref (history->documents);
  g_free (history);
}

gboolean
grundy_history_push (GrundyHistory *history, GrundyDocument *document)
{
  g_return_val_if_fail (history != NULL && document != NULL, FALSE);

  if (grundy_document_equal (document, grundy_history_get_document (history)))
    {
      grundy_document_unref (document);
      return FALSE;
    }
  g_ptr_array_set_size (history->documents, history->present + 1);
  g_ptr_array_add (history->documents, document);
  if (history->documents->len > MAX_STATES)
    g_ptr_array_remove_index (history->documents, 0);
  history->present = history->documents->len - 1;
  return TRUE;
}

GrundyDocument *
grundy_history_get_document (const GrundyHistory *history)
{
  g_return_val_if_fail (history != NULL, NULL);

  return g_ptr_array_index (history->documents, history->present);
}

gboolean
grundy_history_can_undo (const GrundyHistory *history)
{
  g_return_val_if_fail (history != NULL, FALSE);

  return history->present > 0;
}

gboolean
grundy_history_can_redo (const GrundyHistory *history)
{
  g_return_val_if_fail (history != NULL, FALSE);

  return history->present + 1 < history->documents->len;
}

void
grundy_history_undo (GrundyHistory *history)
{
  g_return_if_fail (grundy_history_can_undo (history));

  history->present--;
}

void
grundy_history_redo (GrundyHistory *history)
{
  g_return_if_fail (grundy_history_can_redo (history));

  history->present++;
}
