/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-page.h"

#include "grundy-painter.h"

static void
paint_picture (cairo_t *cr, gconstpointer data)
{
  const GrundyPaintedPicture *painted = data;

  grundy_paint (cr, painted->picture, painted->state);
}

void
grundy_page_init_picture (GrundyPage *page, const GrundyPaintedPicture *painted)
{
  g_return_if_fail (page != NULL && painted != NULL);

  *page = (GrundyPage){
    .width = grundy_picture_get_width (painted->picture),
    .height = grundy_picture_get_height (painted->picture),
    .paint = paint_picture,
    .data = painted,
  };
}
