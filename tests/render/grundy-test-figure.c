/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-figure.h"

/* The index of @word in a list that ends with NULL; the test program ends when it is not there. */
static guint
find_word (const char *const *words, const char *word)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_strcmp0 (words[i], word) == 0)
      return i;
  g_error ("test data: “%s” is none of the words known here", word);
}

static guint
find_choice (const char *word)
{
  static const char *const words[] = { "none", "sg", "position", "outcome", "remoteness", "step", NULL };

  return find_word (words, word);
}

static void
set_labels (GrundyFigureOptions *options, const char *key, const char *first, const char *second)
{
  if (g_str_equal (key, "inside"))
    {
      options->inside = find_choice (first);
      return;
    }
  options->outside[0] = find_choice (first);
  options->outside[1] = find_choice (second);
}

static void
set_chinese (GrundyFigureOptions *options)
{
  options->words = (GrundyWords){ .letters = { "败", "胜", "平" },
                                  .unsettled = "?",
                                  .legend = { "先手必败", "先手必胜", "平局" },
                                  .badge = "与正常规则不同" };
}

static void
set_number (GrundyFigureOptions *options, const char *key, double number)
{
  if (g_str_equal (key, "step"))
    options->state.step = (guint64)number;
  else if (g_str_equal (key, "selected"))
    options->state.selected = (guint32)number;
  else if (g_str_equal (key, "width"))
    options->width_mm = number;
  else if (g_str_equal (key, "node"))
    options->node_mm = number;
  else if (g_str_equal (key, "text"))
    options->text_pt = number;
  else if (g_str_equal (key, "scale"))
    options->scale = number;
  else
    g_error ("test data: nobody knows what “%s” is", key);
}

static void
set_option (GrundyFigureOptions *options, const char *text)
{
  static const char *const edges[] = { "all", "winning", "mex", "focus", "none", NULL };
  g_auto (GStrv) words = g_strsplit (text, " ", 3);

  if (g_str_equal (words[0], "theme"))
    options->theme = grundy_theme_find (words[1]);
  else if (g_str_equal (words[0], "edges"))
    options->state.edges = find_word (edges, words[1]);
  else if (g_str_equal (words[0], "inside") || g_str_equal (words[0], "outside"))
    set_labels (options, words[0], words[1], words[1] != NULL ? words[2] : NULL);
  else if (g_str_equal (words[0], "legend"))
    options->has_legend = TRUE;
  else if (g_str_equal (words[0], "boards"))
    options->boards = GRUNDY_FIGURE_BOARDS_ALWAYS;
  else if (g_str_equal (words[0], "zoomed-boards"))
    options->boards = GRUNDY_FIGURE_BOARDS_BY_ZOOM;
  else if (g_str_equal (words[0], "chinese"))
    set_chinese (options);
  else if (words[1] != NULL)
    set_number (options, words[0], g_ascii_strtod (words[1], NULL));
  else
    g_error ("test data: nobody knows what “%s” is", text);
}

/* (transfer full): for each node whether it has another winner in misère play than in normal play */
static gboolean *
find_badges (const GrundyTestFigure *test)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (test->exploration));
  gboolean *badges = g_new0 (gboolean, n_nodes);

  for (guint32 node = 0; node < n_nodes; node++)
    badges[node] = grundy_solution_get_outcome (test->solution, node, TRUE) !=
                   grundy_solution_get_outcome (test->solution, node, FALSE);
  return badges;
}

static void
explore (GrundyTestFigure *test, const char *sum_text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (sum_text, NULL, &error);
  g_autoptr (GrundyRules) rules = NULL;
  const GrundyPosition *start;

  g_assert_no_error (error);
  g_assert_cmpuint (grundy_sum_get_n_components (sum), ==, 1);
  rules = grundy_rules_new_for_game (grundy_sum_get_game (sum, 0));
  start = grundy_sum_get_position (sum, 0);
  test->exploration = grundy_explore (rules, &start, 1, &grundy_limits_for_pictures, NULL, &error);
  g_assert_no_error (error);
  test->solution = grundy_solve (grundy_exploration_get_graph (test->exploration), NULL, &error);
  g_assert_no_error (error);
}

