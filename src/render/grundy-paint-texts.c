/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * All glyphs of one font, size and colour go to cairo in one call, which is
 * many times as fast as a call a text.
 */
#include "grundy-painter-private.h"

typedef struct
{
  cairo_font_face_t *face; /* the run's */
  double size;
  GrundyColor color;
  GArray *glyphs; /* of cairo_glyph_t */
} Batch;

static void
clear_batch (gpointer data)
{
  Batch *batch = data;

  g_array_unref (batch->glyphs);
}

static gboolean
is_same_color (GrundyColor a, GrundyColor b)
{
  return a.red == b.red && a.green == b.green && a.blue == b.blue;
}

/* There are about a dozen: fonts, sizes and colours of a theme. */
static Batch *
find_batch (GArray *batches, const GrundyGlyphs *part, GrundyColor color)
{
  Batch new_batch;

  for (guint i = 0; i < batches->len; i++)
    {
      Batch *batch = &g_array_index (batches, Batch, i);

      if (batch->face == part->face && batch->size == part->size && is_same_color (batch->color, color))
        return batch;
    }
  new_batch = (Batch){ part->face, part->size, color, g_array_new (FALSE, FALSE, sizeof (cairo_glyph_t)) };
  g_array_append_val (batches, new_batch);
  return &g_array_index (batches, Batch, batches->len - 1);
}

static void
add_run (GArray *batches, const GrundyRun *run, const GrundySlot *slot, GrundyColor color)
{
  double left = slot->x;

  if (slot->align == GRUNDY_ALIGN_MIDDLE)
    left -= run->width / 2;
  else if (slot->align == GRUNDY_ALIGN_END)
    left -= run->width;
  for (guint i = 0; i < run->n_parts; i++)
    {
      const GrundyGlyphs *part = &run->parts[i];
      Batch *batch = find_batch (batches, part, color);

      for (guint j = 0; j < part->n_glyphs; j++)
        {
          cairo_glyph_t glyph = part->glyphs[j];

          glyph.x += left;
          glyph.y += slot->baseline;
          g_array_append_val (batch->glyphs, glyph);
        }
    }
}

static void
add_node (const GrundyPainting *painting, GArray *batches, guint32 node)
{
  const GrundyPicture *picture = painting->picture;

  for (guint i = 0; i < picture->slots->n_slots; i++)
    {
      const GrundyRun *run;
      GrundySlot slot;
      GrundyTextStyle style;

      if (i == 0 ? !painting->has_inside_texts : !painting->has_outside_texts)
        continue;
      if (i == 0 && painting->has_boards && !picture->shows_boards && g_ptr_array_index (picture->boards, node) != NULL)
        continue;
      run = grundy_slots_choose_run (picture->slots, picture->labels, painting->state, node, i);
      if (run == NULL)
        continue;
      grundy_picture_get_slot (picture, node, i, &slot);
      grundy_style_get_text (picture, painting->state, node, i, &style);
      add_run (batches, run, &slot, style.color);
    }
}

static void
add_captions (const GrundyPainting *painting, GArray *batches)
{
  const GrundyPicture *picture = painting->picture;

  if (!painting->has_outside_texts)
    return;
  for (guint i = 0; i < picture->captions->len; i++)
    {
      GrundyTextStyle style;

      grundy_style_get_caption (picture, i, &style);
      add_run (batches, g_ptr_array_index (picture->caption_runs, i), &grundy_picture_get_caption (picture, i)->slot,
               style.color);
    }
}

static void
show_batch (const GrundyPainting *painting, const Batch *batch)
{
  cairo_set_font_face (painting->cr, batch->face);
  cairo_set_font_size (painting->cr, batch->size);
  grundy_painting_set_color (painting, batch->color);
  cairo_show_glyphs (painting->cr, (const cairo_glyph_t *)batch->glyphs->data, batch->glyphs->len);
}

void
grundy_painting_paint_texts (const GrundyPainting *painting)
{
  const GrundyPicture *picture = painting->picture;
  g_autoptr (GArray) batches = g_array_new (FALSE, FALSE, sizeof (Batch));
  cairo_font_options_t *options = cairo_font_options_create ();

  g_array_set_clear_func (batches, clear_batch);
  for (guint32 node = 0; node < picture->n_nodes; node++)
    if (grundy_painting_wants (painting, &picture->node_boxes[node]))
      add_node (painting, batches, node);
  add_captions (painting, batches);

  /* As they were measured, and as every other machine paints them */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options (painting->cr, options);
  cairo_font_options_destroy (options);
  for (guint i = 0; i < batches->len; i++)
    show_batch (painting, &g_array_index (batches, Batch, i));
}

const char *
grundy_paint_find_missing (const GrundyPicture *picture, const GrundyState *state)
{
  g_return_val_if_fail (picture != NULL && state != NULL, NULL);

  for (guint32 node = 0; node < picture->n_nodes; node++)
    for (guint i = 0; i < picture->slots->n_slots; i++)
      {
        const GrundyRun *run = grundy_slots_choose_run (picture->slots, picture->labels, state, node, i);

        if (run != NULL && run->lacks_glyphs)
          return grundy_slots_choose_text (picture->slots, picture->labels, state, node, i);
      }
  for (guint i = 0; i < picture->captions->len; i++)
    {
      const GrundyRun *run = g_ptr_array_index (picture->caption_runs, i);

      if (run->lacks_glyphs)
        return grundy_picture_get_caption (picture, i)->text;
    }
  return NULL;
}
