/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-reduction-figure.h"

#include "grundy-board-series.h"
#include "grundy-pdf.h"
#include "grundy-png.h"

#include <glib/gi18n-lib.h>

#define UNIT 24.0

GrundyBoardDrawing *
grundy_reduction_draw_step (const GrundyReduction *reduction, GrundyGame *game, guint n_steps, GrundyFont *font,
                            double unit)
{
  g_autoptr (GrundyPosition) position = NULL;
  g_autoptr (GrundyBoard) board = NULL;

  g_return_val_if_fail (reduction != NULL && game != NULL && font != NULL, NULL);

  position = grundy_position_new ();
  board = grundy_board_new ();
  grundy_reduction_get_position (reduction, n_steps, position);
  grundy_game_get_board (game, position, board);
  return grundy_board_drawing_new (font, board, unit);
}

static GPtrArray *
draw_steps (const GrundyReduction *reduction, GrundyGame *game, GrundyFont *font, const GrundyProgress *progress,
            GError **error)
{
  g_autoptr (GPtrArray) drawings = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_board_drawing_unref);
  guint n_steps = grundy_reduction_get_n_steps (reduction);

  for (guint i = 0; i <= n_steps; i++)
    {
      if (!grundy_progress_report (progress, i, n_steps, error))
        return NULL;
      g_ptr_array_add (drawings, grundy_reduction_draw_step (reduction, game, i, font, UNIT));
    }
  return g_steal_pointer (&drawings);
}

GBytes *
grundy_reduction_write_figure (const GrundyReduction *reduction, GrundyGame *game, GrundyExportFormat format,
                               const GrundyTheme *theme, double dpi, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyFont) font = NULL;
  g_autoptr (GPtrArray) drawings = NULL;
  g_autoptr (GrundyBoardDrawing) series = NULL;
  GrundyPaintedBoard painted = { .theme = theme };
  GrundyPage page;

  g_return_val_if_fail (reduction != NULL && game != NULL && theme != NULL, NULL);

  if (grundy_reduction_get_n_steps (reduction) > GRUNDY_REDUCTION_FIGURE_MAX_STEPS)
    {
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
                   _ ("A figure shows at most %u steps, and this reduction has %u."), GRUNDY_REDUCTION_FIGURE_MAX_STEPS,
                   grundy_reduction_get_n_steps (reduction));
      return NULL;
    }
  font = grundy_font_new (NULL, error);
  if (font == NULL)
    return NULL;
  drawings = draw_steps (reduction, game, font, progress, error);
  if (drawings == NULL)
    return NULL;
  painted.drawing = series = grundy_board_series_new (font, drawings);
  grundy_page_init_board (&page, &painted);
  if (format == GRUNDY_EXPORT_PNG)
    return grundy_page_to_png (&page, dpi, progress, error);
  if (format == GRUNDY_EXPORT_PDF)
    return grundy_page_to_pdf (&page, NULL, error);
  return grundy_board_drawing_to_svg (&painted, grundy_font_get_families (font), NULL);
}
