/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

#define GRUNDY_FORECAST_N_COUNTS 7

/*
 * GrundyForecast (private to the engine): how many positions a search will find, foretold while it goes on.
 *
 * Its fields are its own affair; it needs no end.
 */
typedef struct
{
  /* How many positions were done when the search came back to each of the last positions of its first line, the last
   * one last. */
  guint32 counts[GRUNDY_FORECAST_N_COUNTS];
  guint n_counts;
  /* How many positions of the line are still to come back to. */
  guint n_to_come;
} GrundyForecast;

/* A depth-first search begins. */
void grundy_forecast_begin (GrundyForecast *forecast);
/*
 * A position is done; @path_length are still on the path, and @n_done were done in all.
 *
 * Returns: whether there is something new to foretell
 */
gboolean grundy_forecast_add (GrundyForecast *forecast, guint path_length, guint32 n_done);
/* How many positions there will be if no move of the first line brings fewer than the last few did. */
gdouble grundy_forecast_get_least (const GrundyForecast *forecast);
/* How many there will be if the growth itself goes on to grow as it did. Not less than the least. */
gdouble grundy_forecast_get_likely (const GrundyForecast *forecast);
/* (transfer full): an estimate in digits, two of which count; "10^27" where it is very large */
char *grundy_forecast_format (gdouble n_positions);

G_END_DECLS
