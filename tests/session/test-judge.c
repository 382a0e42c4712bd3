/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Samples, cases of which the answer is known, large inputs and bad ones; test-cli-judge.py compares with search. */
#include "grundy-judge.h"
#include "grundy-pipeline.h"

#include "grundy-test-random.h"
#include "grundy-test-tsv.h"

#include <math.h>
#include <string.h>
#include <time.h>

/* An input in memory, given in pieces that end anywhere, and the output. */
typedef struct
{
  const char *input;
  gsize n_left;
  gsize piece;
  GString *output;
} Tape;

static gssize
read_piece (char *buffer, gsize size, gpointer user_data, GError **error)
{
  Tape *tape = user_data;
  gsize length = MIN (MIN (size, tape->piece), tape->n_left);

  memcpy (buffer, tape->input, length);
  tape->input += length;
  tape->n_left -= length;
  return (gssize)length;
}

static gboolean
write_text (const char *text, gpointer user_data)
{
  g_string_append (((Tape *)user_data)->output, text);
  return TRUE;
}

static char *
run_pieces (const char *id, const char *input, gsize piece, GError **error)
{
  Tape tape = { input, strlen (input), piece, g_string_new (NULL) };
  const GrundyJudgeStreams streams = { read_piece, write_text, &tape };
  const GrundyJudgeProblem *problem = grundy_judge_find (id);
  gboolean is_done;

  g_assert_nonnull (problem);
  is_done = grundy_judge_run (problem, &streams, NULL, error);
  g_assert_true (error == NULL || is_done == (*error == NULL));
  return g_string_free (tape.output, FALSE);
}

static char *
run (const char *id, const char *input)
{
  g_autoptr (GError) error = NULL;
  char *output = run_pieces (id, input, G_MAXSIZE, &error);

  if (error != NULL)
    g_error ("%s: %s\n%s", id, error->message, input);
  return output;
}

static void
check (const char *id, const char *input, const char *expected)
{
  g_autofree char *output = run (id, input);

  if (!g_str_equal (output, expected))
    g_error ("%s: found\n%sexpected\n%sfor\n%s", id, output, expected, input);
}

/* --- Names ------------------------------------------------------------------------------------------------------ */

static void
test_names (void)
{
  const GrundyJudgeProblem *problem = grundy_judge_find ("POJ 2484");
  const char *const same[] = { "poj2484", "poj-2484", "Poj_2484", "POJ2484", " poj  2484 " };
  const char *const none[] = { "", "POJ", "POJ 248", "POJ 24844", "2484", "HDU 2484", "POJ.2484", "-" };

  g_assert_nonnull (problem);
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    g_assert_true (grundy_judge_find (same[i]) == problem);
  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    g_assert_null (grundy_judge_find (none[i]));
}

/* Each problem has all that is said of it, or no statement. */
static void
test_problems (void)
{
  guint n_problems;
  const GrundyJudgeProblem *const *problems = grundy_judge_get_problems (&n_problems);
  guint n_unknown = 0;

  g_assert_cmpuint (n_problems, ==, 30);
  for (guint i = 0; i < n_problems; i++)
    {
      g_assert_true (grundy_judge_find (problems[i]->id) == problems[i]);
      g_assert_nonnull (problems[i]->title);
      g_assert_cmpint (problems[i]->run == NULL, ==, problems[i]->game == NULL);
      g_assert_cmpint (problems[i]->run == NULL, ==, problems[i]->sample == NULL);
      n_unknown += problems[i]->run == NULL;
    }
  g_assert_cmpuint (n_unknown, ==, 2);
}

/* --- Positions -------------------------------------------------------------------------------------------------- */

