/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-mex-window.h"

#include <string.h>

/* Enough for values below 2^36 */
#define MAX_LEVELS 6
#define FIRST_VALUES 4096

/* In levels[0] bit v % 64 of word v / 64 is set if the count of v is 0; in levels[k] a bit for each word of
 * levels[k-1] is set if that word is not 0. The last level is one word. */
struct _GrundyMexWindow
{
  guint32 *counts;
  guint64 n_values; /* a power of two, at least 4096 */
  guint64 *levels[MAX_LEVELS];
  guint n_levels;
};

static void
make_levels (GrundyMexWindow *window)
{
  guint64 n_bits = window->n_values;

  for (window->n_levels = 0; n_bits > 1;)
    {
      guint64 n_words = (n_bits + 63) / 64;
      guint64 *level = g_renew (guint64, window->levels[window->n_levels], n_words);

      memset (level, 0xff, n_words * sizeof *level);
      /* Only the last level may have words that do not exist. */
      if (n_bits < 64)
        level[0] = (G_GUINT64_CONSTANT (1) << n_bits) - 1;
      window->levels[window->n_levels++] = level;
      n_bits = n_words;
    }
}

static void
mark_present (GrundyMexWindow *window, guint64 value)
{
  for (guint k = 0; k < window->n_levels; k++, value /= 64)
    {
      window->levels[k][value / 64] &= ~(G_GUINT64_CONSTANT (1) << value % 64);
      if (window->levels[k][value / 64] != 0)
        return;
    }
}

static void
mark_missing (GrundyMexWindow *window, guint64 value)
{
  for (guint k = 0; k < window->n_levels; k++, value /= 64)
    {
      gboolean is_told = window->levels[k][value / 64] != 0;

      window->levels[k][value / 64] |= G_GUINT64_CONSTANT (1) << value % 64;
      if (is_told)
        return;
    }
}

static void
grow (GrundyMexWindow *window, guint64 value)
{
  guint64 n_counted = window->n_values;

  while (value >= window->n_values)
    window->n_values *= 2;
  window->counts = g_renew (guint32, window->counts, window->n_values);
  memset (window->counts + n_counted, 0, (window->n_values - n_counted) * sizeof *window->counts);
  make_levels (window);
  for (guint64 i = 0; i < n_counted; i++)
    if (window->counts[i] != 0)
      mark_present (window, i);
}

GrundyMexWindow *
grundy_mex_window_new (void)
{
  GrundyMexWindow *window = g_new0 (GrundyMexWindow, 1);

  window->n_values = FIRST_VALUES;
  window->counts = g_new0 (guint32, FIRST_VALUES);
  make_levels (window);
  return window;
}

void
grundy_mex_window_free (GrundyMexWindow *window)
{
  if (window == NULL)
    return;

  for (guint k = 0; k < MAX_LEVELS; k++)
    g_free (window->levels[k]);
  g_free (window->counts);
  g_free (window);
}

void
grundy_mex_window_add (GrundyMexWindow *window, guint64 value)
{
  g_assert (value <= G_MAXUINT32);

  if (value >= window->n_values)
    grow (window, value);
  if (window->counts[value]++ == 0)
    mark_present (window, value);
}

void
grundy_mex_window_remove (GrundyMexWindow *window, guint64 value)
{
  g_assert (value < window->n_values && window->counts[value] > 0);

  if (--window->counts[value] == 0)
    mark_missing (window, value);
}

guint64
grundy_mex_window_get (const GrundyMexWindow *window)
{
  guint64 place = 0;

  /* All values are there: the next one is not counted yet. */
  if (window->levels[window->n_levels - 1][0] == 0)
    return window->n_values;
  for (guint k = window->n_levels; k-- > 0;)
    place = place * 64 + (guint)__builtin_ctzll (window->levels[k][place]);
  return place;
}
