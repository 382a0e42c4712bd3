/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * An expression is even in the name k if it is f(0) + c k with a number c that can be read off the text: k stands in
 * sums, differences and products with numbers only. A condition on such expressions is c k + d < 0 or the like, which
 * is a new end of the range, or a number that is left out.
 */
#include "grundy-rule-loop.h"

#include "grundy-rule-reckon.h"

/* Within these nothing overflows: a step times a number, and a heap besides. */
#define MAX_STEP (G_GINT64_CONSTANT (1) << 16)
#define MAX_NUMBER (G_GINT64_CONSTANT (1) << 44)
#define MAX_HEAP (G_GINT64_CONSTANT (1) << 61)
/* Operands that wait: three signs of rising strength at each depth of brackets */
#define MAX_OPERANDS (4 * (GRUNDY_RULE_MAX_DEPTH + 2))

typedef struct
{
  const GrundyRuleClause *clause;
  gint64 step; /* of the left expression less the right one */
} Condition;

struct _GrundyRuleLoop
{
  const GrundyRuleClause *range; /* NULL for one option at most */
  const GrundyRuleForm *form;
  GArray *conditions; /* of Condition */
  gint64 steps[GRUNDY_RULE_MAX_HEAPS];
};

/* --- From the form ------------------------------------------------------------------------------------------- */

/* A part of an expression: by how much it grows with the name; and the number that it is, if it is one. */
typedef struct
{
  gint64 step;
  gboolean is_number;
  gint64 number;
} Part;

static gboolean
join_parts (GrundyRuleSign sign, Part *left, const Part *right)
{
  gint64 step = 0;

  if (sign == GRUNDY_RULE_ADD)
    step = left->step + right->step;
  else if (sign == GRUNDY_RULE_SUBTRACT)
    step = left->step - right->step;
  else if (sign == GRUNDY_RULE_MULTIPLY && left->is_number && right->step != 0)
    {
      if (left->number > MAX_STEP)
        return FALSE;
      step = left->number * right->step;
    }
  else if (sign == GRUNDY_RULE_MULTIPLY && right->is_number && left->step != 0)
    {
      if (right->number > MAX_STEP)
        return FALSE;
      step = left->step * right->number;
    }
  else if (left->step != 0 || right->step != 0)
    return FALSE;
  *left = (Part){ .step = step };
  return ABS (step) <= MAX_STEP;
}

/* Whether the expression grows evenly with @name (0 for no name), and by how much. */
static gboolean
find_step (const GArray *items, guint name, gint64 *step)
{
  Part parts[MAX_OPERANDS];
  guint n_parts = 0;

  for (guint i = 0; i < items->len; i++)
    {
      const GrundyRuleItem *item = &g_array_index (items, GrundyRuleItem, i);

      if (item->sign > GRUNDY_RULE_NAME)
        {
          n_parts--;
          if (!join_parts (item->sign, &parts[n_parts - 1], &parts[n_parts]))
            return FALSE;
          continue;
        }
      if (n_parts == G_N_ELEMENTS (parts))
        return FALSE;
      parts[n_parts++] = (Part){
        .step = item->sign == GRUNDY_RULE_NAME && item->number != 0 && item->number == name,
        .is_number = item->sign == GRUNDY_RULE_NUMBER,
        .number = item->number,
      };
    }
  *step = parts[0].step;
  return TRUE;
}

static gboolean
find_range (GrundyRuleLoop *loop)
{
  for (guint i = 0; i < loop->form->clauses->len; i++)
    {
      const GrundyRuleClause *clause = &g_array_index (loop->form->clauses, GrundyRuleClause, i);

      if (clause->type != GRUNDY_RULE_RANGE)
        continue;
      if (loop->range != NULL)
        return FALSE;
      loop->range = clause;
    }
  return TRUE;
}

static gboolean
find_conditions (GrundyRuleLoop *loop, guint name)
{
  guint n_holes = 0;

  for (guint i = 0; i < loop->form->clauses->len; i++)
    {
      const GrundyRuleClause *clause = &g_array_index (loop->form->clauses, GrundyRuleClause, i);
      Condition condition = { .clause = clause };
      gint64 left, right;

      if (clause == loop->range)
        continue;
      if (!find_step (clause->left, name, &left) || !find_step (clause->right, name, &right))
        return FALSE;
      condition.step = left - right;
      if (clause->type == GRUNDY_RULE_DIVIDES && (left != 0 || right != 0))
        return FALSE;
      n_holes += clause->type == GRUNDY_RULE_NOT_EQUAL && condition.step != 0;
      g_array_append_val (loop->conditions, condition);
    }
  return n_holes <= GRUNDY_RULE_MAX_HOLES;
}

static gboolean
find_all (GrundyRuleLoop *loop)
{
  guint name;

  if (!find_range (loop))
    return FALSE;
  name = loop->range != NULL ? loop->range->name : 0;
  for (guint i = 0; i < loop->form->heaps->len; i++)
    if (!find_step (g_ptr_array_index (loop->form->heaps, i), name, &loop->steps[i]))
      return FALSE;
  return find_conditions (loop, name);
}

GrundyRuleLoop *
grundy_rule_loop_new (const GrundyRuleForm *form)
{
  g_autoptr (GrundyRuleLoop) loop = g_new0 (GrundyRuleLoop, 1);

  loop->form = form;
  loop->conditions = g_array_new (FALSE, FALSE, sizeof (Condition));
  return find_all (loop) ? g_steal_pointer (&loop) : NULL;
}

