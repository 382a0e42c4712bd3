/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-program-cpp.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

/* Games of each form: lists, words, all but; codes with splits; graphs of several heaps, of boards, of one's own */
static const char *const games[] = {
  "take{1,3,4}(40)",
  "take{all-but 2,3}(40)",
  "take{2..4,9,fibonacci,primes}(60)",
  "take{squares,factorials,coprime-below,powers-of-two}(60)",
  "kayles(30)",
  "octal{4.(3)}(20)",
  "octal{8.(F)}(16)",
  "rule{n-k: k=1..n/2; n/2 & n/2: 2|n}(30)",
  "rule{a & n-a: a=1..n-1, a!=n-a; n-int: int=1..3, int<=n; n mod 5 xor 1: 5<=n}(25)",
  "rule{a & b & n-a-b: a=1..n, b=a..(n-a)/2, n-a-b<n, 0<=n-a-b, a<n and b<n; (n-9)/4+3: 4<=n}(20)",
  "nim(2,3)",
  "wythoff(3,4)",
  "nim(2)+kayles(3)",
  "dag{\xe7\x94\xb2>b,\xe7\x94\xb2>c,b>c}(\xe7\x94\xb2)",
  "dag{s>x,s>w,y>t,r>t,r>y,r>x,x>t,x>r,w>w,w>t,w>y,u>w,u>u,u>y,s>u,z>z,s>z}(s)",
  "northcott{5}(0,4)",
};

static GrundyAnalysis *
analyse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
  GrundyRequest request = { sum, GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_NORMAL, grundy_limits_for_pictures };
  GrundyAnalysis *analysis;

  g_assert_no_error (error);
  analysis = grundy_pipeline_run (&request, NULL, &error);
  g_assert_no_error (error);
  return analysis;
}

static void
run (const char *const *arguments, char **output)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
      g_subprocess_newv (arguments, output != NULL ? G_SUBPROCESS_FLAGS_STDOUT_PIPE : G_SUBPROCESS_FLAGS_NONE, &error);

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, output, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));
}

/* Compiles a program, with all warnings as errors, and returns what it prints. */
static char *
compile_and_run (const char *program)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("grundy-cpp-XXXXXX", &error);
  g_autofree char *source = g_build_filename (folder, "program.cpp", NULL);
  g_autofree char *binary = g_build_filename (folder, "program", NULL);
  const char *compile[] = { "g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", "-o", binary, source, NULL };
  const char *execute[] = { binary, NULL };
  char *output = NULL;

  g_assert_no_error (error);
  g_file_set_contents (source, program, -1, &error);
  g_assert_no_error (error);
  run (compile, NULL);
  run (execute, &output);
  g_remove (source);
  g_remove (binary);
  g_rmdir (folder);
  return output;
}

/* A line `name sg` for each position of the graph that the program tells of, or of heaps. */
static void
assert_output (const GrundyAnalysis *analysis, const char *output)
{
  GrundyExploration *exploration = grundy_analysis_get_exploration (analysis);
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));
  g_autoptr (GHashTable) values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      char *space = strrchr (lines[i], ' ');

      g_assert_nonnull (space);
      g_hash_table_insert (values, g_strndup (lines[i], space - lines[i]), g_strdup (space + 1));
    }
  for (guint32 node = 0; node < n_nodes; node++)
    {
      g_autofree char *label = grundy_exploration_get_label (exploration, node);
      const char *value = g_hash_table_lookup (values, label);
      g_auto (GrundyValue) expected = { 0 };
      g_autofree char *expected_text = NULL;

      /* A program of heaps knows single heaps only. */
      if (value == NULL && strchr (label, ',') != NULL)
        continue;
      g_assert_nonnull (value);
      grundy_value_init_for_node (&expected, grundy_analysis_get_solution (analysis), node, TRUE);
      expected_text = grundy_value_to_text (&expected);
      g_assert_cmpstr (value, ==, expected_text);
    }
}

static void
test_compiles (gconstpointer data)
{
  g_autoptr (GrundyAnalysis) analysis = analyse (data);
  g_autofree char *program = grundy_program_cpp_new (analysis);
  g_autofree char *compiler = g_find_program_in_path ("g++");
  g_autofree char *output = NULL;

  g_assert_nonnull (program);
  if (compiler == NULL)
    {
      g_test_skip ("there is no g++");
      return;
    }
  output = compile_and_run (program);
  assert_output (analysis, output);
}

/* Values belong to normal play; a graph of more positions than can be read is not written out. */
static void
test_no_program (void)
{
  g_autoptr (GrundyAnalysis) large = analyse ("take{1}(5)+take{1,2}(60)+take{1}(10)");

  g_assert_null (grundy_program_cpp_new (large));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/program-cpp/compiles/%u", i);

      g_test_add_data_func (path, games[i], test_compiles);
    }
  g_test_add_func ("/program-cpp/no-program", test_no_program);
  return g_test_run ();
}
