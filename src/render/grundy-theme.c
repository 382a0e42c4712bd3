/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-theme.h"

#include <math.h>

#define RGB(hex)                                                                                                       \
  {                                                                                                                    \
    ((hex) >> 16) & 0xff, ((hex) >> 8) & 0xff, (hex)&0xff                                                              \
  }

/* The screen: at 96 pixels an inch a node is 59 pixels wide. */
#define SCREEN_SIZES                                                                                                   \
  {                                                                                                                    \
    .node = 44, .inside_text = 28, .outside_text = 16, .outline = 1.8, .gap = 2.6, .edge = 1.1, .lit_edge = 2.8,       \
    .arrow = 9, .halo = 6, .margin = 8                                                                                 \
  }

/* A column of a paper: a node is 7.8 mm wide, and text is as large as a caption's. */
#define PAPER_SIZES                                                                                                    \
  {                                                                                                                    \
    .node = 22, .inside_text = 10, .outside_text = 9, .outline = 0.9, .gap = 1.5, .edge = 0.6, .lit_edge = 1.4,        \
    .arrow = 5, .halo = 3, .margin = 4                                                                                 \
  }

/*
 * Blue and orange mean P and N and nothing else, so whatever is neither is a
 * grey, or the yellow of "look here". Contrast is tested: texts 4.5, shapes 3.
 */
static const GrundyTheme themes[GRUNDY_N_THEMES] = {
  [GRUNDY_THEME_LIGHT] = {
    .name = "light",
    .background = RGB (0xfcfcfc),
    .text = RGB (0x1c1c1c),
    .quiet_text = RGB (0x626262),
    .nodes = {
      [GRUNDY_OUTCOME_P] = { RGB (0x184f90), RGB (0x184f90), RGB (0xffffff), RGB (0x184f90) },
      [GRUNDY_OUTCOME_N] = { RGB (0xf2a33a), RGB (0x8a5000), RGB (0x241500), RGB (0x8a5000) },
      [GRUNDY_OUTCOME_D] = { RGB (0xdededb), RGB (0x6a6a6a), RGB (0x1c1c1c), RGB (0x5a5a5a) },
    },
    .unsettled = { RGB (0xffffff), RGB (0x7a7a7a), RGB (0x5c5c5c), RGB (0x5c5c5c) },
    .edge = RGB (0x8e8e8e),
    .faded_edge = RGB (0xd0d0d0),
    .lit_edge = RGB (0x1c1c1c),
    .look = RGB (0xffdf80),
    .selection = RGB (0xc9c9c6),
    .mark = RGB (0xd8d8d4),
    .badge = RGB (0x9b1c1c),
    .sizes = SCREEN_SIZES,
  },
  [GRUNDY_THEME_DARK] = {
    .name = "dark",
    .background = RGB (0x1e1e1e),
    .text = RGB (0xf0f0f0),
    .quiet_text = RGB (0xa6a6a6),
    .nodes = {
      [GRUNDY_OUTCOME_P] = { RGB (0x1a5cad), RGB (0x7db0f2), RGB (0xffffff), RGB (0x8ab9f6) },
      [GRUNDY_OUTCOME_N] = { RGB (0xf2a33a), RGB (0xffd08a), RGB (0x241500), RGB (0xf5b55f) },
      [GRUNDY_OUTCOME_D] = { RGB (0x4c4c4a), RGB (0xa8a8a8), RGB (0xffffff), RGB (0xb8b8b8) },
    },
    .unsettled = { RGB (0x1e1e1e), RGB (0x9a9a9a), RGB (0xb4b4b4), RGB (0xb4b4b4) },
    .edge = RGB (0x7c7c7c),
    .faded_edge = RGB (0x424242),
    .lit_edge = RGB (0xf4f4f4),
    .look = RGB (0xa6821b),
    .selection = RGB (0x5a5a58),
    .mark = RGB (0x4a4a48),
    .badge = RGB (0xff9d94),
    .sizes = SCREEN_SIZES,
  },
  [GRUNDY_THEME_PROJECTOR] = {
    .name = "projector",
    .background = RGB (0xffffff),
    .text = RGB (0x000000),
    .quiet_text = RGB (0x4a4a4a),
    .nodes = {
      [GRUNDY_OUTCOME_P] = { RGB (0x063f85), RGB (0x063f85), RGB (0xffffff), RGB (0x063f85) },
      [GRUNDY_OUTCOME_N] = { RGB (0xff9f1f), RGB (0x6e3c00), RGB (0x1a0e00), RGB (0x7d4500) },
      [GRUNDY_OUTCOME_D] = { RGB (0xd6d6d3), RGB (0x4a4a4a), RGB (0x000000), RGB (0x4a4a4a) },
    },
    .unsettled = { RGB (0xffffff), RGB (0x5a5a5a), RGB (0x4a4a4a), RGB (0x4a4a4a) },
    .edge = RGB (0x6e6e6e),
    .faded_edge = RGB (0xc4c4c4),
    .lit_edge = RGB (0x000000),
    .look = RGB (0xffd54a),
    .selection = RGB (0xb9b9b6),
    .mark = RGB (0xcacac6),
    .badge = RGB (0x8c1010),
    .sizes = { .node = 56, .inside_text = 34, .outside_text = 22, .outline = 2.6, .gap = 3.8, .edge = 1.8,
               .lit_edge = 4.4, .arrow = 13, .halo = 8, .margin = 16 },
  },
  [GRUNDY_THEME_PRINT] = {
    .name = "print",
    .background = RGB (0xffffff),
    .text = RGB (0x000000),
    .quiet_text = RGB (0x555555),
    .nodes = {
      [GRUNDY_OUTCOME_P] = { RGB (0x184f90), RGB (0x184f90), RGB (0xffffff), RGB (0x184f90) },
      [GRUNDY_OUTCOME_N] = { RGB (0xf5b35c), RGB (0x7d4700), RGB (0x1a0e00), RGB (0x7d4700) },
      [GRUNDY_OUTCOME_D] = { RGB (0xe2e2e0), RGB (0x5c5c5c), RGB (0x000000), RGB (0x555555) },
    },
    .unsettled = { RGB (0xffffff), RGB (0x6a6a6a), RGB (0x555555), RGB (0x555555) },
    .edge = RGB (0x777777),
    .faded_edge = RGB (0xcccccc),
    .lit_edge = RGB (0x000000),
    .look = RGB (0xffdf80),
    .selection = RGB (0xc9c9c6),
    .mark = RGB (0xd8d8d4),
    .badge = RGB (0x9b1c1c),
    .sizes = PAPER_SIZES,
  },
  [GRUNDY_THEME_MONO] = {
    .name = "mono",
    .background = RGB (0xffffff),
    .text = RGB (0x000000),
    .quiet_text = RGB (0x444444),
    .nodes = {
      [GRUNDY_OUTCOME_P] = { RGB (0x000000), RGB (0x000000), RGB (0xffffff), RGB (0x000000) },
      [GRUNDY_OUTCOME_N] = { RGB (0xffffff), RGB (0x000000), RGB (0x000000), RGB (0x000000) },
      [GRUNDY_OUTCOME_D] = { RGB (0xd9d9d9), RGB (0x000000), RGB (0x000000), RGB (0x000000) },
    },
    .unsettled = { RGB (0xffffff), RGB (0x8a8a8a), RGB (0x555555), RGB (0x555555) },
    .edge = RGB (0x6a6a6a),
    .faded_edge = RGB (0xcccccc),
    .lit_edge = RGB (0x000000),
    .look = RGB (0xd4d4d4),
    .selection = RGB (0xbcbcbc),
    .mark = RGB (0xd8d8d8),
    .badge = RGB (0x000000),
    .sizes = PAPER_SIZES,
  },
};

