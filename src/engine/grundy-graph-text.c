/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which of the forms a text has is decided so, by the first rule that fits:
 *
 * 1. It begins as DOT does (`digraph {`, `strict graph name {`): DOT.
 * 2. Its first line is one number n: the judges' form. Then come, for each of n nodes, the number of its options and
 *    the options; ends of lines mean nothing. Nodes are 0 to n-1, or 1 to n when an option is n.
 * 3. Its first line is two numbers n and m, m is not 0, exactly m lines follow, and their labels are numbers all from 0
 * to n-1 or all from 1 to n: an edge list with a first line, whose nodes are all of these numbers (from 1 if no label
 * is 0).
 * 4. An edge list: two labels a line, or one label for a node without arrows.
 *
 * Between labels may stand spaces, commas, semicolons, > and ->. What follows # or % or // at the beginning of a word
 * is a comment up to the end of its line; lines without a word do not count.
 */
#include "grundy-graph-text.h"

#include "grundy-graph-draft.h"
#include "grundy-notation-limits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* 12 bytes for each word of a text that may have millions of them. */
typedef struct
{
  guint32 start;
  guint32 length;
  guint32 line;
} Word;

typedef struct
{
  const char *text;
  GArray *words; /* of Word */
} Words;

/* How many more nodes than words a first line may announce, so that a short text cannot ask for much memory. */
#define MAX_UNNAMED 10000

#define word_at(words, i) (&g_array_index ((words)->words, Word, (i)))

static gboolean
is_separator (const char *c)
{
  return g_ascii_isspace (*c) || strchr (",;>", *c) != NULL || g_str_has_prefix (c, "->");
}

static gboolean
is_comment (const char *c)
{
  return *c == '#' || *c == '%' || g_str_has_prefix (c, "//");
}

/* Cuts the text into words. */
static void
split_words (Words *words)
{
  guint32 line = 1;
  const char *c = words->text;

  while (*c != '\0')
    {
      const char *start = c;

      if (is_comment (c))
        {
          c += strcspn (c, "\n");
        }
      else if (is_separator (c))
        {
          line += *c == '\n';
          c += *c == '-' ? 2 : 1;
        }
      else
        {
          Word word;

          while (*c != '\0' && !is_separator (c))
            c++;
          word = (Word){ (guint32)(start - words->text), (guint32)(c - start), line };
          g_array_append_val (words->words, word);
        }
    }
}

/* (transfer full) */
static char *
word_dup (const Words *words, guint i)
{
  const Word *word = word_at (words, i);

  return g_strndup (words->text + word->start, word->length);
}

/* How many words stand on the line of word @i, from it on; 0 behind the last word. */
static guint
count_on_line (const Words *words, guint i)
{
  guint n = 0;

  while (i + n < words->words->len && word_at (words, i + n)->line == word_at (words, i)->line)
    n++;
  return n;
}

/* Whether word @i is a number that can count nodes or arrows, and which. */
static gboolean
word_to_number (const Words *words, guint i, guint *number)
{
  const Word *word = word_at (words, i);
  guint value = 0;

  if (word->length > 9)
    return FALSE;
  for (guint j = 0; j < word->length; j++)
    {
      char digit = words->text[word->start + j];

      if (!g_ascii_isdigit (digit))
        return FALSE;
      value = value * 10 + (guint)(digit - '0');
    }
  *number = value;
  return TRUE;
}

static gboolean
check_n_nodes (guint n_nodes, guint line, GError **error)
{
  return n_nodes <= GRUNDY_MAX_NODES ||
         grundy_graph_draft_fail (line, GRUNDY_ERROR_LIMIT,
                                  _ ("The graph has too many nodes; at most 1000000 are read."), error);
}

/* --- The judges' form --------------------------------------------------------------------------------------- */

static gboolean
fail_at_end (const Words *words, guint node, guint n_nodes, GError **error)
{
  g_autofree char *sentence = g_strdup_printf (
      _ ("Expected the options of %u nodes, but the text ends within those of node number %u."), n_nodes, node + 1);

  return grundy_graph_draft_fail (word_at (words, words->words->len - 1)->line, GRUNDY_ERROR_SYNTAX, sentence, error);
}

