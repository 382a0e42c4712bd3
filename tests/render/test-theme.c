/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-theme.h"

#define TEXT_CONTRAST 4.5
#define SHAPE_CONTRAST 3.0

static void
assert_contrast (const GrundyTheme *theme, const char *what, GrundyColor a, GrundyColor b, double least)
{
  double contrast = grundy_color_contrast (a, b);

  if (contrast < least)
    g_error ("theme %s: %s has a contrast of %.2f, and needs %.1f", theme->name, what, contrast, least);
}

/* Two ratios that the guidelines' own formula is often quoted with */
static void
test_contrast (void)
{
  GrundyColor black = { 0, 0, 0 };
  GrundyColor white = { 255, 255, 255 };
  GrundyColor grey = { 0x77, 0x77, 0x77 };

  g_assert_cmpfloat_with_epsilon (grundy_color_contrast (black, white), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (grundy_color_contrast (white, black), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (grundy_color_contrast (grey, white), 4.48, 0.005);
}

static void
check_node (const GrundyTheme *theme, const char *what, const GrundyNodeInk *ink)
{
  g_autofree char *text = g_strdup_printf ("the text in %s", what);
  g_autofree char *letter = g_strdup_printf ("the letter of %s", what);
  g_autofree char *outline = g_strdup_printf ("the outline of %s", what);

  assert_contrast (theme, text, ink->text, ink->fill, TEXT_CONTRAST);
  assert_contrast (theme, letter, ink->letter, theme->background, TEXT_CONTRAST);
  assert_contrast (theme, outline, ink->outline, theme->background, SHAPE_CONTRAST);
}

static void
test_theme (gconstpointer data)
{
  const GrundyTheme *theme = data;
  const GrundyNodeInk *p = &theme->nodes[GRUNDY_OUTCOME_P];
  const GrundyNodeInk *n = &theme->nodes[GRUNDY_OUTCOME_N];

  check_node (theme, "P", p);
  check_node (theme, "N", n);
  check_node (theme, "D", &theme->nodes[GRUNDY_OUTCOME_D]);
  check_node (theme, "a node that is not settled", &theme->unsettled);
  assert_contrast (theme, "a text", theme->text, theme->background, TEXT_CONTRAST);
  assert_contrast (theme, "a quiet text", theme->quiet_text, theme->background, TEXT_CONTRAST);
  assert_contrast (theme, "a text on what is lit", theme->text, theme->look, SHAPE_CONTRAST);
  assert_contrast (theme, "a mark's number", theme->text, theme->mark, TEXT_CONTRAST);
  assert_contrast (theme, "P beside N", p->fill, n->fill, SHAPE_CONTRAST);
  assert_contrast (theme, "an edge", theme->edge, theme->background, SHAPE_CONTRAST);
  assert_contrast (theme, "an edge in focus", theme->lit_edge, theme->background, TEXT_CONTRAST);
  assert_contrast (theme, "an edge on yellow", theme->lit_edge, theme->look, SHAPE_CONTRAST);
  assert_contrast (theme, "a badge", theme->badge, theme->background, TEXT_CONTRAST);
}

/* The word says that blue and orange mean P and N and nothing else; in grey themes nothing has a hue. */
static void
test_hues (void)
{
  for (guint id = 0; id < GRUNDY_N_THEMES; id++)
    {
      const GrundyTheme *theme = grundy_theme_get (id);
      GrundyColor greys[] = {
        theme->background, theme->text,      theme->quiet_text, theme->edge,           theme->faded_edge,
        theme->lit_edge,   theme->selection, theme->mark,       theme->unsettled.fill, theme->unsettled.outline
      };

      for (guint i = 0; i < G_N_ELEMENTS (greys); i++)
        g_assert_cmpint (MAX (MAX (greys[i].red, greys[i].green), greys[i].blue) -
                             MIN (MIN (greys[i].red, greys[i].green), greys[i].blue),
                         <=, 6);
      if (id == GRUNDY_THEME_MONO)
        continue;
      g_assert_cmpint (theme->nodes[GRUNDY_OUTCOME_P].fill.blue, >, theme->nodes[GRUNDY_OUTCOME_P].fill.red + 60);
      g_assert_cmpint (theme->nodes[GRUNDY_OUTCOME_N].fill.red, >, theme->nodes[GRUNDY_OUTCOME_N].fill.blue + 60);
      g_assert_cmpint (theme->look.red, >, theme->look.blue + 60);
      g_assert_cmpint (theme->look.green, >, theme->look.blue + 60);
    }
}

static void
test_names (void)
{
  for (guint id = 0; id < GRUNDY_N_THEMES; id++)
    g_assert_true (grundy_theme_find (grundy_theme_get (id)->name) == grundy_theme_get (id));
  g_assert_null (grundy_theme_find ("sepia"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/theme/contrast", test_contrast);
  g_test_add_func ("/theme/hues", test_hues);
  g_test_add_func ("/theme/names", test_names);
  for (guint id = 0; id < GRUNDY_N_THEMES; id++)
    {
      const GrundyTheme *theme = grundy_theme_get (id);
      g_autofree char *path = g_strdup_printf ("/theme/%s", theme->name);

      g_test_add_data_func (path, theme, test_theme);
    }
  return g_test_run ();
}
