/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-dot.h"

#include "grundy-decimal.h"
#include "grundy-style.h"

#define POINTS_AN_INCH 72
/* By how much the second outline that Graphviz draws is larger than the first, on every side */
#define PERIPHERY 4.0

typedef struct
{
  const GrundyPicture *picture;
  const GrundyState *state;
  GString *text;
} Writer;

static void
add_number (Writer *writer, const char *before, double number)
{
  g_string_append (writer->text, before);
  grundy_append_decimal (writer->text, number);
}

/* Graphviz' y goes up. */
static void
add_point (Writer *writer, const char *before, GrundyPoint point)
{
  add_number (writer, before, point.x);
  add_number (writer, ",", grundy_picture_get_height (writer->picture) - point.y);
}

static void
add_color (Writer *writer, const char *name, GrundyColor color)
{
  g_string_append_printf (writer->text, " %s=\"#", name);
  grundy_append_hex (writer->text, color);
  g_string_append_c (writer->text, '"');
}

static void
add_escaped (Writer *writer, const char *string)
{
  for (const char *p = string; *p != '\0'; p++)
    {
      if (*p == '"' || *p == '\\')
        g_string_append_c (writer->text, '\\');
      g_string_append_c (writer->text, *p);
    }
}

static void
add_heading (Writer *writer, const char *title)
{
  g_auto (GStrv) families = g_strsplit (grundy_picture_get_families (writer->picture), ",", 2);

  g_string_append (writer->text, "digraph \"");
  add_escaped (writer, title != NULL ? title : "");
  add_number (writer, "\" {\n  graph [bb=\"0,0,", grundy_picture_get_width (writer->picture));
  add_number (writer, ",", grundy_picture_get_height (writer->picture));
  g_string_append_c (writer->text, '"');
  add_color (writer, "bgcolor", grundy_picture_get_theme (writer->picture)->background);
  g_string_append (writer->text, " splines=true];\n  node [fixedsize=true fontname=\"");
  add_escaped (writer, families[0]);
  add_number (writer, "\" fontsize=", grundy_picture_get_sizes (writer->picture)->inside_text);
  add_number (writer, "];\n  edge [arrowsize=", grundy_picture_get_sizes (writer->picture)->arrow / 10);
  g_string_append (writer->text, "];\n");
}

/* A line of what Graphviz calls an HTML-like label: only there texts have a colour that is not the node's. */
static void
add_line (Writer *writer, const GrundySlot *slot, const GrundyTextStyle *style)
{
  g_autofree char *escaped = g_markup_escape_text (style->text, -1);

  add_number (writer, "<font point-size=\"", slot->size);
  g_string_append_c (writer->text, '"');
  add_color (writer, "color", style->color);
  g_string_append_printf (writer->text, slot->is_bold ? "><b>%s</b></font>" : ">%s</font>", escaped);
  g_string_append (writer->text, slot->align == GRUNDY_ALIGN_START ? "<br align=\"left\"/>" : "<br/>");
}

/* Graphviz knows no badges: the sign of one is a line of its own. */
static gboolean
add_badge (Writer *writer, guint32 node)
{
  const GrundyTheme *theme = grundy_picture_get_theme (writer->picture);
  GrundyNodeStyle style;

  grundy_style_get_node (writer->picture, writer->state, node, &style);
  if (!style.has_badge)
    return FALSE;
  add_number (writer, " xlabel=<<font point-size=\"", grundy_picture_get_sizes (writer->picture)->outside_text);
  g_string_append_c (writer->text, '"');
  add_color (writer, "color", theme->badge);
  g_string_append (writer->text, "><b>≠</b></font><br/>");
  return TRUE;
}

