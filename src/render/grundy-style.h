/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-state.h"

G_BEGIN_DECLS

/*
 * How a part of a picture looks in a state: asked for by the painter and by
 * every writer of a vector format, so that they cannot differ.
 */

/**
 * GrundyNodeStyle:
 * @fill: inside
 * @outline: the colour of the outline, and of the second one
 * @outline_width: its width; strokes lie inside the #GrundyOutline
 * @is_double: whether there is a second outline: then the outermost outline is a
 *   ring in @outline on the background, @gap wide empty, and a filled disc inside
 * @gap: the width of that gap; the disc is smaller than the outermost outline by @outline_width + @gap
 * @has_halo: whether a halo lies under the node
 * @halo: its colour
 * @halo_width: how far it reaches over the outline
 * @has_badge: whether a badge sits at its upper right
 */
typedef struct
{
  GrundyColor fill;
  GrundyColor outline;
  double outline_width;
  gboolean is_double;
  double gap;
  gboolean has_halo;
  GrundyColor halo;
  double halo_width;
  gboolean has_badge;
} GrundyNodeStyle;

/**
 * GrundyEdgeStyle:
 * @is_drawn: whether it is drawn at all
 * @color: of shaft and arrowhead
 * @width: of the shaft
 * @has_casing: whether a wider band lies under it
 * @casing: its colour
 * @casing_width: its width
 */
typedef struct
{
  gboolean is_drawn;
  GrundyColor color;
  double width;
  gboolean has_casing;
  GrundyColor casing;
  double casing_width;
} GrundyEdgeStyle;

/**
 * GrundyTextStyle:
 * @text: what stands there; empty for nothing. Owned by the picture's labels.
 * @color: its colour
 */
typedef struct
{
  const char *text;
  GrundyColor color;
} GrundyTextStyle;

void grundy_style_get_node (const GrundyPicture *picture, const GrundyState *state, guint32 node,
                            GrundyNodeStyle *style);
void grundy_style_get_edge (const GrundyPicture *picture, const GrundyState *state, gsize edge, GrundyEdgeStyle *style);
/* The text in slot @i of @node, see grundy_picture_get_slot() */
void grundy_style_get_text (const GrundyPicture *picture, const GrundyState *state, guint32 node, guint i,
                            GrundyTextStyle *style);
/**
 * grundy_style_get_clearing:
 * @picture: a picture
 * @state: its state
 * @node: a node
 * @i: one of its slots outside
 * @clearing: (out): in the colour of the background, above edges and below nodes
 *
 * A text beside a node is never painted over: what runs behind it is taken out again.
 *
 * Returns: whether there is a text, and so a clearing for it
 */
gboolean grundy_style_get_clearing (const GrundyPicture *picture, const GrundyState *state, guint32 node, guint i,
                                    GrundyBox *clearing);
/* A badge: a disc at the upper right of a node, in the theme's badge colour, with the sign of "does not equal" */
void grundy_style_get_badge (const GrundyPicture *picture, guint32 node, GrundyOutline *badge);
/* A settled node of that outcome: what the legend shows */
void grundy_style_get_sample (const GrundyPicture *picture, GrundyOutcome outcome, GrundyNodeStyle *style);
void grundy_style_get_caption (const GrundyPicture *picture, guint caption, GrundyTextStyle *style);

G_END_DECLS
