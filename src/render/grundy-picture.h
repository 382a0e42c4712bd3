/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-board-drawing.h"
#include "grundy-font.h"
#include "grundy-labels.h"
#include "grundy-layout.h"
#include "grundy-theme.h"

G_BEGIN_DECLS

/**
 * GrundyPlacement:
 * @GRUNDY_PLACEMENT_BELOW: texts outside stand under the node, centred
 * @GRUNDY_PLACEMENT_BESIDE: texts outside stand to the right of the node, where edges come from above and below
 */
typedef enum
{
  GRUNDY_PLACEMENT_BELOW,
  GRUNDY_PLACEMENT_BESIDE,
} GrundyPlacement;

/**
 * GrundyPictureOptions:
 * @theme: the look
 * @sizes: how large things are; usually the theme's
 * @inside: the text inside nodes
 * @outside: the texts outside, in this order; %GRUNDY_LABEL_NONE for fewer
 * @placement: where they stand
 * @has_legend: whether a legend stands under the graph
 * @has_badges: whether the legend tells what a badge means
 * @axes: (nullable): the places of a grid layout, where its numbers shall stand at the left and at the bottom
 * @width: the width of the whole, in points; 0 for what the layout needs
 * @boards: (nullable) (element-type GrundyBoardDrawing): for each node its board, or %NULL
 * @shows_boards: whether boards are always seen in nodes; otherwise only where nodes are painted large enough
 */
typedef struct
{
  const GrundyTheme *theme;
  GrundySizes sizes;
  GrundyLabelChoice inside;
  GrundyLabelChoice outside[2];
  GrundyPlacement placement;
  gboolean has_legend;
  gboolean has_badges;
  const GrundyPlaces *axes;
  double width;
  GPtrArray *boards;
  gboolean shows_boards;
} GrundyPictureOptions;

/**
 * GrundyBox:
 * @x0: its left side
 * @y0: its top
 * @x1: its right side
 * @y1: its bottom
 *
 * A part of a picture, in points.
 */
typedef struct
{
  double x0;
  double y0;
  double x1;
  double y1;
} GrundyBox;

/**
 * GrundyOutline:
 * @x: the centre, from the left edge of the picture
 * @y: the centre, downwards from its top
 * @half_width: from the centre to the outer edge of the outermost outline's stroke
 * @half_height: the same upwards
 * @corner: the radius of the corners; a disc has @half_width = @half_height = @corner
 *
 * The outermost outline of a node, in points; the same whatever is settled.
 */
typedef struct
{
  double x;
  double y;
  double half_width;
  double half_height;
  double corner;
} GrundyOutline;

/**
 * GrundyPictureEdge:
 * @from: its start, a node of the view
 * @to: its end
 * @n_points: 3k + 1 for k cubic pieces
 * @points: the shaft: a start, and for each piece two control points and an end; it ends inside the arrowhead
 * @arrow: the arrowhead, a triangle: tip, left, right; the tip touches the outline of @to
 * @is_drawn: whether the view draws it
 */
typedef struct
{
  guint32 from;
  guint32 to;
  guint n_points;
  const GrundyPoint *points;
  GrundyPoint arrow[3];
  gboolean is_drawn;
} GrundyPictureEdge;

/**
 * GrundyAlign:
 * @GRUNDY_ALIGN_START: the anchor is the text's left end
 * @GRUNDY_ALIGN_MIDDLE: its middle
 * @GRUNDY_ALIGN_END: its right end
 */
typedef enum
{
  GRUNDY_ALIGN_START,
  GRUNDY_ALIGN_MIDDLE,
  GRUNDY_ALIGN_END,
} GrundyAlign;

/**
 * GrundySlot:
 * @choice: what stands there; %GRUNDY_LABEL_NONE for a caption
 * @x: the anchor
 * @baseline: the baseline
 * @align: which part of the text is at @x
 * @size: the size of the font
 * @is_bold: its weight
 * @width: the width that is reserved: that of the widest text it can have
 *
 * A place for a line of text, in points.
 */
typedef struct
{
  GrundyLabelChoice choice;
  double x;
  double baseline;
  GrundyAlign align;
  double size;
  gboolean is_bold;
  double width;
} GrundySlot;

/**
 * GrundyCaptionRole:
 * @GRUNDY_CAPTION_TEXT: an explanation
 * @GRUNDY_CAPTION_QUIET: of less weight: the axes of a grid
 * @GRUNDY_CAPTION_LETTER: an outcome's letter, in its colour
 */
typedef enum
{
  GRUNDY_CAPTION_TEXT,
  GRUNDY_CAPTION_QUIET,
  GRUNDY_CAPTION_LETTER,
} GrundyCaptionRole;

/**
 * GrundyCaption:
 * @slot: where
 * @text: what
 * @role: what it is for
 * @outcome: of a letter, whose it is
 *
 * A text that belongs to no node: on the axes, in the legend.
 */
typedef struct
{
  GrundySlot slot;
  const char *text;
  GrundyCaptionRole role;
  GrundyOutcome outcome;
} GrundyCaption;

