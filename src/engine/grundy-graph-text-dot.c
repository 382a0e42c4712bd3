/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The plain subset of DOT (https://graphviz.org/doc/info/lang.html):
 *
 *     graph = [ "strict" ] "digraph" [ id ] "{" { statement [ ";" ] } "}"
 *     statement = ( "graph" | "node" | "edge" ) attributes | id "=" id | nodes { "->" nodes } { attributes }
 *     nodes = id | "{" { id [ "=" id ] [ ";" | "," ] } "}"
 *
 * Attributes are skipped. Ids are words, numbers and quoted texts; keywords may be in capitals. Subgraphs with a name,
 * ports and HTML are not read.
 */
#include "grundy-graph-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef enum
{
  DOT_END,
  DOT_ID,
  DOT_KEYWORD,
  DOT_ARROW,      /* -> */
  DOT_UNDIRECTED, /* -- */
  DOT_CHARACTER,
  DOT_UNFINISHED, /* a quoted text or a comment that does not end */
} DotToken;

typedef struct
{
  const char *next; /* behind the token */
  guint line;       /* of @next */
  guint token_line; /* of the token */
  DotToken token;
  GString *value; /* of an id or a keyword (in small letters), or the character */
} DotLexer;

static void
dot_lexer_clear (DotLexer *lexer)
{
  g_string_free (lexer->value, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DotLexer, dot_lexer_clear)

static void
step (DotLexer *lexer, gsize n_bytes)
{
  for (; n_bytes > 0; n_bytes--, lexer->next++)
    lexer->line += *lexer->next == '\n';
}

/* Returns: whether every comment ends */
static gboolean
skip_blanks (DotLexer *lexer)
{
  while (TRUE)
    {
      if (g_ascii_isspace (*lexer->next))
        {
          step (lexer, 1);
        }
      else if (*lexer->next == '#' || g_str_has_prefix (lexer->next, "//"))
        {
          step (lexer, strcspn (lexer->next, "\n"));
        }
      else if (g_str_has_prefix (lexer->next, "/*"))
        {
          const char *end = strstr (lexer->next + 2, "*/");

          if (end == NULL)
            return FALSE;
          step (lexer, (gsize)(end + 2 - lexer->next));
        }
      else
        {
          return TRUE;
        }
    }
}

static gboolean
is_id_character (char c)
{
  return g_ascii_isalnum (c) || c == '_' || (guchar)c >= 0x80;
}

static DotToken
read_quoted (DotLexer *lexer)
{
  step (lexer, 1);
  for (; *lexer->next != '"'; step (lexer, 1))
    {
      if (*lexer->next == '\0')
        return DOT_UNFINISHED;
      if (*lexer->next == '\\' && lexer->next[1] == '"')
        step (lexer, 1);
      g_string_append_c (lexer->value, *lexer->next);
    }
  step (lexer, 1);
  return DOT_ID;
}

static gboolean
is_number_start (const char *c)
{
  c += *c == '-';
  c += *c == '.';
  return g_ascii_isdigit (*c);
}

/* A word or a number. Numbers with a sign or a point are read, so that attributes can have them. */
static DotToken
read_bare (DotLexer *lexer)
{
  static const char *const keywords[] = { "strict", "graph", "digraph", "node", "edge", "subgraph", NULL };
  g_autofree char *lower = NULL;
  gboolean is_number = is_number_start (lexer->next);

  do
    {
      g_string_append_c (lexer->value, *lexer->next);
      step (lexer, 1);
    }
  while (is_id_character (*lexer->next) || (is_number && *lexer->next == '.'));
  lower = g_ascii_strdown (lexer->value->str, -1);
  if (!g_strv_contains (keywords, lower))
    return DOT_ID;
  g_string_assign (lexer->value, lower);
  return DOT_KEYWORD;
}

static DotToken
read_token (DotLexer *lexer)
{
  if (*lexer->next == '\0')
    return DOT_END;
  if (*lexer->next == '"')
    return read_quoted (lexer);
  if (g_str_has_prefix (lexer->next, "->") || g_str_has_prefix (lexer->next, "--"))
    {
      g_string_append_len (lexer->value, lexer->next, 2);
      step (lexer, 2);
      return lexer->value->str[1] == '>' ? DOT_ARROW : DOT_UNDIRECTED;
    }
  if (is_id_character (*lexer->next) || is_number_start (lexer->next))
    return read_bare (lexer);
  g_string_append_c (lexer->value, *lexer->next);
  step (lexer, 1);
  return DOT_CHARACTER;
}

static void
advance (DotLexer *lexer)
{
  gboolean is_finished = skip_blanks (lexer);

  g_string_truncate (lexer->value, 0);
  lexer->token_line = lexer->line;
  lexer->token = is_finished ? read_token (lexer) : DOT_UNFINISHED;
}

static void
dot_lexer_init (DotLexer *lexer, const char *text)
{
  lexer->next = text;
  lexer->line = 1;
  lexer->value = g_string_new (NULL);
  advance (lexer);
}

static gboolean
is_character (const DotLexer *lexer, char character)
{
  return lexer->token == DOT_CHARACTER && lexer->value->str[0] == character;
}

static gboolean
is_keyword (const DotLexer *lexer, const char *keyword)
{
  return lexer->token == DOT_KEYWORD && g_str_equal (lexer->value->str, keyword);
}

static gboolean
accept_character (DotLexer *lexer, char character)
{
  if (!is_character (lexer, character))
    return FALSE;
  advance (lexer);
  return TRUE;
}

/* Steps over `[strict] (graph|digraph) [id] {`. Returns: whether it stands there */
static gboolean
accept_head (DotLexer *lexer, gboolean *is_directed)
{
  if (is_keyword (lexer, "strict"))
    advance (lexer);
  *is_directed = is_keyword (lexer, "digraph");
  if (!*is_directed && !is_keyword (lexer, "graph"))
    return FALSE;
  advance (lexer);
  if (lexer->token == DOT_ID)
    advance (lexer);
  return accept_character (lexer, '{');
}

static gboolean
fail_expected (const DotLexer *lexer, const char *expected, GError **error)
{
  g_autofree char *sentence = NULL;

  if (lexer->token == DOT_END)
    sentence = g_strdup_printf (_ ("Expected %s, but found the end of the text."), expected);
  else if (lexer->token == DOT_UNFINISHED)
    sentence = g_strdup (_ ("A quoted text or a comment begins here and does not end."));
  else if (lexer->token == DOT_UNDIRECTED)
    sentence = g_strdup (_ ("Expected \"->\", but found \"--\": a move leads from one position to another."));
  else if (is_keyword (lexer, "subgraph"))
    sentence = g_strdup (_ ("Subgraphs with a name are not read; write the nodes in curly brackets alone."));
  else
    sentence = g_strdup_printf (_ ("Expected %s, but found \"%.40s\"."), expected, lexer->value->str);
  return grundy_graph_draft_fail (lexer->token_line, GRUNDY_ERROR_SYNTAX, sentence, error);
}

/* Skips lists of attributes in square brackets. */
static gboolean
skip_attributes (DotLexer *lexer, GError **error)
{
  while (accept_character (lexer, '['))
    {
      while (!is_character (lexer, ']') && lexer->token != DOT_END && lexer->token != DOT_UNFINISHED)
        advance (lexer);
      if (!accept_character (lexer, ']'))
        return fail_expected (lexer, _ ("\"]\""), error);
    }
  return TRUE;
}

/* Skips `= value` if it stands there, and says so. */
static gboolean
accept_value (DotLexer *lexer)
{
  if (!accept_character (lexer, '='))
    return FALSE;
  if (lexer->token == DOT_ID)
    advance (lexer);
  return TRUE;
}

/* Reads an id, and adds it to @labels unless it is the name of an attribute. */
static gboolean
read_id (DotLexer *lexer, GPtrArray *labels, GError **error)
{
  g_autofree char *label = NULL;

  if (lexer->token != DOT_ID)
    return fail_expected (lexer, _ ("a node"), error);
  label = g_strdup (lexer->value->str);
  advance (lexer);
  if (!accept_value (lexer))
    g_ptr_array_add (labels, g_steal_pointer (&label));
  return TRUE;
}

/* Reads a node or a group of nodes in curly brackets, and adds them to the draft. */
static gboolean
read_nodes (DotLexer *lexer, GPtrArray *labels, GrundyGraphDraft *draft, GError **error)
{
  guint line = lexer->token_line;

  if (accept_character (lexer, '{'))
    {
      while (!accept_character (lexer, '}'))
        if (!accept_character (lexer, ';') && !accept_character (lexer, ',') && !read_id (lexer, labels, error))
          return FALSE;
    }
  else if (!read_id (lexer, labels, error))
    {
      return FALSE;
    }
  for (guint i = 0; i < labels->len; i++)
    if (!grundy_graph_draft_add_node (draft, g_ptr_array_index (labels, i), line, error))
      return FALSE;
  return TRUE;
}

static gboolean
add_arrows (GrundyGraphDraft *draft, GPtrArray *from, GPtrArray *to, guint line, GError **error)
{
  for (guint i = 0; i < from->len; i++)
    for (guint j = 0; j < to->len; j++)
      if (!grundy_graph_draft_add_arrow (draft, g_ptr_array_index (from, i), g_ptr_array_index (to, j), line, error))
        return FALSE;
  return TRUE;
}

/* `a -> {b c} -> d [...]` */
static gboolean
read_chain (DotLexer *lexer, GrundyGraphDraft *draft, GError **error)
{
  g_autoptr (GPtrArray) from = g_ptr_array_new_with_free_func (g_free);

  if (!read_nodes (lexer, from, draft, error))
    return FALSE;
  while (lexer->token == DOT_ARROW)
    {
      g_autoptr (GPtrArray) to = g_ptr_array_new_with_free_func (g_free);
      guint line = lexer->token_line;

      advance (lexer);
      if (!read_nodes (lexer, to, draft, error) || !add_arrows (draft, from, to, line, error))
        return FALSE;
      g_ptr_array_unref (from);
      from = g_steal_pointer (&to);
    }
  return skip_attributes (lexer, error);
}

static gboolean
read_statement (DotLexer *lexer, GrundyGraphDraft *draft, GError **error)
{
  if (accept_character (lexer, ';'))
    return TRUE;
  if (is_keyword (lexer, "graph") || is_keyword (lexer, "node") || is_keyword (lexer, "edge"))
    {
      advance (lexer);
      return is_character (lexer, '[') ? skip_attributes (lexer, error) : fail_expected (lexer, _ ("\"[\""), error);
    }
  return read_chain (lexer, draft, error);
}

gboolean
grundy_graph_text_is_dot (const char *text)
{
  g_auto (DotLexer) lexer = { 0 };
  gboolean is_directed;

  dot_lexer_init (&lexer, text);
  return accept_head (&lexer, &is_directed);
}

gboolean
grundy_graph_text_read_dot (const char *text, GrundyGraphDraft *draft, GError **error)
{
  g_auto (DotLexer) lexer = { 0 };
  gboolean is_directed = FALSE;

  dot_lexer_init (&lexer, text);
  if (!accept_head (&lexer, &is_directed))
    return fail_expected (&lexer, _ ("\"digraph\""), error);
  if (!is_directed)
    return grundy_graph_draft_fail (1, GRUNDY_ERROR_SYNTAX,
                                    _ ("This graph is undirected; a digraph is needed, whose arrows are the moves."),
                                    error);
  while (!accept_character (&lexer, '}'))
    if (!read_statement (&lexer, draft, error))
      return FALSE;
  return lexer.token == DOT_END || fail_expected (&lexer, _ ("the end of the text"), error);
}
