/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-picture-text.h"

#include "grundy-decimal.h"
#include "grundy-style.h"

static void
add_number (GString *text, const char *before, double number)
{
  g_string_append (text, before);
  grundy_append_decimal (text, number);
}

static void
add_point (GString *text, const char *before, GrundyPoint point)
{
  add_number (text, before, point.x);
  add_number (text, ",", point.y);
}

static void
add_outline (GString *text, const GrundyOutline *outline)
{
  add_number (text, " at ", outline->x);
  add_number (text, ",", outline->y);
  add_number (text, " size ", 2 * outline->half_width);
  add_number (text, "x", 2 * outline->half_height);
}

static void
add_slot (GString *text, const GrundySlot *slot, const char *string)
{
  static const char *const aligns[] = { "start", "middle", "end" };

  g_string_append_printf (text, "  text \"%s\" %s", string, aligns[slot->align]);
  add_number (text, " ", slot->x);
  add_number (text, ",", slot->baseline);
  add_number (text, " size ", slot->size);
  g_string_append_printf (text, "%s", slot->is_bold ? " bold" : "");
  add_number (text, " room ", slot->width);
  g_string_append_c (text, '\n');
}

static void
add_flags (GString *text, const GrundyPicture *picture, const GrundyState *state, guint32 node)
{
  static const char *const names[] = { NULL, "lit", "option", "marked", "looked-at", "selected", "faded", "badge" };
  static const char outcomes[] = "PND";
  GrundyNodeFlags flags = grundy_state_get_node (state, node);

  if ((flags & GRUNDY_NODE_SETTLED) != 0)
    g_string_append_printf (text, " %c",
                            outcomes[grundy_labels_get_outcome (grundy_picture_get_labels (picture), node)]);
  else
    g_string_append (text, " unsettled");
  for (guint i = 1; i < G_N_ELEMENTS (names); i++)
    if ((flags & (1u << i)) != 0)
      g_string_append_printf (text, " %s", names[i]);
}

static void
add_node (GString *text, const GrundyPicture *picture, const GrundyState *state, guint32 node)
{
  g_string_append_printf (text, "node %u", node);
  add_flags (text, picture, state, node);
  add_outline (text, grundy_picture_get_node (picture, node));
  g_string_append_c (text, '\n');
  for (guint i = 0; i < grundy_picture_get_n_slots (picture); i++)
    {
      GrundyTextStyle style;
      GrundySlot slot;

      grundy_style_get_text (picture, state, node, i, &style);
      grundy_picture_get_slot (picture, node, i, &slot);
      add_slot (text, &slot, style.text);
    }
}

static void
add_edge (GString *text, const GrundyPicture *picture, const GrundyState *state, gsize index)
{
  static const char *const names[] = { "hidden", "faded", "normal", "lit", "looked-at" };
  const GrundyPictureEdge *edge = grundy_picture_get_edge (picture, index);
  GrundyEmphasis emphasis = grundy_state_get_edge (state, index);

  if (emphasis == GRUNDY_EMPHASIS_HIDDEN)
    return;
  g_string_append_printf (text, "edge %u>%u %s", edge->from, edge->to, names[emphasis]);
  for (guint i = 0; i < edge->n_points; i++)
    add_point (text, " ", edge->points[i]);
  for (guint i = 0; i < G_N_ELEMENTS (edge->arrow); i++)
    add_point (text, i == 0 ? " arrow " : " ", edge->arrow[i]);
  g_string_append_c (text, '\n');
}

static void
add_legend (GString *text, const GrundyPicture *picture)
{
  for (guint i = 0; i < grundy_picture_get_n_legend_items (picture); i++)
    {
      const GrundyLegendItem *item = grundy_picture_get_legend_item (picture, i);

      if (item->is_badge)
        g_string_append (text, "sample badge");
      else
        g_string_append_printf (text, "sample %c", "PND"[item->outcome]);
      add_outline (text, &item->outline);
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < grundy_picture_get_n_captions (picture); i++)
    {
      const GrundyCaption *caption = grundy_picture_get_caption (picture, i);

      add_slot (text, &caption->slot, caption->text);
    }
}

char *
grundy_picture_to_text (const GrundyPicture *picture, const GrundyState *state)
{
  g_return_val_if_fail (picture != NULL && state != NULL, NULL);

  GString *text = g_string_new ("picture");

  add_number (text, " ", grundy_picture_get_width (picture));
  add_number (text, " x ", grundy_picture_get_height (picture));
  g_string_append_printf (text, " %s\n", grundy_picture_get_theme (picture)->name);
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (picture); node++)
    add_node (text, picture, state, node);
  for (gsize edge = 0; edge < grundy_picture_get_n_edges (picture); edge++)
    add_edge (text, picture, state, edge);
  add_legend (text, picture);
  return g_string_free (text, FALSE);
}
