/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

/* What a libFuzzer target defines: one input, and 0 to say that it may join the corpus. */
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);
