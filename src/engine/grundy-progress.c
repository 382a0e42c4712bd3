/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-progress.h"

#include <glib/gi18n-lib.h>

gboolean
grundy_progress_report (const GrundyProgress *progress, guint64 done, guint64 total, GError **error)
{
  if (progress == NULL || progress->func == NULL || progress->func (done, total, progress->user_data))
    return TRUE;

  g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED, _ ("The work was stopped before it was finished."));
  return FALSE;
}
