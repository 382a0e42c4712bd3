/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-theme.h"

G_BEGIN_DECLS

/* What every SVG file is written with. Numbers and colours never follow the locale. */

/* Appends ` name="number"`. */
void grundy_svg_append_number (GString *text, const char *name, double number);
/* Appends ` name="#rrggbb"`. */
void grundy_svg_append_color (GString *text, const char *name, GrundyColor color);
/* Appends a text so that it stands for itself. */
void grundy_svg_append_escaped (GString *text, const char *string);

/**
 * grundy_svg_append_heading:
 * @text: what to append to
 * @width: of the whole, in points
 * @height: the same
 * @families: the families of its font, separated by commas
 * @title: (nullable): what it shows
 * @background: the colour behind everything
 *
 * Begins a file, whose units are points and whose size on paper is said in millimetres.
 */
void grundy_svg_append_heading (GString *text, double width, double height, const char *families, const char *title,
                                GrundyColor background);

G_END_DECLS
