/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-heap-options.h"

/* The heaps of all options stand behind one another; ends[i] is where those of option i end. */
struct _GrundyHeapOptions
{
  GArray *heaps;
  GArray *ends;
  guint limit;
  gboolean is_over_limit;
  GError *error;
  guint64 work;
};

GrundyHeapOptions *
grundy_heap_options_new (guint limit)
{
  GrundyHeapOptions *options = g_new0 (GrundyHeapOptions, 1);

  options->heaps = g_array_new (FALSE, FALSE, sizeof (guint64));
  options->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  options->limit = limit;
  return options;
}

void
grundy_heap_options_free (GrundyHeapOptions *options)
{
  if (options == NULL)
    return;

  g_array_unref (options->heaps);
  g_array_unref (options->ends);
  g_clear_error (&options->error);
  g_free (options);
}

void
grundy_heap_options_clear (GrundyHeapOptions *options)
{
  g_return_if_fail (options != NULL);

  g_array_set_size (options->heaps, 0);
  g_array_set_size (options->ends, 0);
  options->is_over_limit = FALSE;
  g_clear_error (&options->error);
  options->work = 0;
}

/* An unlimited list ends where its arrays, whose sizes are a guint of bytes, could no longer grow. */
static gboolean
options_have_room (const GrundyHeapOptions *options, guint n_heaps)
{
  const guint max_heaps = G_MAXUINT / 4 / sizeof (guint64);
  const guint max_options = G_MAXUINT / 4 / sizeof (guint);

  if (options->limit != 0 && options->ends->len >= options->limit)
    return FALSE;
  return options->ends->len < max_options && n_heaps <= max_heaps && options->heaps->len <= max_heaps - n_heaps;
}

gboolean
grundy_heap_options_add (GrundyHeapOptions *options, const guint64 *heaps, guint n_heaps)
{
  guint end;

  g_return_val_if_fail (options != NULL, FALSE);
  g_return_val_if_fail (heaps != NULL || n_heaps == 0, FALSE);

  if (options->is_over_limit || !options_have_room (options, n_heaps))
    {
      options->is_over_limit = TRUE;
      return FALSE;
    }

  if (n_heaps > 0)
    g_array_append_vals (options->heaps, heaps, n_heaps);
  end = options->heaps->len;
  g_array_append_val (options->ends, end);
  return TRUE;
}

gboolean
grundy_heap_options_add_heap (GrundyHeapOptions *options, guint64 heap)
{
  return grundy_heap_options_add (options, &heap, heap == 0 ? 0 : 1);
}

gboolean
grundy_heap_options_is_over_limit (const GrundyHeapOptions *options)
{
  g_return_val_if_fail (options != NULL, FALSE);

  return options->is_over_limit;
}

void
grundy_heap_options_fail (GrundyHeapOptions *options, GError *error)
{
  g_return_if_fail (options != NULL);
  g_return_if_fail (error != NULL);

  g_clear_error (&options->error);
  options->error = error;
  options->is_over_limit = TRUE;
}

GError *
grundy_heap_options_steal_error (GrundyHeapOptions *options)
{
  g_return_val_if_fail (options != NULL, NULL);

  return g_steal_pointer (&options->error);
}

void
grundy_heap_options_add_work (GrundyHeapOptions *options, guint64 work)
{
  g_return_if_fail (options != NULL);

  options->work += work;
}

guint64
grundy_heap_options_get_work (const GrundyHeapOptions *options)
{
  g_return_val_if_fail (options != NULL, 0);

  return options->ends->len + options->work;
}

guint
grundy_heap_options_get_n_options (const GrundyHeapOptions *options)
{
  g_return_val_if_fail (options != NULL, 0);

  return options->ends->len;
}

const guint64 *
grundy_heap_options_get (const GrundyHeapOptions *options, guint i, guint *n_heaps)
{
  guint start;

  g_return_val_if_fail (options != NULL, NULL);
  g_return_val_if_fail (i < options->ends->len, NULL);
  g_return_val_if_fail (n_heaps != NULL, NULL);

  start = i == 0 ? 0 : g_array_index (options->ends, guint, i - 1);
  *n_heaps = g_array_index (options->ends, guint, i) - start;
  return *n_heaps > 0 ? &g_array_index (options->heaps, guint64, start) : NULL;
}
