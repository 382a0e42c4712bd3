/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-picture-private.h"

#include "grundy-arrow.h"

/* The gaps of a layout, by the diameter of a node */
#define NODE_GAP 0.5
#define LAYER_GAP 1.15
#define EDGE_GAP 0.22
/* A board in a node of radius 1: its plate lies below the centre, and the text above it */
#define PANEL_HALF_WIDTH 0.64
#define PANEL_HALF_HEIGHT 0.42
#define PANEL_DOWN 0.15
#define PANEL_MARGIN 0.06
#define TEXT_UP 0.56
#define TEXT_SHARE 0.4
/* How large a counter, pin or square becomes at most */
#define MOST_UNIT 0.4

GrundyMetrics *
grundy_picture_measure (GrundyFont *font, const GrundyLabels *labels, const GrundyPictureOptions *options)
{
  g_return_val_if_fail (font != NULL && labels != NULL && options != NULL, NULL);

  g_autoptr (GrundySlots) slots = grundy_slots_new (font, labels, options);
  GrundyMetrics *metrics = grundy_metrics_new (slots->n_nodes);

  for (guint32 node = 0; node < slots->n_nodes; node++)
    {
      GrundyNodeMetrics *sizes = &metrics->nodes[node];
      double half_width = slots->half_widths[node];
      double widest = 0;

      for (guint i = 1; i < slots->n_slots; i++)
        widest = MAX (widest, grundy_slots_get_width (slots, node, i));
      *sizes = (GrundyNodeMetrics){ half_width, slots->half_height, slots->half_height, half_width,
                                    half_width, slots->half_height, slots->down };
      if (options->placement == GRUNDY_PLACEMENT_BELOW)
        sizes->left = sizes->right = MAX (half_width, widest / 2);
      else if (widest > 0)
        sizes->right = half_width + slots->beside + widest;
    }
  metrics->node_gap = MAX (NODE_GAP * options->sizes.node, 2 * options->sizes.halo);
  metrics->layer_gap = LAYER_GAP * options->sizes.node;
  metrics->edge_gap = EDGE_GAP * options->sizes.node;
  metrics->arrow = options->sizes.arrow;
  if (options->axes != NULL)
    grundy_picture_measure_axes (font, options, metrics);
  return metrics;
}

static GrundyPicture *
picture_alloc (GrundyFont *font, GrundyLayout *layout, GrundyLabels *labels, const GrundyPictureOptions *options)
{
  GrundyPicture *picture = g_new0 (GrundyPicture, 1);
  GrundyGraph *structure;

  g_atomic_ref_count_init (&picture->ref_count);
  picture->layout = grundy_layout_ref (layout);
  picture->labels = grundy_labels_ref (labels);
  picture->theme = options->theme;
  picture->sizes = options->sizes;
  picture->has_badges = options->has_badges;
  picture->boards = options->boards != NULL ? g_ptr_array_ref (options->boards) : NULL;
  picture->shows_boards = options->shows_boards;
  picture->families = g_strdup (grundy_font_get_families (font));
  structure = grundy_view_get_structure (grundy_layout_get_view (picture->layout));
  picture->n_nodes = grundy_graph_get_n_nodes (structure);
  picture->n_edges = grundy_graph_get_n_edges (structure);
  picture->nodes = g_new (GrundyOutline, picture->n_nodes);
  picture->node_boxes = g_new (GrundyBox, picture->n_nodes);
  picture->edges = g_new0 (GrundyPictureEdge, picture->n_edges);
  picture->edge_boxes = g_new (GrundyBox, picture->n_edges);
  picture->slots = grundy_slots_new (font, labels, options);
  picture->numbers = g_string_chunk_new (256);
  picture->captions = g_array_new (FALSE, FALSE, sizeof (GrundyCaption));
  picture->caption_runs = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_run_unref);
  picture->legend_items = g_array_new (FALSE, FALSE, sizeof (GrundyLegendItem));
  return picture;
}

static void
box_add (GrundyBox *box, double x0, double y0, double x1, double y1)
{
  box->x0 = MIN (box->x0, x0);
  box->y0 = MIN (box->y0, y0);
  box->x1 = MAX (box->x1, x1);
  box->y1 = MAX (box->y1, y1);
}

static void
place_nodes (GrundyPicture *picture, GrundyLayout *layout, GrundyPoint offset)
{
  const GrundySlots *slots = picture->slots;
  double reach = picture->sizes.halo;

  for (guint32 node = 0; node < picture->n_nodes; node++)
    {
      GrundyPoint centre = grundy_layout_get_node (layout, node);
      GrundyOutline *outline = &picture->nodes[node];
      GrundyBox *box = &picture->node_boxes[node];

      *outline = (GrundyOutline){ centre.x + offset.x, centre.y + offset.y, slots->half_widths[node],
                                  slots->half_height, slots->half_height };
      *box = (GrundyBox){ outline->x - outline->half_width - reach, outline->y - outline->half_height - reach,
                          outline->x + outline->half_width + reach, outline->y + outline->half_height + reach };
      for (guint i = 0; i < slots->n_slots; i++)
        {
          GrundySlot slot;
          double left;

          grundy_picture_get_slot (picture, node, i, &slot);
          left = slot.align == GRUNDY_ALIGN_START ? slot.x : slot.x - slot.width / 2;
          box_add (box, left, slot.baseline - slot.size, left + slot.width, slot.baseline + slot.size / 2);
        }
    }
}

