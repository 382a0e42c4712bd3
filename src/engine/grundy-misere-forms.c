/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-misere-forms.h"

#include "grundy-error.h"

#include <glib/gi18n-lib.h>

/*
 * P. M. Grundy and C. A. B. Smith, Disjunctive games with the last player losing, 1956.
 *
 * Positions whose options are equal are equal. Besides, G equals H if
 * 1. each option of H is an option of G,
 * 2. each other option of G has H as an option, and
 * 3. H has an option, or the next player wins G in misère play.
 * For let X be any position. If the next player loses H + X, so in G + X: a move to another option of G is answered by
 * the move to H, and all else as in H + X. If the next player wins H + X by a move, the same move wins G + X. If the
 * next player wins H + X for there is no move, G + X is G, which is won by 3. There are no more reasons to be equal,
 * but no need for that here.
 *
 * Forms are numbered as they are found, options first. So where G equals an H that has not the same options, the
 * last option of G, whose number is the largest, is not an option of H, for it would be smaller than H and H smaller
 * than another option of G. Hence H is one of the options of the last option of G.
 */
struct _GrundyMisereForms
{
  /* (array length=n_items): the form of each node, or of each sum a + b at a * n_b + b */
  guint32 *form_of;
  guint32 n_items;
  guint32 n_b;
  /* The options of each form, ascending: those of form f stand from starts[f] to starts[f + 1] - 1. */
  GArray *starts;
  GArray *options;
  /* (element-type gboolean as guint8): whether the next player wins each form */
  GByteArray *n_wins;
};

#define ITEMS_A_REPORT 256

typedef struct
{
  GrundyMisereForms *forms;
  /* Every set of options that was seen, and (element-type guint32) the form of each */
  GrundyArena *sets;
  GArray *form_of_set;
  /* The set that is being made */
  GrundyPosition *set;
} Maker;

static const guint32 *
get_options (const GrundyMisereForms *forms, guint32 form, guint32 *n_options)
{
  guint32 start = g_array_index (forms->starts, guint32, form);

  *n_options = g_array_index (forms->starts, guint32, form + 1) - start;
  return (const guint32 *)forms->options->data + start;
}

static gboolean
has_option (const GrundyMisereForms *forms, guint32 form, guint32 option)
{
  guint32 n_options;
  const guint32 *options = get_options (forms, form, &n_options);
  guint32 low = 0;

  while (low < n_options)
    {
      guint32 middle = low + (n_options - low) / 2;

      if (options[middle] == option)
        return TRUE;
      if (options[middle] < option)
        low = middle + 1;
      else
        n_options = middle;
    }
  return FALSE;
}

static gboolean
set_wins (const GrundyMisereForms *forms, const GrundyPosition *set)
{
  for (guint i = 0; i < set->n_cells; i++)
    if (!grundy_misere_forms_next_wins (forms, (guint32)set->cells[i]))
      return TRUE;
  return set->n_cells == 0;
}

/* Whether a position with these options equals a form, by the three conditions. */
static gboolean
equals_form (const GrundyMisereForms *forms, const GrundyPosition *set, guint32 form)
{
  guint32 n_options;
  const guint32 *options = get_options (forms, form, &n_options);
  guint32 n_found = 0;

  for (guint i = 0; i < set->n_cells; i++)
    if (n_found < n_options && options[n_found] == set->cells[i])
      n_found++;
    else if (!has_option (forms, (guint32)set->cells[i], form))
      return FALSE;
  return n_found == n_options && (n_options > 0 || set_wins (forms, set));
}

/* The form that the set of options equals, or else a new one that has them. */
static guint32
find_form (Maker *maker)
{
  GrundyMisereForms *forms = maker->forms;
  guint32 form = grundy_misere_forms_count (forms);
  guint8 wins = set_wins (forms, maker->set);
  guint32 n_candidates = 0;
  const guint32 *candidates = NULL;
  guint32 end;

  if (maker->set->n_cells > 0)
    candidates = get_options (forms, (guint32)maker->set->cells[maker->set->n_cells - 1], &n_candidates);
  for (guint32 i = 0; i < n_candidates; i++)
    if (equals_form (forms, maker->set, candidates[i]))
      return candidates[i];

  for (guint i = 0; i < maker->set->n_cells; i++)
    {
      guint32 option = (guint32)maker->set->cells[i];

      g_array_append_val (forms->options, option);
    }
  end = forms->options->len;
  g_array_append_val (forms->starts, end);
  g_byte_array_append (forms->n_wins, &wins, 1);
  return form;
}

static void
drop_repeats (GrundyPosition *set)
{
  guint n_kept = 0;

  grundy_position_sort (set);
  for (guint i = 0; i < set->n_cells; i++)
    if (n_kept == 0 || set->cells[n_kept - 1] != set->cells[i])
      set->cells[n_kept++] = set->cells[i];
  grundy_position_set_length (set, n_kept);
}

/* The form of a position that has these options, which may come in any order. */
static guint32
maker_take_set (Maker *maker)
{
  gboolean is_new;
  guint32 index;

  drop_repeats (maker->set);
  index = grundy_arena_intern (maker->sets, maker->set, &is_new);
  if (is_new)
    {
      guint32 form = find_form (maker);

      g_array_append_val (maker->form_of_set, form);
    }
  return g_array_index (maker->form_of_set, guint32, index);
}

