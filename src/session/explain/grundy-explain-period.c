/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-period.h"

#include <glib/gi18n-lib.h>

/* (transfer full): numbers wider than int are made texts first: no format macro can stand in a translatable string. */
static char *
format (guint64 number)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, number);
}

static char *
explain_start (const GrundyPeriod *period)
{
  g_autofree char *length = format (period->length);
  g_autofree char *saltus = format (period->saltus);
  g_autofree char *first = format (period->first);

  if (period->saltus != 0)
    /* Translators: values repeat with a period of %1$s from the heap %3$s on, but each time %2$s larger (the saltus).
     */
    return g_strdup_printf (_ ("Period %1$s with saltus %2$s from %3$s, proven."), length, saltus, first);
  /* Translators: values repeat with a period of %1$s from the heap %2$s on. */
  return g_strdup_printf (_ ("Period %1$s from %2$s, proven."), length, first);
}

static char *
explain_proof (const GrundyPeriod *period)
{
  g_autofree char *last = NULL;

  if (period->n_proving == 0)
    return g_strdup (_ ("A theorem about the game proves it."));
  last = format (period->n_proving - 1);
  return g_strdup_printf (_ ("The values up to SG(%s) prove it."), last);
}

/* (nullable): nothing where there are none */
static char *
explain_exceptions (const GrundyPeriod *period)
{
  g_autofree char *last = NULL;
  guint n = MIN (period->n_exceptions, G_MAXUINT);

  if (period->first == 0)
    return NULL;
  last = format (period->first - 1);
  /* Translators: %u is how many values do not follow the period, %s the largest of their heaps. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u exception: %s.", "%u exceptions, the last at %s.", n), n,
                          last);
}

char *
grundy_explain_period (const GrundyCells *cells)
{
  GrundyPeriod period;
  g_autofree char *start = NULL;
  g_autofree char *proof = NULL;
  g_autofree char *exceptions = NULL;

  g_return_val_if_fail (cells != NULL, NULL);

  if (!grundy_cells_get_period (cells, &period))
    {
      g_autofree char *last = format (grundy_cells_get_last (cells));

      return g_strdup_printf (_ ("No period up to %s."), last);
    }
  start = explain_start (&period);
  proof = explain_proof (&period);
  exceptions = explain_exceptions (&period);
  if (exceptions == NULL)
    /* Translators: two sentences. */
    return g_strdup_printf (_ ("%1$s %2$s"), start, proof);
  /* Translators: three sentences. */
  return g_strdup_printf (_ ("%1$s %2$s %3$s"), start, proof, exceptions);
}

char *
grundy_explain_rest (double seconds)
{
  guint n = CLAMP (seconds, 0, 1e9) + 0.5;

  if (n < 2)
    return g_strdup (_ ("Almost done."));
  if (n < 120)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "About %u second left.", "About %u seconds left.", n), n);
  n = (n + 30) / 60;
  if (n < 120)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "About %u minute left.", "About %u minutes left.", n), n);
  n = (n + 30) / 60;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "About %u hour left.", "About %u hours left.", n), n);
}
