/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-mex.h"

#include <string.h>

/* A bit for each value from 0 to limit; at most limit of them can be set, so the mex is always among them. */
struct _GrundyMex
{
  guint64 *words;
  gsize n_words_allocated;
  gsize limit;
};

GrundyMex *
grundy_mex_new (void)
{
  GrundyMex *mex = g_new0 (GrundyMex, 1);

  grundy_mex_begin (mex, 0);
  return mex;
}

void
grundy_mex_free (GrundyMex *mex)
{
  if (mex == NULL)
    return;

  g_free (mex->words);
  g_free (mex);
}

void
grundy_mex_begin (GrundyMex *mex, gsize n_values)
{
  gsize n_words;

  g_return_if_fail (mex != NULL);

  n_words = n_values / 64 + 1;
  if (n_words > mex->n_words_allocated)
    {
      /* Not realloc: the old marks are forgotten anyway. */
      g_free (mex->words);
      mex->n_words_allocated = MAX (n_words, mex->n_words_allocated * 2);
      mex->words = g_new (guint64, mex->n_words_allocated);
    }
  memset (mex->words, 0, n_words * sizeof *mex->words);
  mex->limit = n_values;
}

void
grundy_mex_mark (GrundyMex *mex, guint64 value)
{
  g_return_if_fail (mex != NULL);

  if (value <= mex->limit)
    mex->words[value / 64] |= G_GUINT64_CONSTANT (1) << (value % 64);
}

gboolean
grundy_mex_is_marked (const GrundyMex *mex, guint64 value)
{
  g_return_val_if_fail (mex != NULL, FALSE);

  return value <= mex->limit && (mex->words[value / 64] >> (value % 64) & 1) != 0;
}

guint64
grundy_mex_get (const GrundyMex *mex)
{
  g_return_val_if_fail (mex != NULL, 0);

  for (gsize i = 0; i <= mex->limit / 64; i++)
    if (mex->words[i] != G_MAXUINT64)
      return i * 64 + (guint)__builtin_ctzll (~mex->words[i]);
  return (mex->limit / 64 + 1) * 64;
}
