/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-program-cpp.h"

#include "grundy-kinds.h"
#include "grundy-program-cpp-rule.h"

/* A larger heap is not written into a program. */
#define MAX_HEAP 100000

/*
 * The text is C++ and no sentence: nothing of it is translated.
 */

/* What every program shares */
static const char head[] = "#include <cstdio>\n"
                           "#include <numeric>\n"
                           "#include <set>\n"
                           "#include <string>\n"
                           "#include <vector>\n"
                           "\n";

/* The least number that is not marked */
static const char mex[] = "int mex (const std::vector<bool> &marked)\n"
                          "{\n"
                          "  std::size_t j = 0;\n"
                          "  while (j < marked.size () && marked[j])\n"
                          "    j++;\n"
                          "  return j;\n"
                          "}\n"
                          "\n"
                          "void mark (std::vector<bool> &marked, int value)\n"
                          "{\n"
                          "  if (marked.size () <= static_cast<std::size_t> (value))\n"
                          "    marked.resize (value + 1);\n"
                          "  marked[value] = true;\n"
                          "}\n"
                          "\n";

/* --- Heaps -------------------------------------------------------------------------------------------------- */

/* For each word when k may be taken from n, and what has to be there for it */
static const struct
{
  const char *condition;
  const char *function;
} words[] = {
  [GRUNDY_TAKE_ANY] = { "true", NULL },
  [GRUNDY_TAKE_POWERS_OF_TWO] = { "(k & (k - 1)) == 0", NULL },
  [GRUNDY_TAKE_FIBONACCI] = { "is_fibonacci (k)", "bool is_fibonacci (int k)\n"
                                                  "{\n"
                                                  "  int a = 1, b = 2;\n"
                                                  "  while (a < k)\n"
                                                  "    {\n"
                                                  "      int c = a + b;\n"
                                                  "      a = b;\n"
                                                  "      b = c;\n"
                                                  "    }\n"
                                                  "  return a == k;\n"
                                                  "}\n\n" },
  [GRUNDY_TAKE_PRIMES] = { "is_prime (k)", "bool is_prime (int k)\n"
                                           "{\n"
                                           "  for (int d = 2; d * d <= k; d++)\n"
                                           "    if (k % d == 0)\n"
                                           "      return false;\n"
                                           "  return k > 1;\n"
                                           "}\n\n" },
  [GRUNDY_TAKE_SQUARES] = { "is_square (k)", "bool is_square (int k)\n"
                                             "{\n"
                                             "  int root = 0;\n"
                                             "  while (root * root < k)\n"
                                             "    root++;\n"
                                             "  return root * root == k;\n"
                                             "}\n\n" },
  [GRUNDY_TAKE_FACTORIALS] = { "is_factorial (k)", "bool is_factorial (int k)\n"
                                                   "{\n"
                                                   "  long long product = 1;\n"
                                                   "  for (int i = 2; product < k; i++)\n"
                                                   "    product *= i;\n"
                                                   "  return product == k;\n"
                                                   "}\n\n" },
  [GRUNDY_TAKE_ODD] = { "k % 2 == 1", NULL },
  [GRUNDY_TAKE_HALF] = { "k <= n / 2", NULL },
  [GRUNDY_TAKE_AT_LEAST_HALF] = { "2 * k >= n", NULL },
  [GRUNDY_TAKE_DIVISORS] = { "n % k == 0", NULL },
  [GRUNDY_TAKE_PROPER_DIVISORS] = { "(n % k == 0 && k < n)", NULL },
  [GRUNDY_TAKE_NON_DIVISORS] = { "n % k != 0", NULL },
  [GRUNDY_TAKE_COPRIME] = { "std::gcd (n, k) == 1", NULL },
  [GRUNDY_TAKE_COPRIME_BELOW] = { "(std::gcd (n, k) == 1 && k < n)", NULL },
};