/* Reads the number at @i, which is one of node @node's; fails where there is none. */
static gboolean
read_number (const Words *words, guint i, guint node, guint n_nodes, guint *number, GError **error)
{
  g_autofree char *found = NULL;
  g_autofree char *sentence = NULL;

  if (i >= words->words->len)
    return fail_at_end (words, node, n_nodes, error);
  if (word_to_number (words, i, number))
    return TRUE;
  found = word_dup (words, i);
  sentence = g_strdup_printf (_ ("Expected a number, but found \"%.40s\"."), found);
  return grundy_graph_draft_fail (word_at (words, i)->line, GRUNDY_ERROR_SYNTAX, sentence, error);
}

static gboolean
fail_range (const Words *words, guint i, guint n_nodes, GError **error)
{
  g_autofree char *found = word_dup (words, i);
  g_autofree char *sentence = g_strdup_printf (
      _ ("There is no node %s: %u nodes are numbered from 0, or from 1 where none has the option 0."), found, n_nodes);

  return grundy_graph_draft_fail (word_at (words, i)->line, GRUNDY_ERROR_SYNTAX, sentence, error);
}

/* Goes through all options once, to see that they are there and whether nodes are numbered from 0 or from 1. */
static gboolean
find_base (const Words *words, guint n_nodes, guint *base, GError **error)
{
  gboolean has_zero = FALSE;
  guint last_of_n = 0; /* the word that is n, if one is; the first word is no option */
  guint i = 1;

  for (guint node = 0; node < n_nodes; node++)
    {
      guint n_options;

      if (!read_number (words, i++, node, n_nodes, &n_options, error))
        return FALSE;
      for (guint j = 0; j < n_options; j++, i++)
        {
          guint option;

          if (!read_number (words, i, node, n_nodes, &option, error))
            return FALSE;
          has_zero = has_zero || option == 0;
          last_of_n = option == n_nodes ? i : last_of_n;
          if (option > n_nodes || (has_zero && last_of_n > 0))
            return fail_range (words, last_of_n > 0 && option <= n_nodes ? last_of_n : i, n_nodes, error);
        }
    }
  *base = last_of_n > 0 ? 1 : 0;
  return i == words->words->len ||
         grundy_graph_draft_fail (word_at (words, i)->line, GRUNDY_ERROR_SYNTAX,
                                  _ ("Expected nothing behind the options of the last node."), error);
}

static gboolean
read_judge (const Words *words, guint n_nodes, GrundyGraphDraft *draft, GError **error)
{
  guint base = 0;
  guint i = 1;

  if (!check_n_nodes (n_nodes, word_at (words, 0)->line, error) || !find_base (words, n_nodes, &base, error))
    return FALSE;
  for (guint node = 0; node < n_nodes; node++)
    {
      g_autofree char *label = g_strdup_printf ("%u", node + base);
      guint line = word_at (words, i)->line;
      guint n_options = 0;

      word_to_number (words, i++, &n_options);
      if (!grundy_graph_draft_add_node (draft, label, line, error))
        return FALSE;
      for (guint j = 0; j < n_options; j++, i++)
        {
          guint option = 0;
          char to[16];

          /* Written anew: 07 is node 7. */
          word_to_number (words, i, &option);
          g_snprintf (to, sizeof to, "%u", option);
          if (!grundy_graph_draft_add_arrow (draft, label, to, word_at (words, i)->line, error))
            return FALSE;
        }
    }
  return TRUE;
}

/* --- Edge lists --------------------------------------------------------------------------------------------- */

/* Whether the first line is `n m`; if so, n and whether nodes are numbered from 1. */
static gboolean
has_first_line (const Words *words, guint *n_nodes, guint *base)
{
  gboolean has_zero = FALSE;
  gboolean has_n = FALSE;
  guint n_arrows;

  if (count_on_line (words, 0) != 2 || !word_to_number (words, 0, n_nodes) || !word_to_number (words, 1, &n_arrows) ||
      n_arrows == 0 || n_arrows != (words->words->len - 2) / 2 || words->words->len % 2 != 0)
    return FALSE;
  for (guint i = 2; i < words->words->len; i++)
    {
      guint label;

      if ((i % 2 == 0 && count_on_line (words, i) != 2) || !word_to_number (words, i, &label) || label > *n_nodes)
        return FALSE;
      has_zero = has_zero || label == 0;
      has_n = has_n || label == *n_nodes;
    }
  *base = has_zero ? 0 : 1;
  return !(has_zero && has_n);
}

