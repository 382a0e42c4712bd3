/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Any text as a sum: canonical text is stable, and what a move leads to can be typed in again. */
#include "fuzz.h"
#include "grundy-sum.h"

#define MAX_COMPONENTS 8
#define MAX_MOVES 40

static void
check_position (const GrundyGame *game, const GrundyPosition *position)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GrundyPosition) again = NULL;

  grundy_game_format_position (game, position, text);
  again = grundy_game_parse_position (game, text->str, NULL);
  g_assert_nonnull (again);
  g_assert_cmpint (grundy_position_compare (again, position), ==, 0);
}

static void
check_moves (const GrundyGame *game, const GrundyPosition *position)
{
  g_autoptr (GrundyMoves) moves = grundy_moves_new (MAX_MOVES);

  grundy_game_list_moves (game, position, moves);
  for (guint i = 0; i < grundy_moves_get_n_moves (moves); i++)
    {
      GrundyPosition to;

      grundy_moves_get_position (moves, i, &to);
      check_position (game, &to);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autoptr (GError) error = NULL;
  guint column = 0;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, &column, &error);
  g_autoptr (GrundySum) again = NULL;
  g_autofree char *canonical = NULL;
  g_autofree char *canonical_again = NULL;

  g_assert_true ((sum == NULL) == (error != NULL));
  g_assert_true ((sum == NULL) == (column > 0));
  if (sum == NULL)
    return 0;
  canonical = grundy_sum_to_text (sum);
  again = grundy_sum_parse (canonical, NULL, NULL);
  g_assert_nonnull (again);
  canonical_again = grundy_sum_to_text (again);
  g_assert_cmpstr (canonical, ==, canonical_again);
  g_assert_cmpuint (grundy_sum_get_n_components (sum), ==, grundy_sum_get_n_components (again));
  for (guint i = 0; i < MIN (grundy_sum_get_n_components (sum), MAX_COMPONENTS); i++)
    {
      g_assert_true (grundy_game_equal (grundy_sum_get_game (sum, i), grundy_sum_get_game (again, i)));
      check_moves (grundy_sum_get_game (sum, i), grundy_sum_get_position (sum, i));
    }
  return 0;
}