static void
write_ranges (GString *text, const GrundyTakeSet *set)
{
  for (guint i = 0; i < set->n_ranges; i++)
    {
      const GrundyRange *range = set->ranges + i;

      if (i > 0)
        g_string_append (text, " || ");
      if (range->first == range->last)
        g_string_append_printf (text, "k == %" G_GUINT64_FORMAT, range->first);
      else
        g_string_append_printf (text, "(k >= %" G_GUINT64_FORMAT " && k <= %" G_GUINT64_FORMAT ")", range->first,
                                range->last);
    }
}

static void
write_may_take (GString *text, const GrundyTakeSet *set)
{
  const char *separator = set->n_ranges > 0 ? " || " : "";

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((set->words & 1u << i) != 0 && words[i].function != NULL)
      g_string_append (text, words[i].function);
  g_string_append (text, "/* Whether k may be taken from a heap of n */\n"
                         "bool may_take ([[maybe_unused]] int n, [[maybe_unused]] int k)\n"
                         "{\n"
                         "  return ");
  if (set->is_all_but)
    g_string_append (text, "!(");
  write_ranges (text, set);
  if (set->is_all_but)
    g_string_append_c (text, ')');
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((set->words & 1u << i) != 0)
      {
        g_string_append_printf (text, "%s%s", separator, words[i].condition);
        separator = " || ";
      }
  g_string_append (text, ";\n}\n\n");
}

static void
write_digits (GString *text, const GrundyCode *code, guint64 last)
{
  g_string_append (text, "/* Bit j of digit k: k counters may be taken, leaving exactly j heaps. */\n"
                         "const int digits[] = { ");
  for (guint64 k = 0; k <= last; k++)
    g_string_append_printf (text, "%s%u", k > 0 ? ", " : "", grundy_code_get_digit (code, k));
  g_string_append (text, " };\n\n");
}

static const char mark_taken[] = "      for (int k = 1; k <= n; k++)\n"
                                 "        if (may_take (n, k))\n"
                                 "          mark (marked, sg[n - k]);\n";

static const char mark_broken[] = "      for (int k = 0; k <= n; k++)\n"
                                  "        {\n"
                                  "          int rest = n - k;\n"
                                  "          if ((digits[k] & 1) != 0 && rest == 0)\n"
                                  "            mark (marked, 0);\n"
                                  "          if ((digits[k] & 2) != 0 && rest > 0)\n"
                                  "            mark (marked, sg[rest]);\n"
                                  "          if ((digits[k] & 4) != 0)\n"
                                  "            for (int a = 1; a <= rest / 2; a++)\n"
                                  "              mark (marked, sg[a] ^ sg[rest - a]);\n"
                                  "          if ((digits[k] & 8) != 0)\n"
                                  "            for (int a = 1; a <= rest / 3; a++)\n"
                                  "              for (int b = a; b <= (rest - a) / 2; b++)\n"
                                  "                mark (marked, sg[a] ^ sg[b] ^ sg[rest - a - b]);\n"
                                  "        }\n";

static void
write_heap_loop (GString *text, guint64 last, const char *marking)
{
  g_string_append_printf (text,
                          "int main ()\n"
                          "{\n"
                          "  const int last = %" G_GUINT64_FORMAT ";\n"
                          "  std::vector<int> sg (last + 1);\n"
                          "\n"
                          "  for (int n = 0; n <= last; n++)\n"
                          "    {\n"
                          "      std::vector<bool> marked;\n"
                          "%s"
                          "      sg[n] = mex (marked);\n"
                          "      std::printf (\"%%d %%d\\n\", n, sg[n]);\n"
                          "    }\n"
                          "}\n",
                          last, marking);
}

static gconstpointer
find_argument (const GrundyGame *game, const GrundyParameterKind *kind)
{
  const GrundyRuleset *ruleset = grundy_game_get_ruleset (game);

  for (guint i = 0; i < ruleset->n_parameters; i++)
    if (ruleset->parameters[i].kind == kind)
      return grundy_game_get_argument (game, i)->data;
  return NULL;
}

