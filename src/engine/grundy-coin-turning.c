/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The formulas: E. R. Berlekamp, J. H. Conway, R. K. Guy, “Winning Ways”, chapter 14 ("Turn and turn about").
 */
#include "grundy-coin-turning.h"

#include "grundy-combination.h"
#include "grundy-number.h"

/* How many coins may be turned together, where a rule says no more than that. */
static gboolean
get_counts (const GrundyCoinRule *rule, guint64 *least, guint64 *most)
{
  switch (rule->type)
    {
    case GRUNDY_COINS_ONE:
      *least = *most = 1;
      return TRUE;
    case GRUNDY_COINS_TURTLES:
      *least = 1;
      *most = 2;
      return TRUE;
    case GRUNDY_COINS_TWINS:
      *least = *most = 2;
      return TRUE;
    case GRUNDY_COINS_MOCK:
      *least = 1;
      *most = 3;
      return TRUE;
    case GRUNDY_COINS_TRIPLETS:
      *least = *most = 3;
      return TRUE;
    case GRUNDY_COINS_AT_MOST:
      *least = 1;
      *most = rule->numbers[0];
      return TRUE;
    case GRUNDY_COINS_EXACTLY:
      *least = *most = rule->numbers[0];
      return TRUE;
    default:
      return FALSE;
    }
}

/* Sets of @least to @most coins: the one at @place, and others before it. */
static gboolean
foreach_count (guint64 least, guint64 most, guint64 place, GrundyCoinSetFunc func, gpointer user_data)
{
  guint n_before = (guint)MIN (place, G_MAXUINT - 1);
  guint last = (guint)MIN (most, (guint64)n_before + 1);
  g_autofree guint *chosen = g_new (guint, MAX (last, 1));
  g_autofree guint64 *places = g_new (guint64, MAX (last, 1));

  places[0] = place;
  for (guint size = (guint)MIN (least, (guint64)last + 1); size <= last; size++)
    for (gboolean is_one = grundy_combination_first (chosen, size - 1, n_before); is_one;
         is_one = grundy_combination_next (chosen, size - 1, n_before))
      {
        for (guint i = 1; i < size; i++)
          places[i] = chosen[size - 1 - i];
        if (!func (places, size, user_data))
          return FALSE;
      }
  return TRUE;
}

static gboolean
is_run_length (const GrundyCoinRule *rule, guint64 length)
{
  switch (rule->type)
    {
    case GRUNDY_COINS_RULER:
      return TRUE;
    case GRUNDY_COINS_RUN:
      return length == rule->numbers[0];
    case GRUNDY_COINS_RUN_UP_TO:
      return length <= rule->numbers[0];
    default:
      {
        guint64 root = grundy_isqrt (length);

        return root * root == length;
      }
    }
}

static gboolean
foreach_run (const GrundyCoinRule *rule, guint64 place, GrundyCoinSetFunc func, gpointer user_data)
{
  gboolean is_bounded = rule->type == GRUNDY_COINS_RUN || rule->type == GRUNDY_COINS_RUN_UP_TO;
  guint64 longest = is_bounded ? MIN (rule->numbers[0], place + 1) : place + 1;
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (guint64 length = 1; length <= longest; length++)
    {
      guint64 added = place + 1 - length;

      g_array_append_val (places, added);
      if (is_run_length (rule, length) && !func ((guint64 *)(gpointer)places->data, (guint)length, user_data))
        return FALSE;
    }
  return TRUE;
}

static gboolean
foreach_pair (const GrundyCoinRule *rule, guint64 place, GrundyCoinSetFunc func, gpointer user_data)
{
  if (rule->type == GRUNDY_COINS_ONE_OR_PAIR && !func (&place, 1, user_data))
    return FALSE;
  for (guint i = 0; i < rule->n_numbers && rule->numbers[i] <= place; i++)
    {
      guint64 places[] = { place, place - rule->numbers[i] };

      if (!func (places, 2, user_data))
        return FALSE;
    }
  return TRUE;
}

static gboolean
foreach_equal_three (guint64 place, GrundyCoinSetFunc func, gpointer user_data)
{
  for (guint64 distance = 1; distance <= place / 2; distance++)
    {
      guint64 places[] = { place, place - distance, place - 2 * distance };

      if (!func (places, 3, user_data))
        return FALSE;
    }
  return TRUE;
}

gboolean
grundy_coin_turning_foreach_set (const GrundyCoinRule *rule, guint64 place, GrundyCoinSetFunc func, gpointer user_data)
{
  guint64 least, most;

  if (get_counts (rule, &least, &most))
    return foreach_count (least, most, place, func, user_data);
  switch (rule->type)
    {
    case GRUNDY_COINS_PAIR:
    case GRUNDY_COINS_ONE_OR_PAIR:
      return foreach_pair (rule, place, func, user_data);
    case GRUNDY_COINS_EQUAL3:
      return foreach_equal_three (place, func, user_data);
    default:
      return foreach_run (rule, place, func, user_data);
    }
}

static guint64
turtles_value (guint64 place)
{
  return place + 1;
}

static guint64
one_value (guint64 place)
{
  return 1;
}

static guint64
twins_value (guint64 place)
{
  return place;
}

/* Of 2i and 2i+1 the one with an odd number of ones */
static guint64
mock_value (guint64 place)
{
  return 2 * place + (__builtin_popcountll (place) % 2 == 0);
}

/* The largest power of 2 that divides the place counted from 1 */
static guint64
ruler_value (guint64 place)
{
  return (place + 1) & -(place + 1);
}

typedef guint64 (*PlaceValueFunc) (guint64 place);

static PlaceValueFunc
find_formula (const GrundyCoinRule *rule)
{
  guint64 least, most;

  if (rule->type == GRUNDY_COINS_RULER)
    return ruler_value;
  if (!get_counts (rule, &least, &most))
    return NULL;
  if (least == 1 && most == 1)
    return one_value;
  if (least == 1 && most == 2)
    return turtles_value;
  if (least == 1 && most == 3)
    return mock_value;
  return least == 2 && most == 2 ? twins_value : NULL;
}

gboolean
grundy_coin_turning_has_formula (const GrundyCoinRule *rule)
{
  return find_formula (rule) != NULL;
}

guint64
grundy_coin_turning_get_value (const GrundyCoinRule *rule, guint64 place)
{
  PlaceValueFunc formula = find_formula (rule);

  g_assert (formula != NULL);
  return formula (place);
}
