/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-sum.h"

G_BEGIN_DECLS

/**
 * GrundyTestOptionsFunc:
 * @from: a position
 * @options: (element-type GrundyPosition): where to add every option with grundy_test_add_option(); repeats do no harm
 * @rules: what was given with the function
 *
 * The rules of a game once more, written from their description and as simply as can be.
 */
typedef void (*GrundyTestOptionsFunc) (const GrundyPosition *from, GPtrArray *options, gconstpointer rules);

/* Adds the position with these cells. */
void grundy_test_add_option (GPtrArray *options, const guint64 *cells, guint n_cells);
/* The same, its cells sorted and without zeros: heaps. */
void grundy_test_add_heaps (GPtrArray *options, const guint64 *heaps, guint n_heaps);

/**
 * GrundyTestAnswer:
 * @sg: the SG value
 * @n_wins: whether the next player wins when the last to move wins
 * @n_wins_misere: whether the next player wins when the last to move loses
 */
typedef struct
{
  guint sg;
  gboolean n_wins;
  gboolean n_wins_misere;
} GrundyTestAnswer;

/**
 * GrundyTestOracle:
 *
 * Knows the answer for any small position, by an exhaustive search of whole positions that uses no theorem and nothing
 * of the engine but its container for positions.
 */
typedef struct _GrundyTestOracle GrundyTestOracle;

GrundyTestOracle *grundy_test_oracle_new (GrundyTestOptionsFunc func, gconstpointer rules);
void grundy_test_oracle_free (GrundyTestOracle *oracle);
/* (transfer none): valid as long as @oracle */
const GrundyTestAnswer *grundy_test_oracle_solve (GrundyTestOracle *oracle, const GrundyPosition *position);

/**
 * grundy_test_oracle_check:
 * @oracle: the rules of @game once more
 * @game: a game
 * @position: one of its positions, in normal form
 *
 * Asserts that the engine's moves lead to the oracle's options and no others, that the sum of @position alone has the
 * oracle's SG value and outcomes, and that a closed form that applies agrees.
 */
void grundy_test_oracle_check (GrundyTestOracle *oracle, GrundyGame *game, const GrundyPosition *position);

/* As above, for every position of @n_cells ascending cells from @first to @last: heaps. */
void grundy_test_oracle_check_heaps (GrundyTestOracle *oracle, GrundyGame *game, guint n_cells, guint64 first,
                                     guint64 last);
/* (transfer full): the game; anything wrong with the text fails the test */
GrundyGame *grundy_test_parse_game (const char *text);
/* (transfer full): the same of a sum */
GrundySum *grundy_test_parse_sum (const char *text);
/* (transfer full): the value of a sum and who wins it, `inf(0,2) D`; anything wrong fails the test */
char *grundy_test_evaluate (const char *text, GrundyPlay play);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTestOracle, grundy_test_oracle_free)

G_END_DECLS