/* Returns: whether the game is one whose rules are few lines of C++ */
static gboolean
write_heaps (GString *text, const GrundyGame *game, const GrundyPosition *position)
{
  static const GrundyTakeSet anything = { .words = 1 << GRUNDY_TAKE_ANY };
  const char *id = grundy_game_get_ruleset (game)->id;
  guint64 last = position->n_cells == 1 ? position->cells[0] : 0;

  if (position->n_cells > 1 || last > MAX_HEAP)
    return FALSE;
  if (g_str_equal (id, "nim") || g_str_equal (id, "take"))
    {
      write_may_take (text, g_str_equal (id, "nim") ? &anything : find_argument (game, &grundy_kind_take_set));
      write_heap_loop (text, last, mark_taken);
      return TRUE;
    }
  if (g_str_equal (id, "rule"))
    {
      g_autoptr (GString) marking = g_string_new (NULL);

      grundy_program_cpp_append_rule_functions (text);
      grundy_program_cpp_append_rule (marking, find_argument (game, &grundy_kind_rule));
      write_heap_loop (text, last, marking->str);
      return TRUE;
    }
  if (g_str_equal (id, "octal"))
    {
      write_digits (text, find_argument (game, &grundy_kind_code), last);
      write_heap_loop (text, last, mark_broken);
      return TRUE;
    }
  return FALSE;
}

/* --- Any graph ---------------------------------------------------------------------------------------------- */

static void
write_name (GString *text, const GrundyExploration *exploration, guint32 node)
{
  g_autofree char *name = grundy_exploration_get_label (exploration, node);
  g_autofree char *escaped = g_strescape (name, NULL);

  g_string_append_printf (text, "\"%s\"", escaped);
}

static gboolean
can_be_written (const GrundyAnalysis *analysis)
{
  const GrundyGraph *graph = grundy_exploration_get_graph (grundy_analysis_get_exploration (analysis));

  return grundy_graph_get_n_nodes (graph) <= GRUNDY_PROGRAM_CPP_MAX_NODES;
}

/* In the order of the computation */
static void
write_positions (GString *text, const GrundyAnalysis *analysis, const GrundyTimeline *timeline)
{
  const GrundyExploration *exploration = grundy_analysis_get_exploration (analysis);
  const GrundyGraph *graph = grundy_exploration_get_graph (grundy_analysis_get_exploration (analysis));
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);

  g_string_append (text, "struct Position\n{\n  std::string name;\n  std::vector<int> options;\n};\n\n"
                         "const std::vector<Position> positions = {\n");
  for (guint32 i = 0; i < n_nodes; i++)
    {
      guint32 node = grundy_timeline_get_node (timeline, i);
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

      g_string_append (text, "  { ");
      write_name (text, exploration, node);
      g_string_append (text, ", {");
      for (guint32 k = 0; k < n_options; k++)
        g_string_append_printf (text, "%s%u", k > 0 ? ", " : " ", grundy_timeline_get_rank (timeline, options[k]));
      g_string_append (text, n_options > 0 ? " } },\n" : "} },\n");
    }
  g_string_append (text, "};\n\n");
}

static void
write_graph (GString *text, const GrundyAnalysis *analysis, const GrundyTimeline *timeline)
{
  g_string_append (text, "/* Options stand before the positions that have them. */\n");
  write_positions (text, analysis, timeline);
  g_string_append (text, "int main ()\n"
                         "{\n"
                         "  std::vector<int> sg;\n"
                         "\n"
                         "  for (const Position &x : positions)\n"
                         "    {\n"
                         "      std::vector<bool> marked;\n"
                         "      for (int y : x.options)\n"
                         "        mark (marked, sg[y]);\n"
                         "      sg.push_back (mex (marked));\n"
                         "      std::printf (\"%s %d\\n\", x.name.c_str (), sg.back ());\n"
                         "    }\n"
                         "}\n");
}

