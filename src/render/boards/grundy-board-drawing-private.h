/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-board-drawing.h"

G_BEGIN_DECLS

struct _GrundyBoardDrawing
{
  gatomicrefcount ref_count;
  double unit;
  double width;
  double height;
  GArray *items; /* of GrundyBoardItem, from the bottom to the top */
};

/* (transfer full): a drawing with nothing on it */
GrundyBoardDrawing *grundy_board_drawing_new_empty (double unit);
/* Adds an item, and makes the drawing large enough for it. */
void grundy_board_drawing_add (GrundyBoardDrawing *drawing, const GrundyBoardItem *item);
/* Adds a text whose middle is at @x, with its baseline at @baseline. */
void grundy_board_drawing_add_text (GrundyBoardDrawing *drawing, GrundyFont *font, const char *text, double x,
                                    double baseline);
/* The size of texts in a drawing */
double grundy_board_drawing_get_text_size (const GrundyBoardDrawing *drawing);

/* The point at @t, 0 to 1, of a cubic curve */
GrundyBoardPoint grundy_board_curve_get_point (const GrundyBoardPoint *curve, double t);
/* Adds the outline of an item to the path of @cr, so that lines of width @line stay within the item. */
void grundy_board_item_trace (const GrundyBoardItem *item, cairo_t *cr, double line);

/* Where the vertices of a picture of edges are, in steps to the right and up: x from 0, the ground at height 0. */
typedef struct
{
  guint n_vertices;
  GrundyBoardPoint *places; /* of each vertex; of the ground, vertex 0, unused */
  gboolean *bears;          /* whether vertices above hang on it */
  double *loops;            /* of each edge that is a loop of the ground: where it is */
  double width;             /* of the whole */
} GrundyEdgePlaces;

GrundyEdgePlaces *grundy_edge_places_new (const GrundyBoard *board);
void grundy_edge_places_free (GrundyEdgePlaces *places);

/* One kind of board each */
void grundy_board_draw_bars (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_cells (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_coins (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_edges (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_heaps (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_pins (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_rings (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_squares (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_stairs (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_tokens (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyEdgePlaces, grundy_edge_places_free)

G_END_DECLS
