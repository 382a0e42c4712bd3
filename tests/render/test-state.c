/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-state.h"
#include "grundy-style.h"
#include "grundy-test-figure.h"

static GrundyTestFigure *
make_figure (const char *description)
{
  g_autoptr (GError) error = NULL;
  GrundyTestFigure *test = grundy_test_figure_new (description, &error);

  g_assert_no_error (error);
  return test;
}

static guint
count_nodes (const GrundyTestFigure *test, const GrundyState *state, GrundyNodeFlags flags)
{
  guint n = 0;

  for (guint32 node = 0; node < grundy_picture_get_n_nodes (test->figure->picture); node++)
    n += (grundy_state_get_node (state, node) & flags) != 0;
  return n;
}

static guint
count_edges (const GrundyTestFigure *test, const GrundyState *state, GrundyEmphasis emphasis)
{
  guint n = 0;

  for (gsize edge = 0; edge < grundy_picture_get_n_edges (test->figure->picture); edge++)
    n += grundy_state_get_edge (state, edge) == emphasis;
  return n;
}

/* At every step: what is settled agrees with the timeline, and nothing else is told. */
static void
test_settled (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10)");
  for (guint64 step = 0; step <= grundy_timeline_get_n_steps (test->timeline); step++)
    {
      g_autoptr (GrundyState) state = grundy_test_figure_at_step (test, step);

      for (guint32 node = 0; node < 11; node++)
        {
          gboolean is_settled = grundy_timeline_is_settled (test->timeline, node, step);
          GrundyTextStyle inside;
          GrundyTextStyle letter;
          GrundyNodeStyle style;

          grundy_style_get_text (test->figure->picture, state, node, 0, &inside);
          grundy_style_get_text (test->figure->picture, state, node, 2, &letter);
          grundy_style_get_node (test->figure->picture, state, node, &style);
          g_assert_cmpint ((grundy_state_get_node (state, node) & GRUNDY_NODE_SETTLED) != 0, ==, is_settled);
          g_assert_cmpint (g_str_equal (inside.text, "?"), ==, !is_settled);
          g_assert_cmpint (letter.text[0] == '\0', ==, !is_settled);
          g_assert_cmpint (style.is_double, ==, is_settled && grundy_solution_get_sg (test->solution, node) == 0);
        }
    }
}

/* Step 68 of 69 looks at 1: 10 is lit, its three options have thick edges, and none of them has the value 1. */
static void
test_focus (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GrundyState) before = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10) | step 68");
  g_assert_cmpuint (grundy_timeline_get_n_steps (test->timeline), ==, 69);
  g_assert_cmpuint (grundy_state_get_focus (test->figure->state), ==, 10);
  g_assert_cmpuint (count_nodes (test, test->figure->state, GRUNDY_NODE_LIT), ==, 1);
  g_assert_cmpuint (count_nodes (test, test->figure->state, GRUNDY_NODE_OPTION), ==, 3);
  g_assert_cmpuint (count_nodes (test, test->figure->state, GRUNDY_NODE_MARKED), ==, 3);
  g_assert_cmpuint (count_nodes (test, test->figure->state, GRUNDY_NODE_LOOKED_AT), ==, 0);
  g_assert_cmpuint (count_edges (test, test->figure->state, GRUNDY_EMPHASIS_LIT), ==, 3);
  g_assert_cmpuint (count_edges (test, test->figure->state, GRUNDY_EMPHASIS_FADED), ==,
                    grundy_picture_get_n_edges (test->figure->picture) - 3);

  /* One step before, 0 is looked at: 9 and 7 have it. */
  before = grundy_test_figure_at_step (test, 67);
  g_assert_cmpuint (count_nodes (test, before, GRUNDY_NODE_LOOKED_AT), ==, 2);
  g_assert_true (grundy_state_get_node (before, 9) & GRUNDY_NODE_LOOKED_AT);
  g_assert_true (grundy_state_get_node (before, 7) & GRUNDY_NODE_LOOKED_AT);
  g_assert_cmpuint (count_edges (test, before, GRUNDY_EMPHASIS_LOOKED_AT), ==, 2);
  g_assert_cmpuint (count_edges (test, before, GRUNDY_EMPHASIS_LIT), ==, 1);
}

/* The options are marked one after the other, and each is looked at while it is. */
static void
test_marks (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  guint64 take_up;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10)");
  take_up = grundy_timeline_get_take_up_step (test->timeline, 10);
  for (guint i = 0; i <= 3; i++)
    {
      g_autoptr (GrundyState) state = grundy_test_figure_at_step (test, take_up + i);

      g_assert_cmpuint (count_nodes (test, state, GRUNDY_NODE_MARKED), ==, i);
      g_assert_cmpuint (count_nodes (test, state, GRUNDY_NODE_LOOKED_AT), ==, i > 0);
    }
}

static void
test_selection (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10) | step 68 | selected 7");
  g_assert_cmpuint (grundy_state_get_focus (test->figure->state), ==, 7);
  g_assert_cmpuint (grundy_state_get_node (test->figure->state, 7), ==, GRUNDY_NODE_SETTLED | GRUNDY_NODE_SELECTED);
  g_assert_true (grundy_state_get_node (test->figure->state, 10) & GRUNDY_NODE_LIT);
  g_assert_true (grundy_state_get_node (test->figure->state, 6) & GRUNDY_NODE_OPTION);
  /* What the step says is about another position. */
  g_assert_cmpuint (count_nodes (test, test->figure->state, GRUNDY_NODE_MARKED), ==, 0);
}

