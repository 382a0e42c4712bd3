/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <cairo.h>

#include "grundy-play.h"

G_BEGIN_DECLS

/**
 * GrundyColor:
 * @red: 0 to 255, sRGB
 * @green: 0 to 255
 * @blue: 0 to 255
 *
 * An opaque colour.
 */
typedef struct
{
  guint8 red;
  guint8 green;
  guint8 blue;
} GrundyColor;

/**
 * GrundyThemeId:
 * @GRUNDY_THEME_LIGHT: for a light desktop
 * @GRUNDY_THEME_DARK: for a dark desktop
 * @GRUNDY_THEME_PROJECTOR: large and strong, to be read from the last row
 * @GRUNDY_THEME_PRINT: for paper, in colour
 * @GRUNDY_THEME_MONO: for paper, in black, white and grey
 */
typedef enum
{
  GRUNDY_THEME_LIGHT,
  GRUNDY_THEME_DARK,
  GRUNDY_THEME_PROJECTOR,
  GRUNDY_THEME_PRINT,
  GRUNDY_THEME_MONO,
} GrundyThemeId;

#define GRUNDY_N_THEMES (GRUNDY_THEME_MONO + 1)

/**
 * GrundyNodeInk:
 * @fill: inside the outline
 * @outline: the outline; for P both outlines
 * @text: texts inside
 * @letter: the outcome's letter outside, on the background
 *
 * The colours of one kind of node.
 */
typedef struct
{
  GrundyColor fill;
  GrundyColor outline;
  GrundyColor text;
  GrundyColor letter;
} GrundyNodeInk;

/**
 * GrundySizes:
 * @node: the diameter of a node by its outermost outline
 * @inside_text: the size of the font inside nodes
 * @outside_text: the size of the font beside nodes, on the axes and in the legend
 * @outline: the width of outlines
 * @gap: between the two outlines of a P position
 * @edge: the width of an edge
 * @lit_edge: the width of an emphasised edge
 * @arrow: the length of an arrowhead
 * @halo: how far a halo reaches over the outline
 * @margin: the empty border around everything
 *
 * How large things are, in points (1/72 inch).
 */
typedef struct
{
  double node;
  double inside_text;
  double outside_text;
  double outline;
  double gap;
  double edge;
  double lit_edge;
  double arrow;
  double halo;
  double margin;
} GrundySizes;

/**
 * GrundyTheme:
 * @name: its name on the command line
 * @background: behind everything
 * @text: texts outside nodes
 * @quiet_text: texts of less weight: the axes
 * @nodes: the colours of settled nodes, by #GrundyOutcome
 * @unsettled: the colours of nodes that are not settled
 * @edge: an edge
 * @faded_edge: an edge that steps back behind others
 * @lit_edge: an emphasised edge
 * @look: "look here", always a yellow (a light grey in mono)
 * @selection: the halo of what is selected
 * @mark: what is marked, always a grey
 * @badge: a badge, and its text is @background
 * @sizes: natural sizes
 *
 * The look of a picture. Const; the same wherever it is used, and nothing of it comes from the desktop.
 */
typedef struct
{
  const char *name;
  GrundyColor background;
  GrundyColor text;
  GrundyColor quiet_text;
  GrundyNodeInk nodes[3];
  GrundyNodeInk unsettled;
  GrundyColor edge;
  GrundyColor faded_edge;
  GrundyColor lit_edge;
  GrundyColor look;
  GrundyColor selection;
  GrundyColor mark;
  GrundyColor badge;
  GrundySizes sizes;
} GrundyTheme;

/**
 * grundy_theme_get:
 * @id: which
 *
 * Returns: (transfer none): the theme
 */
const GrundyTheme *grundy_theme_get (GrundyThemeId id);

/**
 * grundy_theme_find:
 * @name: a name as on the command line
 *
 * Returns: (transfer none) (nullable): the theme of that name
 */
const GrundyTheme *grundy_theme_find (const char *name);

/**
 * grundy_color_contrast:
 * @a: a colour
 * @b: another
 *
 * Returns: the contrast ratio of the Web Content Accessibility Guidelines (WCAG 2.1), 1 to 21
 */
double grundy_color_contrast (GrundyColor a, GrundyColor b);

/**
 * grundy_color_mix:
 * @a: a colour
 * @b: another
 * @share: how much of @b, 0 to 1
 *
 * Returns: the colour between them, by sRGB components
 */
GrundyColor grundy_color_mix (GrundyColor a, GrundyColor b, double share);
/* Makes it the colour in which is painted. */
void grundy_color_set_source (GrundyColor color, cairo_t *cr);

G_END_DECLS
