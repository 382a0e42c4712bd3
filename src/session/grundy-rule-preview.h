/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy.h"

G_BEGIN_DECLS

/**
 * GrundyRuleLine:
 * @mistake: (nullable): what is wrong with the line, in a sentence
 * @column: where in the line, in characters from 1; 0 where no place can be named
 * @is_proved: whether it is proved that the heaps of its options are smaller, for every heap
 * @options: (nullable): the options that it gives for the heap, in a sentence; %NULL with a mistake
 *
 * One option form of a user's own rule while it is being written.
 */
typedef struct
{
  char *mistake;
  guint column;
  gboolean is_proved;
  char *options;
} GrundyRuleLine;

void grundy_rule_line_free (GrundyRuleLine *line);

/**
 * grundy_rule_preview_line:
 * @text: an option form, as `n-k: k=1..n/2`
 * @heap: a heap
 *
 * Returns: (transfer full): what is to be said of the form. Takes a fraction of a second at most
 */
GrundyRuleLine *grundy_rule_preview_line (const char *text, guint64 heap);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyRuleLine, grundy_rule_line_free)

G_END_DECLS
