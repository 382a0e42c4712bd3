/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-graph-draft.h"

#include "grundy-kinds.h"
#include "grundy-notation-limits.h"

#include <glib/gi18n-lib.h>

/* How much of a label an error repeats, in bytes of "%.*s": names are short. */
#define MAX_SHOWN 40

typedef struct
{
  char *label;
  gboolean is_source; /* whether an arrow leads from it */
  gboolean is_target; /* whether an arrow leads to it */
} DraftNode;

struct _GrundyGraphDraft
{
  GPtrArray *nodes;     /* of DraftNode, by first appearance */
  GHashTable *by_label; /* label -> DraftNode */
  GString *items;       /* the arrows, as they will stand in the curly brackets */
};

static void
node_free (gpointer data)
{
  DraftNode *node = data;

  g_free (node->label);
  g_free (node);
}

GrundyGraphDraft *
grundy_graph_draft_new (void)
{
  GrundyGraphDraft *draft = g_new0 (GrundyGraphDraft, 1);

  draft->nodes = g_ptr_array_new_with_free_func (node_free);
  draft->by_label = g_hash_table_new (g_str_hash, g_str_equal);
  draft->items = g_string_new (NULL);
  return draft;
}

void
grundy_graph_draft_free (GrundyGraphDraft *draft)
{
  g_hash_table_unref (draft->by_label);
  g_ptr_array_unref (draft->nodes);
  g_string_free (draft->items, TRUE);
  g_free (draft);
}

gboolean
grundy_graph_draft_fail (guint line, GrundyError code, const char *sentence, GError **error)
{
  /* Translators: %s is a whole sentence that says what is wrong on that line of a file. */
  g_set_error (error, GRUNDY_ERROR, code, _ ("Line %u: %s"), line, sentence);
  return FALSE;
}

static gboolean
check_label (const char *label, guint line, GError **error)
{
  g_autofree char *shown = NULL;
  g_autofree char *sentence = NULL;
  const char *c = label;

  while (*c != '\0' && grundy_arrows_is_name_character (g_utf8_get_char (c)))
    c = g_utf8_next_char (c);
  if (*c == '\0' && c > label)
    return TRUE;
  shown = g_utf8_substring (label, 0, MIN (g_utf8_strlen (label, -1), MAX_SHOWN));
  sentence =
      g_strdup_printf (_ ("The label \"%s\" cannot be the name of a node: names are of letters, digits and _."), shown);
  return grundy_graph_draft_fail (line, GRUNDY_ERROR_SYNTAX, sentence, error);
}

/* The node of that label, which is added when it is new. (nullable): %NULL with an error */
static DraftNode *
ensure_node (GrundyGraphDraft *draft, const char *label, guint line, GError **error)
{
  DraftNode *node = g_hash_table_lookup (draft->by_label, label);

  if (node != NULL)
    return node;
  if (!check_label (label, line, error))
    return NULL;
  if (draft->nodes->len == GRUNDY_MAX_NODES)
    {
      grundy_graph_draft_fail (line, GRUNDY_ERROR_LIMIT, _ ("The graph has too many nodes; at most 1000000 are read."),
                               error);
      return NULL;
    }
  node = g_new0 (DraftNode, 1);
  node->label = g_strdup (label);
  g_ptr_array_add (draft->nodes, node);
  g_hash_table_insert (draft->by_label, node->label, node);
  return node;
}

gboolean
grundy_graph_draft_add_node (GrundyGraphDraft *draft, const char *label, guint line, GError **error)
{
  return ensure_node (draft, label, line, error) != NULL;
}

static void
append_item (GString *text, const char *item)
{
  if (text->len > 0)
    g_string_append_c (text, ',');
  g_string_append (text, item);
}

gboolean
grundy_graph_draft_add_arrow (GrundyGraphDraft *draft, const char *from, const char *to, guint line, GError **error)
{
  DraftNode *source = ensure_node (draft, from, line, error);
  DraftNode *target = source != NULL ? ensure_node (draft, to, line, error) : NULL;

  if (target == NULL)
    return FALSE;
  source->is_source = TRUE;
  target->is_target = TRUE;
  append_item (draft->items, from);
  g_string_append_c (draft->items, '>');
  g_string_append (draft->items, to);
  /* Two groups of DOT's can stand for more arrows than there is memory. Half is left for the nodes. */
  return draft->items->len <= GRUNDY_MAX_TEXT / 2 ||
         grundy_graph_draft_fail (line, GRUNDY_ERROR_LIMIT, _ ("The graph has too many arrows for one text."), error);
}

char *
grundy_graph_draft_to_text (const GrundyGraphDraft *draft)
{
  g_autoptr (GString) items = NULL;
  g_autoptr (GString) tokens = NULL;

  if (draft->nodes->len == 0)
    return NULL;
  items = g_string_new (draft->items->str);
  tokens = g_string_new (NULL);
  for (guint i = 0; i < draft->nodes->len; i++)
    {
      const DraftNode *node = g_ptr_array_index (draft->nodes, i);

      if (!node->is_source && !node->is_target)
        append_item (items, node->label);
      if (!node->is_target)
        append_item (tokens, node->label);
    }
  if (tokens->len == 0)
    append_item (tokens, ((const DraftNode *)g_ptr_array_index (draft->nodes, 0))->label);
  return g_strdup_printf ("dag{%s}(%s)", items->str, tokens->str);
}
