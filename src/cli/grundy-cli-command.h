/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * GrundyCliStatus:
 * @GRUNDY_CLI_DONE: everything was done
 * @GRUNDY_CLI_FAILED: something asked for could not be done
 * @GRUNDY_CLI_USAGE: the command line makes no sense
 * @GRUNDY_CLI_INTERRUPTED: Ctrl+C was pressed
 *
 * The exit status of the program.
 */
typedef enum
{
  GRUNDY_CLI_DONE = 0,
  GRUNDY_CLI_FAILED = 1,
  GRUNDY_CLI_USAGE = 2,
  GRUNDY_CLI_INTERRUPTED = 130,
} GrundyCliStatus;

typedef struct _GrundyCliCommand GrundyCliCommand;

/**
 * GrundyCliCommand:
 * @name: its name
 * @arguments: what follows the name, for the usage line; options are listed by themselves
 * @summary: N_() one line
 * @description: N_() what it prints, and how
 * @run: carries it out; @argv begins with the command's name
 *
 * A command of grundy-cli. One file and one line of the table in grundy-cli-main.c make a new one.
 */
struct _GrundyCliCommand
{
  const char *name;
  const char *arguments;
  const char *summary;
  const char *description;
  GrundyCliStatus (*run) (const GrundyCliCommand *command, int argc, char **argv);
};

extern const GrundyCliCommand grundy_cli_command_chart;
extern const GrundyCliCommand grundy_cli_command_draw;
extern const GrundyCliCommand grundy_cli_command_games;
extern const GrundyCliCommand grundy_cli_command_judge;
extern const GrundyCliCommand grundy_cli_command_moves;
extern const GrundyCliCommand grundy_cli_command_nim_product;
extern const GrundyCliCommand grundy_cli_command_reduce;
extern const GrundyCliCommand grundy_cli_command_sequence;
extern const GrundyCliCommand grundy_cli_command_table;
extern const GrundyCliCommand grundy_cli_command_trace;
extern const GrundyCliCommand grundy_cli_command_value;

G_END_DECLS
