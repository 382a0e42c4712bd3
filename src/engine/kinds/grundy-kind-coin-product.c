/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-coin-rule-text.h"

#include <glib/gi18n-lib.h>

static GrundyCoinProduct *
product_new (void)
{
  GrundyCoinProduct *product = g_new0 (GrundyCoinProduct, 1);

  product->rules = g_new0 (GrundyCoinRule, GRUNDY_MAX_AXES);
  product->sizes = g_new0 (guint64, GRUNDY_MAX_AXES);
  return product;
}

static void
product_free (GrundyCoinProduct *product)
{
  for (guint axis = 0; axis < product->n_axes; axis++)
    grundy_coin_rule_clear (&product->rules[axis]);
  g_free (product->rules);
  g_free (product->sizes);
  g_free (product);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyCoinProduct, product_free)

static gboolean
parse_rules (GrundyLexer *lexer, GrundyCoinProduct *product, GrundyCoinRuleEnd *end, GError **error)
{
  do
    {
      if (product->n_axes == GRUNDY_MAX_AXES)
        return grundy_lexer_fail (lexer, GRUNDY_ERROR_LIMIT, _ ("A grid has at most 8 axes."), error);
      if (!grundy_coin_rule_parse (lexer, &product->rules[product->n_axes++], end, &product->sizes[0], error))
        return FALSE;
    }
  while (*end == GRUNDY_COIN_RULE_END_X);
  return TRUE;
}

/* Reads the size, but for what was taken of it with the last rule. */
static gboolean
parse_sizes (GrundyLexer *lexer, GrundyCoinProduct *product, GrundyCoinRuleEnd end, GError **error)
{
  guint first = end == GRUNDY_COIN_RULE_END_ANY ? 0 : 1;

  if (end == GRUNDY_COIN_RULE_END_WHOLE_SIZE)
    return product->n_axes == 1 || grundy_lexer_expect (lexer, "x", error);
  if (first == 0 && !grundy_lexer_expect (lexer, ",", error))
    return FALSE;
  for (guint axis = first; axis < product->n_axes; axis++)
    if ((axis > first && !grundy_lexer_expect (lexer, "x", error)) ||
        !grundy_lexer_expect_number (lexer, 1, 0, &product->sizes[axis], error))
      return FALSE;
  return TRUE;
}

static gboolean
coin_product_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  g_autoptr (GrundyCoinProduct) product = product_new ();
  GrundyCoinRuleEnd end;

  if (!parse_rules (lexer, product, &end, error) || !parse_sizes (lexer, product, end, error))
    return FALSE;
  argument->data = g_steal_pointer (&product);
  return TRUE;
}

static void
coin_product_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  const GrundyCoinProduct *product = argument->data;

  for (guint axis = 0; axis < product->n_axes; axis++)
    {
      g_string_append (text, axis == 0 ? "" : " x ");
      grundy_coin_rule_format (&product->rules[axis], text);
    }
  for (guint axis = 0; axis < product->n_axes; axis++)
    g_string_append_printf (text, "%c%" G_GUINT64_FORMAT, axis == 0 ? ',' : 'x', product->sizes[axis]);
}

static void
coin_product_clear (GrundyArgument *argument)
{
  g_clear_pointer ((GrundyCoinProduct **)&argument->data, product_free);
}

const GrundyParameterKind grundy_kind_coin_product = {
  .name = "coin-product",
  .parse = coin_product_parse,
  .format = coin_product_format,
  .clear = coin_product_clear,
};
