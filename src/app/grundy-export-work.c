/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-export-work.h"

/* Pixels of a side: enough for a preview that fills a large screen's half on a dense screen */
#define MAX_PREVIEW_SIDE 1600

/* Of a file that is text: nobody reads more of it in a dialog. */
#define MAX_PREVIEW_TEXT 8192

typedef struct
{
  GrundyExport export;
  GrundyAnalysis *analysis;
} Request;

void
grundy_export_preview_free (GrundyExportPreview *preview)
{
  g_clear_object (&preview->texture);
  g_free (preview->text);
  g_free (preview);
}

gpointer
grundy_export_work_new (const GrundyExport *export, GrundyAnalysis *analysis)
{
  Request *request = g_new0 (Request, 1);

  request->export = *export;
  request->analysis = grundy_analysis_ref (analysis);
  return request;
}

void
grundy_export_work_free (gpointer data)
{
  Request *request = data;

  grundy_analysis_unref (request->analysis);
  g_free (request);
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

gpointer
grundy_export_work_preview (gpointer data, const GrundyProgress *progress, GError **error)
{
  const Request *request = data;
  g_autoptr (GrundyExportPreview) preview = g_new0 (GrundyExportPreview, 1);
  g_autoptr (GBytes) bytes = NULL;

  if (!grundy_export_format_is_figure (request->export.format))
    {
      bytes = grundy_export_run (&request->export, request->analysis, progress, error);
      if (bytes == NULL)
        return NULL;
      preview->text = cut_text (bytes);
      return g_steal_pointer (&preview);
    }
  bytes = grundy_export_run_preview (&request->export, request->analysis, MAX_PREVIEW_SIDE, progress, error);
  if (bytes == NULL)
    return NULL;
  preview->texture = gdk_texture_new_from_bytes (bytes, error);
  return preview->texture != NULL ? g_steal_pointer (&preview) : NULL;
}

gpointer
grundy_export_work_file (gpointer data, const GrundyProgress *progress, GError **error)
{
  const Request *request = data;

  return grundy_export_run (&request->export, request->analysis, progress, error);
}
