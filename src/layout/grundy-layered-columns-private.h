/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-layered-private.h"

G_BEGIN_DECLS

/**
 * GrundyColumns:
 * @hints: (nullable): the previous layout
 * @x: for each item, while rows are soft
 * @run_x: for each run, once they are straight
 * @targets: for each item of a row where it is drawn to
 * @weights: and how strongly
 * @offsets: and where it stands if the row is pushed together
 * @lows: and how far left it may go
 * @highs: and how far right
 *
 * What the two parts of placing columns share.
 */
typedef struct
{
  const GrundyLayered *self;
  const GrundyMetrics *metrics;
  const GrundyLayeredHints *hints;
  const GrundyLayeredRuns *runs;
  GrundyIsotonic *isotonic;
  double *x;
  double *run_x;
  double *targets;
  double *weights;
  double *offsets;
  double *lows;
  double *highs;
} GrundyColumns;

void grundy_columns_measure_row (const GrundyColumns *columns, guint32 layer);
void grundy_columns_settle (GrundyColumns *columns, GrundyLayeredWork *work);

G_END_DECLS
