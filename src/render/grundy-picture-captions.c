/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The texts of a picture that belong to no node: the numbers on the axes of a
 * grid, and the legend.
 */
#include "grundy-picture-private.h"

/* Of the legend, in proportion to the size of its text: a sample, and the gaps in an item and between items */
#define SAMPLE 1.5
#define BADGE_SAMPLE 0.75
#define ITEM_GAP 0.45
#define ITEMS_GAP 2.0
#define ROW_HEIGHT 1.9

/* From what belongs to the nodes to the numbers of a grid, by the size of the text */
#define AXIS_GAP 0.4

void
grundy_picture_add_caption (GrundyPicture *picture, GrundyFont *font, const GrundyCaption *caption)
{
  GrundyRun *run = grundy_font_shape (font, caption->text, caption->slot.size, caption->slot.is_bold);
  GrundyCaption copy = *caption;

  copy.slot.choice = GRUNDY_LABEL_NONE;
  copy.slot.width = run->width;
  g_array_append_val (picture->captions, copy);
  g_ptr_array_add (picture->caption_runs, grundy_run_ref (run));
}

void
grundy_picture_measure_axes (GrundyFont *font, const GrundyPictureOptions *options, GrundyMetrics *metrics)
{
  const GrundyPlaces *places = options->axes;
  double size = options->sizes.outside_text;
  double gap = options->sizes.halo + AXIS_GAP * size;
  guint64 largest = 0;
  g_autofree char *text = NULL;

  for (guint32 i = 0; i < places->n_nodes; i++)
    largest = MAX (largest, places->y[i]);
  text = g_strdup_printf ("%" G_GUINT64_FORMAT, largest);
  metrics->axis_width = gap + grundy_font_shape (font, text, size, FALSE)->width;
  metrics->axis_height = gap + grundy_font_get_cap_height (font, size);
}

static void
add_tick (GrundyPicture *picture, GrundyFont *font, guint64 number, GrundySlot slot)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
  GrundyCaption caption = { slot, g_string_chunk_insert_const (picture->numbers, text), GRUNDY_CAPTION_QUIET, 0 };

  caption.slot.size = picture->sizes.outside_text;
  grundy_picture_add_caption (picture, font, &caption);
}

void
grundy_picture_add_axes (GrundyPicture *picture, GrundyFont *font, const GrundyLayout *layout, GrundyPoint offset)
{
  double size = picture->sizes.outside_text;
  double cap = grundy_font_get_cap_height (font, size);
  double bottom = offset.y + grundy_layout_get_height (layout);
  double widest = 0;
  guint n_ticks;
  const GrundyTick *ticks = grundy_layout_get_ticks (layout, 1, &n_ticks);
  guint first = picture->captions->len;

  for (guint i = 0; i < n_ticks; i++)
    add_tick (picture, font, ticks[i].number,
              (GrundySlot){ .align = GRUNDY_ALIGN_END, .baseline = offset.y + ticks[i].at + cap / 2 });
  for (guint i = first; i < picture->captions->len; i++)
    widest = MAX (widest, grundy_picture_get_caption (picture, i)->slot.width);
  for (guint i = first; i < picture->captions->len; i++)
    g_array_index (picture->captions, GrundyCaption, i).slot.x = offset.x + widest;

  ticks = grundy_layout_get_ticks (layout, 0, &n_ticks);
  for (guint i = 0; i < n_ticks; i++)
    add_tick (picture, font, ticks[i].number,
              (GrundySlot){ .align = GRUNDY_ALIGN_MIDDLE, .x = offset.x + ticks[i].at, .baseline = bottom });
}

/* What the legend says of one outcome, or of badges */
typedef struct
{
  GrundyOutcome outcome;
  gboolean is_badge;
  const char *letter;
  const char *text;
  double letter_width;
  double width;
} Item;

static gboolean
has_outcome (const GrundyPicture *picture, GrundyOutcome outcome)
{
  if (outcome != GRUNDY_OUTCOME_D)
    return TRUE; /* P and N belong together, though a picture may have only one of them */
  for (guint32 node = 0; node < picture->n_nodes; node++)
    if (grundy_labels_get_outcome (picture->labels, node) == outcome)
      return TRUE;
  return FALSE;
}

/* The outcomes, and badges */
#define MAX_ITEMS 4

