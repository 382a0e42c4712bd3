/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-total.h"

/*
 * C. A. B. Smith, Graphs and composite games, 1966: finite values are Nim heaps; inf(K) + b = inf({k xor b}), which is
 * N iff b is in K, for then the infinite one can be moved to the value b; two or more infinite ones are drawn whatever
 * is added.
 */

void
grundy_total_add_node (GrundyTotal *total, const GrundySolution *solution, guint32 node)
{
  guint32 sg = grundy_solution_get_sg (solution, node);

  if (!grundy_solution_has_cycle (solution) || sg != GRUNDY_SG_INFINITE)
    {
      total->nim_sum ^= sg;
      return;
    }
  total->n_infinite++;
  total->finite_options = grundy_solution_get_finite_options (solution, node, &total->n_finite_options);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint64 x = *(const guint64 *)a;
  guint64 y = *(const guint64 *)b;

  return (x > y) - (x < y);
}

void
grundy_total_get_value (const GrundyTotal *total, GrundyValue *value)
{
  *value = (GrundyValue){ .sg = total->nim_sum };
  if (total->n_infinite == 0)
    {
      value->outcome = total->nim_sum != 0 ? GRUNDY_OUTCOME_N : GRUNDY_OUTCOME_P;
      return;
    }

  value->sg = 0;
  value->is_infinite = TRUE;
  value->outcome = GRUNDY_OUTCOME_D;
  if (total->n_infinite > 1 || total->n_finite_options == 0)
    return;
  value->finite_options = g_array_sized_new (FALSE, FALSE, sizeof (guint64), total->n_finite_options);
  for (guint32 i = 0; i < total->n_finite_options; i++)
    {
      guint64 k = total->finite_options[i] ^ total->nim_sum;

      g_array_append_val (value->finite_options, k);
      if (k == 0)
        value->outcome = GRUNDY_OUTCOME_N;
    }
  g_array_sort (value->finite_options, compare_numbers);
}
