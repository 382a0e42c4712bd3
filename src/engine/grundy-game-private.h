/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game.h"
#include "grundy-lexer.h"

G_BEGIN_DECLS

/* Seen by the files grundy-game*.c alone. */
struct _GrundyGame
{
  gatomicrefcount ref_count;
  const GrundyRuleset *ruleset;
  const GrundyPreset *preset;
  GrundyArgument *arguments; /* one for each parameter of the ruleset */
  char *parameters;          /* their canonical text, without brackets */
  gpointer data;             /* what the ruleset's prepare() made */
  gboolean keeps_places;     /* of a heap game: whether heaps may not change places */
};

/*
 * What sums and games share of the parser: both read on from where the lexer stands, and leave it behind what they
 * took. The column of an error is in the lexer.
 */

/* (transfer full) (nullable): reads `ruleset [ "{" parameters "}" ]` */
GrundyGame *grundy_game_read (GrundyLexer *lexer, GError **error);
/* (transfer full) (nullable): reads what stands between the round brackets, and brings it into normal form */
GrundyPosition *grundy_game_read_position (const GrundyGame *game, GrundyLexer *lexer, GError **error);

G_END_DECLS
