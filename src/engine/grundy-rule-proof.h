/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-rule.h"

G_BEGIN_DECLS

/**
 * grundy_rule_form_is_proved:
 * @form: an option form
 *
 * Returns: whether it follows from the form, for every heap, that each heap that is left is smaller and not below 0. It
 *   may be true where this finds no proof. O(length of the form times its conditions)
 */
gboolean grundy_rule_form_is_proved (const GrundyRuleForm *form);

G_END_DECLS
