/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-style.h"

#include "grundy-picture-private.h"

/* How far what steps back goes towards the background */
#define FADING 0.72
/* The band under an edge that the step speaks of, by the edge's own width */
#define CASING 3.2
/* The radius of a badge by the diameter of a node, and where its centre is, by the node's corner */
#define BADGE 0.17
#define BADGE_PLACE 0.8
/* How far edges stop before a text outside, in points, and how high a line of it is, by the size of its font */
#define CLEARANCE 1.0
#define ASCENT 0.78

static GrundyColor
fade (const GrundyTheme *theme, GrundyColor color)
{
  return grundy_color_mix (color, theme->background, FADING);
}

static const GrundyNodeInk *
get_ink (const GrundyPicture *picture, const GrundyState *state, guint32 node)
{
  if ((grundy_state_get_node (state, node) & GRUNDY_NODE_SETTLED) == 0)
    return &picture->theme->unsettled;
  return &picture->theme->nodes[grundy_labels_get_outcome (picture->labels, node)];
}

static gboolean
is_faded (const GrundyState *state, guint32 node)
{
  GrundyNodeFlags flags = grundy_state_get_node (state, node);

  return (flags & GRUNDY_NODE_FADED) != 0 &&
         (flags & (GRUNDY_NODE_LIT | GRUNDY_NODE_SELECTED | GRUNDY_NODE_OPTION)) == 0;
}

static void
style_from_ink (const GrundySizes *sizes, const GrundyNodeInk *ink, gboolean is_double, GrundyNodeStyle *style)
{
  *style = (GrundyNodeStyle){ .fill = ink->fill,
                              .outline = ink->outline,
                              .outline_width = sizes->outline,
                              .is_double = is_double,
                              .gap = is_double ? sizes->gap : 0,
                              .halo_width = sizes->halo };
}

void
grundy_style_get_node (const GrundyPicture *picture, const GrundyState *state, guint32 node, GrundyNodeStyle *style)
{
  g_return_if_fail (picture != NULL && state != NULL && style != NULL);

  const GrundyTheme *theme = picture->theme;
  GrundyNodeFlags flags = grundy_state_get_node (state, node);
  gboolean is_p =
      (flags & GRUNDY_NODE_SETTLED) != 0 && grundy_labels_get_outcome (picture->labels, node) == GRUNDY_OUTCOME_P;

  style_from_ink (&picture->sizes, get_ink (picture, state, node), is_p, style);
  if (is_faded (state, node))
    {
      style->fill = fade (theme, style->fill);
      style->outline = fade (theme, style->outline);
    }
  style->has_halo = (flags & (GRUNDY_NODE_LIT | GRUNDY_NODE_SELECTED)) != 0;
  style->halo = (flags & GRUNDY_NODE_LIT) != 0 ? theme->look : theme->selection;
  style->has_badge = (flags & GRUNDY_NODE_BADGE) != 0;
}

void
grundy_style_get_edge (const GrundyPicture *picture, const GrundyState *state, gsize edge, GrundyEdgeStyle *style)
{
  g_return_if_fail (picture != NULL && state != NULL && style != NULL);

  const GrundyTheme *theme = picture->theme;
  GrundyEmphasis emphasis = grundy_state_get_edge (state, edge);

  *style = (GrundyEdgeStyle){ .is_drawn = emphasis != GRUNDY_EMPHASIS_HIDDEN && picture->edges[edge].n_points > 0,
                              .color = theme->edge,
                              .width = picture->sizes.edge };
  if (emphasis == GRUNDY_EMPHASIS_FADED)
    style->color = theme->faded_edge;
  if (emphasis >= GRUNDY_EMPHASIS_LIT)
    {
      style->color = theme->lit_edge;
      style->width = picture->sizes.lit_edge;
    }
  if (emphasis == GRUNDY_EMPHASIS_LOOKED_AT)
    {
      style->has_casing = TRUE;
      style->casing = theme->look;
      style->casing_width = CASING * picture->sizes.lit_edge;
    }
}

