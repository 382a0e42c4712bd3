/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

#include <math.h>

/* A picture of more edges than this is drawn as their number. */
#define MOST_EDGES 200
/* From a vertex to the next, by the unit */
#define STEP 1.6
/* How far apart parallel edges are, at most, and how far the outermost bulge */
#define PARALLEL_GAP 0.9
#define PARALLEL_WIDTH 1.5
/* Half of the opening of a loop, and its length */
#define LOOP_OPENING (40 * G_PI / 180)
#define LOOP_LENGTH 1.3
#define LOOP_GROWTH 0.5
/* Between vertices of one height that are further apart there may be another. */
#define LEAST_OVER 1.99
#define VERTEX_SIZE 0.26
/* What an edge is wider than its curve on each side, lit or not */
#define EDGE_ROOM 0.22
/* How many pieces of a curve are looked at for its box */
#define BOX_SAMPLES 24

/* An edge among those with the same ends */
typedef struct
{
  guint number;
  guint n_parallel;
} Place;

typedef struct
{
  GrundyBoardDrawing *drawing;
  const GrundyBoard *board;
  const GrundyEdgePlaces *places;
  double step;
} Picture;

static guint
get_end (const Picture *picture, guint edge, gboolean upper)
{
  guint a = (guint)grundy_board_get_number (picture->board, edge, 0);
  guint b = (guint)grundy_board_get_number (picture->board, edge, 1);

  return upper ? MAX (a, b) : MIN (a, b);
}

static Place
find_place (const Picture *picture, guint edge)
{
  Place place = { 0, 0 };

  for (guint i = 0; i < grundy_board_get_n_elements (picture->board); i++)
    if (get_end (picture, i, FALSE) == get_end (picture, edge, FALSE) &&
        get_end (picture, i, TRUE) == get_end (picture, edge, TRUE))
      {
        place.number += i < edge;
        place.n_parallel++;
      }
  return place;
}

/* Where a vertex is on paper, upwards being negative; edges to the ground end under @other. */
static GrundyBoardPoint
get_point (const Picture *picture, guint vertex, guint other)
{
  GrundyBoardPoint place = picture->places->places[vertex == 0 ? other : vertex];

  return (GrundyBoardPoint){ place.x * picture->step, vertex == 0 ? 0 : -place.y * picture->step };
}

/* A drop, from @foot in the direction @angle */
static void
make_loop (const Picture *picture, GrundyBoardPoint foot, double angle, double length, GrundyBoardPoint *curve)
{
  double reach = length * picture->drawing->unit;

  curve[0] = curve[3] = foot;
  curve[1].x = foot.x + reach * cos (angle - LOOP_OPENING);
  curve[1].y = foot.y - reach * sin (angle - LOOP_OPENING);
  curve[2].x = foot.x + reach * cos (angle + LOOP_OPENING);
  curve[2].y = foot.y - reach * sin (angle + LOOP_OPENING);
}

/* Loops stand on their vertex where nothing else does, then beside it, then round those. */
static void
make_loop_of_vertex (const Picture *picture, guint vertex, guint number, GrundyBoardPoint *curve)
{
  static const double angles[] = { G_PI / 2, G_PI / 10, G_PI - G_PI / 10 };
  guint first = picture->places->bears[vertex] ? 1 : 0;
  guint n_angles = G_N_ELEMENTS (angles) - first;

  make_loop (picture, get_point (picture, vertex, vertex), angles[first + number % n_angles],
             LOOP_LENGTH + LOOP_GROWTH * (guint)(number / n_angles), curve);
}

/* How far the middle of an edge lies beside the straight line: parallel edges share the room, and an edge that would
 * pass through vertices of its own height goes over them. */
static double
get_bulge (const Picture *picture, GrundyBoardPoint from, GrundyBoardPoint to, Place place)
{
  double unit = picture->drawing->unit;
  double gap = place.n_parallel > 1 ? MIN (PARALLEL_GAP, PARALLEL_WIDTH / (place.n_parallel - 1)) * unit : 0;
  double steps = fabs (to.x - from.x) / picture->step;
  double over = from.y == to.y && steps > LEAST_OVER ? MIN (0.3 + 0.1 * steps, 0.8) * picture->step : 0;

  return over + (place.number - (place.n_parallel - 1) / 2.0) * gap;
}

static void
make_curve (const Picture *picture, guint edge, GrundyBoardPoint *curve)
{
  guint a = get_end (picture, edge, FALSE);
  guint b = get_end (picture, edge, TRUE);
  GrundyBoardPoint from = get_point (picture, a, b);
  GrundyBoardPoint to = get_point (picture, b, a);
  double length = hypot (to.x - from.x, to.y - from.y);
  double side = to.x < from.x ? -1 : 1;
  double bulge = side * get_bulge (picture, from, to, find_place (picture, edge)) * 4 / 3;

  curve[0] = from;
  curve[3] = to;
  for (guint i = 1; i <= 2; i++)
    {
      curve[i].x = from.x + (to.x - from.x) * i / 3 + bulge * (to.y - from.y) / length;
      curve[i].y = from.y + (to.y - from.y) * i / 3 - bulge * (to.x - from.x) / length;
    }
}

