/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Two arguments, for every heap n >= 1 (or from the number on that a condition asks for):
 *
 * 1. Bounds. An expression lies between two functions a n + b with fractions a and b; a name lies between the ends of
 *    its range. n - k with k from 1 to n/2 lies between n/2 and n - 1.
 * 2. Conditions. Each condition, and each end of a range, says that some expression is at least 0. If an
 *    expression that shall be so differs from it by a number that is not below 0, it is so, too: n - k, where
 *    k <= n is a condition. So is a heap of which the condition itself speaks: n xor 5, where (n xor 5) < n.
 */
#include "grundy-rule-proof.h"

/* Fractions larger than these prove nothing. */
#define MAX_PART (G_GINT64_CONSTANT (1) << 20)
#define MAX_OPERANDS (4 * (GRUNDY_RULE_MAX_DEPTH + 2))

/* --- Fractions ----------------------------------------------------------------------------------------------- */

typedef struct
{
  gint64 top;
  gint64 bottom; /* above 0; 0 for a number that is not known */
} Fraction;

static const Fraction zero = { 0, 1 };
static const Fraction one = { 1, 1 };

static Fraction
make_fraction (gint64 top, gint64 bottom)
{
  gint64 a = ABS (top), b = bottom;

  while (b != 0)
    {
      gint64 rest = a % b;

      a = b;
      b = rest;
    }
  if (a == 0 || ABS (top / a) > MAX_PART || bottom / a > MAX_PART)
    return (Fraction){ 0, 0 };
  return (Fraction){ top / a, bottom / a };
}

