/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-slots.h"

G_BEGIN_DECLS

/* A caption's glyphs are kept beside it, so that captions are a plain array for everybody else. */
struct _GrundyPicture
{
  gatomicrefcount ref_count;
  GrundyLayout *layout;
  GrundyLabels *labels;
  const GrundyTheme *theme;
  GrundySizes sizes;
  gboolean has_badges; /* whether the legend tells what they mean */
  char *families;
  double width;
  double height;
  guint32 n_nodes;
  gsize n_edges;
  GrundyOutline *nodes;
  GrundyBox *node_boxes; /* with halo, badge and texts */
  GrundyPictureEdge *edges;
  GrundyBox *edge_boxes; /* with arrowhead and casing */
  GrundyPoint *points;   /* of all edges */
  GrundySlots *slots;
  GStringChunk *numbers;   /* the texts of the axes */
  GArray *captions;        /* of GrundyCaption */
  GPtrArray *caption_runs; /* of GrundyRun */
  GArray *legend_items;    /* of GrundyLegendItem */
  GPtrArray *boards;       /* of GrundyBoardDrawing, NULL for none; NULL where no node has one */
  gboolean shows_boards;
};

/* Adds a caption; its text must live as long as the picture. */
void grundy_picture_add_caption (GrundyPicture *picture, GrundyFont *font, const GrundyCaption *caption);

/* The room that the numbers of a grid need, and the least width of a legend */
void grundy_picture_measure_axes (GrundyFont *font, const GrundyPictureOptions *options, GrundyMetrics *metrics);
double grundy_picture_measure_legend (const GrundyPicture *picture, GrundyFont *font);

/* Adds the numbers of a grid, in the room that the layout left for them. */
void grundy_picture_add_axes (GrundyPicture *picture, GrundyFont *font, const GrundyLayout *layout, GrundyPoint offset);
/* Adds a legend under what is there; the picture becomes higher. */
void grundy_picture_add_legend (GrundyPicture *picture, GrundyFont *font);

G_END_DECLS
