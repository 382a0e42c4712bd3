/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-tiles.h"

#include <math.h>

/* Tiles kept beyond those of a frame, so that panning to and fro paints nothing twice. */
#define SPARE_TILES 128

/* More threads would only take turns with the frames. */
#define MAX_THREADS 2

typedef struct
{
  int column;
  int row;
} Place;

typedef struct
{
  Place place;
  cairo_surface_t *surface;
  gboolean is_stale;   /* of an older state; still better than nothing */
  gboolean is_awaited; /* a thread is at it, or soon will be */
  guint64 last_use;    /* the frame that drew it last */
} Tile;

/* What threads and the main context share: whether a painted tile is still wanted. */
typedef struct
{
  gatomicrefcount ref_count;
  gint generation;    /* atomic; goes on with every new scene and scale */
  GrundyTiles *tiles; /* main context only; NULL when the tiles are gone */
} Link;

struct _GrundyTiles
{
  GrundyTilesChanged changed;
  gpointer owner;
  GrundyPicture *picture;
  GrundyState *state;
  double scale;
  GHashTable *tiles;     /* of Tile, by place */
  GHashTable *old_tiles; /* of the scale before, until those of now are complete */
  double old_scale;
  guint64 frame;
  gboolean is_complete;
  GThreadPool *threads;
  Link *link;
};

/* One tile to paint, and then the tile. */
typedef struct
{
  Link *link;
  gint generation;
  GrundyPicture *picture;
  GrundyState *state;
  double scale;
  Place place;
  cairo_surface_t *surface;
} Job;

static guint
place_hash (gconstpointer key)
{
  const Place *place = key;

  return (guint)place->column * 2654435761u ^ (guint)place->row;
}

static gboolean
place_equal (gconstpointer a, gconstpointer b)
{
  const Place *x = a;
  const Place *y = b;

  return x->column == y->column && x->row == y->row;
}

static void
tile_free (gpointer data)
{
  Tile *tile = data;

  g_clear_pointer (&tile->surface, cairo_surface_destroy);
  g_free (tile);
}

static GHashTable *
tile_table_new (void)
{
  return g_hash_table_new_full (place_hash, place_equal, NULL, tile_free);
}

static void
link_unref (Link *link)
{
  if (g_atomic_ref_count_dec (&link->ref_count))
    g_free (link);
}

static void
job_free (Job *job)
{
  g_clear_pointer (&job->surface, cairo_surface_destroy);
  grundy_picture_unref (job->picture);
  grundy_state_unref (job->state);
  link_unref (job->link);
  g_free (job);
}

/* --- In a thread -------------------------------------------------------------------------------------------- */

static void
job_paint (Job *job)
{
  cairo_t *cr;

  job->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, GRUNDY_TILE_SIZE, GRUNDY_TILE_SIZE);
  cr = cairo_create (job->surface);
  cairo_translate (cr, -(double)job->place.column * GRUNDY_TILE_SIZE, -(double)job->place.row * GRUNDY_TILE_SIZE);
  cairo_scale (cr, job->scale, job->scale);
  grundy_paint (cr, job->picture, job->state);
  cairo_destroy (cr);
  cairo_surface_flush (job->surface);
}

static gboolean take_job (gpointer user_data);

static void
run_job (gpointer data, gpointer user_data)
{
  Job *job = data;

  if (g_atomic_int_get (&job->link->generation) == job->generation)
    job_paint (job);
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, take_job, job, (GDestroyNotify)job_free);
}

/* --- In the main context ------------------------------------------------------------------------------------ */

static gboolean
take_job (gpointer user_data)
{
  Job *job = user_data;
  GrundyTiles *tiles = job->link->tiles;
  Tile *tile;

  if (tiles == NULL || job->generation != job->link->generation)
    return G_SOURCE_REMOVE;
  tile = g_hash_table_lookup (tiles->tiles, &job->place);
  if (tile == NULL)
    return G_SOURCE_REMOVE;
  g_clear_pointer (&tile->surface, cairo_surface_destroy);
  tile->surface = g_steal_pointer (&job->surface);
  tile->is_stale = FALSE;
  tile->is_awaited = FALSE;
  tiles->changed (tiles->owner);
  return G_SOURCE_REMOVE;
}

GrundyTiles *
grundy_tiles_new (GrundyTilesChanged changed, gpointer owner)
{
  GrundyTiles *tiles;

  g_return_val_if_fail (changed != NULL, NULL);

  tiles = g_new0 (GrundyTiles, 1);
  tiles->changed = changed;
  tiles->owner = owner;
  tiles->scale = 1;
  tiles->tiles = tile_table_new ();
  tiles->is_complete = TRUE;
  tiles->threads = g_thread_pool_new (run_job, NULL, MAX_THREADS, FALSE, NULL);
  tiles->link = g_new0 (Link, 1);
  g_atomic_ref_count_init (&tiles->link->ref_count);
  tiles->link->tiles = tiles;
  return tiles;
}