static void
maker_init (Maker *maker, guint32 n_items)
{
  guint32 start = 0;
  GrundyMisereForms *forms = g_new0 (GrundyMisereForms, 1);

  forms->form_of = g_new (guint32, (gsize)n_items + 1);
  forms->n_items = n_items;
  forms->starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  forms->options = g_array_new (FALSE, FALSE, sizeof (guint32));
  forms->n_wins = g_byte_array_new ();
  g_array_append_val (forms->starts, start);
  *maker = (Maker){ forms, grundy_arena_new (), g_array_new (FALSE, FALSE, sizeof (guint32)), grundy_position_new () };
}

/* (transfer full) (nullable): the forms, if they are all there */
static GrundyMisereForms *
maker_end (Maker *maker, gboolean is_done)
{
  grundy_arena_unref (maker->sets);
  g_array_unref (maker->form_of_set);
  grundy_position_free (maker->set);
  if (is_done)
    return maker->forms;
  grundy_misere_forms_free (maker->forms);
  return NULL;
}

static gboolean
report (const Maker *maker, guint32 item, const GrundyProgress *progress, GError **error)
{
  return item % ITEMS_A_REPORT != 0 || grundy_progress_report (progress, item, maker->forms->n_items, error);
}

GrundyMisereForms *
grundy_misere_forms_new (GrundyGraph *graph, const GrundyProgress *progress, GError **error)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  gboolean is_going = TRUE;
  Maker maker;

  g_assert (grundy_graph_is_post_ordered (graph));

  maker_init (&maker, n_nodes);
  for (guint32 node = 0; node < n_nodes && is_going; node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

      grundy_position_clear (maker.set);
      for (guint32 i = 0; i < n_options; i++)
        grundy_position_append (maker.set, maker.forms->form_of[options[i]]);
      maker.forms->form_of[node] = maker_take_set (&maker);
      is_going = report (&maker, node, progress, error);
    }
  return maker_end (&maker, is_going);
}

/* The options of a + b: those with a move in a, and those with one in b */
static void
fill_set_of_sum (Maker *maker, const GrundyMisereForms *forms_a, guint32 a, const GrundyMisereForms *forms_b, guint32 b)
{
  guint32 n_options_a;
  const guint32 *options_a = get_options (forms_a, a, &n_options_a);
  guint32 n_options_b;
  const guint32 *options_b = get_options (forms_b, b, &n_options_b);

  grundy_position_clear (maker->set);
  for (guint32 i = 0; i < n_options_a; i++)
    grundy_position_append (maker->set, grundy_misere_forms_get_sum (maker->forms, options_a[i], b));
  for (guint32 i = 0; i < n_options_b; i++)
    grundy_position_append (maker->set, grundy_misere_forms_get_sum (maker->forms, a, options_b[i]));
}

static gboolean
check_limit (guint64 n_sums, const GrundyLimits *limits, GError **error)
{
  if (n_sums <= limits->max_positions)
    return TRUE;
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: a number. */
               _ ("The sum has more positions than can be searched, which is %u: start from a smaller one."),
               limits->max_positions);
  return FALSE;
}

GrundyMisereForms *
grundy_misere_forms_new_sum (const GrundyMisereForms *a, const GrundyMisereForms *b, const GrundyLimits *limits,
                             const GrundyProgress *progress, GError **error)
{
  guint32 n_b = grundy_misere_forms_count (b);
  guint64 n_sums = (guint64)grundy_misere_forms_count (a) * n_b;
  gboolean is_going = TRUE;
  Maker maker;

  if (!check_limit (n_sums, limits, error))
    return NULL;

  maker_init (&maker, (guint32)n_sums);
  maker.forms->n_b = n_b;
  for (guint32 item = 0; item < n_sums && is_going; item++)
    {
      fill_set_of_sum (&maker, a, item / n_b, b, item % n_b);
      maker.forms->form_of[item] = maker_take_set (&maker);
      is_going = report (&maker, item, progress, error);
    }
  return maker_end (&maker, is_going);
}

void
grundy_misere_forms_free (GrundyMisereForms *forms)
{
  if (forms == NULL)
    return;

  g_free (forms->form_of);
  g_array_unref (forms->starts);
  g_array_unref (forms->options);
  g_byte_array_unref (forms->n_wins);
  g_free (forms);
}

guint32
grundy_misere_forms_get (const GrundyMisereForms *forms, guint32 node)
{
  g_assert (node < forms->n_items);

  return forms->form_of[node];
}

guint32
grundy_misere_forms_get_sum (const GrundyMisereForms *forms, guint32 a, guint32 b)
{
  return grundy_misere_forms_get (forms, a * forms->n_b + b);
}

guint32
grundy_misere_forms_count (const GrundyMisereForms *forms)
{
  return forms->n_wins->len;
}

guint32
grundy_misere_forms_count_items (const GrundyMisereForms *forms)
{
  return forms->n_items;
}

gboolean
grundy_misere_forms_next_wins (const GrundyMisereForms *forms, guint32 form)
{
  g_assert (form < forms->n_wins->len);

  return forms->n_wins->data[form];
}
