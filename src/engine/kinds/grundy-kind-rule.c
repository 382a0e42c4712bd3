/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A user's own rule for heaps:
 *
 *     rule       = form { ";" form }
 *     form       = expression { "&" expression } [ ":" clause { ( "," | "and" ) clause } ]
 *     clause     = name "=" expression ".." expression | expression sign expression
 *     expression = numbers, n and names joined by + - * / mod xor and brackets
 *
 * A hyphen is a minus here, and no part of a name. A name must not stand in a clause before its range does. The
 * canonical text has a comma beside a range and `and` between conditions.
 *
 * Nobody can prove of any rule that its heaps come out smaller, but of most that people write it can be proved
 * (grundy-rule-proof.h). Every form is tried on small heaps at once, and on more of them where there is no proof, which
 * finds nearly every mistake; larger ones are checked when they are met.
 */
#include "grundy-kinds.h"
#include "grundy-lexer.h"
#include "grundy-rule-program.h"
#include "grundy-rule-proof.h"

#include <glib/gi18n-lib.h>

/* The heaps that every rule is tried on, and how long. */
#define LAST_TRIED 64
#define LAST_TRIED_WITHOUT_PROOF 2000
#define MAX_TRIAL_STEPS 1000000
/* How much of a name an error repeats. */
#define MAX_NAME 32

#define NOT_A_SIGN G_MAXUINT

typedef struct
{
  GrundyLexer *lexer;
  GrundyRuleForm *form;
  guint n_items;                        /* of the whole rule */
  guint columns[GRUNDY_RULE_MAX_NAMES]; /* where each of the form's names stands first */
  gboolean has_range[GRUNDY_RULE_MAX_NAMES];
} Reader;

static gboolean
is_name_character (gunichar character)
{
  return character < 128 && (g_ascii_islower ((char)character) || g_ascii_isdigit ((char)character));
}

static gboolean
find_name (const GrundyRuleForm *form, const char *text, guint *name)
{
  for (guint i = 0; i < form->names->len; i++)
    if (g_str_equal (g_ptr_array_index (form->names, i), text))
      {
        *name = i;
        return TRUE;
      }
  return FALSE;
}

/* Takes a name, which is new to the form if it was not there before. */
static gboolean
read_name (Reader *reader, guint *name, GError **error)
{
  static const char *const words[] = { "and", "mod", "xor", NULL };
  g_autofree char *text = grundy_lexer_take_run (reader->lexer, is_name_character);

  if (g_strv_contains (words, text))
    return grundy_lexer_fail (reader->lexer, GRUNDY_ERROR_SYNTAX,
                              _ ("Expected a number or a name: \"mod\", \"xor\" and \"and\" are neither."), error);
  if (find_name (reader->form, text, name))
    return TRUE;
  *name = reader->form->names->len;
  if (*name == GRUNDY_RULE_MAX_NAMES)
    return grundy_lexer_fail (reader->lexer, GRUNDY_ERROR_LIMIT,
                              _ ("An option form may have at most 8 names besides n."), error);
  reader->columns[*name] = grundy_lexer_get_last_column (reader->lexer);
  g_ptr_array_add (reader->form->names, g_steal_pointer (&text));
  return TRUE;
}

static gboolean
fail_without_range (Reader *reader, guint name, guint column, GError **error)
{
  const char *text = g_ptr_array_index (reader->form->names, name);
  g_autofree char *shown = g_strndup (text, MAX_NAME);
  g_autofree char *sentence = NULL;

  /* Translators: %s is a name, as k. */
  sentence = g_strdup_printf (_ ("The name %1$s has no range; write one, as in n-%1$s: %1$s=1..n."), shown);
  return grundy_lexer_fail_at (reader->lexer, column, GRUNDY_ERROR_PARAMETER, sentence, error);
}

/* --- Expressions -------------------------------------------------------------------------------------------- */

static gboolean
add_item (Reader *reader, GArray *items, GrundyRuleSign sign, gint64 number, GError **error)
{
  GrundyRuleItem item = { sign, number };

  if (reader->n_items == GRUNDY_RULE_MAX_ITEMS)
    return grundy_lexer_fail (reader->lexer, GRUNDY_ERROR_LIMIT,
                              _ ("The rule is too long; at most 10000 numbers, names and signs are read."), error);
  reader->n_items++;
  g_array_append_val (items, item);
  return TRUE;
}

