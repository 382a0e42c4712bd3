/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-kinds.h"
#include "grundy-lexer.h"

G_BEGIN_DECLS

/**
 * GrundyCoinRuleEnd:
 * @GRUNDY_COIN_RULE_END_ANY: whatever comes next is not taken
 * @GRUNDY_COIN_RULE_END_X: an `x` was taken; another rule follows
 * @GRUNDY_COIN_RULE_END_SIZE: `, number x` was taken, which begins the size
 * @GRUNDY_COIN_RULE_END_WHOLE_SIZE: `, number` was taken and no `x` follows: the size of a single axis
 *
 * What stands behind a rule. Distances and sizes are both joined by commas, and only behind the number can be seen
 * which of them it was.
 */
typedef enum
{
  GRUNDY_COIN_RULE_END_ANY,
  GRUNDY_COIN_RULE_END_X,
  GRUNDY_COIN_RULE_END_SIZE,
  GRUNDY_COIN_RULE_END_WHOLE_SIZE,
} GrundyCoinRuleEnd;

/**
 * grundy_coin_rule_parse:
 * @lexer: where to read
 * @rule: (out caller-allocates): the rule; to be cleared also when this fails
 * @end: (out) (nullable): what was taken behind it, where it stands in a product; %NULL where it stands alone
 * @size: (out) (nullable): the number taken of a size
 * @error: return location for a #GError
 */
gboolean grundy_coin_rule_parse (GrundyLexer *lexer, GrundyCoinRule *rule, GrundyCoinRuleEnd *end, guint64 *size,
                                 GError **error);
void grundy_coin_rule_format (const GrundyCoinRule *rule, GString *text);
void grundy_coin_rule_clear (GrundyCoinRule *rule);

G_END_DECLS