void
grundy_rule_loop_free (GrundyRuleLoop *loop)
{
  if (loop == NULL)
    return;
  g_array_unref (loop->conditions);
  g_free (loop);
}

gboolean
grundy_rule_loop_is_run (const GrundyRuleLoop *loop)
{
  return loop->range != NULL && loop->form->heaps->len == 1 && ABS (loop->steps[0]) == 1;
}

gboolean
grundy_rule_loop_is_point (const GrundyRuleLoop *loop)
{
  return loop->range == NULL;
}

/* --- For one heap -------------------------------------------------------------------------------------------- */

/* The expression for the heap, every other name being 0. */
static gboolean
evaluate (const GArray *items, gint64 heap, gint64 *value)
{
  gint64 operands[MAX_OPERANDS];
  guint n_operands = 0;

  for (guint i = 0; i < items->len; i++)
    {
      const GrundyRuleItem *item = &g_array_index (items, GrundyRuleItem, i);

      if (item->sign > GRUNDY_RULE_NAME)
        {
          gint64 *two = &operands[n_operands - 2];

          if (grundy_rule_reckon (item->sign, two[0], two[1], &two[0]) != GRUNDY_RULE_FAULT_NONE)
            return FALSE;
          n_operands--;
        }
      else if (item->sign == GRUNDY_RULE_NUMBER)
        operands[n_operands++] = item->number;
      else
        operands[n_operands++] = item->number == 0 ? heap : 0;
    }
  *value = operands[0];
  return *value >= -MAX_HEAP && *value <= MAX_HEAP;
}

static gint64
divide_down (gint64 a, gint64 b)
{
  gint64 quotient = 0;

  grundy_rule_divide (a, b, &quotient);
  return quotient;
}

/* Shortens the range to what has @step times a number plus @rest at most 0. */
static void
keep_not_positive (GrundyRuleSpan *span, gint64 step, gint64 rest)
{
  if (step > 0)
    span->last = MIN (span->last, divide_down (-rest, step));
  else
    span->first = MAX (span->first, -divide_down (-rest, -step));
}

/* The only number for which @step times it plus @rest is 0. */
static gboolean
find_zero (gint64 step, gint64 rest, gint64 *zero)
{
  *zero = rest % step == 0 ? -rest / step : 0;
  return rest % step == 0;
}

static void
set_empty (GrundyRuleSpan *span)
{
  span->first = 1;
  span->last = 0;
}

static void
apply (const Condition *condition, gint64 left, gint64 right, GrundyRuleSpan *span)
{
  gint64 rest = left - right;
  gint64 zero;

  if (condition->step == 0)
    {
      if (!grundy_rule_holds (condition->clause->type, left, right))
        set_empty (span);
      return;
    }
  switch (condition->clause->type)
    {
    case GRUNDY_RULE_LESS:
      keep_not_positive (span, condition->step, rest + 1);
      return;
    case GRUNDY_RULE_AT_MOST:
      keep_not_positive (span, condition->step, rest);
      return;
    case GRUNDY_RULE_EQUAL:
      if (!find_zero (condition->step, rest, &zero))
        {
          set_empty (span);
          return;
        }
      span->first = MAX (span->first, zero);
      span->last = MIN (span->last, zero);
      return;
    case GRUNDY_RULE_NOT_EQUAL:
      if (find_zero (condition->step, rest, &zero))
        span->holes[span->n_holes++] = zero;
      return;
    case GRUNDY_RULE_RANGE:
    case GRUNDY_RULE_DIVIDES:
    default:
      g_assert_not_reached ();
    }
}

/* Whether the heaps of the first option and of the last one are smaller, and so all between. */
static gboolean
heaps_are_smaller (const GrundyRuleSpan *span, gint64 heap)
{
  for (guint i = 0; i < span->n_heaps; i++)
    {
      gint64 first = span->heaps[i] + span->steps[i] * span->first;
      gint64 last = span->heaps[i] + span->steps[i] * span->last;

      if (first < 0 || first >= heap || last < 0 || last >= heap)
        return FALSE;
    }
  return TRUE;
}

static gboolean
apply_all (const GrundyRuleLoop *loop, gint64 heap, GrundyRuleSpan *span)
{
  for (guint i = 0; i < loop->conditions->len; i++)
    {
      const Condition *condition = &g_array_index (loop->conditions, Condition, i);
      gint64 left, right;

      if (!evaluate (condition->clause->left, heap, &left) || !evaluate (condition->clause->right, heap, &right))
        return FALSE;
      apply (condition, left, right, span);
    }
  return TRUE;
}

gboolean
grundy_rule_loop_get_span (const GrundyRuleLoop *loop, guint64 heap, GrundyRuleSpan *span)
{
  if (heap > (guint64)MAX_NUMBER)
    return FALSE;
  *span = (GrundyRuleSpan){ .n_heaps = loop->form->heaps->len };
  if (heap == 0)
    {
      set_empty (span);
      return TRUE;
    }
  if (loop->range != NULL && (!evaluate (loop->range->left, (gint64)heap, &span->first) ||
                              !evaluate (loop->range->right, (gint64)heap, &span->last)))
    return FALSE;
  if (ABS (span->first) > MAX_NUMBER || ABS (span->last) > MAX_NUMBER)
    return FALSE;
  for (guint i = 0; i < span->n_heaps; i++)
    {
      span->steps[i] = loop->steps[i];
      if (!evaluate (g_ptr_array_index (loop->form->heaps, i), (gint64)heap, &span->heaps[i]))
        return FALSE;
    }
  return apply_all (loop, (gint64)heap, span) && (span->first > span->last || heaps_are_smaller (span, (gint64)heap));
}