static gboolean
read_operand (Reader *reader, GArray *items, gboolean is_in_clause, GError **error)
{
  GrundyToken token = grundy_lexer_peek (reader->lexer);
  guint64 number;
  guint name;

  if (token == GRUNDY_TOKEN_NUMBER)
    return grundy_lexer_expect_number (reader->lexer, 0, 0, &number, error) &&
           add_item (reader, items, GRUNDY_RULE_NUMBER, (gint64)number, error);
  if (token != GRUNDY_TOKEN_WORD)
    return grundy_lexer_fail_expected (reader->lexer, _ ("a number, n, or another name"), error);
  if (!read_name (reader, &name, error))
    return FALSE;
  if (is_in_clause && !reader->has_range[name])
    return fail_without_range (reader, name, grundy_lexer_get_last_column (reader->lexer), error);
  return add_item (reader, items, GRUNDY_RULE_NAME, name, error);
}

/* Takes an operator, if one comes next. */
static guint
accept_operator (GrundyLexer *lexer)
{
  static const char *const texts[] = {
    [GRUNDY_RULE_XOR] = "xor",    [GRUNDY_RULE_ADD] = "+",    [GRUNDY_RULE_SUBTRACT] = "-",
    [GRUNDY_RULE_MULTIPLY] = "*", [GRUNDY_RULE_DIVIDE] = "/", [GRUNDY_RULE_MOD] = "mod",
  };

  for (guint sign = GRUNDY_RULE_XOR; sign < G_N_ELEMENTS (texts); sign++)
    if (grundy_lexer_accept (lexer, texts[sign]))
      return sign;
  return NOT_A_SIGN;
}

/* The operators that wait for their right operand, with NOT_A_SIGN for an open bracket. */
typedef struct
{
  GArray *signs;
  guint depth;
} Waiting;

