/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-page.h"

G_BEGIN_DECLS

/**
 * GrundySheet:
 *
 * Coloured boxes and texts, in the order in which they were added: what tables and plots are drawn with.
 */
typedef struct _GrundySheet GrundySheet;

/**
 * GrundySheetText:
 * @name: what it is, for those who style SVG files
 * @text: what it says
 * @x: the anchor, in points
 * @baseline: its baseline
 * @align: which part of it is at @x
 * @size: the size of its font, in points
 * @color: its colour
 */
typedef struct
{
  const char *name;
  const char *text;
  double x;
  double baseline;
  GrundyAlign align;
  double size;
  GrundyColor color;
} GrundySheetText;

/**
 * grundy_sheet_new:
 * @font: (transfer none): the font of its texts; must outlive what is added
 * @width: in points
 * @height: in points
 * @background: behind everything
 *
 * Returns: (transfer full): an empty sheet
 */
GrundySheet *grundy_sheet_new (GrundyFont *font, double width, double height, GrundyColor background);
void grundy_sheet_free (GrundySheet *sheet);
/* @name: (transfer none): what it is; a constant */
void grundy_sheet_add_box (GrundySheet *sheet, const char *name, const GrundyBox *box, GrundyColor color);
/* The name of @text must be a constant; the rest is copied. */
void grundy_sheet_add_text (GrundySheet *sheet, const GrundySheetText *text);
/* A page that shows it, for as long as it lives */
void grundy_sheet_init_page (const GrundySheet *sheet, GrundyPage *page);

/**
 * grundy_sheet_to_svg:
 * @sheet: a sheet
 * @title: (nullable): what it shows
 *
 * Returns: (transfer full): an SVG file with real texts; the same sheet gives the same bytes
 */
GBytes *grundy_sheet_to_svg (const GrundySheet *sheet, const char *title);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySheet, grundy_sheet_free)

G_END_DECLS
