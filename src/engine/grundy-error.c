/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-error.h"

/* Not G_DEFINE_QUARK (): its argument is no C expression, and clang-format would put blanks round the hyphens. */
GQuark
grundy_error_quark (void)
{
  return g_quark_from_static_string ("grundy-error-quark");
}