/* (transfer full): in which order the positions are settled */
static guint32 *
find_order (const GrundyTestFigure *test, gboolean is_of_outcomes, gboolean last_wins)
{
  if (!grundy_solution_has_cycle (test->solution))
    return grundy_exploration_order (test->exploration);
  return is_of_outcomes ? grundy_solution_order_outcomes (test->solution, last_wins)
                        : grundy_solution_order_values (test->solution);
}

GrundyTestFigure *
grundy_test_figure_new (const char *description, GError **error)
{
  static const char *const layouts[] = { "line", "grid", "layered", NULL };
  GrundyTestFigure *test = g_new0 (GrundyTestFigure, 1);
  GrundyFigureOptions *options = &test->options;
  g_auto (GStrv) parts = g_strsplit (description, " | ", -1);
  gboolean is_of_outcomes = g_strv_contains ((const char *const *)parts, "outcomes");
  gboolean last_wins = !g_strv_contains ((const char *const *)parts, "misere");
  guint32 *order;

  test->description = g_strdup (description);
  explore (test, parts[0]);
  order = find_order (test, is_of_outcomes, last_wins);
  test->timeline = is_of_outcomes ? grundy_timeline_new_outcomes (test->solution, order, last_wins)
                                  : grundy_timeline_new_values (test->solution, order);

  grundy_figure_options_init (options);
  grundy_figure_options_set_layout (options, grundy_figure_choose_layout (test->exploration));
  options->font = GRUNDY_TEST_FONT;
  options->words.legend[GRUNDY_OUTCOME_P] = "whoever moves loses";
  options->words.legend[GRUNDY_OUTCOME_N] = "whoever moves wins";
  options->words.legend[GRUNDY_OUTCOME_D] = "neither can win";
  options->words.badge = "not as in normal play";
  if (!last_wins)
    options->state.badges = test->badges = find_badges (test);
  options->state.timeline = test->timeline;
  options->state.step = grundy_timeline_get_n_steps (test->timeline);
  for (guint i = 1; parts[i] != NULL; i++)
    if (g_str_has_prefix (parts[i], "layout "))
      grundy_figure_options_set_layout (options, find_word (layouts, parts[i] + strlen ("layout ")));
  for (guint i = 1; parts[i] != NULL; i++)
    if (!g_str_has_prefix (parts[i], "layout ") && !g_str_equal (parts[i], "outcomes") &&
        !g_str_equal (parts[i], "misere"))
      set_option (options, parts[i]);

  test->figure = grundy_figure_new (test->exploration, test->solution, NULL, last_wins, options, NULL, error);
  if (test->figure == NULL)
    g_clear_pointer (&test, grundy_test_figure_free);
  return test;
}

void
grundy_test_figure_free (GrundyTestFigure *test)
{
  if (test == NULL)
    return;
  grundy_exploration_unref (test->exploration);
  grundy_solution_unref (test->solution);
  grundy_timeline_unref (test->timeline);
  g_free (test->badges);
  grundy_figure_free (test->figure);
  g_free (test->description);
  g_free (test);
}

GrundyState *
grundy_test_figure_at_step (const GrundyTestFigure *test, guint64 step)
{
  GrundyStateOptions options = test->options.state;

  options.step = step;
  return grundy_state_new (grundy_picture_get_view (test->figure->picture),
                           grundy_picture_get_labels (test->figure->picture), &options);
}

gboolean
grundy_test_has_font (void)
{
  g_autoptr (GrundyFont) font = grundy_font_new (GRUNDY_TEST_FONT, NULL);

  if (font == NULL)
    g_test_skip ("the font of the tests, " GRUNDY_TEST_FONT ", is not installed");
  return font != NULL;
}
