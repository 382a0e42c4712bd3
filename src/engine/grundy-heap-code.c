/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-heap-code.h"

#include "grundy-game.h"

void
grundy_heap_code_init (GrundyHeapCode *code, const GrundyGame *game)
{
  const GrundyRuleset *ruleset = grundy_game_get_ruleset (game);

  *code = (GrundyHeapCode){ .kind = GRUNDY_HEAP_CODE_NONE };
  if (ruleset->heap_code != NULL)
    ruleset->heap_code (game, code);
}
