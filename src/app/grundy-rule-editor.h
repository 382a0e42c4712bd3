/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define GRUNDY_TYPE_RULE_EDITOR (grundy_rule_editor_get_type ())

/**
 * GrundyRuleEditor:
 *
 * A user's own rule for heaps, a line for each option form, with what each makes of a heap under it while one types.
 * Signal "apply": the rule is wanted, and has no mistake.
 */
G_DECLARE_FINAL_TYPE (GrundyRuleEditor, grundy_rule_editor, GRUNDY, RULE_EDITOR, AdwBin)

GtkWidget *grundy_rule_editor_new (void);

/**
 * grundy_rule_editor_set_text:
 * @self: an editor
 * @text: a rule, as it stands in curly brackets
 *
 * Lines that say so already keep their cursor.
 */
void grundy_rule_editor_set_text (GrundyRuleEditor *self, const char *text);

/**
 * grundy_rule_editor_get_text:
 * @self: an editor
 *
 * Returns: (transfer full): the rule, without empty lines
 */
char *grundy_rule_editor_get_text (GrundyRuleEditor *self);

G_END_DECLS
