/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-rule-preview.h"

#include "grundy-kinds.h"
#include "grundy-lexer.h"
#include "grundy-list-text.h"
#include "grundy-rule-program.h"

#include <glib/gi18n-lib.h>

/* What a preview may take: less than is felt while typing */
#define MAX_OPTIONS 100000
#define MAX_STEPS 1000000

void
grundy_rule_line_free (GrundyRuleLine *line)
{
  if (line == NULL)
    return;
  g_free (line->mistake);
  g_free (line->options);
  g_free (line);
}

/* Reads one form, which must be all of the text. */
static gboolean
read_line (const char *text, GrundyArgument *argument, guint *column, GError **error)
{
  g_autoptr (GrundyLexer) lexer = grundy_lexer_new (text, column, error);
  const GrundyRule *rule;
  gboolean is_read;

  if (lexer == NULL)
    return FALSE;
  is_read = grundy_kind_rule.parse (lexer, NULL, argument, error);
  if (is_read && grundy_lexer_peek (lexer) != GRUNDY_TOKEN_END)
    is_read = grundy_lexer_fail_expected (lexer, _ ("the end of the option form"), error);
  rule = argument->data;
  if (is_read && rule->forms->len > 1)
    is_read = grundy_lexer_fail (lexer, GRUNDY_ERROR_SYNTAX, _ ("Write one option form a line."), error);
  *column = grundy_lexer_get_error_column (lexer);
  return is_read;
}

/* The heaps of an option, as the rule writes them: `10 & 10`; 0 where none is left. */
static char *
option_text (const GrundyHeapOptions *options, guint i)
{
  guint n_heaps;
  const guint64 *heaps = grundy_heap_options_get (options, i, &n_heaps);
  GString *text = g_string_new (n_heaps == 0 ? "0" : NULL);

  for (guint k = 0; k < n_heaps; k++)
    g_string_append_printf (text, "%s%" G_GUINT64_FORMAT, k == 0 ? "" : " & ", heaps[k]);
  return g_string_free (text, FALSE);
}

static char *
describe_options (const GrundyHeapOptions *options, guint64 heap)
{
  guint n_options = grundy_heap_options_get_n_options (options);
  guint n_shown = grundy_list_text_get_n_shown (n_options);
  g_autofree char *heap_text = g_strdup_printf ("%" G_GUINT64_FORMAT, heap);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (n_options == 0)
    /* Translators: %s is the size of a heap. */
    return g_strdup_printf (_ ("A heap of %s has no option."), heap_text);
  for (guint i = 0; i < n_shown; i++)
    g_ptr_array_add (texts, option_text (options, i));
  list = n_shown < n_options
             ? grundy_list_text_new_shortened ((const char *const *)texts->pdata, n_shown, n_options - n_shown)
             : grundy_list_text_new ((const char *const *)texts->pdata, n_shown);
  /* Translators: the size of a heap, and what it can become: "20 can become 19, 18 and 17." */
  return g_strdup_printf (_ ("%1$s can become %2$s."), heap_text, list);
}

static void
try_heap (const GrundyRule *rule, guint64 heap, GrundyRuleLine *line)
{
  g_autoptr (GrundyHeapOptions) options = grundy_heap_options_new (MAX_OPTIONS);
  g_autoptr (GError) error = NULL;
  guint64 steps = MAX_STEPS;

  if (grundy_rule_program_run (g_ptr_array_index (rule->programs, 0), 1, heap, &steps, options, &error))
    line->options = describe_options (options, heap);
  else
    line->mistake = g_strdup (error->message);
}

GrundyRuleLine *
grundy_rule_preview_line (const char *text, guint64 heap)
{
  GrundyRuleLine *line = g_new0 (GrundyRuleLine, 1);
  GrundyArgument argument = { 0 };
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (text != NULL, line);

  if (!read_line (text, &argument, &line->column, &error))
    line->mistake = g_strdup (error->message);
  else
    {
      const GrundyRule *rule = argument.data;

      line->is_proved = ((const GrundyRuleForm *)g_ptr_array_index (rule->forms, 0))->is_proved;
      try_heap (rule, heap, line);
    }
  grundy_kind_rule.clear (&argument);
  return line;
}
