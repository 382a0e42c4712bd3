/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-coin-rule-text.h"

static void
coin_rule_clear (GrundyArgument *argument)
{
  GrundyCoinRule *rule = argument->data;

  if (rule != NULL)
    grundy_coin_rule_clear (rule);
  g_clear_pointer (&argument->data, g_free);
}

static gboolean
coin_rule_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  argument->data = g_new0 (GrundyCoinRule, 1);
  return grundy_coin_rule_parse (lexer, argument->data, NULL, NULL, error);
}

static void
coin_rule_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  grundy_coin_rule_format (argument->data, text);
}

const GrundyParameterKind grundy_kind_coin_rule = {
  .name = "coin-rule",
  .parse = coin_rule_parse,
  .format = coin_rule_format,
  .clear = coin_rule_clear,
};
