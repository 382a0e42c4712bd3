/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-window.h"

G_BEGIN_DECLS

/* Runs the tests with an application to which windows belong, and English; skips them all without a display. */
int grundy_test_run_with_application (int *argc, char ***argv, void (*add_tests) (void));

/* Runs the main loop until @is_done says so; after a minute the test fails. */
void grundy_test_run_until (gboolean (*is_done) (gpointer), gpointer user_data);

/* A new window that shows the sum, drawn; NULL for what a window opens with. */
GrundyWindow *grundy_test_open_window (const char *sum);

G_END_DECLS
