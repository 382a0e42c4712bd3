/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * 1. Edges that do not reach the ground are left out; the vertices of the ground become one.
 * 2. A depth-first search finds the bridges (R. E. Tarjan, "A note on finding the bridges of a graph", 1974). Every
 * other edge by which a vertex was found is drawn together, from the ground upwards: its ends are on a common cycle,
 * for drawing edges together does not make others bridges. All edges that are no bridges are loops then, and are
 * opened.
 * 3. What is left is a tree. Its vertices are gone through in the reverse order of their discovery, so that all that
 * stands on a vertex is one path when the vertex is met; two paths at one vertex are joined at once. To join, the
 * shorter path is set upon the longer one, and edges are taken off the top; an edge is taken off once only, so that
 * this is linear, too.
 *
 * That each step keeps the value: E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 7.
 *
 * Pictures are not kept but made again, by a work that stops after some of its steps.
 */
#include "grundy-reduction.h"

#include "grundy-error.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NONE G_MAXUINT

struct _GrundyReduction
{
  gatomicrefcount ref_count;
  GrundyGame *game;
  GrundyPosition *position;
  GArray *steps; /* of GrundyReductionStep */
  guint length;
};

/* A path that grows from a vertex. */
typedef struct
{
  guint bottom; /* edges */
  guint top;
  guint length; /* 0 for no path */
} Path;

/* Vertices are numbered by their names, those of the ground first; new ones come behind them. */
typedef struct
{
  GArray *steps; /* of GrundyReductionStep; the work stops when there are @max_steps */
  guint max_steps;
  const GrundyNumbers *ground;
  guint n_edges;
  guint n_vertices; /* without the new ones */
  guint n_ground;
  GArray *names; /* of guint64: of each vertex */
  guint64 next_name;
  guint *ends;         /* two for each edge */
  gboolean *is_left;   /* of each edge */
  gboolean *is_turned; /* of each edge of a path: whether its lower end is the second */
  guint *first;        /* for each vertex where its row begins; one more at the end */
  guint *incident;     /* rows of edges, loops twice */
  guint *found_by;     /* for each vertex the edge by which it was found, NONE for ground */
  guint *below;        /* for each vertex the one from which it was found */
  guint *order;        /* the vertices as they were found */
  guint n_found;
  guint *low;        /* for each vertex the place in @order of the first one that is reached from it */
  guint *fused_with; /* for each vertex the lowest one that it is one with */
  gboolean *is_bridge;
  guint *beneath;   /* for each edge of a path the one below it */
  Path *paths;      /* for each vertex what stands on it */
  guint *next_loop; /* for each edge the next loop at the same vertex */
  guint *loops;     /* for each vertex its first loop */
} Work;

/* --- The picture --------------------------------------------------------------------------------------------- */

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

/* Names the vertices that are ground, or those that are not, ascending. */
static void
add_names (Work *work, const guint64 *sorted, guint n_numbers, gboolean of_ground)
{
  for (guint i = 0; i < n_numbers; i++)
    if ((i == 0 || sorted[i] != sorted[i - 1]) &&
        is_in (sorted[i], work->ground->numbers, work->ground->n_numbers) == of_ground)
      g_array_append_val (work->names, sorted[i]);
}

static void
name_vertices (Work *work, const GrundyPosition *position)
{
  g_autofree guint64 *sorted = g_new (guint64, (gsize)position->n_cells + 1);

  if (position->n_cells > 0)
    memcpy (sorted, position->cells, position->n_cells * sizeof (guint64));
  qsort (sorted, position->n_cells, sizeof (guint64), compare_numbers);
  add_names (work, sorted, position->n_cells, TRUE);
  work->n_ground = work->names->len;
  add_names (work, sorted, position->n_cells, FALSE);
  work->n_vertices = work->names->len;
}

/* (nullable): where the name of a vertex is, but for new ones */
static const guint64 *
find_name (const Work *work, guint64 name)
{
  const guint64 *names = (gpointer)work->names->data;
  const guint64 *found = bsearch (&name, names, work->n_ground, sizeof (guint64), compare_numbers);

  return found != NULL ? found
                       : bsearch (&name, names + work->n_ground, work->n_vertices - work->n_ground, sizeof (guint64),
                                  compare_numbers);
}

static void
build_rows (Work *work)
{
  g_autofree guint *filled = NULL;

  for (guint i = 0; i < 2 * work->n_edges; i++)
    work->first[work->ends[i] + 1]++;
  for (guint vertex = 0; vertex < work->n_vertices; vertex++)
    work->first[vertex + 1] += work->first[vertex];
  filled = g_memdup2 (work->first, (work->n_vertices + (gsize)1) * sizeof (guint));
  for (guint i = 0; i < 2 * work->n_edges; i++)
    work->incident[filled[work->ends[i]]++] = i / 2;
}

