/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A user's own rule for a heap of n counters, as it was typed (private to the engine): option forms, each of which says
 * which heaps are left, and for which numbers. grundy-rule-program.h runs it.
 */

/* Nested brackets of an expression; items of all expressions of a rule; heaps and names of one form, n included. */
#define GRUNDY_RULE_MAX_DEPTH 64
#define GRUNDY_RULE_MAX_ITEMS 10000
#define GRUNDY_RULE_MAX_HEAPS 16
#define GRUNDY_RULE_MAX_NAMES 9

/**
 * GrundyRuleSign:
 *
 * What an item of an expression is: a number, a name, or what joins the two expressions before it. Those that join
 * stand from the weakest to the strongest; division is rounded down, and so is the division that leaves the remainder.
 */
typedef enum
{
  GRUNDY_RULE_NUMBER,
  GRUNDY_RULE_NAME,
  GRUNDY_RULE_XOR,
  GRUNDY_RULE_ADD,
  GRUNDY_RULE_SUBTRACT,
  GRUNDY_RULE_MULTIPLY,
  GRUNDY_RULE_DIVIDE,
  GRUNDY_RULE_MOD,
} GrundyRuleSign;

/**
 * GrundyRuleItem:
 * @sign: what it is
 * @number: the number, or which of the form's names it is; 0 is n
 *
 * An expression is an array of items, each operator behind both of its operands.
 */
typedef struct
{
  GrundyRuleSign sign;
  gint64 number;
} GrundyRuleItem;

/**
 * GrundyRuleClauseType:
 *
 * A range, `k=a..b`, or a condition on two expressions; with %GRUNDY_RULE_DIVIDES the left one divides the right one
 * (0 divides 0 alone).
 */
typedef enum
{
  GRUNDY_RULE_RANGE,
  GRUNDY_RULE_LESS,
  GRUNDY_RULE_AT_MOST,
  GRUNDY_RULE_EQUAL,
  GRUNDY_RULE_NOT_EQUAL,
  GRUNDY_RULE_DIVIDES,
} GrundyRuleClauseType;

/**
 * GrundyRuleClause:
 * @type: what it is
 * @name: which name runs through a range
 * @left: (element-type GrundyRuleItem): the left expression, or the range's first number
 * @right: (element-type GrundyRuleItem): the right expression, or the range's last number
 */
typedef struct
{
  GrundyRuleClauseType type;
  guint name;
  GArray *left;
  GArray *right;
} GrundyRuleClause;

/**
 * GrundyRuleForm:
 * @names: (element-type utf8): its names; the first is n
 * @heaps: (element-type GArray): the heaps that an option leaves, an expression each
 * @clauses: (element-type GrundyRuleClause): ranges and conditions in their order; each uses only n and names whose
 *   ranges stand before it
 * @is_proved: whether it is proved that every heap that is left is smaller: grundy_rule_form_is_proved()
 */
typedef struct
{
  GPtrArray *names;
  GPtrArray *heaps;
  GArray *clauses;
  gboolean is_proved;
} GrundyRuleForm;

GrundyRuleForm *grundy_rule_form_new (void);
void grundy_rule_form_free (GrundyRuleForm *form);

/* How tightly an operator binds: two of the same strength are taken from the left. */
guint grundy_rule_sign_get_strength (GrundyRuleSign sign);
/* How an operator is written. */
const char *grundy_rule_sign_get_text (GrundyRuleSign sign);
/* How a condition's sign is written. */
const char *grundy_rule_clause_type_get_text (GrundyRuleClauseType type);

/* Appends the canonical text, with no more brackets than are needed: `n-k: k=1..n/2`. O(its length times the depth of
 * its brackets). */
void grundy_rule_form_format (const GrundyRuleForm *form, GString *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyRuleForm, grundy_rule_form_free)

G_END_DECLS