void
grundy_style_get_text (const GrundyPicture *picture, const GrundyState *state, guint32 node, guint i,
                       GrundyTextStyle *style)
{
  g_return_if_fail (picture != NULL && state != NULL && style != NULL);
  g_return_if_fail (i < picture->slots->n_slots);

  const GrundyNodeInk *ink = get_ink (picture, state, node);
  gboolean is_inside = i == 0;

  style->text = grundy_slots_choose_text (picture->slots, picture->labels, state, node, i);
  if (is_inside)
    style->color = ink->text;
  else if (picture->slots->slots[i].choice == GRUNDY_LABEL_POSITION)
    style->color = picture->theme->text;
  else
    style->color = ink->letter;
  if (is_faded (state, node) && !is_inside)
    style->color = fade (picture->theme, style->color);
}

gboolean
grundy_style_get_clearing (const GrundyPicture *picture, const GrundyState *state, guint32 node, guint i,
                           GrundyBox *clearing)
{
  g_return_val_if_fail (picture != NULL && state != NULL && clearing != NULL, FALSE);
  g_return_val_if_fail (i > 0 && i < picture->slots->n_slots, FALSE);

  const GrundyRun *run = grundy_slots_choose_run (picture->slots, picture->labels, state, node, i);
  GrundySlot slot;
  double left;

  if (run == NULL || run->width == 0)
    return FALSE;
  grundy_picture_get_slot (picture, node, i, &slot);
  left = slot.align == GRUNDY_ALIGN_START ? slot.x : slot.x - run->width / 2;
  *clearing = (GrundyBox){ left - CLEARANCE, slot.baseline - ASCENT * slot.size - CLEARANCE,
                           left + run->width + CLEARANCE, slot.baseline + (1 - ASCENT) * slot.size + CLEARANCE };
  return TRUE;
}

void
grundy_style_get_badge (const GrundyPicture *picture, guint32 node, GrundyOutline *badge)
{
  g_return_if_fail (picture != NULL && node < picture->n_nodes && badge != NULL);

  const GrundyOutline *outline = &picture->nodes[node];
  double r = BADGE * picture->sizes.node;

  *badge = (GrundyOutline){ outline->x + outline->half_width - (1 - BADGE_PLACE) * outline->corner,
                            outline->y - BADGE_PLACE * outline->corner, r, r, r };
}

void
grundy_style_get_sample (const GrundyPicture *picture, GrundyOutcome outcome, GrundyNodeStyle *style)
{
  g_return_if_fail (picture != NULL && style != NULL && (guint)outcome <= GRUNDY_OUTCOME_D);

  style_from_ink (&picture->sizes, &picture->theme->nodes[outcome], outcome == GRUNDY_OUTCOME_P, style);
  for (guint i = 0; i < picture->legend_items->len; i++)
    {
      const GrundyLegendItem *item = grundy_picture_get_legend_item (picture, i);

      /* A smaller node has a smaller gap, but lines of the same width. */
      if (!item->is_badge && item->outcome == outcome)
        style->gap *= 2 * item->outline.half_height / picture->sizes.node;
    }
}

void
grundy_style_get_caption (const GrundyPicture *picture, guint caption, GrundyTextStyle *style)
{
  g_return_if_fail (picture != NULL && style != NULL && caption < picture->captions->len);

  const GrundyCaption *of = grundy_picture_get_caption (picture, caption);

  style->text = of->text;
  switch (of->role)
    {
    case GRUNDY_CAPTION_LETTER:
      style->color = picture->theme->nodes[of->outcome].letter;
      break;
    case GRUNDY_CAPTION_QUIET:
      style->color = picture->theme->quiet_text;
      break;
    case GRUNDY_CAPTION_TEXT:
    default:
      style->color = picture->theme->text;
      break;
    }
}
