/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-comparison.h"

#include <glib/gi18n-lib.h>

/* Numbers wider than int are made texts first: no format macro can stand in a translatable string. */
static char *
explain_difference (const GrundyComparison *comparison)
{
  g_autofree char *n = g_strdup_printf ("%" G_GUINT64_FORMAT, comparison->n);
  g_autofree char *theirs = g_strdup_printf ("%" G_GUINT64_FORMAT, comparison->theirs);
  g_autofree char *ours = g_strdup_printf ("%" G_GUINT64_FORMAT, comparison->ours);

  /* Translators: %1$s is a number, %2$s a value from somebody's program, %3$s the true value. */
  return g_strdup_printf (_ ("The first difference is at %1$s: your number is %2$s, but SG(%1$s) = %3$s."), n, theirs,
                          ours);
}

char *
grundy_explain_comparison (const GrundyComparison *comparison)
{
  g_return_val_if_fail (comparison != NULL, NULL);

  if (comparison->differs)
    return explain_difference (comparison);
  if (comparison->n_beyond > 0)
    return g_strdup_printf (
        /* Translators: the first %u is how many numbers agree, the second how many are for larger heaps. */
        g_dngettext (GETTEXT_PACKAGE, "The first %u number agrees; %u more would need larger heaps.",
                     "The first %u numbers agree; %u more would need larger heaps.", comparison->n_compared),
        comparison->n_compared, comparison->n_beyond);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Your number agrees.", "All %u numbers agree.", comparison->n_compared),
      comparison->n_compared);
}