/* Which line of the sample's output answers for the position that a window opens, and what it is in either case. */
static const struct
{
  const char *problem;
  guint line;
  const char *first_wins;
  const char *second_wins;
} shown[] = {
  { "HDU 1730", 0, "I WIN!", "BAD LUCK!" },
  { "HDU 1846", 0, "first", "second" },
  { "HDU 1847", 1, "Kiki", "Cici" },
  { "HDU 1848", 1, "Fibo", "Nacci" },
  { "HDU 1850", 0, "1", "0" },
  { "HDU 1907", 0, "John", "Brother" },
  { "HDU 2509", 0, "Yes", "No" },
  { "HDU 3032", 0, "Alice", "Bob" },
  { "HDU 3404", 1, "Have a try, lxhgww.", "Don't waste your time." },
  { "HDU 3537", 2, "No", "Yes" },
  { "HDU 3595", 2, "MM", "GG" },
  { "HDU 4388", 1, "Case 2: Yes", "Case 2: No" },
  { "POJ 1067", 1, "1", "0" },
  { "POJ 1704", 1, "Georgia will win", "Bob will win" },
  { "POJ 1740", 0, "1", "0" },
  { "POJ 2068", 0, "1", "0" },
  { "POJ 2234", 1, "Yes", "No" },
  { "POJ 2348", 0, "Stan wins", "Ollie wins" },
  { "POJ 2425", 1, "WIN", "LOSE" },
  { "POJ 2484", 2, "Alice", "Bob" },
  { "POJ 2505", 0, "Stan wins.", "Ollie wins." },
  { "POJ 2960", 0, "LWW", "LWL" },
  { "POJ 2975", 0, "3", "0" },
  { "POJ 3480", 0, "John", "Brother" },
  { "POJ 3533", 0, "No", "Yes" },
  { "POJ 3710", 0, "Sally", "Harry" },
  { "UVA 1482", 1, "YES", "NO" },
  { "ZOJ 3057", 2, "1", "0" },
};

/* A window can draw the position, and the engine's answer to it is the judge's. */
static void
check_position (const GrundyJudgeProblem *problem, guint i)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (problem->position, NULL, &error);
  g_autofree char *text = NULL;
  g_autofree char *output = run (problem->id, problem->sample);
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);
  g_autoptr (GrundyAnalysis) analysis = NULL;
  GrundyRequest request = { .sum = sum, .play = problem->play, .limits = grundy_limits_for_pictures };
  GrundyOutcome outcome;

  g_assert_no_error (error);
  text = grundy_sum_to_text (sum);
  g_assert_cmpstr (text, ==, problem->position);
  request.component = grundy_sum_get_n_components (sum) == 1 ? 0 : GRUNDY_COMPONENT_WHOLE;
  analysis = grundy_pipeline_run (&request, NULL, &error);
  g_assert_no_error (error);
  outcome = grundy_solution_get_outcome (grundy_analysis_get_solution (analysis), grundy_analysis_get_start (analysis),
                                         grundy_analysis_last_wins (analysis));
  g_assert_cmpstr (lines[shown[i].line], ==, outcome == GRUNDY_OUTCOME_N ? shown[i].first_wins : shown[i].second_wins);
}

static void
test_positions (void)
{
  guint n_problems;
  const GrundyJudgeProblem *const *problems = grundy_judge_get_problems (&n_problems);
  guint n_positions = 0;

  for (guint i = 0; i < n_problems; i++)
    {
      g_assert_cmpint (problems[i]->run == NULL, ==, problems[i]->position == NULL);
      n_positions += problems[i]->position != NULL;
    }
  g_assert_cmpuint (n_positions, ==, G_N_ELEMENTS (shown));
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_test_message ("%s", shown[i].problem);
      check_position (grundy_judge_find (shown[i].problem), i);
    }
}

/* --- Known answers ---------------------------------------------------------------------------------------------- */

/* In the tables a stroke is the end of a line. */
static char *
break_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "/", -1);
  g_autofree char *all = NULL;

  for (char **line = lines; *line != NULL; line++)
    g_strstrip (*line);
  all = g_strjoinv ("\n", lines);
  return g_strconcat (all, "\n", NULL);
}

static void
test_samples (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("judge/samples.tsv");
  guint n_samples = 0;

  while (grundy_test_tsv_next (tsv))
    {
      const char *id = grundy_test_tsv_get (tsv, "problem");
      g_autofree char *input = break_lines (grundy_test_tsv_get (tsv, "input"));
      g_autofree char *expected = break_lines (grundy_test_tsv_get (tsv, "output"));
      g_autoptr (GError) error = NULL;
      g_autofree char *bytewise = run_pieces (id, input, 1, &error);

      check (id, input, expected);
      g_assert_no_error (error);
      g_assert_cmpstr (bytewise, ==, expected);
      n_samples++;
    }
  g_assert_cmpuint (n_samples, ==, 46);
}