static void
test_winning_edges (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10) | edges winning");
  for (gsize i = 0; i < grundy_picture_get_n_edges (test->figure->picture); i++)
    {
      guint32 to = grundy_picture_get_edge (test->figure->picture, i)->to;

      g_assert_cmpint (grundy_state_get_edge (test->figure->state, i) == GRUNDY_EMPHASIS_NORMAL, ==,
                       grundy_solution_get_sg (test->solution, to) == 0);
    }
}

/* Exactly one witness for each smaller value */
static void
test_mex_edges (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new (g_direct_hash, g_direct_equal);
  guint n_expected = 0;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,2,3,5,8}(30) | edges mex");
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (test->figure->picture); node++)
    n_expected += grundy_solution_get_sg (test->solution, node);
  for (gsize i = 0; i < grundy_picture_get_n_edges (test->figure->picture); i++)
    {
      const GrundyPictureEdge *edge = grundy_picture_get_edge (test->figure->picture, i);
      guint32 value = grundy_solution_get_sg (test->solution, edge->to);

      if (grundy_state_get_edge (test->figure->state, i) == GRUNDY_EMPHASIS_HIDDEN)
        continue;
      g_assert_cmpuint (value, <, grundy_solution_get_sg (test->solution, edge->from));
      g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER (edge->from * 1000 + value)));
    }
  g_assert_cmpuint (n_expected, >, 0);
  g_assert_cmpuint (g_hash_table_size (seen), ==, n_expected);
}

static void
test_edge_choices (void)
{
  g_autoptr (GrundyTestFigure) none = NULL;
  g_autoptr (GrundyTestFigure) focus = NULL;

  if (!grundy_test_has_font ())
    return;
  none = make_figure ("take{1,3,4}(10) | step 68 | edges none");
  focus = make_figure ("take{1,3,4}(10) | step 68 | edges focus");
  g_assert_cmpuint (count_edges (none, none->figure->state, GRUNDY_EMPHASIS_HIDDEN), ==,
                    grundy_picture_get_n_edges (none->figure->picture));
  g_assert_cmpuint (count_edges (focus, focus->figure->state, GRUNDY_EMPHASIS_LIT), ==, 3);
  g_assert_cmpuint (count_edges (focus, focus->figure->state, GRUNDY_EMPHASIS_HIDDEN), ==,
                    grundy_picture_get_n_edges (focus->figure->picture) - 3);
}

/* Stepping through outcomes never shows a value: the letter stands where the value would. */
static void
test_outcomes (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10) | outcomes | misere");
  for (guint32 node = 0; node < 11; node++)
    {
      GrundyTextStyle inside;
      gboolean is_p = grundy_solution_get_outcome (test->solution, node, FALSE) == GRUNDY_OUTCOME_P;

      grundy_style_get_text (test->figure->picture, test->figure->state, node, 0, &inside);
      g_assert_cmpstr (inside.text, ==, is_p ? "P" : "N");
    }
}

static void
test_fading_and_badges (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GrundyState) state = NULL;
  g_autoptr (GrundyState) unsettled = NULL;
  gboolean faded[11] = { [3] = TRUE };
  gboolean badges[11] = { [5] = TRUE };
  GrundyStateOptions options;
  GrundyStateOptions options_at_start;
  GrundyNodeStyle style;
  guint32 n_options;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10)");
  options = test->options.state;
  options.faded = faded;
  options.badges = badges;
  options_at_start = options;
  options_at_start.step = 0;
  state = grundy_state_new (grundy_picture_get_view (test->figure->picture),
                            grundy_picture_get_labels (test->figure->picture), &options);
  g_assert_cmpuint (grundy_state_get_node (state, 3), ==, GRUNDY_NODE_SETTLED | GRUNDY_NODE_FADED);
  g_assert_cmpuint (grundy_state_get_node (state, 5), ==, GRUNDY_NODE_SETTLED | GRUNDY_NODE_BADGE);
  unsettled = grundy_state_new (grundy_picture_get_view (test->figure->picture),
                                grundy_picture_get_labels (test->figure->picture), &options_at_start);
  g_assert_cmpuint (grundy_state_get_node (unsettled, 5), ==, 0);
  grundy_style_get_node (test->figure->picture, state, 5, &style);
  g_assert_true (style.has_badge);
  grundy_graph_get_options (grundy_exploration_get_graph (test->exploration), 3, &n_options);
  g_assert_cmpuint (count_edges (test, state, GRUNDY_EMPHASIS_FADED), ==, n_options + 3 /* from 4, 6 and 7 */);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/state/settled", test_settled);
  g_test_add_func ("/state/focus", test_focus);
  g_test_add_func ("/state/marks", test_marks);
  g_test_add_func ("/state/selection", test_selection);
  g_test_add_func ("/state/winning-edges", test_winning_edges);
  g_test_add_func ("/state/mex-edges", test_mex_edges);
  g_test_add_func ("/state/edge-choices", test_edge_choices);
  g_test_add_func ("/state/outcomes", test_outcomes);
  g_test_add_func ("/state/fading-and-badges", test_fading_and_badges);
  return g_test_run ();
}
