/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Any bytes as a user's graph: what is read can be written in the notation and read again. */
#include "fuzz.h"
#include "grundy-graph-text.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_graph_text_to_sum ((const char *)data, size, &error);
  g_autoptr (GrundySum) again = NULL;
  g_autofree char *canonical = NULL;
  g_autofree char *canonical_again = NULL;

  g_assert_true ((sum == NULL) == (error != NULL));
  if (sum == NULL)
    return 0;
  canonical = grundy_sum_to_text (sum);
  again = grundy_sum_parse (canonical, NULL, NULL);
  g_assert_nonnull (again);
  canonical_again = grundy_sum_to_text (again);
  g_assert_cmpstr (canonical, ==, canonical_again);
  return 0;
}
