/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-export.h"

G_BEGIN_DECLS

/**
 * grundy_export_to_command:
 * @export: what is to be written
 * @analysis: of what
 * @sum: the whole sum in the notation
 * @component: which component of it @analysis is of, from 0, or %GRUNDY_COMPONENT_WHOLE
 * @path: the name of the file
 *
 * The line for a shell that makes this very file, byte for byte. It says only what is not as usual.
 *
 * Returns: (transfer full) (nullable): the line; %NULL where the sum is too long for one
 */
char *grundy_export_to_command (const GrundyExport *export, const GrundyAnalysis *analysis, const char *sum,
                                guint component, const char *path);

G_END_DECLS
