/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-coin-rule-text.h"

#include <glib/gi18n-lib.h>

typedef enum
{
  TAKES_NOTHING,
  TAKES_A_NUMBER,
  TAKES_NUMBERS,
} Takes;

static const struct
{
  const char *word;
  Takes takes;
} rules[] = {
  [GRUNDY_COINS_ONE] = { "one", TAKES_NOTHING },
  [GRUNDY_COINS_TURTLES] = { "turtles", TAKES_NOTHING },
  [GRUNDY_COINS_TWINS] = { "twins", TAKES_NOTHING },
  [GRUNDY_COINS_MOCK] = { "mock", TAKES_NOTHING },
  [GRUNDY_COINS_TRIPLETS] = { "triplets", TAKES_NOTHING },
  [GRUNDY_COINS_AT_MOST] = { "at-most", TAKES_A_NUMBER },
  [GRUNDY_COINS_EXACTLY] = { "exactly", TAKES_A_NUMBER },
  [GRUNDY_COINS_RULER] = { "ruler", TAKES_NOTHING },
  [GRUNDY_COINS_RUN] = { "run", TAKES_A_NUMBER },
  [GRUNDY_COINS_RUN_UP_TO] = { "run-up-to", TAKES_A_NUMBER },
  [GRUNDY_COINS_RUN_SQUARES] = { "run-squares", TAKES_NOTHING },
  [GRUNDY_COINS_PAIR] = { "pair", TAKES_NUMBERS },
  [GRUNDY_COINS_ONE_OR_PAIR] = { "one-or-pair", TAKES_NUMBERS },
  [GRUNDY_COINS_EQUAL3] = { "equal3", TAKES_NOTHING },
};

static gboolean
parse_word (GrundyLexer *lexer, GrundyCoinRule *rule, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (grundy_lexer_accept (lexer, rules[i].word))
      {
        rule->type = i;
        return TRUE;
      }
  return grundy_lexer_fail_expected (lexer, _ ("a rule for coins, such as ruler, mock or at-most 4"), error);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint64 *left = a, *right = b;

  return (*left > *right) - (*left < *right);
}

static void
rule_take_numbers (GrundyCoinRule *rule, GArray *numbers)
{
  guint64 *all = (guint64 *)(gpointer)numbers->data;
  guint n_kept = 0;

  g_array_sort (numbers, compare_numbers);
  for (guint i = 0; i < numbers->len; i++)
    if (n_kept == 0 || all[i] != all[n_kept - 1])
      all[n_kept++] = all[i];
  rule->n_numbers = n_kept;
  rule->numbers = (guint64 *)(gpointer)g_array_free (numbers, FALSE);
}

/* Takes an `x` in a product. If a number follows, the number before it was the first of the size. */
static gboolean
ends_by_x (GrundyLexer *lexer, GrundyCoinRuleEnd *end, gboolean is_after_comma)
{
  if (end == NULL || !grundy_lexer_accept (lexer, "x"))
    return FALSE;
  *end = is_after_comma && grundy_lexer_peek (lexer) == GRUNDY_TOKEN_NUMBER ? GRUNDY_COIN_RULE_END_SIZE
                                                                            : GRUNDY_COIN_RULE_END_X;
  return TRUE;
}

static gboolean
parse_numbers (GrundyLexer *lexer, GArray *numbers, GrundyCoinRuleEnd *end, guint64 *size, GError **error)
{
  do
    {
      guint64 number;

      if (numbers->len == GRUNDY_MAX_LIST)
        return grundy_lexer_fail (lexer, GRUNDY_ERROR_LIMIT,
                                  _ ("There are too many numbers; at most 1000000 are read."), error);
      if (!grundy_lexer_expect_number (lexer, 1, 0, &number, error))
        return FALSE;
      if (ends_by_x (lexer, end, numbers->len > 0))
        {
          if (*end == GRUNDY_COIN_RULE_END_SIZE)
            *size = number;
          else
            g_array_append_val (numbers, number);
          return TRUE;
        }
      g_array_append_val (numbers, number);
    }
  while (grundy_lexer_accept (lexer, ","));
  if (end != NULL && numbers->len > 1)
    {
      *end = GRUNDY_COIN_RULE_END_WHOLE_SIZE;
      *size = g_array_index (numbers, guint64, numbers->len - 1);
      g_array_set_size (numbers, numbers->len - 1);
    }
  return TRUE;
}

gboolean
grundy_coin_rule_parse (GrundyLexer *lexer, GrundyCoinRule *rule, GrundyCoinRuleEnd *end, guint64 *size, GError **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));

  if (end != NULL)
    *end = GRUNDY_COIN_RULE_END_ANY;
  if (!parse_word (lexer, rule, error))
    return FALSE;
  if (rules[rule->type].takes == TAKES_NUMBERS)
    {
      if (!parse_numbers (lexer, numbers, end, size, error))
        return FALSE;
      rule_take_numbers (rule, g_steal_pointer (&numbers));
      return TRUE;
    }
  if (rules[rule->type].takes == TAKES_A_NUMBER)
    {
      rule->n_numbers = 1;
      rule->numbers = g_new (guint64, 1);
      if (!grundy_lexer_expect_number (lexer, 1, 0, rule->numbers, error))
        return FALSE;
    }
  ends_by_x (lexer, end, FALSE);
  return TRUE;
}

void
grundy_coin_rule_format (const GrundyCoinRule *rule, GString *text)
{
  g_string_append (text, rules[rule->type].word);
  for (guint i = 0; i < rule->n_numbers; i++)
    g_string_append_printf (text, "%c%" G_GUINT64_FORMAT, i == 0 ? ' ' : ',', rule->numbers[i]);
}

void
grundy_coin_rule_clear (GrundyCoinRule *rule)
{
  g_clear_pointer (&rule->numbers, g_free);
}