static void
work_init (Work *work, const GrundyReduction *reduction, guint max_steps)
{
  const GrundyPosition *position = reduction->position;

  *work = (Work){ .max_steps = max_steps, .n_edges = position->n_cells / 2 };
  work->steps = g_array_new (FALSE, TRUE, sizeof (GrundyReductionStep));
  work->names = g_array_new (FALSE, FALSE, sizeof (guint64));
  work->ground = grundy_game_get_argument (reduction->game, 0)->data;
  name_vertices (work, position);
  work->ends = g_new (guint, 2 * (gsize)work->n_edges + 1);
  for (guint i = 0; i < 2 * work->n_edges; i++)
    work->ends[i] = (guint)(find_name (work, position->cells[i]) - (const guint64 *)(gpointer)work->names->data);
  work->is_left = g_new0 (gboolean, work->n_edges + 1);
  work->is_bridge = g_new0 (gboolean, work->n_edges + 1);
  work->is_turned = g_new0 (gboolean, work->n_edges + 1);
  work->beneath = g_new0 (guint, work->n_edges + 1);
  work->next_loop = g_new (guint, work->n_edges + 1);
  work->first = g_new0 (guint, work->n_vertices + 1);
  work->incident = g_new (guint, 2 * (gsize)work->n_edges + 1);
  work->found_by = g_new (guint, work->n_vertices + 1);
  work->below = g_new (guint, work->n_vertices + 1);
  work->order = g_new (guint, work->n_vertices + 1);
  work->low = g_new (guint, work->n_vertices + 1);
  work->fused_with = g_new (guint, work->n_vertices + 1);
  work->paths = g_new0 (Path, work->n_vertices + 1);
  work->loops = g_new (guint, work->n_vertices + 1);
  build_rows (work);
}

static void
work_clear (Work *work)
{
  g_array_unref (work->steps);
  g_array_unref (work->names);
  g_free (work->ends);
  g_free (work->is_left);
  g_free (work->is_bridge);
  g_free (work->is_turned);
  g_free (work->beneath);
  g_free (work->next_loop);
  g_free (work->first);
  g_free (work->incident);
  g_free (work->found_by);
  g_free (work->below);
  g_free (work->order);
  g_free (work->low);
  g_free (work->fused_with);
  g_free (work->paths);
  g_free (work->loops);
}

static guint64
get_name (const Work *work, guint vertex)
{
  return g_array_index (work->names, guint64, vertex);
}

/* Tells a step, which is to be carried out next; FALSE when there are enough of them. */
static gboolean
add_step (Work *work, const GrundyReductionStep *step)
{
  if (work->steps->len == work->max_steps)
    return FALSE;
  g_array_append_vals (work->steps, step, 1);
  return TRUE;
}

/* --- The ground and what does not reach it ------------------------------------------------------------------- */

/* Finds what stands, breadth first. Returns how many edges do not. */
static guint
find_standing (Work *work)
{
  g_autofree gboolean *is_found = g_new0 (gboolean, work->n_vertices + 1);
  guint n_found = 0;
  guint n_standing = 0;

  for (guint vertex = 0; vertex < work->n_ground; vertex++)
    {
      work->order[n_found++] = vertex;
      is_found[vertex] = TRUE;
    }
  for (guint i = 0; i < n_found; i++)
    for (guint k = work->first[work->order[i]]; k < work->first[work->order[i] + 1]; k++)
      {
        guint edge = work->incident[k];
        guint other = work->ends[2 * edge] ^ work->ends[2 * edge + 1] ^ work->order[i];

        n_standing += !work->is_left[edge];
        work->is_left[edge] = TRUE;
        if (!is_found[other])
          {
            is_found[other] = TRUE;
            work->order[n_found++] = other;
          }
      }
  return work->n_edges - n_standing;
}

/* Before the first step all edges are there. */
static gboolean
drop (Work *work)
{
  guint n_dropped = find_standing (work);

  if (n_dropped == 0 || add_step (work, &(GrundyReductionStep){ GRUNDY_REDUCTION_DROP, .n_edges = n_dropped }))
    return TRUE;
  for (guint edge = 0; edge < work->n_edges; edge++)
    work->is_left[edge] = TRUE;
  return FALSE;
}

/* Moves all ends of edges at @vertex to @to. */
static void
move_ends (Work *work, guint vertex, guint to)
{
  for (guint k = work->first[vertex]; k < work->first[vertex + 1]; k++)
    for (guint i = 2 * work->incident[k]; i < 2 * work->incident[k] + 2; i++)
      if (work->ends[i] == vertex)
        work->ends[i] = to;
}