/* The sample that a problem has is one of those, or several together. */
static void
test_own_samples (void)
{
  guint n_problems;
  const GrundyJudgeProblem *const *problems = grundy_judge_get_problems (&n_problems);

  for (guint i = 0; i < n_problems; i++)
    {
      g_autofree char *output = problems[i]->run == NULL ? NULL : run (problems[i]->id, problems[i]->sample);

      if (output != NULL)
        g_assert_true (g_str_has_suffix (output, "\n"));
    }
}

/* How a row of the table becomes an input. */
typedef enum
{
  AS_IT_IS,
  LIST,         /* its length before it */
  COUNTED_LIST, /* and one case */
  LISTS,        /* lists of numbers, each with its length: the set, and one position of heaps */
  POINTS,       /* how many, and each */
  COUNTED_POINTS,
  GRAPH,
  PICTURES,
} Form;

typedef struct
{
  const char *problem;
  Form form;
  const char *first_wins;
  const char *second_wins;
  guint n_rows;
} Known;

static const Known known[] = {
  { "HDU 1847", AS_IT_IS, "Kiki", "Cici", 12 },
  { "HDU 1848", AS_IT_IS, "Fibo", "Nacci", 16 },
  { "HDU 3032", COUNTED_LIST, "Alice", "Bob", 16 },
  { "HDU 3404", COUNTED_POINTS, "Have a try, lxhgww.", "Don't waste your time.", 16 },
  { "HDU 3537", LIST, "No", "Yes", 16 },
  { "HDU 3595", POINTS, "MM", "GG", 16 },
  { "HDU 4388", COUNTED_LIST, "Case 1: Yes", "Case 1: No", 16 },
  { "POJ 1067", AS_IT_IS, "1", "0", 23 },
  { "POJ 1704", COUNTED_LIST, "Georgia will win", "Bob will win", 20 },
  { "POJ 1740", LIST, "1", "0", 20 },
  { "POJ 2068", AS_IT_IS, "1", "0", 24 },
  { "POJ 2234", LIST, "Yes", "No", 16 },
  { "POJ 2348", AS_IT_IS, "Stan wins", "Ollie wins", 16 },
  { "POJ 2425", GRAPH, "WIN", "LOSE", 16 },
  { "POJ 2484", AS_IT_IS, "Alice", "Bob", 7 },
  { "POJ 2505", AS_IT_IS, "Stan wins.", "Ollie wins.", 24 },
  { "POJ 2960", LISTS, "W", "L", 20 },
  { "POJ 2975", LIST, NULL, NULL, 16 },
  { "POJ 3480 / HDU 1907", COUNTED_LIST, "John", "Brother", 20 },
  { "POJ 3533", POINTS, "No", "Yes", 16 },
  { "POJ 3710", PICTURES, "Sally", "Harry", 24 },
  { "UVA 1482", COUNTED_LIST, "YES", "NO", 16 },
  { "ZOJ 3057", AS_IT_IS, "1", "0", 20 },
};

static guint
count_parts (const char *text, const char *separator)
{
  g_auto (GStrv) parts = g_strsplit (text, separator, -1);

  return g_strv_length (parts);
}

/* "5 nodes; 3>2,1>3; tokens 3 2" */
static void
append_graph (const char *text, GString *input)
{
  g_auto (GStrv) parts = g_strsplit (text, "; ", -1);
  g_auto (GStrv) arrows = g_strsplit (parts[1], ",", -1);
  guint64 n_nodes = g_ascii_strtoull (parts[0], NULL, 10);
  const char *tokens = parts[2] + strlen ("tokens ");

  g_string_append_printf (input, "%" G_GUINT64_FORMAT "\n", n_nodes);
  for (guint64 node = 0; node < n_nodes; node++)
    {
      g_autoptr (GString) options = g_string_new (NULL);
      guint n_options = 0;

      for (char **arrow = arrows; *arrow != NULL && **arrow != '\0'; arrow++)
        if (g_ascii_strtoull (*arrow, NULL, 10) == node)
          {
            g_string_append_printf (options, " %s", strchr (*arrow, '>') + 1);
            n_options++;
          }
      g_string_append_printf (input, "%u%s\n", n_options, options->str);
    }
  g_string_append_printf (input, "%u %s\n0\n", count_parts (tokens, " "), tokens);
}