const GrundyTheme *
grundy_theme_get (GrundyThemeId id)
{
  g_return_val_if_fail ((guint)id < GRUNDY_N_THEMES, &themes[GRUNDY_THEME_LIGHT]);

  return &themes[id];
}

const GrundyTheme *
grundy_theme_find (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  for (guint i = 0; i < GRUNDY_N_THEMES; i++)
    if (g_str_equal (themes[i].name, name))
      return &themes[i];
  return NULL;
}

/* One component of sRGB as light, WCAG 2.1's "relative luminance" */
static double
get_light (guint8 component)
{
  double c = component / 255.0;

  return c <= 0.03928 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4);
}

static double
get_luminance (GrundyColor color)
{
  return 0.2126 * get_light (color.red) + 0.7152 * get_light (color.green) + 0.0722 * get_light (color.blue);
}

double
grundy_color_contrast (GrundyColor a, GrundyColor b)
{
  double light_a = get_luminance (a);
  double light_b = get_luminance (b);

  return (MAX (light_a, light_b) + 0.05) / (MIN (light_a, light_b) + 0.05);
}

static guint8
mix_component (guint8 a, guint8 b, double share)
{
  return (guint8)lround (a + (b - a) * share);
}

GrundyColor
grundy_color_mix (GrundyColor a, GrundyColor b, double share)
{
  g_return_val_if_fail (share >= 0 && share <= 1, a);

  return (GrundyColor){ mix_component (a.red, b.red, share), mix_component (a.green, b.green, share),
                        mix_component (a.blue, b.blue, share) };
}

void
grundy_color_set_source (GrundyColor color, cairo_t *cr)
{
  g_return_if_fail (cr != NULL);

  cairo_set_source_rgb (cr, color.red / 255.0, color.green / 255.0, color.blue / 255.0);
}
