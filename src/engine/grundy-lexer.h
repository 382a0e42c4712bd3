/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-error.h"
#include "grundy-spec.h"

G_BEGIN_DECLS

/**
 * GrundyToken:
 * @GRUNDY_TOKEN_END: the end of the text
 * @GRUNDY_TOKEN_WORD: a word: a lower-case letter, then lower-case letters, digits and hyphens
 * @GRUNDY_TOKEN_NUMBER: a whole number from 0 to 2^63-1
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
GrundyLexer *grundy_lexer_new (const char *text, GError **error);
void grundy_lexer_free (GrundyLexer *lexer);

/* The token that comes next, without taking it. Spaces before it are skipped. */
GrundyToken grundy_lexer_peek (GrundyLexer *lexer);
/* Whether what comes next is this punctuation or this very word. */
gboolean grundy_lexer_next_is (GrundyLexer *lexer, const char *token);
/* Takes it if it comes next, says whether it did. */
gboolean grundy_lexer_accept (GrundyLexer *lexer, const char *token);
gboolean grundy_lexer_expect (GrundyLexer *lexer, const char *token, GError **error);
gboolean grundy_lexer_expect_number (GrundyLexer *lexer, guint64 min, guint64 max, guint64 *number, GError **error);
/* (transfer full): the word; @expected is a translated noun phrase such as "the name of a game". */
char *grundy_lexer_expect_word (GrundyLexer *lexer, const char *expected, GError **error);
/* Takes the longest run of characters that @accepts, without spaces inside; it may be empty. */
char *grundy_lexer_take_run (GrundyLexer *lexer, gboolean (*accepts) (gunichar character));
/* Where the token taken last began, and where the next one begins, in characters from 1. */
guint grundy_lexer_get_column (GrundyLexer *lexer);
guint grundy_lexer_get_last_column (GrundyLexer *lexer);
/* Fails: "Expected %s at column %u, but found %s." */
gboolean grundy_lexer_fail_expected (GrundyLexer *lexer, const char *expected, GError **error);
/* Fails with a sentence of its own and the column of the token taken last (code SYNTAX, PARAMETER, POSITION, LIMIT). */
gboolean grundy_lexer_fail (GrundyLexer *lexer, GrundyError code, const char *sentence, GError **error);
/* The column of the failure reported last, or 0. */
guint grundy_lexer_get_error_column (GrundyLexer *lexer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyLexer, grundy_lexer_free)

G_END_DECLS