static gsize
count_points (const GrundyPicture *picture, GrundyLayout *layout)
{
  gsize n_points = 0;

  for (gsize edge = 0; edge < picture->n_edges; edge++)
    {
      guint n;

      grundy_layout_get_edge (layout, edge, &n);
      n_points += n;
    }
  return n_points;
}

static void
take_edge (GrundyPicture *picture, GrundyLayout *layout, gsize index, GrundyPoint *points, GrundyPoint offset)
{
  GrundyPictureEdge *edge = &picture->edges[index];
  GrundyBox *box = &picture->edge_boxes[index];
  double reach = picture->sizes.arrow;
  guint n_points;
  const GrundyPoint *from = grundy_layout_get_edge (layout, index, &n_points);

  *box = (GrundyBox){ G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE };
  for (guint i = 0; i < n_points; i++)
    {
      points[i] = (GrundyPoint){ from[i].x + offset.x, from[i].y + offset.y };
      box_add (box, points[i].x - reach, points[i].y - reach, points[i].x + reach, points[i].y + reach);
    }
  edge->points = points;
  edge->is_drawn = grundy_view_is_drawn (grundy_layout_get_view (picture->layout), index);
  if (n_points >= 4)
    edge->n_points = grundy_arrow_cut (points, n_points, picture->sizes.arrow, edge->arrow);
}

static void
place_edges (GrundyPicture *picture, GrundyLayout *layout, GrundyPoint offset)
{
  GrundyGraph *structure = grundy_view_get_structure (grundy_layout_get_view (picture->layout));
  GrundyPoint *points = picture->points = g_new (GrundyPoint, count_points (picture, layout) + 1);

  for (guint32 node = 0; node < picture->n_nodes; node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (structure, node, &n_options);
      gsize first = grundy_graph_get_first_edge (structure, node);

      for (guint32 i = 0; i < n_options; i++)
        {
          guint n_points;

          grundy_layout_get_edge (layout, first + i, &n_points);
          picture->edges[first + i].from = node;
          picture->edges[first + i].to = options[i];
          take_edge (picture, layout, first + i, points, offset);
          points += n_points;
        }
    }
}

GrundyPicture *
grundy_picture_new (GrundyFont *font, GrundyLayout *layout, GrundyLabels *labels, const GrundyPictureOptions *options)
{
  g_return_val_if_fail (font != NULL && layout != NULL && labels != NULL && options != NULL, NULL);

  GrundyPicture *picture = picture_alloc (font, layout, labels, options);
  double margin = options->sizes.margin;
  double legend = options->has_legend ? grundy_picture_measure_legend (picture, font) : 0;
  double graph = grundy_layout_get_width (layout);
  GrundyPoint offset;

  picture->width = options->width > 0 ? options->width : MAX (graph, legend) + 2 * margin;
  picture->height = grundy_layout_get_height (layout) + 2 * margin;
  offset = (GrundyPoint){ (picture->width - graph) / 2, margin };
  place_nodes (picture, layout, offset);
  place_edges (picture, layout, offset);
  grundy_picture_add_axes (picture, font, layout, offset);
  if (options->has_legend)
    grundy_picture_add_legend (picture, font);
  return picture;
}

GrundyPicture *
grundy_picture_ref (GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, NULL);

  g_atomic_ref_count_inc (&picture->ref_count);
  return picture;
}

void
grundy_picture_unref (GrundyPicture *picture)
{
  g_return_if_fail (picture != NULL);

  if (!g_atomic_ref_count_dec (&picture->ref_count))
    return;
  grundy_layout_unref (picture->layout);
  grundy_labels_unref (picture->labels);
  grundy_slots_free (picture->slots);
  g_free (picture->families);
  g_free (picture->nodes);
  g_free (picture->node_boxes);
  g_free (picture->edges);
  g_free (picture->edge_boxes);
  g_free (picture->points);
  g_string_chunk_free (picture->numbers);
  g_array_unref (picture->captions);
  g_ptr_array_unref (picture->caption_runs);
  g_array_unref (picture->legend_items);
  g_clear_pointer (&picture->boards, g_ptr_array_unref);
  g_free (picture);
}

double
grundy_picture_get_width (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, 0);

  return picture->width;
}

double
grundy_picture_get_height (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, 0);

  return picture->height;
}

GrundyView *
grundy_picture_get_view (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, NULL);

  return grundy_layout_get_view (picture->layout);
}

GrundyLayout *
grundy_picture_get_layout (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, NULL);

  return picture->layout;
}

GrundyLabels *
grundy_picture_get_labels (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, NULL);

  return picture->labels;
}

const GrundyTheme *
grundy_picture_get_theme (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, NULL);

  return picture->theme;
}

const GrundySizes *
grundy_picture_get_sizes (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, NULL);

  return &picture->sizes;
}

