/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * grundy_test_watchdog_start:
 *
 * Measures from now on how long every iteration of the default main context keeps its thread busy. It is processor time
 * that counts: on a busy machine a thread waits for its turn through no fault of its own.
 */
void grundy_test_watchdog_start (void);

/**
 * grundy_test_watchdog_stop:
 *
 * Returns: the longest iteration since the start, in milliseconds
 */
double grundy_test_watchdog_stop (void);

G_END_DECLS
