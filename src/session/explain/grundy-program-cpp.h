/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-pipeline.h"

G_BEGIN_DECLS

/* How many positions a graph may have that is written into a program, move by move */
#define GRUNDY_PROGRAM_CPP_MAX_NODES 2000

/**
 * grundy_program_cpp_new:
 * @analysis: an analysis
 *
 * A whole program in C++17 that computes the SG values of this very game by the textbook's loop (or, where play can go
 * round for ever, by Smith's labels) and prints a line each:
 * of nim, take, octal and rule with one heap `n sg` for all heaps up to the one that was typed, of any other game
 * `position sg` for the positions of its graph, whose options are written into the program.
 *
 * Returns: (transfer full) (nullable): the program, or %NULL when the graph has more than
 *   %GRUNDY_PROGRAM_CPP_MAX_NODES positions or its moves are not those of normal play. O(positions + moves).
 */
char *grundy_program_cpp_new (const GrundyAnalysis *analysis);

G_END_DECLS
