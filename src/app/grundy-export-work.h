/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <gdk/gdk.h>

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
 * grundy_export_work_new:
 * @export: what is to be written
 * @analysis: of what
 *
 * Returns: (transfer full): a request for a worker
 */
gpointer grundy_export_work_new (const GrundyExport *export, GrundyAnalysis *analysis);
void grundy_export_work_free (gpointer request);
/* #GrundyWorkFunc: (transfer full): a #GrundyExportPreview */
gpointer grundy_export_work_preview (gpointer request, const GrundyProgress *progress, GError **error);
/* #GrundyWorkFunc: (transfer full): the file, as #GBytes */
gpointer grundy_export_work_file (gpointer request, const GrundyProgress *progress, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyExportPreview, grundy_export_preview_free)

G_END_DECLS