static Fraction
add_fractions (Fraction a, Fraction b)
{
  if (a.bottom == 0 || b.bottom == 0)
    return (Fraction){ 0, 0 };
  return make_fraction (a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

static Fraction
scale_fraction (Fraction a, gint64 top, gint64 bottom)
{
  return a.bottom == 0 ? a : make_fraction (a.top * top, a.bottom * bottom);
}

/* --- Bounds -------------------------------------------------------------------------------------------------- */

/* slope n + rest; not known where one of them is not */
typedef struct
{
  Fraction slope;
  Fraction rest;
} Line;

typedef struct
{
  Line low;
  Line high;
} Bounds;

static const Line unknown = { { 0, 0 }, { 0, 0 } };

static Line
make_line (gint64 slope, gint64 rest)
{
  return ABS (rest) > MAX_PART ? unknown : (Line){ { slope, 1 }, { rest, 1 } };
}

static Line
add_lines (Line a, Line b, gint64 factor_of_b)
{
  return (Line){ add_fractions (a.slope, scale_fraction (b.slope, factor_of_b, 1)),
                 add_fractions (a.rest, scale_fraction (b.rest, factor_of_b, 1)) };
}

static Line
scale_line (Line a, gint64 top, gint64 bottom)
{
  return (Line){ scale_fraction (a.slope, top, bottom), scale_fraction (a.rest, top, bottom) };
}

/* Whether the line is above @bound for every heap from @least on. */
static gboolean
is_above (Line line, gint64 bound, gint64 least)
{
  Fraction at_least = add_fractions (scale_fraction (line.slope, least, 1), line.rest);

  return line.slope.bottom != 0 && line.slope.top >= 0 && at_least.bottom != 0 &&
         at_least.top > bound * at_least.bottom;
}

static gboolean
is_number (const Bounds *bounds, gint64 *number)
{
  *number = bounds->low.rest.top;
  return bounds->low.slope.bottom == 1 && bounds->low.slope.top == 0 && bounds->low.rest.bottom == 1 &&
         bounds->high.slope.bottom == 1 && bounds->high.slope.top == 0 && bounds->high.rest.bottom == 1 &&
         bounds->high.rest.top == bounds->low.rest.top;
}

static Bounds
join_divided (GrundyRuleSign sign, const Bounds *left, const Bounds *right, gint64 least)
{
  gint64 divisor;

  if (is_number (right, &divisor) && divisor > 0 && divisor <= MAX_PART)
    {
      if (sign == GRUNDY_RULE_MOD)
        return (Bounds){ make_line (0, 0), make_line (0, divisor - 1) };
      return (Bounds){ scale_line (add_lines (left->low, make_line (0, divisor - 1), -1), 1, divisor),
                       scale_line (left->high, 1, divisor) };
    }
  if (!is_above (right->low, 0, least))
    return (Bounds){ unknown, unknown };
  if (sign == GRUNDY_RULE_MOD)
    return (Bounds){ make_line (0, 0), add_lines (right->high, make_line (0, 1), -1) };
  return is_above (left->low, -1, least) ? (Bounds){ make_line (0, 0), left->high } : (Bounds){ unknown, unknown };
}

static Bounds
join (GrundyRuleSign sign, const Bounds *left, const Bounds *right, gint64 least)
{
  gint64 factor;

  switch (sign)
    {
    case GRUNDY_RULE_ADD:
      return (Bounds){ add_lines (left->low, right->low, 1), add_lines (left->high, right->high, 1) };
    case GRUNDY_RULE_SUBTRACT:
      return (Bounds){ add_lines (left->low, right->high, -1), add_lines (left->high, right->low, -1) };
    case GRUNDY_RULE_MULTIPLY:
      if (is_number (right, &factor) && factor >= 0)
        return (Bounds){ scale_line (left->low, factor, 1), scale_line (left->high, factor, 1) };
      if (is_number (left, &factor) && factor >= 0)
        return (Bounds){ scale_line (right->low, factor, 1), scale_line (right->high, factor, 1) };
      return (Bounds){ unknown, unknown };
    case GRUNDY_RULE_XOR:
      if (is_above (left->low, -1, least) && is_above (right->low, -1, least))
        return (Bounds){ make_line (0, 0), add_lines (left->high, right->high, 1) };
      return (Bounds){ unknown, unknown };
    case GRUNDY_RULE_DIVIDE:
    case GRUNDY_RULE_MOD:
      return join_divided (sign, left, right, least);
    case GRUNDY_RULE_NUMBER:
    case GRUNDY_RULE_NAME:
    default:
      g_assert_not_reached ();
    }
}

typedef struct
{
  gint64 least; /* the smallest heap with an option */
  Bounds names[GRUNDY_RULE_MAX_NAMES];
} Proof;

static Bounds
find_bounds (const Proof *proof, const GArray *items)
{
  Bounds operands[MAX_OPERANDS];
  guint n_operands = 0;

  for (guint i = 0; i < items->len; i++)
    {
      const GrundyRuleItem *item = &g_array_index (items, GrundyRuleItem, i);

      if (item->sign > GRUNDY_RULE_NAME)
        {
          n_operands--;
          operands[n_operands - 1] = join (item->sign, &operands[n_operands - 1], &operands[n_operands], proof->least);
        }
      else if (item->sign == GRUNDY_RULE_NAME)
        operands[n_operands++] = proof->names[item->number];
      else
        operands[n_operands++] = (Bounds){ make_line (0, item->number), make_line (0, item->number) };
    }
  return operands[0];
}

/* --- Differences --------------------------------------------------------------------------------------------- */

/* A sum of names, each so many times, and a number; not known where anything else stands in it */
typedef struct
{
  gboolean is_known;
  gint64 names[GRUNDY_RULE_MAX_NAMES];
  gint64 number;
} Sum;

static void
add_to_sum (Sum *sum, const Sum *other, gint64 factor)
{
  gboolean is_small = other->is_known && ABS (other->number) <= MAX_PART && ABS (factor) <= MAX_PART;

  sum->is_known = sum->is_known && is_small;
  for (guint i = 0; i < GRUNDY_RULE_MAX_NAMES && sum->is_known; i++)
    {
      sum->names[i] += factor * other->names[i];
      sum->is_known = ABS (sum->names[i]) <= MAX_PART;
    }
  if (sum->is_known)
    sum->number += factor * other->number;
}

static gboolean
sum_is_number (const Sum *sum)
{
  for (guint i = 0; i < GRUNDY_RULE_MAX_NAMES; i++)
    if (sum->names[i] != 0)
      return FALSE;
  return sum->is_known;
}

static void
join_sums (GrundyRuleSign sign, Sum *left, const Sum *right)
{
  Sum product = { .is_known = TRUE };

  if (sign == GRUNDY_RULE_ADD || sign == GRUNDY_RULE_SUBTRACT)
    add_to_sum (left, right, sign == GRUNDY_RULE_ADD ? 1 : -1);
  else if (sign == GRUNDY_RULE_MULTIPLY && sum_is_number (right))
    {
      add_to_sum (&product, left, right->number);
      *left = product;
    }
  else if (sign == GRUNDY_RULE_MULTIPLY && sum_is_number (left))
    {
      add_to_sum (&product, right, left->number);
      *left = product;
    }
  else
    left->is_known = FALSE;
}

static Sum
find_sum (const GArray *items)
{
  Sum operands[MAX_OPERANDS];
  guint n_operands = 0;

  for (guint i = 0; i < items->len; i++)
    {
      const GrundyRuleItem *item = &g_array_index (items, GrundyRuleItem, i);

      if (item->sign > GRUNDY_RULE_NAME)
        {
          n_operands--;
          join_sums (item->sign, &operands[n_operands - 1], &operands[n_operands]);
          continue;
        }
      operands[n_operands] = (Sum){ .is_known = TRUE };
      if (item->sign == GRUNDY_RULE_NAME)
        operands[n_operands].names[item->number] = 1;
      else if (item->number <= MAX_PART)
        operands[n_operands].number = item->number;
      else
        operands[n_operands].is_known = FALSE;
      n_operands++;
    }
  return operands[0];
}

static gboolean
are_equal (const GArray *a, const GArray *b)
{
  for (guint i = 0; i < a->len && i < b->len; i++)
    {
      const GrundyRuleItem *x = &g_array_index (a, GrundyRuleItem, i);
      const GrundyRuleItem *y = &g_array_index (b, GrundyRuleItem, i);

      if (x->sign != y->sign || (x->sign <= GRUNDY_RULE_NAME && x->number != y->number))
        return FALSE;
    }
  return a->len == b->len;
}

/* That @larger - @smaller is at least @margin. */
typedef struct
{
  const GArray *smaller;
  const GArray *larger;
  Sum difference;
  gint64 margin;
} Fact;

static void
add_fact (GArray *facts, const GArray *smaller, const GArray *larger, gint64 margin)
{
  Fact fact = { .smaller = smaller, .larger = larger, .margin = margin };
  Sum less = find_sum (smaller);

  fact.difference = find_sum (larger);
  add_to_sum (&fact.difference, &less, -1);
  g_array_append_val (facts, fact);
}

/* The end of a range is no expression that was typed: a name alone. */
static void
add_facts_of_range (GArray *facts, const GrundyRuleClause *clause)
{
  Fact first = { .difference = { .is_known = TRUE } };
  Fact last = { .difference = find_sum (clause->right) };
  Sum start = find_sum (clause->left);
  Sum name = { .is_known = TRUE };

  name.names[clause->name] = 1;
  add_to_sum (&first.difference, &name, 1);
  add_to_sum (&first.difference, &start, -1);
  add_to_sum (&last.difference, &name, -1);
  g_array_append_val (facts, first);
  g_array_append_val (facts, last);
  add_fact (facts, clause->left, clause->right, 0);
}

/* Whether @sum is at least @least by one of the facts alone. */
static gboolean
follows (const GArray *facts, const Sum *sum, gint64 least)
{
  for (guint i = 0; i < facts->len; i++)
    {
      const Fact *fact = &g_array_index (facts, Fact, i);
      Sum rest = *sum;

      add_to_sum (&rest, &fact->difference, -1);
      if (sum_is_number (&rest) && rest.number + fact->margin >= least)
        return TRUE;
    }
  return FALSE;
}

/* Whether a condition speaks of the heap itself, and says that it is smaller than n, or (with @is_low) not below 0. */
static gboolean
is_said (const GArray *facts, const GArray *heap, gboolean is_low)
{
  for (guint i = 0; i < facts->len; i++)
    {
      const Fact *fact = &g_array_index (facts, Fact, i);
      Sum other;

      if (fact->smaller == NULL || !are_equal (is_low ? fact->larger : fact->smaller, heap))
        continue;
      other = find_sum (is_low ? fact->smaller : fact->larger);
      if (!is_low)
        other.names[0]--;
      if (sum_is_number (&other) && (is_low ? other.number + fact->margin >= 0 : other.number - fact->margin < 0))
        return TRUE;
    }
  return FALSE;
}

/* --- The proof ----------------------------------------------------------------------------------------------- */

/* The smallest heap that the conditions on n alone allow: `3<=n`, `2|n`. */
static gint64
find_least (const GrundyRuleForm *form)
{
  gint64 least = 1;

  for (guint i = 0; i < form->clauses->len; i++)
    {
      const GrundyRuleClause *clause = &g_array_index (form->clauses, GrundyRuleClause, i);
      const GrundyRuleItem *left = &g_array_index (clause->left, GrundyRuleItem, 0);
      const GrundyRuleItem *right = &g_array_index (clause->right, GrundyRuleItem, 0);

      if (clause->left->len > 1 || clause->right->len > 1 || left->sign != GRUNDY_RULE_NUMBER ||
          right->sign != GRUNDY_RULE_NAME || right->number != 0 || left->number >= MAX_PART)
        continue;
      if (clause->type == GRUNDY_RULE_AT_MOST || clause->type == GRUNDY_RULE_DIVIDES)
        least = MAX (least, left->number);
      else if (clause->type == GRUNDY_RULE_LESS)
        least = MAX (least, left->number + 1);
    }
  return least;
}

static gboolean
is_proved (const Proof *proof, const GArray *facts, const GArray *heap)
{
  Bounds bounds = find_bounds (proof, heap);
  Sum sum = find_sum (heap);
  Sum gap = { .is_known = TRUE };

  gap.names[0] = 1;
  add_to_sum (&gap, &sum, -1);
  return (is_above (bounds.low, -1, proof->least) || follows (facts, &sum, 0) || is_said (facts, heap, TRUE)) &&
         (is_above (add_lines (make_line (1, 0), bounds.high, -1), 0, proof->least) || follows (facts, &gap, 1) ||
          is_said (facts, heap, FALSE));
}

gboolean
grundy_rule_form_is_proved (const GrundyRuleForm *form)
{
  Proof proof = { .least = find_least (form) };
  g_autoptr (GArray) facts = g_array_new (FALSE, FALSE, sizeof (Fact));

  proof.names[0] = (Bounds){ { one, zero }, { one, zero } };
  for (guint i = 0; i < form->clauses->len; i++)
    {
      const GrundyRuleClause *clause = &g_array_index (form->clauses, GrundyRuleClause, i);

      if (clause->type == GRUNDY_RULE_RANGE)
        {
          proof.names[clause->name] =
              (Bounds){ find_bounds (&proof, clause->left).low, find_bounds (&proof, clause->right).high };
          add_facts_of_range (facts, clause);
        }
      else if (clause->type == GRUNDY_RULE_LESS || clause->type == GRUNDY_RULE_AT_MOST)
        add_fact (facts, clause->left, clause->right, clause->type == GRUNDY_RULE_LESS);
    }
  for (guint i = 0; i < form->heaps->len; i++)
    if (!is_proved (&proof, facts, g_ptr_array_index (form->heaps, i)))
      return FALSE;
  return TRUE;
}
