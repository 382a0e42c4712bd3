/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The body is written first, and tells which colours and styles it needs; these are then put before it. Edges and halos
 * are written after the nodes that they name, but into the layer behind them.
 */
#include "grundy-tikz.h"

#include <math.h>

#include "grundy-arrow.h"
#include "grundy-decimal.h"
#include "grundy-style.h"

/* Around a text beside a node */
#define CLEARANCE 1.0
/* From one line to the next, by the size of the font */
#define LINE_HEIGHT 1.2

static const char *const outcome_names[] = { "P", "N", "D" };

typedef struct
{
  const GrundyPicture *picture;
  const GrundyState *state;
  GHashTable *names; /* of colours and styles: to what they mean */
  GString *colors;
  GString *styles;
  GString *body;
} Writer;

static void
add_number (GString *text, const char *before, double number)
{
  g_string_append (text, before);
  grundy_append_decimal (text, number);
}

/* TeX's y goes up. */
static void
add_point (Writer *writer, GrundyPoint point)
{
  add_number (writer->body, "(", point.x);
  add_number (writer->body, ",", grundy_picture_get_height (writer->picture) - point.y);
  g_string_append_c (writer->body, ')');
}

/* The sign of an infinite value, which TeX's fonts for text lack */
#define INFINITY_SIGN "∞"

static void
add_escaped (GString *text, const char *string)
{
  for (const char *p = string; *p != '\0'; p++)
    switch (*p)
      {
      case '\\':
        g_string_append (text, "\\textbackslash{}");
        break;
      case '^':
        g_string_append (text, "\\textasciicircum{}");
        break;
      case '~':
        g_string_append (text, "\\textasciitilde{}");
        break;
      case '<':
        g_string_append (text, "\\textless{}");
        break;
      case '>':
        g_string_append (text, "\\textgreater{}");
        break;
      case '|':
        g_string_append (text, "\\textbar{}");
        break;
      case '{':
      case '}':
      case '#':
      case '$':
      case '%':
      case '&':
      case '_':
        g_string_append_printf (text, "\\%c", *p);
        break;
      default:
        if (g_str_has_prefix (p, INFINITY_SIGN))
          {
            g_string_append (text, "\\ensuremath{\\infty}");
            p += strlen (INFINITY_SIGN) - 1;
            break;
          }
        g_string_append_c (text, *p);
      }
}

/*
 * The name under which @meaning is defined; @definition is written where it is not yet. A second meaning of a
 * name gets a number behind it.
 */
static char *
define (Writer *writer, GString *definitions, const char *name, const char *meaning)
{
  g_autofree char *own = g_strdup (name);
  const char *known;

  for (guint i = 2; (known = g_hash_table_lookup (writer->names, own)) != NULL; i++)
    {
      if (g_str_equal (known, meaning))
        return g_steal_pointer (&own);
      g_free (own);
      own = g_strdup_printf ("%s%u", name, i);
    }
  g_hash_table_insert (writer->names, g_strdup (own), g_strdup (meaning));
  if (definitions == writer->colors)
    g_string_append_printf (definitions, "\\definecolor{%s}{HTML}{%s}\n", own, meaning);
  else
    g_string_append_printf (definitions, "  %s/.style={%s},\n", own, meaning);
  return g_steal_pointer (&own);
}

static char *
define_color (Writer *writer, const char *name, GrundyColor color)
{
  g_autoptr (GString) hex = g_string_new (NULL);

  grundy_append_hex (hex, color);
  g_string_ascii_up (hex);
  return define (writer, writer->colors, name, hex->str);
}

/* The width of all outlines together */
static double
get_stroke (const GrundyNodeStyle *style)
{
  return style->is_double ? 2 * style->outline_width + style->gap : style->outline_width;
}

/* Shape, outlines and fill; sizes so that the outermost outline is where it should be */
static char *
define_node (Writer *writer, const char *prefix, const char *kind, const GrundyOutline *outline,
             const GrundyNodeStyle *style)
{
  double stroke = get_stroke (style);
  gboolean is_disc = outline->half_width <= outline->corner;
  g_autofree char *fill_name = g_strdup_printf ("%sfill", kind);
  g_autofree char *line_name = g_strdup_printf ("%sline", kind);
  g_autofree char *name = g_strdup_printf ("%s%s%s", is_disc ? "" : "wide", prefix, kind);
  g_autofree char *fill = define_color (writer, fill_name, style->fill);
  g_autofree char *line = define_color (writer, line_name, style->outline);
  g_autoptr (GString) meaning = g_string_new (NULL);

  g_string_append_printf (meaning, "%s, draw=%s, fill=%s", is_disc ? "circle" : "rectangle", line, fill);
  add_number (meaning, ", line width=", style->outline_width);
  if (style->is_double)
    add_number (meaning, "bp, double=background, double distance=", style->gap);
  add_number (meaning, "bp, inner sep=0bp, outer sep=", stroke / 2);
  if (!is_disc)
    add_number (meaning, "bp, rounded corners=", outline->corner - stroke / 2);
  add_number (meaning, "bp, minimum size=", 2 * outline->half_height - stroke);
  g_string_append (meaning, "bp");
  return define (writer, writer->styles, name, meaning->str);
}