/* The texts outside, a line each, and the middle of them */
static void
add_outside_texts (Writer *writer, guint32 node)
{
  GrundyBox all = { G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE };
  gboolean has_line = add_badge (writer, node);

  for (guint i = 1; i < grundy_picture_get_n_slots (writer->picture); i++)
    {
      GrundyTextStyle style;
      GrundySlot slot;
      GrundyBox box;

      if (!grundy_style_get_clearing (writer->picture, writer->state, node, i, &box))
        continue;
      grundy_picture_get_slot (writer->picture, node, i, &slot);
      grundy_style_get_text (writer->picture, writer->state, node, i, &style);
      g_string_append (writer->text, has_line ? "" : " xlabel=<");
      add_line (writer, &slot, &style);
      all = (GrundyBox){ MIN (all.x0, box.x0), MIN (all.y0, box.y0), MAX (all.x1, box.x1), MAX (all.y1, box.y1) };
      has_line = TRUE;
    }
  if (!has_line)
    return;
  if (all.x0 > all.x1)
    {
      g_string_append_c (writer->text, '>');
      return;
    }
  add_point (writer, "> xlp=\"", (GrundyPoint){ (all.x0 + all.x1) / 2, (all.y0 + all.y1) / 2 });
  g_string_append_c (writer->text, '"');
}

static void
add_node (Writer *writer, guint32 node)
{
  const GrundyOutline *outline = grundy_picture_get_node (writer->picture, node);
  gboolean is_disc = outline->half_width <= outline->corner;
  double outer;
  GrundyNodeStyle style;
  GrundyTextStyle inside;

  grundy_style_get_node (writer->picture, writer->state, node, &style);
  grundy_style_get_text (writer->picture, writer->state, node, 0, &inside);
  outer = style.outline_width + (style.is_double ? 2 * PERIPHERY : 0);
  g_string_append_printf (writer->text, "  n%u [label=\"", node);
  add_escaped (writer, inside.text);
  g_string_append_c (writer->text, '"');
  add_outside_texts (writer, node);
  g_string_append (writer->text, " tooltip=\"");
  add_escaped (writer, grundy_labels_get_position (grundy_picture_get_labels (writer->picture), node));
  add_point (writer, "\" pos=\"", (GrundyPoint){ outline->x, outline->y });
  add_number (writer, "\" width=", (2 * outline->half_width - outer) / POINTS_AN_INCH);
  add_number (writer, " height=", (2 * outline->half_height - outer) / POINTS_AN_INCH);
  g_string_append (writer->text, is_disc ? " shape=ellipse style=filled" : " shape=box style=\"rounded,filled\"");
  if (style.is_double)
    g_string_append (writer->text, " peripheries=2");
  add_number (writer, " penwidth=", style.outline_width);
  add_color (writer, "fillcolor", style.fill);
  add_color (writer, "color", style.outline);
  add_color (writer, "fontcolor", inside.color);
  g_string_append (writer->text, "];\n");
}

static void
add_edge (Writer *writer, gsize index)
{
  const GrundyPictureEdge *edge = grundy_picture_get_edge (writer->picture, index);
  GrundyEdgeStyle style;

  grundy_style_get_edge (writer->picture, writer->state, index, &style);
  g_string_append_printf (writer->text, "  n%u -> n%u [", edge->from, edge->to);
  if (!style.is_drawn)
    {
      g_string_append (writer->text, "style=invis];\n");
      return;
    }
  add_point (writer, "pos=\"e,", edge->arrow[0]);
  for (guint i = 0; i < edge->n_points; i++)
    add_point (writer, " ", edge->points[i]);
  add_number (writer, "\" penwidth=", style.width);
  add_color (writer, "color", style.color);
  g_string_append (writer->text, "];\n");
}

GBytes *
grundy_write_dot (const GrundyPicture *picture, const GrundyState *state, const char *title)
{
  g_return_val_if_fail (picture != NULL && state != NULL, NULL);

  Writer writer = { picture, state, g_string_new (NULL) };

  add_heading (&writer, title);
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (picture); node++)
    add_node (&writer, node);
  for (gsize edge = 0; edge < grundy_picture_get_n_edges (picture); edge++)
    add_edge (&writer, edge);
  g_string_append (writer.text, "}\n");
  return g_string_free_to_bytes (writer.text);
}
