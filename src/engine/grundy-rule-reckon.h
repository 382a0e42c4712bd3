/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-rule.h"

G_BEGIN_DECLS

/*
 * How a user's rule reckons (private to the engine): whole numbers of 64 bits with a sign; what they do not suffice for
 * is a fault.
 */

typedef enum
{
  GRUNDY_RULE_FAULT_NONE,
  GRUNDY_RULE_FAULT_IS_FULL, /* the list of options, which is no failure */
  GRUNDY_RULE_FAULT_HEAP,    /* a heap that is not smaller, or less than none */
  GRUNDY_RULE_FAULT_DIVISION,
  GRUNDY_RULE_FAULT_SIZE,
  GRUNDY_RULE_FAULT_STEPS,
} GrundyRuleFault;

/* Rounded down, as the mathematicians do. */
static inline GrundyRuleFault
grundy_rule_divide (gint64 a, gint64 b, gint64 *quotient)
{
  if (b == 0)
    return GRUNDY_RULE_FAULT_DIVISION;
  if (a == G_MININT64 && b == -1)
    return GRUNDY_RULE_FAULT_SIZE;
  *quotient = a / b - (a % b != 0 && (a < 0) != (b < 0));
  return GRUNDY_RULE_FAULT_NONE;
}

/* What that division leaves: it has the sign of @b. */
static inline GrundyRuleFault
grundy_rule_find_remainder (gint64 a, gint64 b, gint64 *remainder)
{
  if (b == 0)
    return GRUNDY_RULE_FAULT_DIVISION;
  *remainder = b == -1 ? 0 : a % b;
  if (*remainder != 0 && (*remainder < 0) != (b < 0))
    *remainder += b;
  return GRUNDY_RULE_FAULT_NONE;
}

/* What a sign makes of two numbers. */
static inline GrundyRuleFault
grundy_rule_reckon (GrundyRuleSign sign, gint64 a, gint64 b, gint64 *result)
{
  switch (sign)
    {
    case GRUNDY_RULE_XOR:
      *result = a ^ b;
      return GRUNDY_RULE_FAULT_NONE;
    case GRUNDY_RULE_ADD:
      return __builtin_add_overflow (a, b, result) ? GRUNDY_RULE_FAULT_SIZE : GRUNDY_RULE_FAULT_NONE;
    case GRUNDY_RULE_SUBTRACT:
      return __builtin_sub_overflow (a, b, result) ? GRUNDY_RULE_FAULT_SIZE : GRUNDY_RULE_FAULT_NONE;
    case GRUNDY_RULE_MULTIPLY:
      return __builtin_mul_overflow (a, b, result) ? GRUNDY_RULE_FAULT_SIZE : GRUNDY_RULE_FAULT_NONE;
    case GRUNDY_RULE_DIVIDE:
      return grundy_rule_divide (a, b, result);
    case GRUNDY_RULE_MOD:
      return grundy_rule_find_remainder (a, b, result);
    case GRUNDY_RULE_NUMBER:
    case GRUNDY_RULE_NAME:
    default:
      g_assert_not_reached ();
    }
}

/* Whether a condition holds for two numbers; a range holds where it has a number. */
static inline gboolean
grundy_rule_holds (GrundyRuleClauseType type, gint64 a, gint64 b)
{
  switch (type)
    {
    case GRUNDY_RULE_LESS:
      return a < b;
    case GRUNDY_RULE_RANGE:
    case GRUNDY_RULE_AT_MOST:
      return a <= b;
    case GRUNDY_RULE_EQUAL:
      return a == b;
    case GRUNDY_RULE_NOT_EQUAL:
      return a != b;
    case GRUNDY_RULE_DIVIDES:
    default:
      return a == 0 ? b == 0 : a == -1 || b % a == 0;
    }
}

G_END_DECLS