static void
measure_item (const GrundyPicture *picture, GrundyFont *font, Item *item)
{
  double size = picture->sizes.outside_text;

  item->letter_width = grundy_font_shape (font, item->letter, size, TRUE)->width;
  if (item->letter_width > 0)
    item->letter_width += ITEM_GAP * size;
  item->width =
      SAMPLE * size + ITEM_GAP * size + item->letter_width + grundy_font_shape (font, item->text, size, FALSE)->width;
}

static guint
list_items (const GrundyPicture *picture, GrundyFont *font, Item items[MAX_ITEMS])
{
  guint n_items = 0;

  for (guint i = 0; i <= GRUNDY_OUTCOME_D; i++)
    {
      Item item = { .outcome = i,
                    .text = grundy_labels_get_legend (picture->labels, i),
                    .letter = grundy_labels_get_letter (picture->labels, i) };

      if (item.text != NULL && has_outcome (picture, i))
        items[n_items++] = item;
    }
  if (picture->has_badges && grundy_labels_get_badge_legend (picture->labels) != NULL)
    items[n_items++] =
        (Item){ .is_badge = TRUE, .text = grundy_labels_get_badge_legend (picture->labels), .letter = "" };
  for (guint i = 0; i < n_items; i++)
    measure_item (picture, font, &items[i]);
  return n_items;
}

double
grundy_picture_measure_legend (const GrundyPicture *picture, GrundyFont *font)
{
  Item items[MAX_ITEMS];
  guint n_items = list_items (picture, font, items);
  double width = 0;

  for (guint i = 0; i < n_items; i++)
    width = MAX (width, items[i].width);
  return width;
}

static void
add_item (GrundyPicture *picture, GrundyFont *font, const Item *item, double x, double y)
{
  double size = picture->sizes.outside_text;
  double half_cap = grundy_font_get_cap_height (font, size) / 2;
  double radius = SAMPLE * size / 2;
  double sample_radius = item->is_badge ? BADGE_SAMPLE * radius : radius;
  GrundyLegendItem sample = { { x + radius, y, sample_radius, sample_radius, sample_radius },
                              item->is_badge,
                              item->outcome };
  GrundyCaption caption = { .outcome = item->outcome, .slot = { .size = size, .baseline = y + half_cap } };

  g_array_append_val (picture->legend_items, sample);
  caption.slot.align = GRUNDY_ALIGN_START;
  caption.slot.x = x + 2 * radius + ITEM_GAP * size;
  if (item->letter_width > 0)
    {
      caption.text = item->letter;
      caption.role = GRUNDY_CAPTION_LETTER;
      caption.slot.is_bold = TRUE;
      grundy_picture_add_caption (picture, font, &caption);
    }
  caption.text = item->text;
  caption.role = GRUNDY_CAPTION_TEXT;
  caption.slot.is_bold = FALSE;
  caption.slot.x += item->letter_width;
  grundy_picture_add_caption (picture, font, &caption);
}

/* The items of a row from @first on: how many fit, and how wide they are together */
static guint
fill_row (const Item *items, guint n_items, guint first, double gap, double room, double *width)
{
  guint end = first + 1;

  *width = items[first].width;
  while (end < n_items && *width + gap + items[end].width <= room)
    *width += gap + items[end++].width;
  return end;
}

void
grundy_picture_add_legend (GrundyPicture *picture, GrundyFont *font)
{
  Item items[MAX_ITEMS];
  guint n_items = list_items (picture, font, items);
  double size = picture->sizes.outside_text;
  double gap = ITEMS_GAP * size;
  double room = picture->width - 2 * picture->sizes.margin;
  double widest = 0;
  double width;

  for (guint first = 0; first < n_items; first = fill_row (items, n_items, first, gap, room, &width))
    {
      fill_row (items, n_items, first, gap, room, &width);
      widest = MAX (widest, width);
    }
  /* As many in a row as fit; the rows begin at the same place. */
  for (guint first = 0; first < n_items;)
    {
      guint end = fill_row (items, n_items, first, gap, room, &width);
      double x = (picture->width - widest) / 2;

      for (; first < end; first++)
        {
          add_item (picture, font, &items[first], x, picture->height + ROW_HEIGHT * size / 2);
          x += items[first].width + gap;
        }
      picture->height += ROW_HEIGHT * size;
    }
  if (n_items > 0)
    picture->height += picture->sizes.margin;
}