static gboolean
unite_ground (Work *work)
{
  for (guint vertex = 1; vertex < work->n_ground; vertex++)
    {
      if (!add_step (work,
                     &(GrundyReductionStep){ GRUNDY_REDUCTION_GROUND, get_name (work, 0), get_name (work, vertex) }))
        return FALSE;
      move_ends (work, vertex, 0);
    }
  return TRUE;
}

/* --- Cycles -------------------------------------------------------------------------------------------------- */

/* Where the search goes on at each vertex is kept in @next; that all of the ground is one vertex is seen by its rows
 * being searched one behind the other. */
static void
find_bridges (Work *work)
{
  g_autofree guint *next = g_memdup2 (work->first, (work->n_vertices + (gsize)1) * sizeof (guint));
  g_autofree guint *places = g_new (guint, work->n_vertices + 1);
  guint vertex = 0;

  for (guint i = 0; i < work->n_vertices; i++)
    places[i] = NONE;
  work->order[0] = 0;
  work->n_found = 1;
  places[0] = work->low[0] = 0;
  work->found_by[0] = NONE;
  while (TRUE)
    {
      guint end = vertex == 0 ? work->first[work->n_ground] : work->first[vertex + 1];

      if (next[vertex] < end)
        {
          guint edge = work->incident[next[vertex]++];
          guint other = work->ends[2 * edge] ^ work->ends[2 * edge + 1] ^ vertex;

          if (!work->is_left[edge] || edge == work->found_by[vertex])
            continue;
          if (places[other] != NONE)
            {
              work->low[vertex] = MIN (work->low[vertex], places[other]);
              continue;
            }
          places[other] = work->low[other] = work->n_found;
          work->order[work->n_found++] = other;
          work->found_by[other] = edge;
          work->below[other] = vertex;
          vertex = other;
        }
      else if (vertex != 0)
        {
          work->is_bridge[work->found_by[vertex]] = work->low[vertex] == places[vertex];
          work->low[work->below[vertex]] = MIN (work->low[work->below[vertex]], work->low[vertex]);
          vertex = work->below[vertex];
        }
      else
        break;
    }
}

static gboolean
fuse (Work *work)
{
  work->fused_with[0] = 0;
  for (guint i = 1; i < work->n_found; i++)
    {
      guint vertex = work->order[i];
      guint into = work->fused_with[work->below[vertex]];

      work->fused_with[vertex] = vertex;
      if (work->is_bridge[work->found_by[vertex]])
        continue;
      if (!add_step (work,
                     &(GrundyReductionStep){ GRUNDY_REDUCTION_FUSE, get_name (work, into), get_name (work, vertex) }))
        return FALSE;
      move_ends (work, vertex, into);
      work->fused_with[vertex] = into;
    }
  return TRUE;
}

/* A new vertex, with the least name that is free. */
static guint
add_vertex (Work *work)
{
  while (find_name (work, work->next_name) != NULL ||
         is_in (work->next_name, work->ground->numbers, work->ground->n_numbers))
    work->next_name++;
  g_array_append_val (work->names, work->next_name);
  work->next_name++;
  return work->names->len - 1;
}

static gboolean
open_loops (Work *work)
{
  for (guint i = 0; i < work->n_vertices; i++)
    work->loops[i] = NONE;
  for (guint edge = 0; edge < work->n_edges; edge++)
    if (work->is_left[edge] && !work->is_bridge[edge])
      {
        guint vertex = work->ends[2 * edge];
        guint other = add_vertex (work);

        g_assert (work->ends[2 * edge + 1] == vertex);
        if (!add_step (
                work, &(GrundyReductionStep){ GRUNDY_REDUCTION_OPEN, get_name (work, vertex), get_name (work, other) }))
          return FALSE;
        work->ends[2 * edge + 1] = other;
        work->next_loop[edge] = work->loops[vertex];
        work->loops[vertex] = edge;
      }
  return TRUE;
}

/* --- The tree ------------------------------------------------------------------------------------------------ */

/* Takes @n_edges off the top of a path. */
static void
cut_top (Work *work, Path *path, guint n_edges)
{
  path->length -= n_edges;
  for (; n_edges > 0; n_edges--)
    {
      work->is_left[path->top] = FALSE;
      path->top = work->beneath[path->top];
    }
}

/* The lower end of an edge of a path, or the upper one. */
static guint *
get_end (const Work *work, guint edge, gboolean is_upper)
{
  return &work->ends[2 * edge + (work->is_turned[edge] != is_upper)];
}

static void
set_upon (Work *work, Path *lower, const Path *upper)
{
  *get_end (work, upper->bottom, FALSE) = *get_end (work, lower->top, TRUE);
  work->beneath[upper->bottom] = lower->top;
  lower->top = upper->top;
  lower->length += upper->length;
}

