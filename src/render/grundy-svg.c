/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Written by hand, for cairo's SVG has no texts: only drawings of them. In the order of the painter:
 * halos, edges, clearings, nodes with their texts, captions.
 */
#include "grundy-svg.h"

#include "grundy-board-svg.h"
#include "grundy-decimal.h"
#include "grundy-style.h"
#include "grundy-svg-text.h"

typedef struct
{
  const GrundyPicture *picture;
  const GrundyState *state;
  GString *text;
} Writer;

static void
add_number (Writer *writer, const char *name, double number)
{
  grundy_svg_append_number (writer->text, name, number);
}

static void
add_color (Writer *writer, const char *name, GrundyColor color)
{
  grundy_svg_append_color (writer->text, name, color);
}

static void
add_escaped (Writer *writer, const char *string)
{
  grundy_svg_append_escaped (writer->text, string);
}

/* Begins a disc or stadium, drawn in by @inset on every side; attributes and the end are for the caller. */
static void
begin_outline (Writer *writer, const char *class, const GrundyOutline *outline, double inset)
{
  gboolean is_disc = outline->half_width <= outline->corner;

  g_string_append_printf (writer->text, "<%s class=\"%s\"", is_disc ? "circle" : "rect", class);
  if (is_disc)
    {
      add_number (writer, "cx", outline->x);
      add_number (writer, "cy", outline->y);
      add_number (writer, "r", outline->corner - inset);
      return;
    }
  add_number (writer, "x", outline->x - outline->half_width + inset);
  add_number (writer, "y", outline->y - outline->half_height + inset);
  add_number (writer, "width", 2 * (outline->half_width - inset));
  add_number (writer, "height", 2 * (outline->half_height - inset));
  add_number (writer, "rx", outline->corner - inset);
}

static void
add_halos (Writer *writer)
{
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (writer->picture); node++)
    {
      GrundyNodeStyle style;

      grundy_style_get_node (writer->picture, writer->state, node, &style);
      if (!style.has_halo)
        continue;
      begin_outline (writer, "halo", grundy_picture_get_node (writer->picture, node), -style.halo_width);
      add_color (writer, "fill", style.halo);
      g_string_append (writer->text, "/>\n");
    }
}

static void
add_point (Writer *writer, const char *before, GrundyPoint point)
{
  g_string_append (writer->text, before);
  grundy_append_decimal (writer->text, point.x);
  g_string_append_c (writer->text, ' ');
  grundy_append_decimal (writer->text, point.y);
}

static void
add_shaft (Writer *writer, const char *class, const GrundyPictureEdge *edge, GrundyColor color, double width)
{
  g_string_append_printf (writer->text, "<path class=\"%s\" fill=\"none\"", class);
  add_color (writer, "stroke", color);
  add_number (writer, "stroke-width", width);
  add_point (writer, " d=\"M", edge->points[0]);
  for (guint i = 1; i < edge->n_points; i++)
    add_point (writer, i % 3 == 1 ? " C" : " ", edge->points[i]);
  g_string_append (writer->text, "\"/>");
}

static void
add_edge (Writer *writer, gsize index)
{
  static const char *const classes[] = { "", " faded", "", " lit", " looked-at" };
  const GrundyPictureEdge *edge = grundy_picture_get_edge (writer->picture, index);
  GrundyEdgeStyle style;

  grundy_style_get_edge (writer->picture, writer->state, index, &style);
  if (!style.is_drawn)
    return;
  g_string_append_printf (writer->text, "<g class=\"edge%s\" id=\"e%u-%u\">",
                          classes[grundy_state_get_edge (writer->state, index)], edge->from, edge->to);
  if (style.has_casing)
    add_shaft (writer, "casing", edge, style.casing, style.casing_width);
  add_shaft (writer, "shaft", edge, style.color, style.width);
  g_string_append (writer->text, "<path class=\"arrow\"");
  add_color (writer, "fill", style.color);
  for (guint i = 0; i < G_N_ELEMENTS (edge->arrow); i++)
    add_point (writer, i == 0 ? " d=\"M" : " L", edge->arrow[i]);
  g_string_append (writer->text, " Z\"/></g>\n");
}

static void
add_edges (Writer *writer)
{
  g_string_append (writer->text, "<g class=\"edges\" stroke-linejoin=\"round\">\n");
  for (GrundyEmphasis emphasis = GRUNDY_EMPHASIS_FADED; emphasis <= GRUNDY_EMPHASIS_LOOKED_AT; emphasis++)
    for (gsize edge = 0; edge < grundy_picture_get_n_edges (writer->picture); edge++)
      if (grundy_state_get_edge (writer->state, edge) == emphasis)
        add_edge (writer, edge);
  g_string_append (writer->text, "</g>\n");
}

