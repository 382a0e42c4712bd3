/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-value.h"

G_BEGIN_DECLS

/*
 * GrundyTotal (private to the engine): what SG values add up to. All zero, it is the value of nothing.
 *
 * @nim_sum: the nim-sum of the finite ones
 * @n_infinite: how many are infinite
 * @finite_options, @n_finite_options: of the last infinite one the finite values of its options; borrowed
 */
typedef struct
{
  guint64 nim_sum;
  guint n_infinite;
  const guint32 *finite_options;
  guint32 n_finite_options;
} GrundyTotal;

static inline void
grundy_total_add (GrundyTotal *total, const GrundyTotal *part)
{
  total->nim_sum ^= part->nim_sum;
  total->n_infinite += part->n_infinite;
  if (part->n_infinite > 0)
    {
      total->finite_options = part->finite_options;
      total->n_finite_options = part->n_finite_options;
    }
}

/* Adds the value of a node. */
void grundy_total_add_node (GrundyTotal *total, const GrundySolution *solution, guint32 node);
/* Makes @value the total, with the outcome of normal play. */
void grundy_total_get_value (const GrundyTotal *total, GrundyValue *value);

G_END_DECLS
