/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

#include "grundy-export-work.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_EXPORT_VIEW (grundy_export_view_get_type ())

/**
 * GrundyExportView:
 *
 * Shows what a file will look like, and makes it: a part of every dialog that exports, which has the options.
 *
 * Actions: `export.save`, `export.copy-picture`, `export.copy-command`, in a group for the dialog.
 */
G_DECLARE_FINAL_TYPE (GrundyExportView, grundy_export_view, GRUNDY, EXPORT_VIEW, AdwBin)

/**
 * GrundyExportSource:
 * @make_work: what is to be written, or %NULL where there is nothing; as a PNG file for @as_picture, whatever the
 *   options say
 * @suggest_name: (transfer full): a name for the file
 * @make_command: (transfer full) (nullable): the line for a shell that makes the file of that name
 * @name_chosen: takes over what the name says about the format
 *
 * Where a view learns what the options say. All are called with the dialog.
 */
typedef struct
{
  GrundyExportWork *(*make_work) (gpointer dialog, gboolean as_picture);
  char *(*suggest_name) (gpointer dialog);
  char *(*make_command) (gpointer dialog, const char *name);
  void (*name_chosen) (gpointer dialog, const char *name);
} GrundyExportSource;

/**
 * grundy_export_view_set_source:
 * @self: a view
 * @source: (transfer none): the dialog's functions; a constant
 * @dialog: (transfer none): the dialog that the view is a part of
 *
 * To be called once; the dialog has the actions from then on.
 */
void grundy_export_view_set_source (GrundyExportView *self, const GrundyExportSource *source, GtkWindow *dialog);
/* Has a new preview made, soon. */
void grundy_export_view_options_changed (GrundyExportView *self);
/* Tells why there is nothing to be written. */
void grundy_export_view_show_problem (GrundyExportView *self, const char *sentence);

G_END_DECLS
