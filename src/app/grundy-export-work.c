/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-export-work.h"

/* Pixels of a side: enough for a preview that fills a large screen's half on a dense screen */
#define MAX_PREVIEW_SIDE 1600

/* Of a file that is text: nobody reads more of it in a dialog. */
#define MAX_PREVIEW_TEXT 8192

struct _GrundyExportWork
{
  GrundyExport export;
  GrundyAnalysis *analysis; /* of a graph, or */
  GrundyChart chart;
  GrundyCells *cells; /* of a sequence or a table */
};

void
grundy_export_preview_free (GrundyExportPreview *preview)
{
  g_clear_object (&preview->texture);
  g_free (preview->text);
  g_free (preview);
}

GrundyExportWork *
grundy_export_work_new (const GrundyExport *export, GrundyAnalysis *analysis)
{
  GrundyExportWork *work = g_new0 (GrundyExportWork, 1);

  work->export = *export;
  work->analysis = grundy_analysis_ref (analysis);
  return work;
}

GrundyExportWork *
grundy_export_work_new_chart (const GrundyChart *chart, GrundyCells *cells)
{
  GrundyExportWork *work = g_new0 (GrundyExportWork, 1);

  work->chart = *chart;
  work->cells = grundy_cells_ref (cells);
  return work;
}

void
grundy_export_work_free (gpointer data)
{
  GrundyExportWork *work = data;

  g_clear_pointer (&work->analysis, grundy_analysis_unref);
  g_clear_pointer (&work->cells, grundy_cells_unref);
  g_free (work);
}

static char *
cut_text (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autofree char *cut = NULL;

  if (length <= MAX_PREVIEW_TEXT)
    return g_strndup (text, length);
  cut = g_strndup (text, MAX_PREVIEW_TEXT);
  /* A character that was cut in two is dropped. */
  g_utf8_validate (cut, -1, (const char **)&text);
  return g_strdup_printf ("%.*s\n…", (int)(text - cut), cut);
}

static GBytes *
write_preview (const GrundyExportWork *work, const GrundyProgress *progress, GError **error)
{
  if (work->cells != NULL)
    return grundy_chart_write_preview (&work->chart, work->cells, MAX_PREVIEW_SIDE, progress, error);
  return grundy_export_run_preview (&work->export, work->analysis, MAX_PREVIEW_SIDE, progress, error);
}

gpointer
grundy_export_work_file (gpointer data, const GrundyProgress *progress, GError **error)
{
  const GrundyExportWork *work = data;

  if (work->cells != NULL)
    return grundy_chart_write (&work->chart, work->cells, progress, error);
  return grundy_export_run (&work->export, work->analysis, progress, error);
}

gpointer
grundy_export_work_preview (gpointer data, const GrundyProgress *progress, GError **error)
{
  const GrundyExportWork *work = data;
  g_autoptr (GrundyExportPreview) preview = g_new0 (GrundyExportPreview, 1);
  g_autoptr (GBytes) bytes = NULL;

  if (!grundy_export_format_is_figure (work->cells != NULL ? work->chart.format : work->export.format))
    {
      bytes = grundy_export_work_file (data, progress, error);
      if (bytes == NULL)
        return NULL;
      preview->text = cut_text (bytes);
      return g_steal_pointer (&preview);
    }
  bytes = write_preview (work, progress, error);
  if (bytes == NULL)
    return NULL;
  preview->texture = gdk_texture_new_from_bytes (bytes, error);
  return preview->texture != NULL ? g_steal_pointer (&preview) : NULL;
}
