/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <gdk/gdk.h>

#include "grundy-chart.h"
#include "grundy-export.h"
#include "grundy-worker.h"

G_BEGIN_DECLS

/**
 * GrundyExportPreview:
 * @texture: (nullable): the figure, where the file shows one
 * @text: (nullable): otherwise how the file begins
 *
 * What a file will look like.
 */
typedef struct
{
  GdkTexture *texture;
  char *text;
} GrundyExportPreview;

void grundy_export_preview_free (GrundyExportPreview *preview);

/**
 * GrundyExportWork:
 *
 * A request for a worker: a file that is to be written, or its preview.
 */
typedef struct _GrundyExportWork GrundyExportWork;

/* (transfer full): the graph of an analysis */
GrundyExportWork *grundy_export_work_new (const GrundyExport *export, GrundyAnalysis *analysis);
/* (transfer full): the values of a sequence or a table */
GrundyExportWork *grundy_export_work_new_chart (const GrundyChart *chart, GrundyCells *cells);
void grundy_export_work_free (gpointer work);
/* #GrundyWorkFunc: (transfer full): a #GrundyExportPreview */
gpointer grundy_export_work_preview (gpointer work, const GrundyProgress *progress, GError **error);
/* #GrundyWorkFunc: (transfer full): the file, as #GBytes */
gpointer grundy_export_work_file (gpointer work, const GrundyProgress *progress, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyExportPreview, grundy_export_preview_free)

G_END_DECLS