const char *
grundy_picture_get_families (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, "");

  return picture->families;
}

guint32
grundy_picture_get_n_nodes (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, 0);

  return picture->n_nodes;
}

gsize
grundy_picture_get_n_edges (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, 0);

  return picture->n_edges;
}

const GrundyOutline *
grundy_picture_get_node (const GrundyPicture *picture, guint32 node)
{
  g_return_val_if_fail (picture != NULL && node < picture->n_nodes, NULL);

  return &picture->nodes[node];
}

const GrundyPictureEdge *
grundy_picture_get_edge (const GrundyPicture *picture, gsize edge)
{
  g_return_val_if_fail (picture != NULL && edge < picture->n_edges, NULL);

  return &picture->edges[edge];
}

guint
grundy_picture_get_n_slots (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, 0);

  return picture->slots->n_slots;
}

void
grundy_picture_get_slot (const GrundyPicture *picture, guint32 node, guint i, GrundySlot *slot)
{
  g_return_if_fail (picture != NULL && node < picture->n_nodes && i < picture->slots->n_slots && slot != NULL);

  const GrundySlotTexts *texts = &picture->slots->slots[i];
  const GrundyOutline *outline = &picture->nodes[node];
  gboolean is_beside = i > 0 && picture->slots->placement == GRUNDY_PLACEMENT_BESIDE;
  GrundyBoardPlace place;

  slot->choice = texts->choice;
  slot->x = is_beside ? outline->x + outline->half_width + picture->slots->beside : outline->x;
  slot->baseline = outline->y + texts->baseline;
  if (i == 0 && picture->shows_boards && grundy_picture_get_board (picture, node, &place))
    slot->baseline -= place.middle;
  slot->align = is_beside ? GRUNDY_ALIGN_START : GRUNDY_ALIGN_MIDDLE;
  slot->size = texts->size;
  slot->is_bold = texts->is_bold;
  slot->width = grundy_slots_get_width (picture->slots, node, i);
}

gboolean
grundy_picture_shows_boards (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, FALSE);

  return picture->shows_boards;
}

gboolean
grundy_picture_get_board (const GrundyPicture *picture, guint32 node, GrundyBoardPlace *place)
{
  g_return_val_if_fail (picture != NULL && node < picture->n_nodes && place != NULL, FALSE);

  const GrundyOutline *outline = &picture->nodes[node];
  double r = outline->half_height;
  double width, height;

  *place = (GrundyBoardPlace){ .board = picture->boards != NULL ? g_ptr_array_index (picture->boards, node) : NULL };
  if (place->board == NULL)
    return FALSE;
  width = grundy_board_drawing_get_width (place->board);
  height = grundy_board_drawing_get_height (place->board);
  place->panel = (GrundyBox){ outline->x - PANEL_HALF_WIDTH * r, outline->y + (PANEL_DOWN - PANEL_HALF_HEIGHT) * r,
                              outline->x + PANEL_HALF_WIDTH * r, outline->y + (PANEL_DOWN + PANEL_HALF_HEIGHT) * r };
  place->scale =
      MIN (2 * (PANEL_HALF_WIDTH - PANEL_MARGIN) * r / width, 2 * (PANEL_HALF_HEIGHT - PANEL_MARGIN) * r / height);
  place->scale = MIN (place->scale, MOST_UNIT * r / GRUNDY_PICTURE_BOARD_UNIT);
  place->x = outline->x - width * place->scale / 2;
  place->y = outline->y + PANEL_DOWN * r - height * place->scale / 2;
  place->middle = TEXT_UP * r;
  place->text_scale = TEXT_SHARE * r / picture->slots->slots[0].size;
  return TRUE;
}

guint
grundy_picture_get_n_captions (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, 0);

  return picture->captions->len;
}

const GrundyCaption *
grundy_picture_get_caption (const GrundyPicture *picture, guint i)
{
  g_return_val_if_fail (picture != NULL && i < picture->captions->len, NULL);

  return &g_array_index (picture->captions, GrundyCaption, i);
}

guint
grundy_picture_get_n_legend_items (const GrundyPicture *picture)
{
  g_return_val_if_fail (picture != NULL, 0);

  return picture->legend_items->len;
}

const GrundyLegendItem *
grundy_picture_get_legend_item (const GrundyPicture *picture, guint i)
{
  g_return_val_if_fail (picture != NULL && i < picture->legend_items->len, NULL);

  return &g_array_index (picture->legend_items, GrundyLegendItem, i);
}

guint32
grundy_picture_find_node (const GrundyPicture *picture, double x, double y)
{
  g_return_val_if_fail (picture != NULL, G_MAXUINT32);

  for (guint32 node = 0; node < picture->n_nodes; node++)
    {
      const GrundyOutline *outline = &picture->nodes[node];
      double straight = outline->half_width - outline->corner; /* half of the straight part of a stadium */
      double dx = MAX (ABS (x - outline->x) - straight, 0);
      double dy = y - outline->y;

      if (dx * dx + dy * dy <= outline->corner * outline->corner)
        return node;
    }
  return G_MAXUINT32;
}