static void
add_clearings (Writer *writer)
{
  g_string_append (writer->text, "<g class=\"clearings\"");
  add_color (writer, "fill", grundy_picture_get_theme (writer->picture)->background);
  g_string_append (writer->text, ">\n");
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (writer->picture); node++)
    for (guint i = 1; i < grundy_picture_get_n_slots (writer->picture); i++)
      {
        GrundyBox box;

        if (!grundy_style_get_clearing (writer->picture, writer->state, node, i, &box))
          continue;
        g_string_append (writer->text, "<rect");
        add_number (writer, "x", box.x0);
        add_number (writer, "y", box.y0);
        add_number (writer, "width", box.x1 - box.x0);
        add_number (writer, "height", box.y1 - box.y0);
        g_string_append (writer->text, "/>\n");
      }
  g_string_append (writer->text, "</g>\n");
}

static void
add_text (Writer *writer, const char *class, const GrundySlot *slot, const GrundyTextStyle *style)
{
  static const char *const anchors[] = { "start", "middle", "end" };

  if (*style->text == '\0')
    return;
  g_string_append_printf (writer->text, "<text class=\"%s\"", class);
  add_number (writer, "x", slot->x);
  add_number (writer, "y", slot->baseline);
  g_string_append_printf (writer->text, " text-anchor=\"%s\"", anchors[slot->align]);
  add_number (writer, "font-size", slot->size);
  if (slot->is_bold)
    g_string_append (writer->text, " font-weight=\"bold\"");
  add_color (writer, "fill", style->color);
  g_string_append_c (writer->text, '>');
  add_escaped (writer, style->text);
  g_string_append (writer->text, "</text>");
}

/* A ring, and for a double outline a disc inside it */
static void
add_body (Writer *writer, const GrundyOutline *outline, const GrundyNodeStyle *style)
{
  begin_outline (writer, "outline", outline, style->outline_width / 2);
  add_color (writer, "fill", style->is_double ? grundy_picture_get_theme (writer->picture)->background : style->fill);
  add_color (writer, "stroke", style->outline);
  add_number (writer, "stroke-width", style->outline_width);
  g_string_append (writer->text, "/>");
  if (!style->is_double)
    return;
  begin_outline (writer, "disc", outline, style->outline_width + style->gap);
  add_color (writer, "fill", style->fill);
  g_string_append (writer->text, "/>");
}

static void
add_badge (Writer *writer, const GrundyOutline *badge)
{
  const GrundyTheme *theme = grundy_picture_get_theme (writer->picture);
  double r = badge->corner;

  begin_outline (writer, "badge", badge, -r / 10);
  add_color (writer, "fill", theme->badge);
  add_color (writer, "stroke", theme->background);
  add_number (writer, "stroke-width", r / 5);
  g_string_append (writer->text, "/><path class=\"badge\"");
  add_color (writer, "stroke", theme->background);
  add_number (writer, "stroke-width", r / 4);
  add_point (writer, " d=\"M", (GrundyPoint){ badge->x - r / 2, badge->y - r / 5 });
  add_point (writer, " L", (GrundyPoint){ badge->x + r / 2, badge->y - r / 5 });
  add_point (writer, " M", (GrundyPoint){ badge->x - r / 2, badge->y + r / 5 });
  add_point (writer, " L", (GrundyPoint){ badge->x + r / 2, badge->y + r / 5 });
  add_point (writer, " M", (GrundyPoint){ badge->x + r / 4, badge->y - r * 0.6 });
  add_point (writer, " L", (GrundyPoint){ badge->x - r / 4, badge->y + r * 0.6 });
  g_string_append (writer->text, "\"/>");
}

/* Values are told where the picture has values: in misère play they are not what decides. */
static gboolean
tells_values (const Writer *writer)
{
  gboolean has_slot = FALSE;

  for (guint i = 0; i < grundy_picture_get_n_slots (writer->picture); i++)
    {
      GrundySlot slot;

      grundy_picture_get_slot (writer->picture, 0, i, &slot);
      has_slot = has_slot || slot.choice == GRUNDY_LABEL_SG;
    }
  return has_slot && grundy_state_shows_values (writer->state);
}

static void
add_node_title (Writer *writer, guint32 node)
{
  GrundyLabels *labels = grundy_picture_get_labels (writer->picture);
  gboolean is_settled = (grundy_state_get_node (writer->state, node) & GRUNDY_NODE_SETTLED) != 0;
  gboolean has_value = is_settled && tells_values (writer);
  const char *letter = grundy_labels_get_letter (labels, grundy_labels_get_outcome (labels, node));

  g_string_append (writer->text, "<title>");
  add_escaped (writer, grundy_labels_get_position (labels, node));
  if (has_value)
    g_string_append_printf (writer->text, ": SG %s", grundy_labels_get_value (labels, node));
  if (is_settled && *letter != '\0')
    {
      g_string_append (writer->text, has_value ? ", " : ": ");
      add_escaped (writer, letter);
    }
  g_string_append (writer->text, "</title>");
}

