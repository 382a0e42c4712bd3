/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Any text as a game: canonical text is stable and means the same game. */
#include "fuzz.h"
#include "grundy-game.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autoptr (GError) error = NULL;
  guint column = 0;
  g_autoptr (GrundyGame) game = grundy_game_parse (text, &column, &error);
  g_autoptr (GrundyGame) again = NULL;
  g_autofree char *canonical = NULL;
  g_autofree char *canonical_again = NULL;

  g_assert_true ((game == NULL) == (error != NULL));
  g_assert_true ((game == NULL) == (column > 0));
  if (game == NULL)
    return 0;
  canonical = grundy_game_to_text (game);
  again = grundy_game_parse (canonical, NULL, NULL);
  g_assert_nonnull (again);
  canonical_again = grundy_game_to_text (again);
  g_assert_cmpstr (canonical, ==, canonical_again);
  g_assert_true (grundy_game_equal (game, again));
  return 0;
}
