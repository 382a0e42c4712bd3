/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* (transfer full): a golden as it should be, of which @contents has the first line, the description */
typedef char *(*GrundyTestMakeText) (const char *contents);

/**
 * grundy_test_goldens_add:
 * @folder: a folder of the test data
 * @prefix: what the names of the tests begin with, "/picture/golden"
 * @make_text: makes what a file should hold
 *
 * Adds a test for each text file of the folder: a failure names the first line that differs. They need the font of the
 * tests, and are passed over without it.
 */
void grundy_test_goldens_add (const char *folder, const char *prefix, GrundyTestMakeText make_text);

/* Writes the files anew. Returns: the exit status of the program */
int grundy_test_goldens_print (char **files, GrundyTestMakeText make_text);

G_END_DECLS