/**
 * GrundyLegendItem:
 * @outline: where the sample stands
 * @is_badge: whether it is a badge; otherwise it is a node
 * @outcome: of what a node is a sample
 *
 * A sample of the legend; its caption is among the picture's captions.
 */
typedef struct
{
  GrundyOutline outline;
  gboolean is_badge;
  GrundyOutcome outcome;
} GrundyLegendItem;

/**
 * GRUNDY_PICTURE_BOARD_UNIT:
 *
 * The unit, in points, in which the boards of a picture are drawn, before they are made to fit into their nodes.
 */
#define GRUNDY_PICTURE_BOARD_UNIT 16.0

/**
 * GrundyBoardPlace:
 * @board: (nullable): the board; %NULL where a node has none
 * @panel: a plate in the node on which it stands, in the background's colour
 * @x: the left side of the board
 * @y: its top
 * @scale: by how much it is larger than it was drawn
 * @middle: how high the text inside the node stands above its centre: the middle of the text
 * @text_scale: by how much that text is larger than without a board, where boards come only by zoom
 *
 * Where the board of a node is, in points.
 */
typedef struct
{
  const GrundyBoardDrawing *board;
  GrundyBox panel;
  double x;
  double y;
  double scale;
  double middle;
  double text_scale;
} GrundyBoardPlace;

/**
 * GrundyPicture:
 *
 * What does not change while stepping: where everything stands, and what it can
 * say. Made once; a state says the rest. Immutable, atomically counted, and may be
 * painted by several threads at a time.
 */
typedef struct _GrundyPicture GrundyPicture;

/**
 * grundy_picture_measure:
 * @font: a font
 * @labels: what the nodes say
 * @options: how it will look
 *
 * Reserves for each node the room of its widest texts over all states, so that settling moves nothing.
 *
 * Returns: (transfer full): what a layout must know
 */
GrundyMetrics *grundy_picture_measure (GrundyFont *font, const GrundyLabels *labels,
                                       const GrundyPictureOptions *options);

/**
 * grundy_picture_new:
 * @font: the font of grundy_picture_measure()
 * @layout: a layout that was made with those metrics
 * @labels: what the nodes say
 * @options: how it looks; the same as for grundy_picture_measure()
 *
 * O(nodes + edges).
 *
 * Returns: (transfer full): the picture
 */
GrundyPicture *grundy_picture_new (GrundyFont *font, GrundyLayout *layout, GrundyLabels *labels,
                                   const GrundyPictureOptions *options);
GrundyPicture *grundy_picture_ref (GrundyPicture *picture);
void grundy_picture_unref (GrundyPicture *picture);
/* The size of the whole with its margin, in points */
double grundy_picture_get_width (const GrundyPicture *picture);
double grundy_picture_get_height (const GrundyPicture *picture);
GrundyView *grundy_picture_get_view (const GrundyPicture *picture);
/* (transfer none): the layout it was made of */
GrundyLayout *grundy_picture_get_layout (const GrundyPicture *picture);
GrundyLabels *grundy_picture_get_labels (const GrundyPicture *picture);
const GrundyTheme *grundy_picture_get_theme (const GrundyPicture *picture);
const GrundySizes *grundy_picture_get_sizes (const GrundyPicture *picture);
/* The families of its font, the first choice first, separated by commas, as SVG and CSS have them */
const char *grundy_picture_get_families (const GrundyPicture *picture);
guint32 grundy_picture_get_n_nodes (const GrundyPicture *picture);
gsize grundy_picture_get_n_edges (const GrundyPicture *picture);
const GrundyOutline *grundy_picture_get_node (const GrundyPicture *picture, guint32 node);
const GrundyPictureEdge *grundy_picture_get_edge (const GrundyPicture *picture, gsize edge);
/* How many texts a node has: slot 0 is inside; the others are outside, in reading order. The same for all nodes. */
guint grundy_picture_get_n_slots (const GrundyPicture *picture);
void grundy_picture_get_slot (const GrundyPicture *picture, guint32 node, guint i, GrundySlot *slot);
/* Whether boards are always seen in nodes. */
gboolean grundy_picture_shows_boards (const GrundyPicture *picture);
/* Returns: whether the node has a board */
gboolean grundy_picture_get_board (const GrundyPicture *picture, guint32 node, GrundyBoardPlace *place);
guint grundy_picture_get_n_captions (const GrundyPicture *picture);
const GrundyCaption *grundy_picture_get_caption (const GrundyPicture *picture, guint i);
guint grundy_picture_get_n_legend_items (const GrundyPicture *picture);
const GrundyLegendItem *grundy_picture_get_legend_item (const GrundyPicture *picture, guint i);

/**
 * grundy_picture_find_node:
 * @picture: a picture
 * @x: a place, in points
 * @y: a place, in points
 *
 * Returns: the node whose outline holds the place, or %G_MAXUINT32. O(nodes).
 */
guint32 grundy_picture_find_node (const GrundyPicture *picture, double x, double y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyPicture, grundy_picture_unref)

G_END_DECLS
