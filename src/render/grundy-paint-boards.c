/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-painter-private.h"

static void
paint_panel (const GrundyPainting *painting, const GrundyBox *panel)
{
  cairo_new_path (painting->cr);
  cairo_rectangle (painting->cr, panel->x0, panel->y0, panel->x1 - panel->x0, panel->y1 - panel->y0);
  grundy_painting_set_color (painting, painting->picture->theme->background);
  cairo_fill (painting->cr);
}

static void
paint_board (const GrundyPainting *painting, const GrundyBoardPlace *place)
{
  cairo_save (painting->cr);
  cairo_translate (painting->cr, place->x, place->y);
  cairo_scale (painting->cr, place->scale, place->scale);
  grundy_board_drawing_paint (place->board, painting->cr, painting->picture->theme, NULL, NULL);
  cairo_restore (painting->cr);
}

/* The text inside, smaller than without a board. Where boards are always seen it has its place there and its size. */
static void
paint_text (const GrundyPainting *painting, guint32 node, const GrundyBoardPlace *place)
{
  const GrundyPicture *picture = painting->picture;
  const GrundyRun *run = grundy_slots_choose_run (picture->slots, picture->labels, painting->state, node, 0);
  GrundyTextStyle style;

  if (run == NULL)
    return;
  grundy_style_get_text (picture, painting->state, node, 0, &style);
  cairo_save (painting->cr);
  cairo_translate (painting->cr, picture->nodes[node].x, picture->nodes[node].y - place->middle);
  cairo_scale (painting->cr, place->text_scale, place->text_scale);
  grundy_painting_set_color (painting, style.color);
  grundy_run_paint (run, painting->cr, -run->width / 2, picture->slots->slots[0].baseline);
  cairo_restore (painting->cr);
}

void
grundy_painting_paint_boards (const GrundyPainting *painting)
{
  const GrundyPicture *picture = painting->picture;

  if (!painting->has_boards)
    return;
  for (guint32 node = 0; node < picture->n_nodes; node++)
    {
      GrundyBoardPlace place;

      if (!grundy_painting_wants (painting, &picture->node_boxes[node]) ||
          !grundy_picture_get_board (picture, node, &place))
        continue;
      paint_panel (painting, &place.panel);
      paint_board (painting, &place);
      if (!picture->shows_boards)
        paint_text (painting, node, &place);
    }
}
