/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Every sentence, compared with the texts in tests/data/explain/LANGUAGE. The first line of such a file says what
 * the rest is: what is shown, the way of playing, the component and the sum. To write the files anew after a
 * change of words, run this with GRUNDY_TEST_UPDATE=1 and read the difference.
 */
#include "grundy-explain-length.h"
#include "grundy-explain-loops.h"
#include "grundy-explain-reason.h"
#include "grundy-explain-step.h"
#include "grundy-explain-value.h"
#include "grundy-explain-verdict.h"
#include "grundy-list-text.h"
#include "grundy-program.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

static void
append_line (GString *text, char *line)
{
  g_string_append_printf (text, "%s\n", line);
  g_free (line);
}

static void
show_steps (GString *text, const GrundyAnalysis *analysis, GrundyTimeline *timeline)
{
  for (guint64 k = 0; k <= grundy_timeline_get_n_steps (timeline); k++)
    append_line (text, grundy_explain_step (analysis, timeline, k));
}

static void
show_reasons_of_values (GString *text, const GrundyAnalysis *analysis)
{
  GrundySolution *solution = grundy_analysis_get_solution (analysis);
  GrundyTimeline *timeline = grundy_analysis_get_values (analysis);
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_solution_get_graph (solution));

  for (guint32 rank = 0; rank < n_nodes; rank++)
    {
      guint32 node = grundy_timeline_get_node (timeline, rank);

      for (guint32 number = 0; number < grundy_solution_get_sg (solution, node); number++)
        append_line (text, grundy_explain_why_not_less (analysis, node, number));
      append_line (text, grundy_explain_why_not_more (analysis, node));
    }
}

static void
show_lengths (GString *text, const GrundyAnalysis *analysis)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_solution_get_graph (grundy_analysis_get_solution (analysis)));

  for (guint32 rank = 0; rank < n_nodes; rank++)
    {
      guint32 node = grundy_timeline_get_node (grundy_analysis_get_outcomes (analysis), rank);
      char *difference = grundy_explain_difference (analysis, node);

      append_line (text, grundy_explain_remoteness (analysis, node));
      append_line (text, grundy_explain_longest_play (analysis, node));
      if (difference != NULL)
        append_line (text, difference);
    }
}

/* The loops through all positions, and why they have their values */
static void
show_loops (GString *text, const GrundyAnalysis *analysis)
{
  GrundyTimeline *timeline = grundy_analysis_get_values (analysis);
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_solution_get_graph (grundy_analysis_get_solution (analysis)));

  for (guint32 rank = 0; rank < n_nodes; rank++)
    {
      guint32 node = grundy_timeline_get_node (timeline, rank);
      char *cycle = grundy_explain_loops_cycle (analysis, node);

      append_line (text, grundy_explain_loops_value (analysis, node));
      if (cycle != NULL)
        append_line (text, cycle);
    }
}

static void
show_program (GString *text, GrundyTimeline *timeline)
{
  guint n_lines;
  const GrundyProgramLine *lines = grundy_program_get_lines (timeline, &n_lines);

  for (guint i = 0; i < n_lines; i++)
    append_line (text,
                 g_strdup_printf ("%*s%s", 2 * (int)lines[i].indent, "", grundy_program_line_get_text (&lines[i])));
  g_assert_cmpuint (grundy_program_get_lit_line (timeline, 0), ==, GRUNDY_PROGRAM_NO_LINE);
  for (guint64 k = 1; k <= grundy_timeline_get_n_steps (timeline); k++)
    {
      guint lit = grundy_program_get_lit_line (timeline, k);

      g_assert_cmpuint (lit, <, n_lines);
      append_line (text, g_strdup_printf ("%" G_GUINT64_FORMAT ": %s", k, grundy_program_line_get_text (&lines[lit])));
    }
}

static void
show_verdict (GString *text, GrundySum *sum, GrundyPlay play)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyVerdict) verdict = grundy_verdict_new (sum, play, &grundy_limits_for_pictures, NULL, &error);

  g_assert_no_error (error);
  append_line (text, grundy_explain_verdict (verdict));
  append_line (text, grundy_explain_nim_sum (verdict));
  append_line (text, grundy_explain_reason (verdict));
}