/* The outcome's letter, or what stands for no outcome */
static const char *
name_kind (const Writer *writer, guint32 node)
{
  if ((grundy_state_get_node (writer->state, node) & GRUNDY_NODE_SETTLED) == 0)
    return "unsettled";
  return outcome_names[grundy_labels_get_outcome (grundy_picture_get_labels (writer->picture), node)];
}

static char *
define_text (Writer *writer, const char *name, const GrundySlot *slot, gboolean is_outside)
{
  static const char *const anchors[] = { "base west", "base", "base east" };
  g_autoptr (GString) meaning = g_string_new (slot->is_bold ? "font=\\bfseries" : "font=");

  add_number (meaning, "\\fontsize{", slot->size);
  add_number (meaning, "}{", LINE_HEIGHT * slot->size);
  g_string_append (meaning, "}\\selectfont");
  if (is_outside)
    {
      g_string_append_printf (meaning, ", anchor=%s, fill=background", anchors[slot->align]);
      add_number (meaning, ", inner sep=", CLEARANCE);
      g_string_append (meaning, "bp");
    }
  return define (writer, writer->styles, name, meaning->str);
}

/* A text with a node of its own: beside a node of the graph, or a caption. @kind is empty where it has no own colour.
 */
static void
add_text (Writer *writer, const char *name, const char *kind, const GrundySlot *slot, const GrundyTextStyle *style)
{
  static const double shifts[] = { -CLEARANCE, 0, CLEARANCE };
  g_autofree char *text_style = NULL;
  g_autofree char *color_name = *kind != '\0' ? g_strdup_printf ("%sletter", kind) : g_strdup_printf ("%stext", name);
  g_autofree char *color = NULL;

  if (*style->text == '\0')
    return;
  text_style = define_text (writer, name, slot, TRUE);
  color = define_color (writer, color_name, style->color);
  g_string_append_printf (writer->body, "\\node[%s, text=%s] at ", text_style, color);
  add_point (writer, (GrundyPoint){ slot->x + shifts[slot->align], slot->baseline });
  g_string_append (writer->body, " {");
  add_escaped (writer->body, style->text);
  g_string_append (writer->body, "};\n");
}

static void
add_outside_texts (Writer *writer, guint32 node)
{
  static const char *const names[] = { "none", "value", "position", "letter", "length", "length" };

  for (guint i = 1; i < grundy_picture_get_n_slots (writer->picture); i++)
    {
      GrundySlot slot;
      GrundyTextStyle style;

      grundy_picture_get_slot (writer->picture, node, i, &slot);
      grundy_style_get_text (writer->picture, writer->state, node, i, &style);
      add_text (writer, names[slot.choice], slot.choice == GRUNDY_LABEL_POSITION ? "" : name_kind (writer, node), &slot,
                &style);
    }
}

static void
add_badge (Writer *writer, const GrundyOutline *badge)
{
  const GrundyTheme *theme = grundy_picture_get_theme (writer->picture);
  g_autofree char *color = define_color (writer, "badge", theme->badge);

  g_string_append_printf (writer->body, "\\node[circle, fill=%s, text=background, inner sep=0bp", color);
  add_number (writer->body, ", minimum size=", 2 * badge->corner);
  add_number (writer->body, "bp, font=\\fontsize{", 1.6 * badge->corner);
  add_number (writer->body, "}{", 1.6 * badge->corner);
  g_string_append (writer->body, "}\\selectfont] at ");
  add_point (writer, (GrundyPoint){ badge->x, badge->y });
  g_string_append (writer->body, " {$\\neq$};\n");
}

