/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-rule.h"

static const char *const sign_texts[] = {
  [GRUNDY_RULE_XOR] = " xor ",  [GRUNDY_RULE_ADD] = "+",    [GRUNDY_RULE_SUBTRACT] = "-",
  [GRUNDY_RULE_MULTIPLY] = "*", [GRUNDY_RULE_DIVIDE] = "/", [GRUNDY_RULE_MOD] = " mod ",
};

static const char *const clause_texts[] = {
  [GRUNDY_RULE_RANGE] = "=", [GRUNDY_RULE_LESS] = "<",       [GRUNDY_RULE_AT_MOST] = "<=",
  [GRUNDY_RULE_EQUAL] = "=", [GRUNDY_RULE_NOT_EQUAL] = "!=", [GRUNDY_RULE_DIVIDES] = "|",
};

/* The strength of what needs no brackets anywhere. */
#define STRENGTH_OF_OPERAND 4

static void
clear_clause (gpointer data)
{
  GrundyRuleClause *clause = data;

  g_clear_pointer (&clause->left, g_array_unref);
  g_clear_pointer (&clause->right, g_array_unref);
}

GrundyRuleForm *
grundy_rule_form_new (void)
{
  GrundyRuleForm *form = g_new0 (GrundyRuleForm, 1);

  form->names = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (form->names, g_strdup ("n"));
  form->heaps = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  form->clauses = g_array_new (FALSE, FALSE, sizeof (GrundyRuleClause));
  g_array_set_clear_func (form->clauses, clear_clause);
  return form;
}

void
grundy_rule_form_free (GrundyRuleForm *form)
{
  g_ptr_array_unref (form->names);
  g_ptr_array_unref (form->heaps);
  g_array_unref (form->clauses);
  g_free (form);
}

guint
grundy_rule_sign_get_strength (GrundyRuleSign sign)
{
  switch (sign)
    {
    case GRUNDY_RULE_XOR:
      return 1;
    case GRUNDY_RULE_ADD:
    case GRUNDY_RULE_SUBTRACT:
      return 2;
    case GRUNDY_RULE_MULTIPLY:
    case GRUNDY_RULE_DIVIDE:
    case GRUNDY_RULE_MOD:
      return 3;
    case GRUNDY_RULE_NUMBER:
    case GRUNDY_RULE_NAME:
      break;
    }
  return STRENGTH_OF_OPERAND;
}

const char *
grundy_rule_sign_get_text (GrundyRuleSign sign)
{
  return sign_texts[sign];
}

const char *
grundy_rule_clause_type_get_text (GrundyRuleClauseType type)
{
  return clause_texts[type];
}

/* A part of an expression, as text. */
typedef struct
{
  GString *text;
  guint strength;
} Part;

static void
put_in_brackets (Part *part)
{
  g_string_prepend_c (part->text, '(');
  g_string_append_c (part->text, ')');
}

/* Puts the right part behind the left one, which so becomes the whole. */
static void
join_parts (Part *left, Part *right, GrundyRuleSign sign)
{
  guint strength = grundy_rule_sign_get_strength (sign);

  if (left->strength < strength)
    put_in_brackets (left);
  if (right->strength <= strength)
    put_in_brackets (right);
  g_string_append (left->text, grundy_rule_sign_get_text (sign));
  g_string_append_len (left->text, right->text->str, (gssize)right->text->len);
  left->strength = strength;
  g_string_free (right->text, TRUE);
}

static void
format_expression (const GrundyRuleForm *form, const GArray *items, GString *text)
{
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (Part));
  Part *whole;

  for (guint i = 0; i < items->len; i++)
    {
      const GrundyRuleItem *item = &g_array_index (items, GrundyRuleItem, i);
      Part part = { NULL, STRENGTH_OF_OPERAND };

      if (item->sign > GRUNDY_RULE_NAME)
        {
          Part *last = &g_array_index (parts, Part, parts->len - 1);

          join_parts (last - 1, last, item->sign);
          g_array_set_size (parts, parts->len - 1);
          continue;
        }
      part.text = g_string_new (NULL);
      if (item->sign == GRUNDY_RULE_NUMBER)
        g_string_append_printf (part.text, "%" G_GINT64_FORMAT, item->number);
      else
        g_string_append (part.text, g_ptr_array_index (form->names, item->number));
      g_array_append_val (parts, part);
    }
  whole = &g_array_index (parts, Part, 0);
  g_string_append_len (text, whole->text->str, (gssize)whole->text->len);
  g_string_free (whole->text, TRUE);
}

static void
format_clause (const GrundyRuleForm *form, const GrundyRuleClause *clause, GString *text)
{
  if (clause->type == GRUNDY_RULE_RANGE)
    g_string_append_printf (text, "%s=", (const char *)g_ptr_array_index (form->names, clause->name));
  format_expression (form, clause->left, text);
  g_string_append (text, clause->type == GRUNDY_RULE_RANGE ? ".." : grundy_rule_clause_type_get_text (clause->type));
  format_expression (form, clause->right, text);
}

void
grundy_rule_form_format (const GrundyRuleForm *form, GString *text)
{
  for (guint i = 0; i < form->heaps->len; i++)
    {
      if (i > 0)
        g_string_append (text, " & ");
      format_expression (form, g_ptr_array_index (form->heaps, i), text);
    }
  for (guint i = 0; i < form->clauses->len; i++)
    {
      const GrundyRuleClause *clause = &g_array_index (form->clauses, GrundyRuleClause, i);
      gboolean is_between_conditions =
          i > 0 && clause->type != GRUNDY_RULE_RANGE && (clause - 1)->type != GRUNDY_RULE_RANGE;

      g_string_append (text, i == 0 ? ": " : is_between_conditions ? " and " : ", ");
      format_clause (form, clause, text);
    }
}
