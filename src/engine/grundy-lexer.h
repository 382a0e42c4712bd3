/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-error.h"
#include "grundy-notation-limits.h"
#include "grundy-spec.h"

G_BEGIN_DECLS

/**
 * GrundyToken:
 * @GRUNDY_TOKEN_END: the end of the text
 * @GRUNDY_TOKEN_WORD: a word: a lower-case letter, then lower-case letters, digits and hyphens; in `4x4` the x alone
 * @GRUNDY_TOKEN_NUMBER: digits: a whole number, which may be too large
 * @GRUNDY_TOKEN_PUNCTUATION: any other character, alone, except ".." which is one token
 */
typedef enum
{
  GRUNDY_TOKEN_END,
  GRUNDY_TOKEN_WORD,
  GRUNDY_TOKEN_NUMBER,
  GRUNDY_TOKEN_PUNCTUATION,
} GrundyToken;

/*
 * GrundyLexer (private to the engine) reads the tokens of a text one after another and knows the column of each.
 * Rows, codes and names of nodes, which are not made of tokens, are read as
 * raw runs of characters.
 *
 * Every function that fails sets an error whose sentence says what was
 * expected, what was found, and the column (from 1, in characters).
 */

/* (transfer full) (nullable): a lexer that borrows @text; fails when it is too long or not UTF-8, and then sets
 * @error_column, which may be %NULL. O(length). */
GrundyLexer *grundy_lexer_new (const char *text, guint *error_column, GError **error);
void grundy_lexer_free (GrundyLexer *lexer);

/* What a number out of its range is from here on: GRUNDY_ERROR_PARAMETER, _POSITION, or _SYNTAX, as at the start. */
void grundy_lexer_set_range_error (GrundyLexer *lexer, GrundyError code);

/* The token that comes next, without taking it. Spaces before it are skipped. */
GrundyToken grundy_lexer_peek (GrundyLexer *lexer);
/* Whether what comes next is this punctuation or this very word. */
gboolean grundy_lexer_next_is (GrundyLexer *lexer, const char *token);
/* Takes it if it comes next, says whether it did. */
gboolean grundy_lexer_accept (GrundyLexer *lexer, const char *token);
gboolean grundy_lexer_expect (GrundyLexer *lexer, const char *token, GError **error);
/* Takes a number from @min to @max; a @max of 0 stands for the largest there is. */
gboolean grundy_lexer_expect_number (GrundyLexer *lexer, guint64 min, guint64 max, guint64 *number, GError **error);
/* (transfer full): the word; @expected is a translated noun phrase such as "the name of a game". */
char *grundy_lexer_expect_word (GrundyLexer *lexer, const char *expected, GError **error);
/* (transfer full): takes the longest run of characters that @accepts, without spaces inside; it may be empty. */
char *grundy_lexer_take_run (GrundyLexer *lexer, gboolean (*accepts) (gunichar character));
/* Where the next token begins, and where the token or run taken last began, in characters from 1. */
guint grundy_lexer_get_column (GrundyLexer *lexer);
guint grundy_lexer_get_last_column (GrundyLexer *lexer);
/* Fails: "Expected %s at column %u, but found %s." @expected is a translated noun phrase. Returns %FALSE. */
gboolean grundy_lexer_fail_expected (GrundyLexer *lexer, const char *expected, GError **error);
/* Fails with a translated sentence of its own, before which the column of the token taken last is put. Returns
 * %FALSE. */
gboolean grundy_lexer_fail (GrundyLexer *lexer, GrundyError code, const char *sentence, GError **error);
/* The same with any column, for what is found wrong later. */
gboolean grundy_lexer_fail_at (GrundyLexer *lexer, guint column, GrundyError code, const char *sentence,
                               GError **error);
/* The column of the failure reported last, or 0. */
guint grundy_lexer_get_error_column (GrundyLexer *lexer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyLexer, grundy_lexer_free)

G_END_DECLS