static gboolean
read_edge_line (const Words *words, guint i, guint n_words, GrundyGraphDraft *draft, GError **error)
{
  guint line = word_at (words, i)->line;
  g_autofree char *from = word_dup (words, i);
  g_autofree char *to = NULL;
  g_autofree char *sentence = NULL;

  if (n_words == 1)
    return grundy_graph_draft_add_node (draft, from, line, error);
  if (n_words == 2)
    {
      to = word_dup (words, i + 1);
      return grundy_graph_draft_add_arrow (draft, from, to, line, error);
    }
  sentence = g_strdup_printf (_ ("Expected two labels, for an arrow from the first to the second, but found %u words."),
                              n_words);
  return grundy_graph_draft_fail (line, GRUNDY_ERROR_SYNTAX, sentence, error);
}

static gboolean
read_edges (const Words *words, GrundyGraphDraft *draft, GError **error)
{
  guint n_nodes = 0;
  guint base = 0;
  guint n_words;
  gboolean is_headed = has_first_line (words, &n_nodes, &base);

  if (is_headed && n_nodes > words->words->len + MAX_UNNAMED)
    return grundy_graph_draft_fail (word_at (words, 0)->line, GRUNDY_ERROR_LIMIT,
                                    _ ("This line announces far more nodes than the arrows have."), error);
  if (is_headed && !check_n_nodes (n_nodes, word_at (words, 0)->line, error))
    return FALSE;
  for (guint i = is_headed ? 2 : 0; i < words->words->len; i += n_words)
    {
      n_words = count_on_line (words, i);
      if (!read_edge_line (words, i, n_words, draft, error))
        return FALSE;
    }
  for (guint node = 0; node < n_nodes && is_headed; node++)
    {
      g_autofree char *label = g_strdup_printf ("%u", node + base);

      if (!grundy_graph_draft_add_node (draft, label, word_at (words, 0)->line, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_words (const char *text, GrundyGraphDraft *draft, GError **error)
{
  g_autoptr (GArray) array = g_array_new (FALSE, FALSE, sizeof (Word));
  Words words = { text, array };
  guint n_nodes;

  split_words (&words);
  if (count_on_line (&words, 0) == 1 && word_to_number (&words, 0, &n_nodes))
    return read_judge (&words, n_nodes, draft, error);
  return read_edges (&words, draft, error);
}

/* --- All forms ---------------------------------------------------------------------------------------------- */

static gboolean
check_text (const char *text, gsize length, GError **error)
{
  const char *invalid;
  guint line = 1;

  if (length > GRUNDY_MAX_TEXT)
    {
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT, _ ("The text has %zu bytes; at most %d are read."), length,
                   GRUNDY_MAX_TEXT);
      return FALSE;
    }
  if (g_utf8_validate_len (text, length, &invalid))
    return TRUE;
  for (const char *c = text; c < invalid; c++)
    line += *c == '\n';
  return grundy_graph_draft_fail (line, GRUNDY_ERROR_SYNTAX, _ ("Expected UTF-8 text, but found bytes that are not."),
                                  error);
}

GrundySum *
grundy_graph_text_to_sum (const char *text, gsize length, GError **error)
{
  g_autoptr (GrundyGraphDraft) draft = NULL;
  g_autofree char *terminated = NULL;
  g_autofree char *notation = NULL;
  const char *start;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (!check_text (text, length, error))
    return NULL;
  terminated = g_strndup (text, length);
  /* Some editors put a byte order mark in front. */
  start = g_str_has_prefix (terminated, "\xEF\xBB\xBF") ? terminated + 3 : terminated;
  draft = grundy_graph_draft_new ();
  if (!(grundy_graph_text_is_dot (start) ? grundy_graph_text_read_dot (start, draft, error)
                                         : read_words (start, draft, error)))
    return NULL;
  notation = grundy_graph_draft_to_text (draft);
  if (notation == NULL)
    {
      g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX,
                           _ ("Expected a graph: lines of two labels each, a list of options for each node, or a "
                              "digraph of DOT, but found no node."));
      return NULL;
    }
  return grundy_sum_parse (notation, NULL, error);
}
