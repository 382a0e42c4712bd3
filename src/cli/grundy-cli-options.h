/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-cli-command.h"
#include "grundy-export.h"
#include "grundy-theme.h"
#include "grundy.h"

#include <glib/gi18n.h>

G_BEGIN_DECLS

/* What grundy_cli_parse() returns where the command has something to do. */
#define GRUNDY_CLI_GO_ON (-1)

/* The option --play; its text is for grundy_cli_read_play(). */
#define GRUNDY_CLI_PLAY_ENTRY(text)                                                                                    \
  {                                                                                                                    \
    "play", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, (text),                                                        \
        N_ ("normal (unless said), misere, anti, every, every-short or selective"), N_ ("WAY")                         \
  }

/**
 * grundy_cli_parse:
 * @command: a command
 * @entries: its options
 * @min_arguments: how few arguments it takes
 * @max_arguments: how many it takes; G_MAXUINT for any number
 * @argc: number of words, the command's name included
 * @argv: the words
 * @arguments: (out) (transfer full): those that are no options, %NULL-terminated
 *
 * Reads a command line. Answers `--help` itself, and says what is wrong with a wrong one.
 *
 * Returns: %GRUNDY_CLI_GO_ON, or the status with which to end
 */
int grundy_cli_parse (const GrundyCliCommand *command, const GOptionEntry *entries, guint min_arguments,
                      guint max_arguments, int argc, char **argv, char ***arguments);

/* Says what is wrong with the command line, and where help is. Returns: %GRUNDY_CLI_USAGE */
GrundyCliStatus grundy_cli_wrong_usage (const GrundyCliCommand *command, const char *sentence);

/**
 * grundy_cli_read_number:
 * @command: a command
 * @option: the name of the option, with its dashes
 * @text: (nullable): what was given
 * @number: (out): the number
 *
 * Returns: whether @text is a whole number; otherwise it was said that it is wrong usage
 */
gboolean grundy_cli_read_number (const GrundyCliCommand *command, const char *option, const char *text,
                                 guint64 *number);

/**
 * grundy_cli_read_play:
 * @command: a command
 * @text: (nullable): what was given after `--play`; %NULL for normal play
 * @play: (out): the way of playing
 *
 * Returns: whether there is such a way; otherwise it was said that it is wrong usage
 */
gboolean grundy_cli_read_play (const GrundyCliCommand *command, const char *text, GrundyPlay *play);

/**
 * grundy_cli_read_choice:
 * @command: a command
 * @option: the name of the option, with its dashes
 * @text: what was given
 * @names: (array zero-terminated=1): what may be given
 * @choice: (out): which of @names it is
 *
 * Returns: whether it is one; otherwise it was said that it is wrong usage
 */
gboolean grundy_cli_read_choice (const GrundyCliCommand *command, const char *option, const char *text,
                                 const char *const *names, guint *choice);

/**
 * grundy_cli_read_real:
 * @command: a command
 * @option: the name of the option, with its dashes
 * @text: (nullable): what was given; %NULL to leave @number as it is
 * @least: the smallest number that makes sense
 * @most: the largest
 * @number: (inout): the number
 *
 * Reads a number with a decimal point, whatever the locale.
 *
 * Returns: whether @text is one in that range; otherwise it was said that it is wrong usage
 */
gboolean grundy_cli_read_real (const GrundyCliCommand *command, const char *option, const char *text, double least,
                               double most, double *number);

/**
 * grundy_cli_read_format:
 * @command: a command
 * @text: (nullable): what was given after `--format`; %NULL if the name of the file tells
 * @output: the name of the file
 * @names: (array zero-terminated=1): which of grundy_export_get_format_names() the command can write
 * @format: (out): the format
 *
 * Returns: whether there is such a format; otherwise it was said that it is wrong usage
 */
gboolean grundy_cli_read_format (const GrundyCliCommand *command, const char *text, const char *output,
                                 const char *const *names, GrundyExportFormat *format);

/**
 * grundy_cli_check_terminal:
 * @command: a command
 * @output: the name of the file, or `-` for standard output
 * @format: what is to be written
 *
 * Returns: whether @output can take that format: a terminal shows only texts. Otherwise it was said that it is wrong
 *   usage
 */
gboolean grundy_cli_check_terminal (const GrundyCliCommand *command, const char *output, GrundyExportFormat format);

/**
 * grundy_cli_read_theme:
 * @command: a command
 * @text: (nullable): what was given after `--theme`; %NULL to leave @theme as it is
 * @theme: (inout): the theme
 *
 * Returns: whether there is such a theme; otherwise it was said that it is wrong usage
 */
gboolean grundy_cli_read_theme (const GrundyCliCommand *command, const char *text, const GrundyTheme **theme);

/**
 * grundy_cli_read_component:
 * @command: a command
 * @text: what was given after `--component`
 * @n_components: how many there are
 * @component: (out): the component from 0, or %GRUNDY_COMPONENT_WHOLE
 *
 * Returns: whether there is such a component; otherwise it was said that it is wrong usage
 */
gboolean grundy_cli_read_component (const GrundyCliCommand *command, const char *text, guint n_components,
                                    guint *component);

G_END_DECLS
