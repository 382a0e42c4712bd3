/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * GrundyTestTsv:
 *
 * Walks a table of test data: lines of tab-separated texts, the first of which
 * names the columns. Anything wrong with the file ends the test program.
 *
 * ```c
 * g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/take.tsv");
 *
 * while (grundy_test_tsv_next (tsv))
 *   check (grundy_test_tsv_get (tsv, "position"), grundy_test_tsv_get_number (tsv, "sg"));
 * ```
 */
typedef struct _GrundyTestTsv GrundyTestTsv;

/**
 * grundy_test_tsv_open:
 * @name: the file, below tests/data
 *
 * Returns: (transfer full): the table, before its first row
 */
GrundyTestTsv *grundy_test_tsv_open (const char *name);
void grundy_test_tsv_free (GrundyTestTsv *tsv);

/**
 * grundy_test_tsv_next:
 * @tsv: a table
 *
 * Goes to the next row, and fails the test when a table ends without a single one.
 *
 * Returns: %FALSE when there is none
 */
gboolean grundy_test_tsv_next (GrundyTestTsv *tsv);

/**
 * grundy_test_tsv_get:
 * @tsv: a table, at a row
 * @column: the name of a column that it has
 *
 * Returns: (transfer none): the text there, valid as long as @tsv
 */
const char *grundy_test_tsv_get (const GrundyTestTsv *tsv, const char *column);
/* The number there; anything but a number of digits fails the test. */
guint64 grundy_test_tsv_get_number (const GrundyTestTsv *tsv, const char *column);
/* The number of the line in the file, from 1, to say where a check failed. */
guint grundy_test_tsv_get_line (const GrundyTestTsv *tsv);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTestTsv, grundy_test_tsv_free)

G_END_DECLS
