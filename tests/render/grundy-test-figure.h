/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-figure.h"

G_BEGIN_DECLS

/**
 * GRUNDY_TEST_FONT:
 *
 * The font of every test that measures text.
 */
#define GRUNDY_TEST_FONT "DejaVu Sans"

/**
 * GrundyTestFigure:
 *
 * A figure and all that it was made of.
 */
typedef struct
{
  GrundyExploration *exploration;
  GrundySolution *solution;
  GrundyTimeline *timeline;
  gboolean *badges; /* in misère play */
  GrundyFigureOptions options;
  GrundyFigure *figure;
  char *description;
} GrundyTestFigure;

/**
 * grundy_test_figure_new:
 * @description: a sum of one component and what is asked of its figure, separated by bars:
 *   `take{1,3,4}(10) | layout line | step 68 | theme mono | legend | inside position | outside none none | edges mex |
 *   selected 3 | outcomes | misere | chinese | width 84 | node 7 | text 9 | scale 2`
 * @error: return location for a #GError
 *
 * Returns: (transfer full) (nullable): the figure, at its last step unless said. Anything wrong with the
 *   description ends the test program.
 */
GrundyTestFigure *grundy_test_figure_new (const char *description, GError **error);
void grundy_test_figure_free (GrundyTestFigure *test);

/* (transfer full): the state of the figure at another step */
GrundyState *grundy_test_figure_at_step (const GrundyTestFigure *test, guint64 step);

/* Whether the font of the tests is there; otherwise the test is skipped. */
gboolean grundy_test_has_font (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTestFigure, grundy_test_figure_free)

G_END_DECLS