void
grundy_tiles_free (GrundyTiles *tiles)
{
  g_return_if_fail (tiles != NULL);

  tiles->link->tiles = NULL;
  g_atomic_int_inc (&tiles->link->generation);
  g_thread_pool_free (tiles->threads, FALSE, TRUE);
  g_clear_pointer (&tiles->picture, grundy_picture_unref);
  g_clear_pointer (&tiles->state, grundy_state_unref);
  g_hash_table_unref (tiles->tiles);
  g_clear_pointer (&tiles->old_tiles, g_hash_table_unref);
  link_unref (tiles->link);
  g_free (tiles);
}

/* What threads are at is of no use any more. */
static void
grundy_tiles_begin_generation (GrundyTiles *tiles)
{
  GHashTableIter iter;
  gpointer value;

  g_atomic_int_inc (&tiles->link->generation);
  g_hash_table_iter_init (&iter, tiles->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    ((Tile *)value)->is_awaited = FALSE;
}

/* Everything in @area (in points; NULL for everywhere) looks different now. */
static void
grundy_tiles_make_stale (GrundyTiles *tiles, const cairo_rectangle_t *area)
{
  double side = GRUNDY_TILE_SIZE / tiles->scale;
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, tiles->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Tile *tile = value;

      if (area == NULL ||
          ((tile->place.column + 1) * side >= area->x && tile->place.column * side <= area->x + area->width &&
           (tile->place.row + 1) * side >= area->y && tile->place.row * side <= area->y + area->height))
        tile->is_stale = TRUE;
    }
}

void
grundy_tiles_set_scene (GrundyTiles *tiles, GrundyPicture *picture, GrundyState *state)
{
  cairo_rectangle_t area;

  g_return_if_fail (tiles != NULL);
  g_return_if_fail ((picture == NULL) == (state == NULL));

  if (picture == tiles->picture && state == tiles->state)
    return;
  if (picture == NULL || tiles->picture == NULL)
    {
      g_hash_table_remove_all (tiles->tiles);
      g_clear_pointer (&tiles->old_tiles, g_hash_table_unref);
    }
  else if (picture != tiles->picture)
    grundy_tiles_make_stale (tiles, NULL);
  else if (grundy_paint_find_change (picture, tiles->state, state, &area))
    grundy_tiles_make_stale (tiles, &area);
  g_clear_pointer (&tiles->picture, grundy_picture_unref);
  g_clear_pointer (&tiles->state, grundy_state_unref);
  if (picture != NULL)
    {
      tiles->picture = grundy_picture_ref (picture);
      tiles->state = grundy_state_ref (state);
    }
  grundy_tiles_begin_generation (tiles);
}

void
grundy_tiles_set_scale (GrundyTiles *tiles, double scale)
{
  g_return_if_fail (tiles != NULL);
  g_return_if_fail (scale > 0);

  if (scale == tiles->scale)
    return;
  /* While zooming on, tiles that never came to be are no better than those before them. */
  if (tiles->is_complete || tiles->old_tiles == NULL)
    {
      g_clear_pointer (&tiles->old_tiles, g_hash_table_unref);
      tiles->old_tiles = g_steal_pointer (&tiles->tiles);
      tiles->old_scale = tiles->scale;
    }
  else
    g_hash_table_unref (tiles->tiles);
  tiles->tiles = tile_table_new ();
  tiles->scale = scale;
  grundy_tiles_begin_generation (tiles);
}

static void
draw_old_tiles (GrundyTiles *tiles, cairo_t *cr)
{
  GHashTableIter iter;
  gpointer value;

  cairo_save (cr);
  cairo_scale (cr, tiles->scale / tiles->old_scale, tiles->scale / tiles->old_scale);
  g_hash_table_iter_init (&iter, tiles->old_tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Tile *tile = value;

      if (tile->surface == NULL)
        continue;
      cairo_set_source_surface (cr, tile->surface, (double)tile->place.column * GRUNDY_TILE_SIZE,
                                (double)tile->place.row * GRUNDY_TILE_SIZE);
      cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
      cairo_paint (cr);
    }
  cairo_restore (cr);
}

static void
grundy_tiles_order (GrundyTiles *tiles, Tile *tile)
{
  Job *job = g_new0 (Job, 1);

  tile->is_awaited = TRUE;
  job->link = tiles->link;
  g_atomic_ref_count_inc (&tiles->link->ref_count);
  job->generation = tiles->link->generation;
  job->picture = grundy_picture_ref (tiles->picture);
  job->state = grundy_state_ref (tiles->state);
  job->scale = tiles->scale;
  job->place = tile->place;
  g_thread_pool_push (tiles->threads, job, NULL);
}

static Tile *
grundy_tiles_get (GrundyTiles *tiles, Place place)
{
  Tile *tile = g_hash_table_lookup (tiles->tiles, &place);

  if (tile == NULL)
    {
      tile = g_new0 (Tile, 1);
      tile->place = place;
      tile->is_stale = TRUE;
      g_hash_table_insert (tiles->tiles, &tile->place, tile);
    }
  tile->last_use = tiles->frame;
  return tile;
}