/* "2-4,3-1|5-4": no more nodes than twice the edges, and one */
static void
append_pictures (const char *text, GString *input)
{
  g_auto (GStrv) pictures = g_strsplit (text, "|", -1);

  g_string_append_printf (input, "%u\n", g_strv_length (pictures));
  for (char **picture = pictures; *picture != NULL; picture++)
    {
      guint n_edges = **picture == '\0' ? 0 : count_parts (*picture, ",");

      g_string_append_printf (input, "%u %u %s\n", 2 * n_edges + 1, n_edges, g_strdelimit (*picture, "-,", ' '));
    }
}

static void
append_lists (const char *text, GString *input)
{
  g_auto (GStrv) lists = g_strsplit (text, " / ", -1);

  g_string_append_printf (input, "%u %s\n1\n", count_parts (lists[0], " "), lists[0]);
  g_string_append_printf (input, "%u %s\n0\n", count_parts (lists[1], " "), lists[1]);
}

static void
append_points (const char *text, GString *input)
{
  g_autofree char *spaced = g_strdelimit (g_strdup (text), ",;", ' ');

  g_string_append_printf (input, "%u\n%s\n", count_parts (text, ";"), spaced);
}

static char *
make_input (Form form, const char *text)
{
  g_autoptr (GString) input = g_string_new (form == COUNTED_LIST || form == COUNTED_POINTS ? "1\n" : "");

  if (form == AS_IT_IS)
    g_string_append_printf (input, "%s\n", text);
  else if (form == LIST || form == COUNTED_LIST)
    g_string_append_printf (input, "%u %s\n", count_parts (text, " "), text);
  else if (form == LISTS)
    append_lists (text, input);
  else if (form == GRAPH)
    append_graph (text, input);
  else if (form == PICTURES)
    append_pictures (text, input);
  else
    append_points (text, input);
  return g_string_free (g_steal_pointer (&input), FALSE);
}

static void
check_row (const Known *row, const char *text, const char *answer)
{
  g_autofree char *input = make_input (row->form, text);
  g_auto (GStrv) ids = g_strsplit (row->problem, " / ", -1);
  gboolean is_number = row->first_wins == NULL;
  g_autofree char *expected = g_strconcat (is_number        ? answer
                                           : *answer == 'N' ? row->first_wins
                                                            : row->second_wins,
                                           "\n", NULL);

  g_assert_true (is_number || g_str_equal (answer, "N") || g_str_equal (answer, "P"));
  for (char **id = ids; *id != NULL; id++)
    check (*id, input, expected);
}

static void
test_known (void)
{
  guint n_rows[G_N_ELEMENTS (known)] = { 0 };
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/online_judge.tsv");
  guint n_all = 0;

  for (; grundy_test_tsv_next (tsv); n_all++)
    for (guint i = 0; i < G_N_ELEMENTS (known); i++)
      if (g_str_equal (known[i].problem, grundy_test_tsv_get (tsv, "problem")))
        {
          check_row (&known[i], grundy_test_tsv_get (tsv, "input"), grundy_test_tsv_get (tsv, "answer"));
          n_rows[i]++;
        }
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_assert_cmpuint (n_rows[i], ==, known[i].n_rows);
      n_all -= n_rows[i];
    }
  g_assert_cmpuint (n_all, ==, 0);
}

/* --- Large inputs ----------------------------------------------------------------------------------------------- */

/* Processor time for any of them, with sanitizers and without optimization; a second is what judges give. */
#define MAX_SECONDS 30

static void
check_fast (const char *id, const GString *input, const char *expected)
{
  clock_t start = clock ();
  g_autofree char *output = run (id, input->str);
  double seconds = (double)(clock () - start) / CLOCKS_PER_SEC;

  g_test_message ("%s: %.2f s for %" G_GSIZE_FORMAT " bytes", id, seconds, input->len);
  g_assert_cmpstr (output, ==, expected);
  g_assert_cmpfloat (seconds, <, MAX_SECONDS);
}

/* A million heaps that come in equal pairs; and the same but for one counter. */
static void
test_million_heaps (void)
{
  g_autoptr (GString) input = g_string_new ("2\n");
  GrundyTestRandom random = { 3032 };

  for (guint round = 0; round < 2; round++)
    {
      g_string_append (input, "1000000\n");
      for (guint i = 0; i < 500000; i++)
        {
          guint64 heap = grundy_test_random_below (&random, G_MAXINT32) + 1;

          g_string_append_printf (input, "%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT "\n", heap,
                                  i == 250000 ? heap + round : heap);
        }
    }
  check_fast ("HDU 3032", input, "Bob\nAlice\n");
}