static void
add_node (Writer *writer, guint32 node)
{
  const GrundyOutline *outline = grundy_picture_get_node (writer->picture, node);
  const char *kind = name_kind (writer, node);
  g_autofree char *color_name = g_strdup_printf ("%stext", kind);
  g_autofree char *style_name = NULL;
  g_autofree char *text_name = NULL;
  g_autofree char *color = NULL;
  GrundyNodeStyle style;
  GrundyTextStyle text;
  GrundySlot slot;

  grundy_style_get_node (writer->picture, writer->state, node, &style);
  grundy_picture_get_slot (writer->picture, node, 0, &slot);
  grundy_style_get_text (writer->picture, writer->state, node, 0, &text);
  style_name = define_node (writer, "", kind, outline, &style);
  text_name = define_text (writer, "inside", &slot, FALSE);
  color = define_color (writer, color_name, text.color);
  g_string_append_printf (writer->body, "\\node[%s, %s, text=%s", style_name, text_name, color);
  if (outline->half_width > outline->corner)
    {
      add_number (writer->body, ", minimum width=", 2 * outline->half_width - get_stroke (&style));
      g_string_append (writer->body, "bp");
    }
  g_string_append_printf (writer->body, "] (n%u) at ", node);
  add_point (writer, (GrundyPoint){ outline->x, outline->y });
  g_string_append (writer->body, " {");
  add_escaped (writer->body, text.text);
  g_string_append (writer->body, "};\n");
  if (style.has_badge)
    {
      GrundyOutline badge;

      grundy_style_get_badge (writer->picture, node, &badge);
      add_badge (writer, &badge);
    }
}

/* Where an edge meets a node: an angle of a disc, so that the edge follows the node when it is moved */
static void
add_end (Writer *writer, guint32 node, GrundyPoint point)
{
  const GrundyOutline *outline = grundy_picture_get_node (writer->picture, node);
  long degrees = lround (atan2 (outline->y - point.y, point.x - outline->x) * 180 / G_PI);

  if (outline->half_width > outline->corner)
    add_point (writer, point);
  else
    g_string_append_printf (writer->body, "(n%u.%ld)", node, degrees < 0 ? degrees + 360 : degrees);
}

static void
add_curve (Writer *writer, const char *style, const GrundyPictureEdge *edge)
{
  g_string_append_printf (writer->body, "\\draw[%s] ", style);
  add_end (writer, edge->from, edge->points[0]);
  for (guint i = 1; i + 2 < edge->n_points; i += 3)
    {
      g_string_append (writer->body, " .. controls ");
      add_point (writer, edge->points[i]);
      g_string_append (writer->body, " and ");
      add_point (writer, edge->points[i + 1]);
      g_string_append (writer->body, " .. ");
      if (i + 3 < edge->n_points)
        add_point (writer, edge->points[i + 2]);
      else
        add_end (writer, edge->to, edge->arrow[0]); /* TikZ makes room for the arrowhead itself. */
    }
  g_string_append (writer->body, ";\n");
}

static void
add_edge (Writer *writer, gsize index)
{
  static const char *const names[] = { NULL, "faded", "move", "lit", "looked" };
  const char *name = names[grundy_state_get_edge (writer->state, index)];
  const GrundyPictureEdge *edge = grundy_picture_get_edge (writer->picture, index);
  double arrow = grundy_picture_get_sizes (writer->picture)->arrow;
  g_autoptr (GString) meaning = g_string_new (NULL);
  g_autofree char *color_name = g_strdup_printf ("%sline", name);
  g_autofree char *color = NULL;
  g_autofree char *own = NULL;
  GrundyEdgeStyle style;

  grundy_style_get_edge (writer->picture, writer->state, index, &style);
  if (!style.is_drawn)
    return;
  if (style.has_casing)
    {
      g_autofree char *casing = define_color (writer, "look", style.casing);

      g_string_append_printf (meaning, "draw=%s", casing);
      add_number (meaning, ", line width=", style.casing_width);
      g_string_append (meaning, "bp");
      own = define (writer, writer->styles, "casing", meaning->str);
      add_curve (writer, own, edge);
      g_free (own);
    }
  color = define_color (writer, color_name, style.color);
  g_string_printf (meaning, "draw=%s", color);
  add_number (meaning, ", line width=", style.width);
  add_number (meaning, "bp, -{Triangle[length=", arrow);
  add_number (meaning, "bp, width=", 2 * GRUNDY_ARROW_HALF_WIDTH * arrow);
  g_string_append (meaning, "bp]}");
  own = define (writer, writer->styles, name, meaning->str);
  add_curve (writer, own, edge);
}

static void
add_halo (Writer *writer, guint32 node)
{
  const GrundyOutline *outline = grundy_picture_get_node (writer->picture, node);
  gboolean is_lit = (grundy_state_get_node (writer->state, node) & GRUNDY_NODE_LIT) != 0;
  g_autofree char *color = NULL;
  GrundyNodeStyle style;

  grundy_style_get_node (writer->picture, writer->state, node, &style);
  if (!style.has_halo)
    return;
  color = define_color (writer, is_lit ? "look" : "selected", style.halo);
  g_string_append_printf (writer->body, "\\fill[%s", color);
  add_number (writer->body, ", rounded corners=", outline->corner + style.halo_width);
  g_string_append (writer->body, "bp] ");
  add_point (writer, (GrundyPoint){ outline->x - outline->half_width - style.halo_width,
                                    outline->y - outline->half_height - style.halo_width });
  g_string_append (writer->body, " rectangle ");
  add_point (writer, (GrundyPoint){ outline->x + outline->half_width + style.halo_width,
                                    outline->y + outline->half_height + style.halo_width });
  g_string_append (writer->body, ";\n");
}