static int
compare_last_use (gconstpointer a, gconstpointer b)
{
  const Tile *x = *(const Tile *const *)a;
  const Tile *y = *(const Tile *const *)b;

  return (x->last_use > y->last_use) - (x->last_use < y->last_use);
}

/* Drops the tiles that were not seen for the longest time. */
static void
grundy_tiles_drop_spare (GrundyTiles *tiles, guint n_visible)
{
  guint n_tiles = g_hash_table_size (tiles->tiles);
  g_autoptr (GPtrArray) sorted = NULL;
  GHashTableIter iter;
  gpointer value;

  if (n_tiles <= n_visible + 2 * SPARE_TILES)
    return;
  sorted = g_ptr_array_sized_new (n_tiles);
  g_hash_table_iter_init (&iter, tiles->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    g_ptr_array_add (sorted, value);
  g_ptr_array_sort (sorted, compare_last_use);
  for (guint i = 0; i < n_tiles - n_visible - SPARE_TILES; i++)
    g_hash_table_remove (tiles->tiles, &((Tile *)g_ptr_array_index (sorted, i))->place);
}

typedef struct
{
  int first_column;
  int last_column;
  int first_row;
  int last_row;
} Span;

/* The tiles that @area touches and the picture has. */
static Span
grundy_tiles_span (const GrundyTiles *tiles, const cairo_rectangle_int_t *area)
{
  int width = ceil (grundy_picture_get_width (tiles->picture) * tiles->scale);
  int height = ceil (grundy_picture_get_height (tiles->picture) * tiles->scale);

  return (Span){
    .first_column = MAX (area->x, 0) / GRUNDY_TILE_SIZE,
    .last_column = (MIN (area->x + area->width, width) - 1) / GRUNDY_TILE_SIZE,
    .first_row = MAX (area->y, 0) / GRUNDY_TILE_SIZE,
    .last_row = (MIN (area->y + area->height, height) - 1) / GRUNDY_TILE_SIZE,
  };
}

/* How far a place is from the middle, doubled so that it is whole. */
static int
distance_from_middle (const Span *span, Place place)
{
  return MAX (ABS (2 * place.column - span->first_column - span->last_column),
              ABS (2 * place.row - span->first_row - span->last_row));
}

static int
compare_distance (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const Span *span = user_data;

  return distance_from_middle (span, (*(Tile *const *)a)->place) -
         distance_from_middle (span, (*(Tile *const *)b)->place);
}

static void
draw_tile (cairo_t *cr, const Tile *tile)
{
  double x = (double)tile->place.column * GRUNDY_TILE_SIZE;
  double y = (double)tile->place.row * GRUNDY_TILE_SIZE;

  if (tile->surface == NULL)
    return;
  cairo_set_source_surface (cr, tile->surface, x, y);
  cairo_rectangle (cr, x, y, GRUNDY_TILE_SIZE, GRUNDY_TILE_SIZE);
  cairo_fill (cr);
}

/* The tiles of a span, into @visible, which does not own them; those among them that must be ordered also into
 * @missing. */
static void
grundy_tiles_collect (GrundyTiles *tiles, const Span *span, GPtrArray *visible, GPtrArray *missing)
{
  tiles->is_complete = TRUE;
  for (int row = span->first_row; row <= span->last_row; row++)
    for (int column = span->first_column; column <= span->last_column; column++)
      {
        Tile *tile = grundy_tiles_get (tiles, (Place){ column, row });

        g_ptr_array_add (visible, tile);
        if (tile->is_stale)
          tiles->is_complete = FALSE;
        if (tile->is_stale && !tile->is_awaited)
          g_ptr_array_add (missing, tile);
      }
}

void
grundy_tiles_draw (GrundyTiles *tiles, cairo_t *cr, const cairo_rectangle_int_t *area)
{
  g_autoptr (GPtrArray) visible = g_ptr_array_new ();
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();
  Span span;

  g_return_if_fail (tiles != NULL && cr != NULL && area != NULL);

  tiles->frame++;
  tiles->is_complete = TRUE;
  if (tiles->picture == NULL)
    return;
  span = grundy_tiles_span (tiles, area);
  grundy_tiles_collect (tiles, &span, visible, missing);
  /* This frame may be the last for long: once all is there, nothing of before may be left in it. */
  if (tiles->is_complete)
    g_clear_pointer (&tiles->old_tiles, g_hash_table_unref);
  if (tiles->old_tiles != NULL)
    draw_old_tiles (tiles, cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  for (guint i = 0; i < visible->len; i++)
    draw_tile (cr, g_ptr_array_index (visible, i));
  g_ptr_array_sort_with_data (missing, compare_distance, &span);
  for (guint i = 0; i < missing->len; i++)
    grundy_tiles_order (tiles, g_ptr_array_index (missing, i));
  grundy_tiles_drop_spare (tiles, visible->len);
}

gboolean
grundy_tiles_are_complete (const GrundyTiles *tiles)
{
  g_return_val_if_fail (tiles != NULL, FALSE);

  return tiles->is_complete;
}