/* Moves those that bind at least that tightly behind their operands, back to the last open bracket. */
static gboolean
settle (Reader *reader, Waiting *waiting, guint strength, GArray *items, GError **error)
{
  while (waiting->signs->len > 0)
    {
      guint sign = g_array_index (waiting->signs, guint, waiting->signs->len - 1);

      if (sign == NOT_A_SIGN || grundy_rule_sign_get_strength (sign) < strength)
        return TRUE;
      g_array_set_size (waiting->signs, waiting->signs->len - 1);
      if (!add_item (reader, items, sign, 0, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
open_brackets (Reader *reader, Waiting *waiting, GError **error)
{
  const guint bracket = NOT_A_SIGN;

  while (grundy_lexer_accept (reader->lexer, "("))
    {
      if (waiting->depth == GRUNDY_RULE_MAX_DEPTH)
        return grundy_lexer_fail (reader->lexer, GRUNDY_ERROR_LIMIT, _ ("Brackets may be at most 64 deep."), error);
      waiting->depth++;
      g_array_append_val (waiting->signs, bracket);
    }
  return TRUE;
}

static gboolean
close_brackets (Reader *reader, Waiting *waiting, GArray *items, GError **error)
{
  while (waiting->depth > 0 && grundy_lexer_accept (reader->lexer, ")"))
    {
      if (!settle (reader, waiting, 0, items, error))
        return FALSE;
      waiting->depth--;
      g_array_set_size (waiting->signs, waiting->signs->len - 1);
    }
  return TRUE;
}

/* Reads an expression after E. W. Dijkstra's shunting yard; where @items has something, that is its first operand. */
static gboolean
read_expression (Reader *reader, GArray *items, gboolean is_in_clause, GError **error)
{
  g_autoptr (GArray) signs = g_array_new (FALSE, FALSE, sizeof (guint));
  Waiting waiting = { signs, 0 };

  for (gboolean has_operand = items->len > 0;; has_operand = FALSE)
    {
      guint sign;

      if (!has_operand &&
          (!open_brackets (reader, &waiting, error) || !read_operand (reader, items, is_in_clause, error)))
        return FALSE;
      if (!close_brackets (reader, &waiting, items, error))
        return FALSE;
      sign = accept_operator (reader->lexer);
      if (sign == NOT_A_SIGN)
        break;
      if (!settle (reader, &waiting, grundy_rule_sign_get_strength (sign), items, error))
        return FALSE;
      g_array_append_val (signs, sign);
    }
  if (waiting.depth > 0)
    return grundy_lexer_expect (reader->lexer, ")", error);
  return settle (reader, &waiting, 0, items, error);
}

/* --- Clauses and forms -------------------------------------------------------------------------------------- */

static gboolean
read_condition_sign (GrundyLexer *lexer, GrundyRuleClauseType *type, GError **error)
{
  if (grundy_lexer_accept (lexer, "<"))
    *type = grundy_lexer_accept (lexer, "=") ? GRUNDY_RULE_AT_MOST : GRUNDY_RULE_LESS;
  else if (grundy_lexer_accept (lexer, "="))
    *type = GRUNDY_RULE_EQUAL;
  else if (grundy_lexer_accept (lexer, "|"))
    *type = GRUNDY_RULE_DIVIDES;
  else if (grundy_lexer_accept (lexer, "!"))
    {
      *type = GRUNDY_RULE_NOT_EQUAL;
      return grundy_lexer_expect (lexer, "=", error);
    }
  else
    return grundy_lexer_fail_expected (lexer, _ ("one of the signs <, <=, =, != and |"), error);
  return TRUE;
}

/* Reads `=a..b`, behind the name that shall run from a to b. */
static gboolean
read_range (Reader *reader, GrundyRuleClause *clause, GError **error)
{
  if (!grundy_lexer_next_is (reader->lexer, "="))
    return fail_without_range (reader, clause->name, grundy_lexer_get_last_column (reader->lexer), error);
  if (!grundy_lexer_expect (reader->lexer, "=", error) || !read_expression (reader, clause->left, TRUE, error) ||
      !grundy_lexer_expect (reader->lexer, "..", error) || !read_expression (reader, clause->right, TRUE, error))
    return FALSE;
  reader->has_range[clause->name] = TRUE;
  return TRUE;
}

/* A clause that begins with a name that has no range yet gives it one. */
static gboolean
read_clause (Reader *reader, GError **error)
{
  GrundyRuleClause clause = { .type = GRUNDY_RULE_RANGE };

  clause.left = g_array_new (FALSE, FALSE, sizeof (GrundyRuleItem));
  clause.right = g_array_new (FALSE, FALSE, sizeof (GrundyRuleItem));
  g_array_append_val (reader->form->clauses, clause);
  if (grundy_lexer_peek (reader->lexer) == GRUNDY_TOKEN_WORD)
    {
      if (!read_name (reader, &clause.name, error))
        return FALSE;
      g_array_index (reader->form->clauses, GrundyRuleClause, reader->form->clauses->len - 1).name = clause.name;
      if (!reader->has_range[clause.name])
        return read_range (reader, &clause, error);
      if (!add_item (reader, clause.left, GRUNDY_RULE_NAME, clause.name, error))
        return FALSE;
    }
  if (!read_expression (reader, clause.left, TRUE, error) ||
      !read_condition_sign (reader->lexer, &clause.type, error) || !read_expression (reader, clause.right, TRUE, error))
    return FALSE;
  g_array_index (reader->form->clauses, GrundyRuleClause, reader->form->clauses->len - 1).type = clause.type;
  return TRUE;
}

static gboolean
read_heaps (Reader *reader, GError **error)
{
  do
    {
      GArray *items = g_array_new (FALSE, FALSE, sizeof (GrundyRuleItem));

      g_ptr_array_add (reader->form->heaps, items);
      if (!read_expression (reader, items, FALSE, error))
        return FALSE;
      if (reader->form->heaps->len > GRUNDY_RULE_MAX_HEAPS)
        return grundy_lexer_fail (reader->lexer, GRUNDY_ERROR_LIMIT, _ ("An option may leave at most 16 heaps."),
                                  error);
    }
  while (grundy_lexer_accept (reader->lexer, "&"));
  return TRUE;
}

/* Reads a form into the reader's. */
static gboolean
read_form (Reader *reader, GError **error)
{
  reader->has_range[0] = TRUE;
  for (guint i = 1; i < GRUNDY_RULE_MAX_NAMES; i++)
    reader->has_range[i] = FALSE;
  if (!read_heaps (reader, error))
    return FALSE;
  if (grundy_lexer_accept (reader->lexer, ":"))
    do
      {
        if (!read_clause (reader, error))
          return FALSE;
      }
    while (grundy_lexer_accept (reader->lexer, ",") || grundy_lexer_accept (reader->lexer, "and"));
  for (guint i = 0; i < reader->form->names->len; i++)
    if (!reader->has_range[i])
      return fail_without_range (reader, i, reader->columns[i], error);
  return TRUE;
}

/* --- The rule ----------------------------------------------------------------------------------------------- */

static void
rule_free (GrundyRule *rule)
{
  g_ptr_array_unref (rule->forms);
  g_ptr_array_unref (rule->programs);
  g_free (rule);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyRule, rule_free)

static GrundyRule *
rule_new (void)
{
  GrundyRule *rule = g_new0 (GrundyRule, 1);

  rule->forms = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_rule_form_free);
  rule->programs = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_rule_program_free);
  return rule;
}

/* Tries the form read last on small heaps, until @steps are used up. */
static gboolean
try_form (const GrundyRule *rule, guint64 *steps, GError **error)
{
  g_autoptr (GrundyHeapOptions) options = grundy_heap_options_new (0);
  const GrundyRuleProgram *program = g_ptr_array_index (rule->programs, rule->programs->len - 1);
  const GrundyRuleForm *form = g_ptr_array_index (rule->forms, rule->forms->len - 1);
  guint64 last = form->is_proved ? LAST_TRIED : LAST_TRIED_WITHOUT_PROOF;

  for (guint64 heap = 1; heap <= last; heap++)
    {
      g_autoptr (GError) found = NULL;

      grundy_heap_options_clear (options);
      if (grundy_rule_program_run (program, rule->programs->len, heap, steps, options, &found))
        continue;
      if (g_error_matches (found, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT))
        return TRUE;
      g_propagate_error (error, g_steal_pointer (&found));
      return FALSE;
    }
  return TRUE;
}

static gboolean
is_at_end_of_form (GrundyLexer *lexer)
{
  return grundy_lexer_next_is (lexer, ";") || grundy_lexer_next_is (lexer, "}") ||
         grundy_lexer_peek (lexer) == GRUNDY_TOKEN_END;
}

/* Reads one more form of the rule, and tries it, unless what stands behind it is a mistake to tell first. */
static gboolean
read_next_form (Reader *reader, GrundyRule *rule, guint64 *steps, GError **error)
{
  guint column = grundy_lexer_get_column (reader->lexer);
  g_autoptr (GError) found = NULL;

  reader->form = grundy_rule_form_new ();
  g_ptr_array_add (rule->forms, reader->form);
  if (!read_form (reader, error))
    return FALSE;
  reader->form->is_proved = grundy_rule_form_is_proved (reader->form);
  g_ptr_array_add (rule->programs, grundy_rule_program_new (reader->form));
  return !is_at_end_of_form (reader->lexer) || try_form (rule, steps, &found) ||
         grundy_lexer_fail_at (reader->lexer, column, (GrundyError)found->code, found->message, error);
}

static gboolean
rule_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  g_autoptr (GrundyRule) rule = rule_new ();
  guint64 steps = MAX_TRIAL_STEPS;
  Reader reader = { .lexer = lexer };

  do
    {
      if (!read_next_form (&reader, rule, &steps, error))
        return FALSE;
    }
  while (grundy_lexer_accept (lexer, ";"));
  argument->data = g_steal_pointer (&rule);
  return TRUE;
}

static void
rule_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  const GrundyRule *rule = argument->data;

  for (guint i = 0; i < rule->forms->len; i++)
    {
      if (i > 0)
        g_string_append (text, "; ");
      grundy_rule_form_format (g_ptr_array_index (rule->forms, i), text);
    }
}

static void
rule_clear (GrundyArgument *argument)
{
  g_clear_pointer ((GrundyRule **)&argument->data, rule_free);
}

const GrundyParameterKind grundy_kind_rule = {
  .name = "rule",
  .parse = rule_parse,
  .format = rule_format,
  .clear = rule_clear,
};
