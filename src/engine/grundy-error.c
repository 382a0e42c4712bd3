/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-error.h"

G_DEFINE_QUARK (grundy-error-quark, grundy_error)