/* Makes the box of an edge what its curve needs. */
static void
set_box (GrundyBoardItem *item, double room)
{
  GrundyBoardPoint least = item->curve[0];
  GrundyBoardPoint most = item->curve[0];

  for (guint i = 1; i <= BOX_SAMPLES; i++)
    {
      GrundyBoardPoint point = grundy_board_curve_get_point (item->curve, (double)i / BOX_SAMPLES);

      least = (GrundyBoardPoint){ MIN (least.x, point.x), MIN (least.y, point.y) };
      most = (GrundyBoardPoint){ MAX (most.x, point.x), MAX (most.y, point.y) };
    }
  item->x = least.x - room;
  item->y = least.y - room;
  item->width = most.x - least.x + 2 * room;
  item->height = most.y - least.y + 2 * room;
}

static void
add_edge (const Picture *picture, guint edge)
{
  GrundyBoardItem item = { .shape = GRUNDY_SHAPE_EDGE, .element = edge };
  guint vertex = get_end (picture, edge, TRUE);

  if (vertex == 0)
    make_loop (picture, (GrundyBoardPoint){ picture->places->loops[edge] * picture->step, 0 }, G_PI / 2, LOOP_LENGTH,
               item.curve);
  else if (vertex == get_end (picture, edge, FALSE))
    make_loop_of_vertex (picture, vertex, find_place (picture, edge).number, item.curve);
  else
    make_curve (picture, edge, item.curve);
  set_box (&item, EDGE_ROOM * picture->drawing->unit);
  grundy_board_drawing_add (picture->drawing, &item);
}

static void
add_vertex (const Picture *picture, guint vertex)
{
  double size = VERTEX_SIZE * picture->drawing->unit;
  GrundyBoardPoint point = get_point (picture, vertex, vertex);
  GrundyBoardItem dot = { .shape = GRUNDY_SHAPE_VERTEX,
                          .element = GRUNDY_NO_ELEMENT,
                          .part = vertex,
                          .x = point.x - size / 2,
                          .y = point.y - size / 2,
                          .width = size,
                          .height = size };

  grundy_board_drawing_add (picture->drawing, &dot);
}

/* Moves all so that the drawing begins at 0, 0. */
static void
move_to_corner (GrundyBoardDrawing *drawing)
{
  double left = 0;
  double top = 0;

  for (guint i = 0; i < drawing->items->len; i++)
    {
      left = MIN (left, g_array_index (drawing->items, GrundyBoardItem, i).x);
      top = MIN (top, g_array_index (drawing->items, GrundyBoardItem, i).y);
    }
  for (guint i = 0; i < drawing->items->len; i++)
    {
      GrundyBoardItem *item = &g_array_index (drawing->items, GrundyBoardItem, i);

      item->x -= left;
      item->y -= top;
      for (guint j = 0; j < G_N_ELEMENTS (item->curve); j++)
        {
          item->curve[j].x -= left;
          item->curve[j].y -= top;
        }
    }
  drawing->width -= left;
  drawing->height -= top;
}

static void
draw_number (GrundyBoardDrawing *drawing, GrundyFont *font, guint n_edges)
{
  g_autofree char *number = g_strdup_printf ("%u", n_edges);

  grundy_board_drawing_add_text (drawing, font, number, drawing->unit / 2,
                                 grundy_board_drawing_get_text_size (drawing));
}

void
grundy_board_draw_edges (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  guint n_edges = grundy_board_get_n_elements (board);
  g_autoptr (GrundyEdgePlaces) places = NULL;
  Picture picture = { .drawing = drawing, .board = board, .step = STEP * drawing->unit };
  GrundyBoardItem ground = { .shape = GRUNDY_SHAPE_GROUND,
                             .element = GRUNDY_NO_ELEMENT,
                             .y = -0.05 * drawing->unit,
                             .height = 0.1 * drawing->unit };

  if (n_edges > MOST_EDGES)
    {
      draw_number (drawing, font, n_edges);
      return;
    }
  picture.places = places = grundy_edge_places_new (board);
  for (guint edge = 0; edge < n_edges; edge++)
    add_edge (&picture, edge);
  for (guint vertex = 1; vertex < places->n_vertices; vertex++)
    add_vertex (&picture, vertex);
  ground.width = MAX (places->width, 1) * picture.step;
  grundy_board_drawing_add (drawing, &ground);
  move_to_corner (drawing);
}