/* Puts one more path on a vertex. */
static gboolean
add_path (Work *work, guint vertex, Path path)
{
  Path *there = &work->paths[vertex];
  Path shorter = path;
  guint sum = there->length ^ path.length;

  if (there->length == 0)
    {
      *there = path;
      return TRUE;
    }
  if (there->length < path.length)
    {
      shorter = *there;
      *there = path;
    }
  if (!add_step (work, &(GrundyReductionStep){ GRUNDY_REDUCTION_JOIN,
                                               get_name (work, vertex),
                                               0,
                                               { there->length, shorter.length },
                                               sum }))
    return FALSE;
  if (sum <= there->length)
    {
      cut_top (work, &shorter, shorter.length);
      cut_top (work, there, there->length - sum);
      return TRUE;
    }
  cut_top (work, &shorter, there->length + shorter.length - sum);
  set_upon (work, there, &shorter);
  return TRUE;
}

/* Lets the path on a vertex stand on the bridge below it. */
static Path
stand_on (Work *work, guint bridge, guint vertex)
{
  Path path = work->paths[vertex];

  work->is_turned[bridge] = work->ends[2 * bridge] == vertex;
  if (path.length == 0)
    return (Path){ bridge, bridge, 1 };
  work->beneath[path.bottom] = bridge;
  return (Path){ bridge, path.top, path.length + 1 };
}

static gboolean
join_branches (Work *work)
{
  for (guint i = work->n_found; i > 0; i--)
    {
      guint vertex = work->order[i - 1];

      if (work->fused_with[vertex] != vertex)
        continue;
      for (guint loop = work->loops[vertex]; loop != NONE; loop = work->next_loop[loop])
        if (!add_path (work, vertex, (Path){ loop, loop, 1 }))
          return FALSE;
      if (vertex != 0 &&
          !add_path (work, work->fused_with[work->below[vertex]], stand_on (work, work->found_by[vertex], vertex)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
work_run (Work *work)
{
  if (!drop (work) || !unite_ground (work))
    return FALSE;
  if (work->n_ground == 0)
    return TRUE;
  find_bridges (work);
  return fuse (work) && open_loops (work) && join_branches (work);
}

/* --- The reduction ------------------------------------------------------------------------------------------- */

GrundyReduction *
grundy_reduction_new (GrundyGame *game, const GrundyPosition *position, GError **error)
{
  GrundyReduction *reduction;
  Work work;

  g_return_val_if_fail (game != NULL && position != NULL, NULL);

  if (!g_str_equal (grundy_game_get_ruleset (game)->id, "hackenbush"))
    {
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                   /* Translators: %s is the name of a game in the notation. */
                   _ ("Pictures of hackenbush can be reduced, and %s is another game."),
                   grundy_game_get_ruleset (game)->id);
      return NULL;
    }
  reduction = g_new0 (GrundyReduction, 1);
  g_atomic_ref_count_init (&reduction->ref_count);
  reduction->game = grundy_game_ref (game);
  reduction->position = grundy_position_copy (position);
  work_init (&work, reduction, G_MAXUINT);
  work_run (&work);
  reduction->steps = g_array_ref (work.steps);
  reduction->length = work.paths[0].length;
  work_clear (&work);
  return reduction;
}

GrundyReduction *
grundy_reduction_ref (GrundyReduction *reduction)
{
  g_return_val_if_fail (reduction != NULL, NULL);

  g_atomic_ref_count_inc (&reduction->ref_count);
  return reduction;
}

void
grundy_reduction_unref (GrundyReduction *reduction)
{
  g_return_if_fail (reduction != NULL);

  if (!g_atomic_ref_count_dec (&reduction->ref_count))
    return;
  grundy_game_unref (reduction->game);
  grundy_position_free (reduction->position);
  g_array_unref (reduction->steps);
  g_free (reduction);
}

guint
grundy_reduction_get_n_steps (const GrundyReduction *reduction)
{
  g_return_val_if_fail (reduction != NULL, 0);

  return reduction->steps->len;
}

const GrundyReductionStep *
grundy_reduction_get_step (const GrundyReduction *reduction, guint i)
{
  g_return_val_if_fail (reduction != NULL && i < reduction->steps->len, NULL);

  return &g_array_index (reduction->steps, GrundyReductionStep, i);
}

guint
grundy_reduction_get_length (const GrundyReduction *reduction)
{
  g_return_val_if_fail (reduction != NULL, 0);

  return reduction->length;
}

void
grundy_reduction_get_position (const GrundyReduction *reduction, guint n_steps, GrundyPosition *position)
{
  Work work;

  g_return_if_fail (reduction != NULL && n_steps <= reduction->steps->len && position != NULL);

  work_init (&work, reduction, n_steps);
  work_run (&work);
  grundy_position_clear (position);
  for (guint i = 0; i < 2 * work.n_edges; i++)
    if (work.is_left[i / 2])
      grundy_position_append (position, get_name (&work, work.ends[i]));
  work_clear (&work);
}