/* Smith's labels where play can go round for ever, as Fraenkel and Yesha find them; in the plainest way */
static const char loops[] = "const int unknown = -1, infinite = -2;\n"
                            "std::vector<int> sg (positions.size (), unknown);\n"
                            "\n"
                            "bool has_option (int x, int value)\n"
                            "{\n"
                            "  for (int y : positions[x].options)\n"
                            "    if (sg[y] == value)\n"
                            "      return true;\n"
                            "  return false;\n"
                            "}\n"
                            "\n"
                            "/* Every move but to smaller values can be answered by a move to k. */\n"
                            "bool fits (int x, int k)\n"
                            "{\n"
                            "  for (int y : positions[x].options)\n"
                            "    if (sg[y] < 0 && !has_option (y, k))\n"
                            "      return false;\n"
                            "  return sg[x] == unknown && !has_option (x, k);\n"
                            "}\n"
                            "\n"
                            "/* Gives k to all that it fits; says whether a position has no value yet. */\n"
                            "bool label (int k)\n"
                            "{\n"
                            "  const int n = positions.size ();\n"
                            "  bool is_left = false;\n"
                            "  for (bool again = true; again;)\n"
                            "    {\n"
                            "      again = false;\n"
                            "      for (int x = 0; x < n; x++)\n"
                            "        if (fits (x, k))\n"
                            "          {\n"
                            "            sg[x] = k;\n"
                            "            again = true;\n"
                            "          }\n"
                            "    }\n"
                            "  for (int x = 0; x < n; x++)\n"
                            "    if (sg[x] == unknown && !has_option (x, k))\n"
                            "      sg[x] = infinite;\n"
                            "    else if (sg[x] == unknown)\n"
                            "      is_left = true;\n"
                            "  return is_left;\n"
                            "}\n"
                            "\n"
                            "void print (int x)\n"
                            "{\n"
                            "  std::printf (\"%s \", positions[x].name.c_str ());\n"
                            "  if (sg[x] != infinite)\n"
                            "    {\n"
                            "      std::printf (\"%d\\n\", sg[x]);\n"
                            "      return;\n"
                            "    }\n"
                            "  std::set<int> numbers;\n"
                            "  for (int y : positions[x].options)\n"
                            "    if (sg[y] != infinite)\n"
                            "      numbers.insert (sg[y]);\n"
                            "  std::printf (\"inf(\");\n"
                            "  for (int number : numbers)\n"
                            "    std::printf (number == *numbers.begin () ? \"%d\" : \",%d\", number);\n"
                            "  std::printf (\")\\n\");\n"
                            "}\n"
                            "\n"
                            "int main ()\n"
                            "{\n"
                            "  for (int k = 0; label (k);)\n"
                            "    k++;\n"
                            "  for (std::size_t x = 0; x < positions.size (); x++)\n"
                            "    print (x);\n"
                            "}\n";

/* Returns: whether there are few enough positions */
static gboolean
write_loops (GString *text, const GrundyAnalysis *analysis, const GrundyTimeline *timeline)
{
  if (!can_be_written (analysis))
    return FALSE;
  write_positions (text, analysis, timeline);
  g_string_append (text, loops);
  return TRUE;
}

char *
grundy_program_cpp_new (const GrundyAnalysis *analysis)
{
  GrundyTimeline *timeline;
  GrundySum *sum;
  g_autofree char *sum_text = NULL;
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (analysis != NULL, NULL);

  timeline = grundy_analysis_get_values (analysis);
  if (timeline == NULL)
    return NULL;
  sum = grundy_analysis_get_sum (analysis);
  sum_text = grundy_sum_to_text (sum);
  text = g_string_new (NULL);
  g_string_append_printf (text, "// %s\n", sum_text);
  g_string_append (text, head);
  if (grundy_solution_has_cycle (grundy_timeline_get_solution (timeline)))
    return write_loops (text, analysis, timeline) ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
  g_string_append (text, mex);
  if (grundy_sum_get_n_components (sum) > 1 ||
      !write_heaps (text, grundy_sum_get_game (sum, 0), grundy_sum_get_position (sum, 0)))
    {
      if (!can_be_written (analysis))
        return NULL;
      write_graph (text, analysis, timeline);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
