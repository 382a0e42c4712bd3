/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-program-cpp-rule.h"

#include "grundy-rule.h"

#define FIRST_INDENT 8

void
grundy_program_cpp_append_rule_functions (GString *text)
{
  g_string_append (text, "/* Rounded down, and what that leaves */\n"
                         "long long quotient (long long a, long long b)\n"
                         "{\n"
                         "  return a / b - (a % b != 0 && (a < 0) != (b < 0));\n"
                         "}\n"
                         "\n"
                         "long long remainder_of (long long a, long long b)\n"
                         "{\n"
                         "  return a - b * quotient (a, b);\n"
                         "}\n"
                         "\n"
                         "bool divides (long long a, long long b)\n"
                         "{\n"
                         "  return a == 0 ? b == 0 : b % a == 0;\n"
                         "}\n"
                         "\n");
}

/* A name of several letters may be a word of C++ or of the program: it gets a line behind it. */
static char *
name_text (const GrundyRuleForm *form, gint64 name)
{
  const char *text = g_ptr_array_index (form->names, name);

  return g_strconcat (text, text[1] != '\0' ? "_" : "", NULL);
}

static char *
join (GrundyRuleSign sign, const char *left, const char *right)
{
  if (sign == GRUNDY_RULE_DIVIDE)
    return g_strdup_printf ("quotient (%s, %s)", left, right);
  if (sign == GRUNDY_RULE_MOD)
    return g_strdup_printf ("remainder_of (%s, %s)", left, right);
  if (sign == GRUNDY_RULE_XOR)
    return g_strdup_printf ("(%s ^ %s)", left, right);
  return g_strdup_printf ("(%s %c %s)", left, *grundy_rule_sign_get_text (sign), right);
}

/* (transfer full) */
static char *
expression_text (const GrundyRuleForm *form, const GArray *items)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < items->len; i++)
    {
      const GrundyRuleItem *item = &g_array_index (items, GrundyRuleItem, i);

      if (item->sign == GRUNDY_RULE_NAME)
        g_ptr_array_add (parts, name_text (form, item->number));
      else if (item->sign == GRUNDY_RULE_NUMBER)
        g_ptr_array_add (parts, g_strdup_printf ("%" G_GINT64_FORMAT "LL", item->number));
      else
        {
          char *joined = join (item->sign, parts->pdata[parts->len - 2], parts->pdata[parts->len - 1]);

          g_ptr_array_set_size (parts, parts->len - 2);
          g_ptr_array_add (parts, joined);
        }
    }
  return g_ptr_array_steal_index (parts, 0);
}

static void
append_clause (GString *text, const GrundyRuleForm *form, const GrundyRuleClause *clause)
{
  g_autofree char *left = expression_text (form, clause->left);
  g_autofree char *right = expression_text (form, clause->right);
  g_autofree char *name = name_text (form, clause->name);

  if (clause->type == GRUNDY_RULE_RANGE)
    g_string_append_printf (text, "for (long long %s = %s; %s <= %s; %s++)\n", name, left, name, right, name);
  else if (clause->type == GRUNDY_RULE_DIVIDES)
    g_string_append_printf (text, "if (divides (%s, %s))\n", left, right);
  else
    g_string_append_printf (text, "if (%s %s %s)\n", left,
                            clause->type == GRUNDY_RULE_EQUAL ? "==" : grundy_rule_clause_type_get_text (clause->type),
                            right);
}

static void
append_form (GString *text, const GrundyRuleForm *form)
{
  int indent = FIRST_INDENT;

  for (guint i = 0; i < form->clauses->len; i++, indent += 2)
    {
      g_string_append_printf (text, "%*s", indent, "");
      append_clause (text, form, &g_array_index (form->clauses, GrundyRuleClause, i));
    }
  g_string_append_printf (text, "%*smark (marked, ", indent, "");
  for (guint i = 0; i < form->heaps->len; i++)
    {
      g_autofree char *heap = expression_text (form, g_ptr_array_index (form->heaps, i));

      g_string_append_printf (text, "%ssg[%s]", i > 0 ? " ^ " : "", heap);
    }
  g_string_append (text, ");\n");
}

void
grundy_program_cpp_append_rule (GString *text, const GrundyRule *rule)
{
  g_string_append (text, "      if (n > 0)\n"
                         "      {\n");
  for (guint i = 0; i < rule->forms->len; i++)
    append_form (text, g_ptr_array_index (rule->forms, i));
  g_string_append (text, "      }\n");
}
