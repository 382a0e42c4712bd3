/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-kinds.h"
#include "grundy-lexer.h"

#include <glib/gi18n-lib.h>

static const char *const piece_words[] = {
  [GRUNDY_PIECE_ROOK] = "rook",   [GRUNDY_PIECE_BISHOP] = "bishop",
  [GRUNDY_PIECE_QUEEN] = "queen", [GRUNDY_PIECE_KING] = "king",
  [GRUNDY_PIECE_WAZIR] = "wazir", [GRUNDY_PIECE_KNIGHT] = "knight",
  [GRUNDY_PIECE_RIDER] = "rider", [GRUNDY_PIECE_WHITE_KNIGHT] = "white-knight",
};

static void
piece_free (GrundyPiece *piece)
{
  g_free (piece->vectors);
  g_free (piece);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyPiece, piece_free)

static gboolean
parse_word (GrundyLexer *lexer, GrundyPiece *piece, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (piece_words); i++)
    if (grundy_lexer_accept (lexer, piece_words[i]))
      {
        piece->type = i;
        return TRUE;
      }
  return grundy_lexer_fail_expected (lexer, _ ("a piece, such as rook, king, knight or rider"), error);
}

static int
compare_vectors (gconstpointer a, gconstpointer b)
{
  const GrundyVector *left = a, *right = b;

  if (left->x != right->x)
    return left->x < right->x ? -1 : 1;
  return (left->y > right->y) - (left->y < right->y);
}

/* Sorts the vectors and drops repeats. */
static void
tidy_vectors (GArray *vectors)
{
  GrundyVector *all = (GrundyVector *)(gpointer)vectors->data;
  guint n_kept = 0;

  g_array_sort (vectors, compare_vectors);
  for (guint i = 0; i < vectors->len; i++)
    if (n_kept == 0 || compare_vectors (&all[i], &all[n_kept - 1]) != 0)
      all[n_kept++] = all[i];
  g_array_set_size (vectors, n_kept);
}

static gboolean
parse_vector (GrundyLexer *lexer, GrundyVector *vector, GError **error)
{
  if (!grundy_lexer_expect (lexer, "(", error) || !grundy_lexer_expect_number (lexer, 0, 0, &vector->x, error) ||
      !grundy_lexer_expect (lexer, ",", error) || !grundy_lexer_expect_number (lexer, 0, 0, &vector->y, error) ||
      !grundy_lexer_expect (lexer, ")", error))
    return FALSE;
  return vector->x != 0 || vector->y != 0 ||
         grundy_lexer_fail (lexer, GRUNDY_ERROR_PARAMETER, _ ("A rider must move: (0,0) is not allowed."), error);
}

static gboolean
parse_vectors (GrundyLexer *lexer, GrundyPiece *piece, GError **error)
{
  g_autoptr (GArray) vectors = g_array_new (FALSE, FALSE, sizeof (GrundyVector));

  do
    {
      GrundyVector vector;

      if (!parse_vector (lexer, &vector, error))
        return FALSE;
      g_array_append_val (vectors, vector);
    }
  while (grundy_lexer_accept (lexer, ","));
  tidy_vectors (vectors);
  piece->n_vectors = vectors->len;
  piece->vectors = (GrundyVector *)(gpointer)g_array_free (g_steal_pointer (&vectors), FALSE);
  return TRUE;
}

static gboolean
piece_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  g_autoptr (GrundyPiece) piece = g_new0 (GrundyPiece, 1);

  if (!parse_word (lexer, piece, error))
    return FALSE;
  if (piece->type == GRUNDY_PIECE_RIDER && !parse_vectors (lexer, piece, error))
    return FALSE;
  if (piece->type == GRUNDY_PIECE_WHITE_KNIGHT &&
      (!grundy_lexer_expect (lexer, ",", error) || !grundy_lexer_expect_number (lexer, 1, 0, &piece->size, error)))
    return FALSE;
  argument->data = g_steal_pointer (&piece);
  return TRUE;
}

static void
piece_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  const GrundyPiece *piece = argument->data;

  g_string_append (text, piece_words[piece->type]);
  for (guint i = 0; i < piece->n_vectors; i++)
    g_string_append_printf (text, "%c(%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ")", i == 0 ? ' ' : ',',
                            piece->vectors[i].x, piece->vectors[i].y);
  if (piece->type == GRUNDY_PIECE_WHITE_KNIGHT)
    g_string_append_printf (text, ",%" G_GUINT64_FORMAT, piece->size);
}

static void
piece_clear (GrundyArgument *argument)
{
  g_clear_pointer ((GrundyPiece **)&argument->data, piece_free);
}

const GrundyParameterKind grundy_kind_piece = {
  .name = "piece",
  .parse = piece_parse,
  .format = piece_format,
  .clear = piece_clear,
};
