/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <glib/gstdio.h>

#include "grundy-export-command.h"
#include "grundy-picture-words.h"
#include "grundy-session-export.h"

static GrundyAnalysis *
analyse (const char *text, guint component, GrundyPlay play)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
  GrundyRequest request = { sum, component, play, grundy_limits_for_pictures };
  GrundyAnalysis *analysis;

  g_assert_no_error (error);
  analysis = grundy_pipeline_run (&request, NULL, &error);
  g_assert_no_error (error);
  return analysis;
}

static void
run_command (const char *command)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) arguments = NULL;
  int status;

  g_shell_parse_argv (command, NULL, &arguments, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (arguments[0], ==, "grundy-cli");
  g_free (arguments[0]);
  arguments[0] = g_strdup (g_getenv ("GRUNDY_CLI"));
  g_spawn_sync (NULL, arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
}

/* The line for a shell makes the same bytes. */
static void
check_command (const GrundyExport *export, const GrundyAnalysis *analysis, const char *sum, guint component,
               const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = grundy_export_run (export, analysis, NULL, &error);
  g_autofree char *folder = g_dir_make_tmp ("grundy-export-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *command = grundy_export_to_command (export, analysis, sum, component, path);
  g_autofree char *contents = NULL;
  gsize length;

  g_assert_no_error (error);
  g_test_message ("%s", command);
  run_command (command);
  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (contents, length, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_every_format (void)
{
  static const char *const names[] = { "a.png", "a.svg", "a.pdf", "a.tex", "a.gv", "a.json", "a.csv" };
  const char *sum = "take{1,3,4}(10)";
  g_autoptr (GrundyAnalysis) analysis = analyse (sum, GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_NORMAL);
  GrundyExport export;

  grundy_export_init (&export, analysis, GRUNDY_LAYOUT_LINE);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      export.format = i;
      check_command (&export, analysis, sum, GRUNDY_COMPONENT_WHOLE, names[i]);
    }
}

static void
test_every_choice (void)
{
  const char *sum = "take{1,3,4}(10)";
  g_autoptr (GrundyAnalysis) analysis = analyse (sum, GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_NORMAL);
  GrundyExport export;
  GrundyFigureOptions *figure = &export.figure;

  grundy_export_init (&export, analysis, GRUNDY_LAYOUT_LAYERED);
  export.format = GRUNDY_EXPORT_SVG;
  grundy_export_set_language (&export, "zh_TW");
  figure->theme = grundy_theme_get (GRUNDY_THEME_PROJECTOR);
  figure->inside = GRUNDY_LABEL_POSITION;
  figure->outside[0] = GRUNDY_LABEL_SG;
  figure->outside[1] = GRUNDY_LABEL_NONE;
  figure->has_legend = TRUE;
  figure->width_mm = 123.4;
  figure->node_mm = 6.3;
  figure->text_pt = 8.1;
  figure->state.edges = GRUNDY_EDGES_FOCUS;
  figure->state.timeline = grundy_export_choose_timeline (&export, analysis);
  figure->state.step = 68;
  check_command (&export, analysis, sum, GRUNDY_COMPONENT_WHOLE, "a b's $HOME.svg");

  export.format = GRUNDY_EXPORT_PNG;
  export.dpi = 72.5;
  check_command (&export, analysis, sum, GRUNDY_COMPONENT_WHOLE, "no suffix");
}

static void
test_component_and_play (void)
{
  const char *sum = "nim(3)+2*take{1,2}(4)";
  g_autoptr (GrundyAnalysis) third = analyse (sum, 2, GRUNDY_PLAY_NORMAL);
  g_autoptr (GrundyAnalysis) misere = analyse (sum, 2, GRUNDY_PLAY_MISERE);
  g_autoptr (GrundyAnalysis) every = analyse (sum, GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_EVERY);
  GrundyExport export;

  grundy_export_init (&export, third, GRUNDY_LAYOUT_LINE);
  export.format = GRUNDY_EXPORT_SVG;
  check_command (&export, third, sum, 2, "third.svg");
  grundy_export_init (&export, misere, GRUNDY_LAYOUT_LINE);
  export.format = GRUNDY_EXPORT_SVG;
  check_command (&export, misere, sum, 2, "misere.svg");
  grundy_export_init (&export, every, GRUNDY_LAYOUT_LAYERED);
  export.format = GRUNDY_EXPORT_CSV;
  export.figure.state.timeline = grundy_analysis_get_outcomes (every);
  export.figure.state.step = 5;
  check_command (&export, every, sum, GRUNDY_COMPONENT_WHOLE, "every.csv");
}

static void
test_usual_is_short (void)
{
  g_autoptr (GrundyAnalysis) analysis = analyse ("nim(3)", GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_NORMAL);
  g_autofree char *command = NULL;
  g_autofree char *long_sum = g_strnfill (200 * 1024, 'x');
  GrundyExport export;

  grundy_export_init (&export, analysis, GRUNDY_LAYOUT_LINE);
  command = grundy_export_to_command (&export, analysis, "nim(3)", GRUNDY_COMPONENT_WHOLE, "nim.png");
  g_assert_cmpstr (command, ==, "grundy-cli draw 'nim(3)' -o nim.png");
  g_assert_null (grundy_export_to_command (&export, analysis, long_sum, GRUNDY_COMPONENT_WHOLE, "nim.png"));
}

static void
test_names (void)
{
  g_autoptr (GrundyAnalysis) analysis = analyse ("nim(3)", GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_NORMAL);
  g_autofree char *long_sum = g_strnfill (1000, 'x');
  g_autofree char *plain = NULL, *at_step = NULL, *cut = NULL;
  GrundyExport export;

  grundy_export_init (&export, analysis, GRUNDY_LAYOUT_LINE);
  plain = grundy_export_suggest_name (&export, "take{1,3,4}(10)");
  g_assert_cmpstr (plain, ==, "take-1-3-4-10.png");
  cut = grundy_export_suggest_name (&export, long_sum);
  g_assert_cmpuint (strlen (cut), ==, 60 + strlen (".png"));
  export.format = GRUNDY_EXPORT_TIKZ;
  export.figure.state.timeline = grundy_analysis_get_values (analysis);
  export.figure.state.step = 7;
  at_step = grundy_export_suggest_name (&export, "dag{甲>乙}(甲)");
  g_assert_cmpstr (at_step, ==, "dag-step-7.tikz");
}

static void
test_languages (void)
{
  static const struct
  {
    const char *preferred[3];
    const char *language;
  } cases[] = {
    { { "zh_CN.UTF-8", "C" }, "zh_CN" }, { { "zh_SG", NULL }, "zh_CN" }, { { "zh_HK", "zh" }, "zh_TW" },
    { { "de_DE", "zh_TW" }, "zh_TW" },   { { "C", "zh_CN" }, "en" },     { { "de", NULL }, "en" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpstr (grundy_picture_words_choose_language (cases[i].preferred), ==, cases[i].language);
}

static void
wait_for_picture (GrundySession *session)
{
  while (grundy_session_is_busy (session) || grundy_session_get_picture (session) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What the window shows at its step, in the figure's own steps, made again by a shell */
static void
test_session (void)
{
  g_autoptr (GrundySession) session = grundy_session_new ();
  g_autofree char *command = NULL, *of_values = NULL;
  GrundyExport export;

  grundy_session_open_text (session, "take{1,3,4}(10)");
  wait_for_picture (session);
  grundy_session_set_edges (session, GRUNDY_EDGES_WINNING);
  grundy_session_set_stepping (session, FALSE);
  grundy_session_set_step (session, 0);
  grundy_session_step_forward (session);
  grundy_session_step_forward (session);

  grundy_session_init_export (session, &export);
  g_assert_null (export.figure.state.timeline);
  g_assert_cmpint (export.figure.theme->name[0], ==, 'p');
  grundy_session_set_export_step (session, &export);
  g_assert_cmpuint (export.figure.state.step, ==, 2);
  command = grundy_session_export_to_command (session, &export, "a.png");
  g_assert_cmpstr (
      command, ==,
      "grundy-cli draw 'take{1,3,4}(10)' -o a.png --inside outcome --outside position --step 2 --edges winning");

  export.figure.inside = GRUNDY_LABEL_SG;
  grundy_session_set_export_step (session, &export);
  of_values = grundy_session_export_to_command (session, &export, "a.png");
  g_assert_true (export.figure.state.timeline == grundy_analysis_get_values (grundy_session_get_analysis (session)));
  g_assert_cmpuint (export.figure.state.step, ==, 3);
}

/* The preview is the figure, but never larger than asked for. */
static void
test_preview (void)
{
  g_autoptr (GrundyAnalysis) analysis = analyse ("nim(40)", GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_NORMAL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) png = NULL;
  const guint8 *data;
  GrundyExport export;

  grundy_export_init (&export, analysis, GRUNDY_LAYOUT_LINE);
  export.format = GRUNDY_EXPORT_TIKZ;
  png = grundy_export_run_preview (&export, analysis, 300, NULL, &error);
  g_assert_no_error (error);
  data = g_bytes_get_data (png, NULL);
  g_assert_cmpmem (data, 4, "\x89PNG", 4);
  g_assert_cmpuint (data[18] << 8 | data[19], <=, 301);
  g_assert_cmpuint (data[18] << 8 | data[19], >=, 290);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/export/every-format", test_every_format);
  g_test_add_func ("/export/every-choice", test_every_choice);
  g_test_add_func ("/export/component-and-play", test_component_and_play);
  g_test_add_func ("/export/usual-is-short", test_usual_is_short);
  g_test_add_func ("/export/names", test_names);
  g_test_add_func ("/export/languages", test_languages);
  g_test_add_func ("/export/session", test_session);
  g_test_add_func ("/export/preview", test_preview);
  return g_test_run ();
}
