/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-forecast.h"

/* Climbs down a line of @length moves, and back up @n_rungs of its positions, with @count done at each. */
static gboolean
climb (GrundyForecast *forecast, guint length, guint n_rungs, guint32 (*count) (guint rung))
{
  gboolean can_foretell = FALSE;

  grundy_forecast_begin (forecast);
  for (guint rung = 0; rung < n_rungs; rung++)
    {
      can_foretell = grundy_forecast_add (forecast, length - rung, count (rung));
      /* What else is found between two positions of the line does not count. */
      g_assert_false (grundy_forecast_add (forecast, length - rung + 3, count (rung) + 1));
      g_assert_false (grundy_forecast_add (forecast, length - rung, count (rung) + 2));
    }
  return can_foretell;
}

static guint32
count_line (guint rung)
{
  return 60000 + 10 * rung;
}

static guint32
count_cubes (guint rung)
{
  return 100000 + rung * rung * rung;
}

/* Two to the power of the rung up to 2^17, and then as much again with each: a heap beside seventeen coins. */
static guint32
count_bend (guint rung)
{
  return rung <= 17 ? 1u << rung : (rung - 16) << 17;
}

/* Coins that cannot pass each other: each place brings fewer. */
static guint32
count_falling (guint rung)
{
  return 60000 + 1000 * rung - rung * (rung - 1) / 2;
}

static guint32
count_few (guint rung)
{
  return 100 * rung;
}

static void
assert_is_near (gdouble number, gdouble expected)
{
  g_assert_cmpfloat_with_epsilon (number / expected, 1, 1e-9);
}

static void
test_growth (void)
{
  GrundyForecast forecast;

  g_assert_true (climb (&forecast, 500, 101, count_line));
  assert_is_near (grundy_forecast_get_least (&forecast), 65000);
  assert_is_near (grundy_forecast_get_likely (&forecast), 65000);

  g_assert_true (climb (&forecast, 300, 101, count_cubes));
  assert_is_near (grundy_forecast_get_likely (&forecast), 100000 + 300.0 * 300 * 300);
  g_assert_cmpfloat (grundy_forecast_get_least (&forecast), >, count_cubes (100));
  g_assert_cmpfloat (grundy_forecast_get_least (&forecast), <, 100000 + 300.0 * 300 * 300);
}

/* Whenever it is asked, it foretells no more than there are. */
static void
test_bend (void)
{
  const guint length = 37;

  for (guint n_rungs = 1; n_rungs <= length + 1; n_rungs++)
    {
      GrundyForecast forecast;

      if (climb (&forecast, length, n_rungs, count_bend))
        g_assert_cmpfloat (grundy_forecast_get_least (&forecast), <=, count_bend (length));
      else
        g_assert_cmpuint (n_rungs, <, 20);
    }
}

static void
test_falling (void)
{
  GrundyForecast forecast;

  g_assert_true (climb (&forecast, 1000, 101, count_falling));
  assert_is_near (grundy_forecast_get_least (&forecast), count_falling (100));
}

static void
test_too_little_is_known (void)
{
  GrundyForecast forecast;

  g_assert_false (climb (&forecast, 500, 6, count_line));
  g_assert_true (climb (&forecast, 500, 7, count_line));
  g_assert_false (climb (&forecast, 500, 500, count_few));
}

static void
test_format (void)
{
  static const struct
  {
    gdouble number;
    const char *text;
  } cases[] = { { 7, "7" },         { 42, "42" },           { 127, "130" },
                { 999, "1000" },    { 6185689, "6200000" }, { 7.49e9, "7500000000" },
                { 3.2e27, "10^27" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = grundy_forecast_format (cases[i].number);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/forecast/growth", test_growth);
  g_test_add_func ("/forecast/bend", test_bend);
  g_test_add_func ("/forecast/falling", test_falling);
  g_test_add_func ("/forecast/too-little-is-known", test_too_little_is_known);
  g_test_add_func ("/forecast/format", test_format);
  return g_test_run ();
}