/* Every node has an arrow to all after it, so the node before the last i is worth i, and play can last 999 moves. */
static void
test_complete_graph (void)
{
  g_autoptr (GString) input = g_string_new ("1000\n");

  for (guint node = 0; node < 1000; node++)
    {
      g_string_append_printf (input, "%u", 999 - node);
      for (guint option = node + 1; option < 1000; option++)
        g_string_append_printf (input, " %u", option);
      g_string_append_c (input, '\n');
    }
  g_string_append (input, "1 999\n1 0\n2 0 0\n3 998 997 996\n3 998 997 995\n0\n");
  check_fast ("POJ 2425", input, "LOSE\nWIN\nLOSE\nLOSE\nWIN\n");
}

/* A path as deep as a graph may be here: what is worth 1 and what is worth 0 alternate. */
static void
test_long_path (void)
{
  g_autoptr (GString) input = g_string_new ("300000\n");

  for (guint node = 0; node + 1 < 300000; node++)
    g_string_append_printf (input, "1 %u\n", node + 1);
  g_string_append (input, "0\n1 0\n1 1\n2 0 2\n");
  check_fast ("POJ 2425", input, "WIN\nLOSE\nLOSE\n");
}

/* Sets of a hundred numbers, a hundred positions of a hundred heaps, in twenty cases. The sets are 2, 4, ... 200, in an
 * order that looks random, and so a heap is worth the rest of its half by 101. */
static void
test_many_positions (void)
{
  g_autoptr (GString) input = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new (NULL);
  GrundyTestRandom random = { 2960 };

  for (guint round = 0; round < 20; round++)
    {
      guint32 amounts[100];

      for (guint i = 0; i < 100; i++)
        amounts[i] = 2 * i + 2;
      grundy_test_random_shuffle (&random, amounts, 100);
      g_string_append (input, "100");
      for (guint i = 0; i < 100; i++)
        g_string_append_printf (input, " %u", amounts[i]);
      g_string_append (input, "\n100\n");
      for (guint i = 0; i < 100; i++)
        {
          guint64 sum = 0;

          g_string_append (input, "100");
          for (guint j = 0; j < 100; j++)
            {
              guint64 heap = grundy_test_random_below (&random, 10001);

              sum ^= heap / 2 % 101;
              g_string_append_printf (input, " %" G_GUINT64_FORMAT, heap);
            }
          g_string_append_c (input, '\n');
          g_string_append_c (expected, sum != 0 ? 'W' : 'L');
        }
      g_string_append_c (expected, '\n');
    }
  g_string_append (input, "0\n");
  check_fast ("POJ 2960", input, expected->str);
}

/* As many cases as the judge can give where one heap is empty: then it is Wythoff's game. */
static void
test_three_heaps (void)
{
  g_autoptr (GString) input = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint a = 0; a <= 300; a++)
    for (guint b = 0; b <= 300; b++)
      {
        guint difference = MAX (a, b) - MIN (a, b);
        gboolean is_lost = MIN (a, b) == (guint)(difference * (1 + sqrt (5)) / 2);

        g_string_append_printf (input, "%u 0 %u\n", a, b);
        g_string_append (expected, is_lost ? "0\n" : "1\n");
      }
  check_fast ("ZOJ 3057", input, expected->str);
}

/* With 16 for everybody, the first player wins unless the stones are 1 above a multiple of 17. */
static void
test_many_stones (void)
{
  g_autoptr (GString) input = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint stones = 8093; stones <= 8192; stones++)
    {
      g_string_append_printf (input, "10 %u", stones);
      for (guint i = 0; i < 20; i++)
        g_string_append (input, " 16");
      g_string_append_c (input, '\n');
      g_string_append (expected, stones % 17 == 1 ? "0\n" : "1\n");
    }
  check_fast ("POJ 2068", input, expected->str);
}

/* Two stalks of one length; and two of which one is an edge longer, so that their values differ. */
static void
test_long_stalks (void)
{
  g_autoptr (GString) input = g_string_new (NULL);

  for (guint other = 200000; other <= 200001; other++)
    {
      g_string_append (input, "2\n");
      for (guint i = 0; i < 2; i++)
        {
          guint n_edges = i == 0 ? 200000 : other;

          g_string_append_printf (input, "%u %u\n", n_edges + 1, n_edges);
          for (guint edge = 1; edge <= n_edges; edge++)
            g_string_append_printf (input, "%u %u\n", edge + 1, edge);
        }
    }
  check_fast ("POJ 3710", input, "Harry\nSally\n");
}

