/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * 1. Vertices are sorted and numbered; the edges at each vertex stand in one row, a loop once.
 * 2. What stands: a breadth-first search from the ground.
 * 3. The value: a depth-first search after R. E. Tarjan, "A note on finding the bridges of a graph" (1974). Only the
 * edge by which a vertex was found is passed over, so that a parallel edge closes a cycle. Each vertex gathers the
 * nim-sum of what stands on it: a loop or an edge back to a vertex found earlier lies on a cycle and is worth 1; the
 * edge to a finished vertex is worth that vertex' sum plus 1 if it is a bridge; otherwise the two vertices are one, and
 * the sum itself is passed on, with 1 for the edge.
 */
#include "grundy-hackenbush.h"

#include <string.h>

#define NO_EDGE G_MAXUINT

struct _GrundyHackenbush
{
  guint n_vertices;
  guint n_edges;
  guint *ends;     /* two for each edge */
  guint *first;    /* for each vertex where its row begins; one more at the end */
  guint *incident; /* rows of edges */
};

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint64 *left = a, *right = b;

  return (*left > *right) - (*left < *right);
}

static gboolean
is_in (guint64 number, const guint64 *sorted, guint n_numbers)
{
  return bsearch (&number, sorted, n_numbers, sizeof (guint64), compare_numbers) != NULL;
}

/* Makes @names the vertices that are not on the ground, sorted, each once. Returns how many. */
static guint
sort_names (const GrundyNumbers *ground, const guint64 *ends, guint n_ends, guint64 *names)
{
  guint n_names = 0;

  if (n_ends == 0)
    return 0;
  memcpy (names, ends, n_ends * sizeof (guint64));
  qsort (names, n_ends, sizeof (guint64), compare_numbers);
  for (guint i = 0; i < n_ends; i++)
    if ((i == 0 || names[i] != names[i - 1]) && !is_in (names[i], ground->numbers, ground->n_numbers))
      names[n_names++] = names[i];
  return n_names;
}

/* Puts the edges at each vertex into its row. */
static void
build_rows (GrundyHackenbush *picture)
{
  g_autofree guint *filled = NULL;

  picture->first = g_new0 (guint, picture->n_vertices + 1);
  picture->incident = g_new (guint, 2 * (gsize)picture->n_edges + 1);
  for (guint i = 0; i < 2 * picture->n_edges; i++)
    if (i % 2 == 0 || picture->ends[i] != picture->ends[i - 1])
      picture->first[picture->ends[i] + 1]++;
  for (guint vertex = 0; vertex < picture->n_vertices; vertex++)
    picture->first[vertex + 1] += picture->first[vertex];
  filled = g_memdup2 (picture->first, picture->n_vertices * sizeof (guint));
  for (guint i = 0; i < 2 * picture->n_edges; i++)
    if (i % 2 == 0 || picture->ends[i] != picture->ends[i - 1])
      picture->incident[filled[picture->ends[i]]++] = i / 2;
}

GrundyHackenbush *
grundy_hackenbush_new (const GrundyNumbers *ground, const guint64 *ends, guint n_edges)
{
  GrundyHackenbush *picture = g_new0 (GrundyHackenbush, 1);
  g_autofree guint64 *names = g_new (guint64, 2 * (gsize)n_edges + 1);
  guint n_names;

  g_assert (n_edges <= G_MAXUINT / 4);

  n_names = sort_names (ground, ends, 2 * n_edges, names);
  picture->n_vertices = n_names + 1;
  picture->n_edges = n_edges;
  picture->ends = g_new (guint, 2 * (gsize)n_edges + 1);
  for (guint i = 0; i < 2 * n_edges; i++)
    {
      const guint64 *name = bsearch (&ends[i], names, n_names, sizeof (guint64), compare_numbers);

      picture->ends[i] = name == NULL ? 0 : (guint)(name - names) + 1;
    }
  build_rows (picture);
  return picture;
}

void
grundy_hackenbush_free (GrundyHackenbush *picture)
{
  if (picture == NULL)
    return;
  g_free (picture->ends);
  g_free (picture->first);
  g_free (picture->incident);
  g_free (picture);
}

static guint
get_other_end (const GrundyHackenbush *picture, guint edge, guint vertex)
{
  const guint *ends = picture->ends + 2 * (gsize)edge;

  return ends[0] == vertex ? ends[1] : ends[0];
}

void
grundy_hackenbush_find_standing (const GrundyHackenbush *picture, guint cut, gboolean *is_standing)
{
  g_autofree gboolean *is_found = g_new0 (gboolean, picture->n_vertices);
  g_autofree guint *found = g_new (guint, picture->n_vertices);
  guint n_found = 1;

  memset (is_standing, 0, picture->n_edges * sizeof (gboolean));
  found[0] = 0;
  is_found[0] = TRUE;
  for (guint i = 0; i < n_found; i++)
    for (guint k = picture->first[found[i]]; k < picture->first[found[i] + 1]; k++)
      {
        guint edge = picture->incident[k];
        guint other = get_other_end (picture, edge, found[i]);

        if (edge == cut)
          continue;
        is_standing[edge] = TRUE;
        if (!is_found[other])
          {
            is_found[other] = TRUE;
            found[n_found++] = other;
          }
      }
}

/* A vertex in the search. */
typedef struct
{
  guint discovered; /* when it was found, from 1; 0 when it was not */
  guint low;        /* the earliest vertex that it, or what was found from it, has an edge back to */
  guint parent;     /* by which edge it was found */
  guint next;       /* where in its row the search goes on */
  guint64 sum;      /* the nim-sum of what stands on it */
} Visit;

static void
visit_init (Visit *visit, const GrundyHackenbush *picture, guint vertex, guint parent, guint time)
{
  *visit = (Visit){ time, time, parent, picture->first[vertex], 0 };
}

/* Follows one more edge from @vertex. Returns the vertex found by it, or @vertex itself. */
static guint
follow_edge (const GrundyHackenbush *picture, Visit *visits, guint vertex, guint time)
{
  Visit *visit = &visits[vertex];
  guint edge = picture->incident[visit->next++];
  guint other = get_other_end (picture, edge, vertex);

  if (edge == visit->parent)
    return vertex;
  if (visits[other].discovered == 0)
    {
      visit_init (&visits[other], picture, other, edge, time);
      return other;
    }
  /* An edge back is met from both of its ends, and counted at the later one; a loop is met once. */
  if (visits[other].discovered <= visit->discovered)
    {
      visit->sum ^= 1;
      visit->low = MIN (visit->low, visits[other].discovered);
    }
  return vertex;
}

/* Adds what a finished vertex is worth to the vertex that it was found from. */
static void
hand_over (Visit *to, const Visit *from)
{
  to->low = MIN (to->low, from->low);
  to->sum ^= from->low == from->discovered ? from->sum + 1 : from->sum ^ 1;
}

guint64
grundy_hackenbush_get_value (const GrundyHackenbush *picture)
{
  g_autofree Visit *visits = g_new0 (Visit, picture->n_vertices);
  guint vertex = 0;
  guint time = 1;

  visit_init (&visits[0], picture, 0, NO_EDGE, time);
  while (TRUE)
    {
      if (visits[vertex].next < picture->first[vertex + 1])
        {
          guint found = follow_edge (picture, visits, vertex, time + 1);

          time += found != vertex;
          vertex = found;
        }
      else if (visits[vertex].parent != NO_EDGE)
        {
          guint parent = get_other_end (picture, visits[vertex].parent, vertex);

          hand_over (&visits[parent], &visits[vertex]);
          vertex = parent;
        }
      else
        return visits[0].sum;
    }
}
