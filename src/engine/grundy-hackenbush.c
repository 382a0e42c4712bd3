/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * 1. Vertices are numbered as they come, with an open-addressing hash of their names; the edges at each vertex stand in
 * one row, a loop once.
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
#define NO_NUMBER G_MAXUINT

struct _GrundyHackenbush
{
  guint n_vertices;
  guint n_edges;
  guint *ends;     /* two for each edge */
  guint *first;    /* for each vertex where its row begins; one more at the end */
  guint *incident; /* rows of edges */
};

/*
 * The numbers of vertices, found by their names. Small, and so quick, for the first touch of memory is what costs most
 * here: a slot has only the number, the names stand by their numbers in an array of their own.
 */
typedef struct
{
  guint *slots; /* NO_NUMBER where empty; at most half of them are not */
  guint n_bits;
  guint64 *names;
  guint n_names;
  guint n_allocated;
} Names;

static void
names_allocate (Names *names, guint n_bits)
{
  gsize n_slots = (gsize)1 << n_bits;

  g_free (names->slots);
  names->slots = g_new (guint, n_slots);
  memset (names->slots, 0xff, n_slots * sizeof *names->slots);
  names->n_bits = n_bits;
}

static void
names_clear (Names *names)
{
  g_free (names->slots);
  g_free (names->names);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Names, names_clear)

/* The slot of a name, or the empty one where it would go */
static guint *
names_find (const Names *names, guint64 name)
{
  gsize mask = ((gsize)1 << names->n_bits) - 1;
  gsize slot = (name * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> (64 - names->n_bits);

  while (names->slots[slot] != NO_NUMBER && names->names[names->slots[slot]] != name)
    slot = (slot + 1) & mask;
  return &names->slots[slot];
}

static void
names_grow (Names *names)
{
  names->n_allocated = MAX (8, 2 * names->n_allocated);
  names->names = g_renew (guint64, names->names, names->n_allocated);
  names_allocate (names, g_bit_storage (names->n_allocated));
  for (guint i = 0; i < names->n_names; i++)
    *names_find (names, names->names[i]) = i;
}

/* Returns: the number of the name, which is the next one when the name is new */
static guint
names_intern (Names *names, guint64 name)
{
  guint *slot;

  if (names->n_names == names->n_allocated)
    names_grow (names);
  slot = names_find (names, name);
  if (*slot == NO_NUMBER)
    {
      *slot = names->n_names;
      names->names[names->n_names++] = name;
    }
  return *slot;
}

/* Puts the edges at each vertex into its row, in their order: the rows are filled from their ends. */
static void
build_rows (GrundyHackenbush *picture)
{
  picture->first = g_new0 (guint, (gsize)picture->n_vertices + 1);
  picture->incident = g_new (guint, 2 * (gsize)picture->n_edges + 1);
  for (guint i = 0; i < 2 * picture->n_edges; i++)
    if (i % 2 == 0 || picture->ends[i] != picture->ends[i - 1])
      picture->first[picture->ends[i]]++;
  for (guint vertex = 0; vertex < picture->n_vertices; vertex++)
    picture->first[vertex + 1] += picture->first[vertex];
  for (guint i = 2 * picture->n_edges; i-- > 0;)
    if (i % 2 == 0 || picture->ends[i] != picture->ends[i - 1])
      picture->incident[--picture->first[picture->ends[i]]] = i / 2;
}

GrundyHackenbush *
grundy_hackenbush_new (const GrundyNumbers *ground, const guint64 *ends, guint n_edges)
{
  GrundyHackenbush *picture = g_new0 (GrundyHackenbush, 1);
  g_auto (Names) names = { 0 };
  guint n_ground;

  g_assert (n_edges <= G_MAXUINT / 8 && ground->n_numbers <= G_MAXUINT / 8);

  for (guint i = 0; i < ground->n_numbers; i++)
    names_intern (&names, ground->numbers[i]);
  n_ground = names.n_names;
  picture->n_edges = n_edges;
  picture->ends = g_new (guint, 2 * (gsize)n_edges + 1);
  /* All that is ground is vertex 0. */
  for (guint i = 0; i < 2 * n_edges; i++)
    {
      guint number = names_intern (&names, ends[i]);

      picture->ends[i] = number < n_ground ? 0 : number - n_ground + 1;
    }
  picture->n_vertices = names.n_names - n_ground + 1;
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
  guint sum;        /* the nim-sum of what stands on it: below twice the number of edges */
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