static void
begin_node (Writer *writer, guint32 node)
{
  static const char *const names[] = { NULL, "lit", "option", "marked", "looked-at", "selected", "faded", "differs" };
  GrundyLabels *labels = grundy_picture_get_labels (writer->picture);
  GrundyNodeFlags flags = grundy_state_get_node (writer->state, node);

  g_string_append (writer->text, "<g class=\"node ");
  if ((flags & GRUNDY_NODE_SETTLED) != 0)
    g_string_append_c (writer->text, grundy_outcome_get_letter (grundy_labels_get_outcome (labels, node)));
  else
    g_string_append (writer->text, "unsettled");
  for (guint i = 1; i < G_N_ELEMENTS (names); i++)
    if ((flags & (1u << i)) != 0)
      g_string_append_printf (writer->text, " %s", names[i]);
  g_string_append_printf (writer->text, "\" id=\"n%u\">", node);
  add_node_title (writer, node);
}

static void
add_board (Writer *writer, guint32 node)
{
  const GrundyTheme *theme = grundy_picture_get_theme (writer->picture);
  GrundyBoardPlace place;

  if (!grundy_picture_shows_boards (writer->picture) || !grundy_picture_get_board (writer->picture, node, &place))
    return;
  g_string_append (writer->text, "<rect class=\"panel\"");
  add_number (writer, "x", place.panel.x0);
  add_number (writer, "y", place.panel.y0);
  add_number (writer, "width", place.panel.x1 - place.panel.x0);
  add_number (writer, "height", place.panel.y1 - place.panel.y0);
  add_color (writer, "fill", theme->background);
  g_string_append (writer->text, "/>");
  grundy_board_drawing_append_svg (place.board, theme, place.x, place.y, place.scale, writer->text);
}

static void
add_node (Writer *writer, guint32 node)
{
  static const char *const classes[] = { "none", "sg", "position", "outcome", "remoteness", "step" };
  GrundyNodeStyle style;

  begin_node (writer, node);
  grundy_style_get_node (writer->picture, writer->state, node, &style);
  add_body (writer, grundy_picture_get_node (writer->picture, node), &style);
  if (style.has_badge)
    {
      GrundyOutline badge;

      grundy_style_get_badge (writer->picture, node, &badge);
      add_badge (writer, &badge);
    }
  add_board (writer, node);
  for (guint i = 0; i < grundy_picture_get_n_slots (writer->picture); i++)
    {
      GrundySlot slot;
      GrundyTextStyle text;

      grundy_picture_get_slot (writer->picture, node, i, &slot);
      grundy_style_get_text (writer->picture, writer->state, node, i, &text);
      add_text (writer, classes[slot.choice], &slot, &text);
    }
  g_string_append (writer->text, "</g>\n");
}

static void
add_nodes (Writer *writer)
{
  g_string_append (writer->text, "<g class=\"nodes\">\n");
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (writer->picture); node++)
    add_node (writer, node);
  g_string_append (writer->text, "</g>\n");
}

static void
add_captions (Writer *writer)
{
  static const char *const classes[] = { "legend", "axis", "letter" };

  g_string_append (writer->text, "<g class=\"captions\">\n");
  for (guint i = 0; i < grundy_picture_get_n_legend_items (writer->picture); i++)
    {
      const GrundyLegendItem *item = grundy_picture_get_legend_item (writer->picture, i);
      GrundyNodeStyle style;

      if (item->is_badge)
        {
          g_string_append (writer->text, "<g class=\"sample differs\">");
          add_badge (writer, &item->outline);
          g_string_append (writer->text, "</g>\n");
          continue;
        }
      grundy_style_get_sample (writer->picture, item->outcome, &style);
      g_string_append_printf (writer->text, "<g class=\"sample %c\">", grundy_outcome_get_letter (item->outcome));
      add_body (writer, &item->outline, &style);
      g_string_append (writer->text, "</g>\n");
    }
  for (guint i = 0; i < grundy_picture_get_n_captions (writer->picture); i++)
    {
      const GrundyCaption *caption = grundy_picture_get_caption (writer->picture, i);
      GrundyTextStyle style;

      grundy_style_get_caption (writer->picture, i, &style);
      add_text (writer, classes[caption->role], &caption->slot, &style);
      g_string_append_c (writer->text, '\n');
    }
  g_string_append (writer->text, "</g>\n");
}

GBytes *
grundy_write_svg (const GrundyPicture *picture, const GrundyState *state, const char *title)
{
  g_return_val_if_fail (picture != NULL && state != NULL, NULL);

  Writer writer = { picture, state, g_string_new (NULL) };

  grundy_svg_append_heading (writer.text, grundy_picture_get_width (picture), grundy_picture_get_height (picture),
                             grundy_picture_get_families (picture), title,
                             grundy_picture_get_theme (picture)->background);
  add_halos (&writer);
  add_edges (&writer);
  add_clearings (&writer);
  add_nodes (&writer);
  add_captions (&writer);
  g_string_append (writer.text, "</svg>\n");
  return g_string_free_to_bytes (writer.text);
}
