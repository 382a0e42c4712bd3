/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-combination.h"

gboolean
grundy_combination_first (guint *chosen, guint size, guint n)
{
  if (size > n)
    return FALSE;
  for (guint i = 0; i < size; i++)
    chosen[i] = i;
  return TRUE;
}

gboolean
grundy_combination_next (guint *chosen, guint size, guint n)
{
  for (guint i = size; i > 0; i--)
    {
      if (chosen[i - 1] == n - size + i - 1)
        continue;
      chosen[i - 1]++;
      for (guint j = i; j < size; j++)
        chosen[j] = chosen[j - 1] + 1;
      return TRUE;
    }
  return FALSE;
}
