/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Where the vertices of a picture on the ground go:
 * 1. Breadth first from the ground: a vertex is as high as its least number of edges from the ground, and hangs on the
 *    vertex from which it was found. Every vertex beside the ground has a foot of its own there.
 * 2. From the top down, the width of a vertex: 1, or what hangs on it together.
 * 3. From the ground up, each gets a strip of its width, and stands in its middle.
 * 4. From the ground up, a vertex that stands on several moves into the middle of them as far as its neighbours allow,
 *    and what hangs on it moves along.
 * Strips of one height do not meet, so that vertices are at least 1 apart, and breadth first is also from the left to
 * the right; edges lead to the same height or the next.
 */
#include "grundy-board-drawing-private.h"

typedef struct
{
  guint parent;
  guint height; /* 0 is not found yet */
  double width;
  double left;
  double used;  /* of the strip, by those that hang on it */
  double moved; /* in the end, out of the middle of the strip */
} Vertex;

typedef struct
{
  const GrundyBoard *board;
  guint n_edges;
  guint n_vertices;
  Vertex *vertices;
  guint *order; /* breadth first, the ground at first */
  guint n_found;
} Search;

static gboolean
is_loop_of_ground (const Search *search, guint edge)
{
  return grundy_board_get_number (search->board, edge, 0) == 0 && grundy_board_get_number (search->board, edge, 1) == 0;
}

static void
find_vertex (Search *search, guint vertex, guint parent)
{
  if (vertex == 0 || search->vertices[vertex].height != 0)
    return;
  search->vertices[vertex].parent = parent;
  search->vertices[vertex].height = search->vertices[parent].height + 1;
  search->order[search->n_found++] = vertex;
}

static void
search_breadth_first (Search *search)
{
  search->n_found = 1;
  for (guint i = 0; i < search->n_found; i++)
    for (guint edge = 0; edge < search->n_edges; edge++)
      {
        guint a = (guint)grundy_board_get_number (search->board, edge, 0);
        guint b = (guint)grundy_board_get_number (search->board, edge, 1);

        if (a == search->order[i])
          find_vertex (search, b, a);
        else if (b == search->order[i])
          find_vertex (search, a, b);
      }
}

static void
measure_widths (Search *search)
{
  for (guint i = search->n_found; i-- > 1;)
    {
      Vertex *vertex = &search->vertices[search->order[i]];

      vertex->width = MAX (vertex->width, 1);
      search->vertices[vertex->parent].width += vertex->width;
    }
}

static void
place_vertices (Search *search, GrundyEdgePlaces *places)
{
  for (guint i = 1; i < search->n_found; i++)
    {
      guint number = search->order[i];
      Vertex *vertex = &search->vertices[number];
      Vertex *parent = &search->vertices[vertex->parent];

      vertex->left = parent->left + parent->used;
      parent->used += vertex->width;
      places->bears[vertex->parent] = TRUE;
      places->places[number] = (GrundyBoardPoint){ vertex->left + vertex->width / 2, vertex->height };
    }
  for (guint edge = 0; edge < search->n_edges; edge++)
    if (is_loop_of_ground (search, edge))
      places->loops[edge] = search->vertices[0].used++ + 0.5;
}

/* The middle of what a vertex stands on, or, where that is one vertex, the place in which it is moved along with it */
static double
find_wish (const Search *search, const GrundyEdgePlaces *places, guint vertex)
{
  const Vertex *own = &search->vertices[vertex];
  gboolean has_several = FALSE;
  double sum = 0;
  guint n = 0;

  for (guint edge = 0; edge < search->n_edges; edge++)
    {
      guint a = (guint)grundy_board_get_number (search->board, edge, 0);
      guint b = (guint)grundy_board_get_number (search->board, edge, 1);
      guint other = a == vertex ? b : a;

      if ((a != vertex && b != vertex) || other == 0 || search->vertices[other].height >= own->height)
        continue;
      has_several = has_several || other != own->parent;
      sum += places->places[other].x;
      n++;
    }
  if (has_several)
    return sum / n;
  return places->places[vertex].x + (own->parent != 0 ? search->vertices[own->parent].moved : 0);
}

static void
move_over_what_they_stand_on (Search *search, GrundyEdgePlaces *places)
{
  for (guint i = 1; i < search->n_found; i++)
    {
      guint number = search->order[i];
      guint before = search->order[i - 1];
      guint after = i + 1 < search->n_found ? search->order[i + 1] : number;
      Vertex *vertex = &search->vertices[number];
      GrundyBoardPoint *place = &places->places[number];
      double x = find_wish (search, places, number);

      if (i > 1 && search->vertices[before].height == vertex->height)
        x = MAX (x, places->places[before].x + 1);
      if (after != number && search->vertices[after].height == vertex->height)
        x = MIN (x, places->places[after].x - 1);
      vertex->moved = x - place->x;
      place->x = x;
    }
}

static guint
count_vertices (const GrundyBoard *board)
{
  guint64 largest = 0;

  for (guint i = 0; i < board->numbers->len; i++)
    largest = MAX (largest, g_array_index (board->numbers, guint64, i));
  return (guint)largest + 1;
}

GrundyEdgePlaces *
grundy_edge_places_new (const GrundyBoard *board)
{
  GrundyEdgePlaces *places = g_new0 (GrundyEdgePlaces, 1);
  Search search = { .board = board, .n_edges = grundy_board_get_n_elements (board) };

  search.n_vertices = places->n_vertices = count_vertices (board);
  search.vertices = g_new0 (Vertex, search.n_vertices);
  search.order = g_new0 (guint, search.n_vertices);
  places->places = g_new0 (GrundyBoardPoint, search.n_vertices);
  places->bears = g_new0 (gboolean, search.n_vertices);
  places->loops = g_new0 (double, search.n_edges + 1);
  search_breadth_first (&search);
  measure_widths (&search);
  place_vertices (&search, places);
  move_over_what_they_stand_on (&search, places);
  places->width = search.vertices[0].used;
  g_free (search.vertices);
  g_free (search.order);
  return places;
}

void
grundy_edge_places_free (GrundyEdgePlaces *places)
{
  g_free (places->places);
  g_free (places->bears);
  g_free (places->loops);
  g_free (places);
}