static void
add_frame (Writer *writer, const char *command)
{
  g_string_append (writer->body, command);
  add_number (writer->body, " (0,0) rectangle (", grundy_picture_get_width (writer->picture));
  add_number (writer->body, ",", grundy_picture_get_height (writer->picture));
  g_string_append (writer->body, ");\n");
}

/* What lies behind the nodes. The paper is white by itself. */
static void
add_background (Writer *writer)
{
  GrundyColor background = grundy_picture_get_theme (writer->picture)->background;

  g_string_append (writer->body, "\\begin{scope}[on background layer]\n");
  if ((background.red & background.green & background.blue) != 0xff)
    add_frame (writer, "\\fill[background]");
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (writer->picture); node++)
    add_halo (writer, node);
  for (GrundyEmphasis emphasis = GRUNDY_EMPHASIS_FADED; emphasis <= GRUNDY_EMPHASIS_LOOKED_AT; emphasis++)
    for (gsize edge = 0; edge < grundy_picture_get_n_edges (writer->picture); edge++)
      if (grundy_state_get_edge (writer->state, edge) == emphasis)
        add_edge (writer, edge);
  g_string_append (writer->body, "\\end{scope}\n");
}

static void
add_captions (Writer *writer)
{
  static const char *const names[] = { "legend", "axis", "legendletter" };

  for (guint i = 0; i < grundy_picture_get_n_captions (writer->picture); i++)
    {
      const GrundyCaption *caption = grundy_picture_get_caption (writer->picture, i);
      GrundyTextStyle style;

      grundy_style_get_caption (writer->picture, i, &style);
      add_text (writer, names[caption->role],
                caption->role == GRUNDY_CAPTION_LETTER ? outcome_names[caption->outcome] : "", &caption->slot, &style);
    }
  for (guint i = 0; i < grundy_picture_get_n_legend_items (writer->picture); i++)
    {
      const GrundyLegendItem *item = grundy_picture_get_legend_item (writer->picture, i);
      g_autofree char *own = NULL;
      GrundyNodeStyle style;

      if (item->is_badge)
        {
          add_badge (writer, &item->outline);
          continue;
        }
      grundy_style_get_sample (writer->picture, item->outcome, &style);
      own = define_node (writer, "sample", outcome_names[item->outcome], &item->outline, &style);
      g_string_append_printf (writer->body, "\\node[%s] at ", own);
      add_point (writer, (GrundyPoint){ item->outline.x, item->outline.y });
      g_string_append (writer->body, " {};\n");
    }
}

static GBytes *
assemble (Writer *writer, const char *title)
{
  GString *text = g_string_new (NULL);

  if (title != NULL)
    g_string_append_printf (text, "%% %s\n", title);
  g_string_append_printf (text,
                          "%% Needs \\usepackage{tikz} and \\usetikzlibrary{arrows.meta,backgrounds}.\n"
                          "%% Chinese needs \\usepackage{ctex} as well, and XeLaTeX or LuaLaTeX.\n"
                          "\\begin{tikzpicture}[x=1bp, y=1bp,\n%s]\n%s%s\\end{tikzpicture}%%\n",
                          writer->styles->str, writer->colors->str, writer->body->str);
  g_string_free (writer->styles, TRUE);
  g_string_free (writer->colors, TRUE);
  g_string_free (writer->body, TRUE);
  g_hash_table_unref (writer->names);
  return g_string_free_to_bytes (text);
}

GBytes *
grundy_write_tikz (const GrundyPicture *picture, const GrundyState *state, const char *title)
{
  g_return_val_if_fail (picture != NULL && state != NULL, NULL);

  Writer writer = { picture,
                    state,
                    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
                    g_string_new (NULL),
                    g_string_new (NULL),
                    g_string_new (NULL) };

  g_free (define_color (&writer, "background", grundy_picture_get_theme (picture)->background));
  add_frame (&writer, "\\path[use as bounding box]");
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (picture); node++)
    add_outside_texts (&writer, node);
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (picture); node++)
    add_node (&writer, node);
  add_captions (&writer);
  add_background (&writer);
  return assemble (&writer, title);
}
