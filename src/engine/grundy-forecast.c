/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-forecast.h"

#include <string.h>

/*
 * The first line of play that a depth-first search follows, from the start to a terminal, is a ladder that it climbs
 * down once and up again slowly. When it comes back to a position of the line it has found exactly what can be reached
 * from there. So it learns, one after the other, how many positions can be reached from the last position of the line,
 * from the one before, and so on: N(0), N(1), ..., N(j), and wants to know N(n).
 *
 * In games that are not small these counts grow faster and faster: like a power of the number of moves where pieces
 * move, like partitions where heaps are split, like 2^n where edges are cut. So
 * N(n) >= N(j) + (n - j) (N(j) - N(j - 1)), and that is what a refusal goes by. What a reader is told is the likely
 * size: Newton's extrapolation with three differences. A single step can mislead, as where the line turns from one heap
 * to the next: the lowest of the forecasts from the last few counts is taken. Where the differences fall nothing is
 * foretold: coins that cannot pass each other have the fewer places the more of them there are.
 *
 * Rejected: D. E. Knuth's estimate by random lines (1975), for it counts lines of play, not positions; and counting
 * how often random lines meet, for it finds so few of the positions that are seldom met that it is right only where it
 * is not needed.
 */

/* Below that the search itself is quicker than any thought about it. */
#define MIN_DONE 50000
#define N_DIFFERENCES 3
#define N_FORECASTS (GRUNDY_FORECAST_N_COUNTS - N_DIFFERENCES)
/* Above that nobody reads digits. */
#define MAX_IN_DIGITS 1e12

void
grundy_forecast_begin (GrundyForecast *forecast)
{
  *forecast = (GrundyForecast){ .n_to_come = G_MAXUINT };
}

gboolean
grundy_forecast_add (GrundyForecast *forecast, guint path_length, guint32 n_done)
{
  if (path_length >= forecast->n_to_come)
    return FALSE;

  memmove (forecast->counts, forecast->counts + 1, sizeof forecast->counts - sizeof *forecast->counts);
  forecast->counts[GRUNDY_FORECAST_N_COUNTS - 1] = n_done;
  forecast->n_counts++;
  forecast->n_to_come = path_length;
  return n_done >= MIN_DONE && forecast->n_counts >= GRUNDY_FORECAST_N_COUNTS;
}

/* Extrapolates by so many differences from the count that came @age counts before the last one. */
static gdouble
extrapolate (const GrundyForecast *forecast, guint age, guint n_differences)
{
  const guint32 *last = &forecast->counts[GRUNDY_FORECAST_N_COUNTS - 1 - age];
  gdouble n_to_come = (gdouble)forecast->n_to_come + age;
  gdouble differences[N_DIFFERENCES + 1];
  gdouble coefficient = 1;
  gdouble result = *last;

  for (guint i = 0; i <= n_differences; i++)
    differences[i] = *(last - i);
  for (guint k = 1; k <= n_differences; k++)
    {
      for (guint i = 0; i + k <= n_differences; i++)
        differences[i] -= differences[i + 1];
      coefficient *= (n_to_come + k - 1) / k;
      result += coefficient * differences[0];
    }
  return result;
}

static gdouble
get_lowest (const GrundyForecast *forecast, guint n_differences)
{
  gdouble lowest = extrapolate (forecast, 0, n_differences);

  for (guint age = 1; age < N_FORECASTS; age++)
    lowest = MIN (lowest, extrapolate (forecast, age, n_differences));
  return lowest;
}

/* Whether no move of the line brought fewer positions than the one before. */
static gboolean
grows_faster (const GrundyForecast *forecast)
{
  const guint32 *counts = forecast->counts;

  for (guint i = 2; i < GRUNDY_FORECAST_N_COUNTS; i++)
    if (counts[i] - counts[i - 1] < counts[i - 1] - counts[i - 2])
      return FALSE;
  return TRUE;
}

gdouble
grundy_forecast_get_least (const GrundyForecast *forecast)
{
  return grows_faster (forecast) ? get_lowest (forecast, 1) : forecast->counts[GRUNDY_FORECAST_N_COUNTS - 1];
}

gdouble
grundy_forecast_get_likely (const GrundyForecast *forecast)
{
  return MAX (grundy_forecast_get_least (forecast), get_lowest (forecast, N_DIFFERENCES));
}

char *
grundy_forecast_format (gdouble n_positions)
{
  gdouble unit = 1;
  guint n_digits = 1;

  while (n_positions / unit >= 10)
    {
      unit *= 10;
      n_digits++;
    }
  if (n_positions >= MAX_IN_DIGITS)
    return g_strdup_printf ("10^%u", n_digits - 1);
  unit = MAX (unit / 10, 1);
  return g_strdup_printf ("%.0f", unit * (guint)(n_positions / unit + 0.5));
}
