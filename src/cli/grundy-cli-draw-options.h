/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-cli-command.h"
#include "grundy-export.h"

G_BEGIN_DECLS

/**
 * GrundyCliDrawTexts:
 *
 * What was given to the options of `draw`, as it was typed; %NULL where an option was not given.
 */
typedef struct
{
  char *output;
  char *format;
  char *layout;
  char *theme;
  char *component;
  char *step;
  char *edges;
  char *inside;
  char *outside;
  char *width_mm;
  char *node_mm;
  char *text_pt;
  char *font;
  char *scale;
  char *dpi;
  char *language;
  char *letters;
  char *play;
  gboolean has_legend;
} GrundyCliDrawTexts;

void grundy_cli_draw_texts_clear (GrundyCliDrawTexts *texts);

/**
 * grundy_cli_draw_read_before:
 * @command: the command
 * @texts: the options
 * @format: (out): the kind of file
 * @play: (out): the way of playing
 *
 * Reads what can be read before anything is computed.
 *
 * Returns: whether it makes sense; otherwise it was said that it is wrong usage
 */
gboolean grundy_cli_draw_read_before (const GrundyCliCommand *command, const GrundyCliDrawTexts *texts,
                                      GrundyExportFormat *format, GrundyPlay *play);

/**
 * grundy_cli_draw_read:
 * @command: the command
 * @texts: the options, which must live as long as @export
 * @analysis: what is drawn
 * @export: (out): what is to be written; its format is for the caller
 *
 * Reads the rest. What is not asked for is as it suits what is drawn.
 *
 * Returns: whether it makes sense; otherwise it was said that it is wrong usage
 */
gboolean grundy_cli_draw_read (const GrundyCliCommand *command, const GrundyCliDrawTexts *texts,
                               const GrundyAnalysis *analysis, GrundyExport *export);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GrundyCliDrawTexts, grundy_cli_draw_texts_clear)

G_END_DECLS