/* What follows the first line @heading of a file. */
static char *
show (const char *heading)
{
  g_auto (GStrv) words = g_strsplit (heading, " ", 4);
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyAnalysis) analysis = NULL;
  g_autoptr (GrundySum) sum = NULL;
  GString *text = g_string_new (NULL);
  GrundyRequest request = { .limits = grundy_limits_for_pictures };

  g_assert_cmpuint (g_strv_length (words), ==, 4);
  g_assert_true (grundy_play_from_id (words[1], &request.play));
  request.component =
      strcmp (words[2], "whole") == 0 ? GRUNDY_COMPONENT_WHOLE : (guint)g_ascii_strtoull (words[2], NULL, 10);
  request.sum = sum = grundy_sum_parse (words[3], NULL, &error);
  g_assert_no_error (error);
  analysis = grundy_pipeline_run (&request, NULL, &error);
  g_assert_no_error (error);

  if (strcmp (words[0], "values") == 0)
    show_steps (text, analysis, grundy_analysis_get_values (analysis));
  else if (strcmp (words[0], "outcomes") == 0)
    show_steps (text, analysis, grundy_analysis_get_outcomes (analysis));
  else if (strcmp (words[0], "reasons") == 0)
    show_reasons_of_values (text, analysis);
  else if (strcmp (words[0], "values-program") == 0)
    show_program (text, grundy_analysis_get_values (analysis));
  else if (strcmp (words[0], "outcomes-program") == 0)
    show_program (text, grundy_analysis_get_outcomes (analysis));
  else if (strcmp (words[0], "loops") == 0)
    show_loops (text, analysis);
  else if (strcmp (words[0], "lengths") == 0)
    show_lengths (text, analysis);
  else if (strcmp (words[0], "verdict") == 0)
    show_verdict (text, sum, request.play);
  else
    g_assert_not_reached ();
  return g_string_free (text, FALSE);
}

static void
test_file (gconstpointer data)
{
  const char *path = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *shown = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  parts = g_strsplit (contents, "\n", 2);
  shown = show (parts[0]);
  if (g_getenv ("GRUNDY_TEST_UPDATE") != NULL)
    {
      g_autofree char *updated = g_strdup_printf ("%s\n%s", parts[0], shown);

      g_file_set_contents (path, updated, -1, &error);
      g_assert_no_error (error);
      return;
    }
  g_assert_cmpstr (shown, ==, parts[1]);
}

static void
test_lists (void)
{
  const char *const items[] = { "a", "b", "c", "d" };
  const char *const expected[][6] = {
    { "en", "", "a", "a and b", "a, b, c and d", "a, b and 12 more" },
    { "zh_CN", "", "a", "a 和 b", "a、b、c 和 d", "a、b 以及另外 12 个" },
    { "zh_TW", "", "a", "a 和 b", "a、b、c 和 d", "a、b 以及另外 12 個" },
  };
  const char *const *row = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    if (strcmp (expected[i][0], g_getenv ("LANGUAGE")) == 0)
      row = expected[i];
  g_assert_nonnull (row);

  for (guint i = 0; i < 4; i++)
    {
      const guint counts[] = { 0, 1, 2, 4 };
      g_autofree char *list = grundy_list_text_new (items, counts[i]);

      g_assert_cmpstr (list, ==, row[i + 1]);
    }
  g_autofree char *shortened = grundy_list_text_new_shortened (items, 2, 12);

  g_assert_cmpstr (shortened, ==, row[5]);
}

static void
add_files (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) files = g_dir_open (folder, 0, &error);
  const char *name;
  guint n_files = 0;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *test_path = g_strdup_printf ("/explain/%s", name);

      g_test_add_data_func_full (test_path, g_build_filename (folder, name, NULL), test_file, g_free);
      n_files++;
    }
  g_assert_cmpuint (n_files, >, 0);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = g_build_filename (g_getenv ("GRUNDY_TEST_DATA"), "explain", g_getenv ("LANGUAGE"), NULL);

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("GRUNDY_TEST_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/lists", test_lists);
  add_files (folder);
  return g_test_run ();
}
