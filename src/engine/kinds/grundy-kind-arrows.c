/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A user's own graph. Its canonical text has the arrows as typed and drops what says nothing new: an arrow that was
 * there before, a name alone that was there before. So names keep the order of their first appearance, and
 * with it their nodes, when the text is read again.
 */
#include "grundy-kinds.h"
#include "grundy-lexer.h"

#include <glib/gi18n-lib.h>

#define NOWHERE G_MAXUINT32

typedef struct
{
  guint32 from;
  guint32 to; /* NOWHERE for a node alone */
} GrundyArrow;

/* An arrow by its ends, then by its place in the text. */
typedef struct
{
  GrundyArrow arrow;
  guint place;
} PlacedArrow;

static GrundyArrows *
arrows_new (void)
{
  GrundyArrows *arrows = g_new0 (GrundyArrows, 1);

  arrows->names = g_ptr_array_new_with_free_func (g_free);
  arrows->nodes = g_hash_table_new (g_str_hash, g_str_equal);
  arrows->items = g_array_new (FALSE, FALSE, sizeof (GrundyArrow));
  return arrows;
}

static void
arrows_free (GrundyArrows *arrows)
{
  g_hash_table_unref (arrows->nodes);
  g_ptr_array_unref (arrows->names);
  g_array_unref (arrows->items);
  g_clear_pointer (&arrows->graph, grundy_graph_unref);
  g_free (arrows);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyArrows, arrows_free)

gboolean
grundy_arrows_is_name_character (gunichar character)
{
  return g_unichar_isalpha (character) || g_unichar_ismark (character) || g_unichar_isdigit (character) ||
         character == '_';
}

gboolean
grundy_arrows_find_node (const GrundyArrows *arrows, const char *name, guint32 *node)
{
  gpointer value;

  if (!g_hash_table_lookup_extended (arrows->nodes, name, NULL, &value))
    return FALSE;
  *node = GPOINTER_TO_UINT (value);
  return TRUE;
}

static gboolean
read_node (GrundyLexer *lexer, GrundyArrows *arrows, guint32 *node, GError **error)
{
  g_autofree char *name = grundy_lexer_take_run (lexer, grundy_arrows_is_name_character);

  if (*name == '\0')
    return grundy_lexer_fail_expected (lexer, _ ("the name of a node, of letters, digits and _"), error);
  if (grundy_arrows_find_node (arrows, name, node))
    return TRUE;
  if (arrows->names->len == GRUNDY_MAX_NODES)
    return grundy_lexer_fail (lexer, GRUNDY_ERROR_LIMIT, _ ("The graph has too many nodes; at most 1000000 are read."),
                              error);
  *node = arrows->names->len;
  g_hash_table_insert (arrows->nodes, name, GUINT_TO_POINTER (*node));
  g_ptr_array_add (arrows->names, g_steal_pointer (&name));
  return TRUE;
}

static gboolean
read_item (GrundyLexer *lexer, GrundyArrows *arrows, GError **error)
{
  guint n_before = arrows->names->len;
  GrundyArrow arrow = { .to = NOWHERE };

  if (!read_node (lexer, arrows, &arrow.from, error))
    return FALSE;
  if (grundy_lexer_accept (lexer, ">") && !read_node (lexer, arrows, &arrow.to, error))
    return FALSE;
  if (arrow.to != NOWHERE || arrows->names->len > n_before)
    g_array_append_val (arrows->items, arrow);
  return TRUE;
}

static int
compare_placed (gconstpointer a, gconstpointer b)
{
  const PlacedArrow *x = a;
  const PlacedArrow *y = b;

  if (x->arrow.from != y->arrow.from)
    return x->arrow.from < y->arrow.from ? -1 : 1;
  if (x->arrow.to != y->arrow.to)
    return x->arrow.to < y->arrow.to ? -1 : 1;
  return (x->place > y->place) - (x->place < y->place);
}

/* Drops every arrow that was there before. O(n log n). */
static void
drop_repeats (GArray *items)
{
  GrundyArrow *arrows = (gpointer)items->data;
  g_autofree PlacedArrow *placed = g_new (PlacedArrow, items->len);
  g_autofree gboolean *is_repeat = g_new0 (gboolean, items->len);
  guint n_kept = 0;

  for (guint i = 0; i < items->len; i++)
    placed[i] = (PlacedArrow){ arrows[i], i };
  qsort (placed, items->len, sizeof (PlacedArrow), compare_placed);
  for (guint i = 1; i < items->len; i++)
    is_repeat[placed[i].place] =
        placed[i].arrow.from == placed[i - 1].arrow.from && placed[i].arrow.to == placed[i - 1].arrow.to;
  for (guint i = 0; i < items->len; i++)
    if (!is_repeat[i])
      arrows[n_kept++] = arrows[i];
  g_array_set_size (items, n_kept);
}

static GrundyGraph *
build_graph (const GrundyArrows *arrows)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  grundy_graph_builder_ensure_nodes (builder, arrows->names->len);
  for (guint i = 0; i < arrows->items->len; i++)
    {
      const GrundyArrow *arrow = &g_array_index (arrows->items, GrundyArrow, i);

      if (arrow->to != NOWHERE)
        grundy_graph_builder_add_edge (builder, arrow->from, arrow->to);
    }
  return grundy_graph_builder_end (builder);
}

static gboolean
arrows_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  g_autoptr (GrundyArrows) arrows = arrows_new ();

  do
    {
      if (!read_item (lexer, arrows, error))
        return FALSE;
    }
  while (grundy_lexer_accept (lexer, ","));
  drop_repeats (arrows->items);
  arrows->graph = build_graph (arrows);
  argument->data = g_steal_pointer (&arrows);
  return TRUE;
}

static void
arrows_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  const GrundyArrows *arrows = argument->data;

  for (guint i = 0; i < arrows->items->len; i++)
    {
      const GrundyArrow *arrow = &g_array_index (arrows->items, GrundyArrow, i);

      if (i > 0)
        g_string_append_c (text, ',');
      g_string_append (text, g_ptr_array_index (arrows->names, arrow->from));
      if (arrow->to == NOWHERE)
        continue;
      g_string_append_c (text, '>');
      g_string_append (text, g_ptr_array_index (arrows->names, arrow->to));
    }
}

static void
arrows_clear (GrundyArgument *argument)
{
  g_clear_pointer ((GrundyArrows **)&argument->data, arrows_free);
}

const GrundyParameterKind grundy_kind_arrows = {
  .name = "arrows",
  .parse = arrows_parse,
  .format = arrows_format,
  .clear = arrows_clear,
};
