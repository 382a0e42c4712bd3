/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-reason.h"

void
grundy_reason_clear (GrundyReason *reason)
{
  g_return_if_fail (reason != NULL);

  g_free (reason->exception);
  *reason = (GrundyReason){ 0 };
}