/* --- What goes wrong -------------------------------------------------------------------------------------------- */

static void
check_error (const char *id, const char *input, GrundyError code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *output = run_pieces (id, input, 3, &error);

  g_assert_error (error, GRUNDY_ERROR, (int)code);
  g_assert_cmpstr (output, ==, "");
}

static void
test_errors (void)
{
  check_error ("HOJ 1367", "1\n", GRUNDY_ERROR_UNSUPPORTED);
  check_error ("POJ 2484", "x\n", GRUNDY_ERROR_SYNTAX);
  check_error ("POJ 2348", "1\n", GRUNDY_ERROR_SYNTAX);
  check_error ("POJ 2484", "9223372036854775808\n", GRUNDY_ERROR_LIMIT);
  check_error ("POJ 2975", "67108865 1\n", GRUNDY_ERROR_LIMIT);
  check_error ("POJ 1704", "1\n1 0\n", GRUNDY_ERROR_POSITION);
  check_error ("POJ 1704", "1\n2 4 4\n", GRUNDY_ERROR_POSITION);
  check_error ("POJ 2425", "2\n1 1\n1 0\n1 0\n", GRUNDY_ERROR_CYCLE);
}

static gboolean
stop (guint64 done, guint64 total, gpointer user_data)
{
  return --*(int *)user_data > 0;
}

/* Work of any length ends when it is told to. */
static void
test_cancelled (void)
{
  const char *input = "1 100000000 1 1\n";
  Tape tape = { input, strlen (input), G_MAXSIZE, g_string_new (NULL) };
  const GrundyJudgeStreams streams = { read_piece, write_text, &tape };
  int n_left = 1000;
  const GrundyProgress progress = { stop, &n_left };
  g_autoptr (GError) error = NULL;

  g_assert_false (grundy_judge_run (grundy_judge_find ("POJ 2068"), &streams, &progress, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
  g_assert_cmpstr (tape.output->str, ==, "");
  g_string_free (tape.output, TRUE);
}

static gssize
fail_to_read (char *buffer, gsize size, gpointer user_data, GError **error)
{
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_IO, "It is broken.");
  return -1;
}

static gboolean
refuse_text (const char *text, gpointer user_data)
{
  (*(guint *)user_data)++;
  return FALSE;
}

static void
test_broken_streams (void)
{
  const GrundyJudgeStreams broken = { fail_to_read, write_text, NULL };
  g_autoptr (GError) error = NULL;

  g_assert_false (grundy_judge_run (grundy_judge_find ("POJ 2484"), &broken, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_IO);
}

static gssize
read_ones (char *buffer, gsize size, gpointer user_data, GError **error)
{
  memset (buffer, '\n', size);
  buffer[0] = '1';
  return (gssize)size;
}

/* An input without end ends when nobody wants the answers. */
static void
test_unwanted (void)
{
  guint n_texts = 0;
  const GrundyJudgeStreams streams = { read_ones, refuse_text, &n_texts };
  g_autoptr (GError) error = NULL;

  g_assert_true (grundy_judge_run (grundy_judge_find ("POJ 2484"), &streams, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_texts, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/judge/names", test_names);
  g_test_add_func ("/judge/problems", test_problems);
  g_test_add_func ("/judge/positions", test_positions);
  g_test_add_func ("/judge/samples", test_samples);
  g_test_add_func ("/judge/own-samples", test_own_samples);
  g_test_add_func ("/judge/known", test_known);
  g_test_add_func ("/judge/million-heaps", test_million_heaps);
  g_test_add_func ("/judge/complete-graph", test_complete_graph);
  g_test_add_func ("/judge/long-path", test_long_path);
  g_test_add_func ("/judge/many-positions", test_many_positions);
  g_test_add_func ("/judge/three-heaps", test_three_heaps);
  g_test_add_func ("/judge/many-stones", test_many_stones);
  g_test_add_func ("/judge/long-stalks", test_long_stalks);
  g_test_add_func ("/judge/errors", test_errors);
  g_test_add_func ("/judge/cancelled", test_cancelled);
  g_test_add_func ("/judge/broken-streams", test_broken_streams);
  g_test_add_func ("/judge/unwanted", test_unwanted);
  return g_test_run ();
}
