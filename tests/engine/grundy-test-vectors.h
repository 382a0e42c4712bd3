/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * grundy_test_vector_to_game:
 * @game: the column game of a table of tests/data/vectors
 * @params: the column params
 *
 * Puts a table's way of naming a game into the notation; a name that is not known fails the test.
 *
 * Returns: (transfer full): the game's text
 */
char *grundy_test_vector_to_game (const char *game, const char *params);
/* (transfer full): the same with a position, as a sum of one component */
char *grundy_test_vector_to_sum (const char *game, const char *params, const char *position);

G_END_DECLS
