/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-error.h"
#include "grundy-graph-text.h"

#include <string.h>

static void
assert_reads (const char *text, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_graph_text_to_sum (text, strlen (text), &error);
  g_autofree char *canonical = NULL;

  if (sum == NULL)
    g_error ("\"%s\": %s", text, error->message);
  canonical = grundy_sum_to_text (sum);
  g_assert_cmpstr (canonical, ==, expected);
}

/* @message: how it begins */
static void
assert_refuses_bytes (const char *text, gsize length, GrundyError code, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_graph_text_to_sum (text, length, &error);

  g_assert_null (sum);
  g_assert_error (error, GRUNDY_ERROR, (int)code);
  if (!g_str_has_prefix (error->message, message))
    g_error ("\"%s\": expected \"%s\", got \"%s\"", text, message, error->message);
}

static void
assert_refuses (const char *text, const char *message)
{
  assert_refuses_bytes (text, strlen (text), GRUNDY_ERROR_SYNTAX, message);
}

static void
test_edge_list (void)
{
  assert_reads ("a b\nb c\na c\n", "dag{a>b,b>c,a>c}(a)");
  assert_reads ("1 2\n2 3", "dag{1>2,2>3}(1)");
  assert_reads ("10 20\n30 20\n", "dag{10>20,30>20}(10,30)");
  assert_reads ("\xEF\xBB\xBF"
                "a b\r\n\r\nb c\r\n",
                "dag{a>b,b>c}(a)");
  assert_reads ("# a graph\n% too\na b // the first\n\n b\tc # the second", "dag{a>b,b>c}(a)");
  assert_reads ("a->b\nb -> c\nc>d\nd,e\ne;f;", "dag{a>b,b>c,c>d,d>e,e>f}(a)");
  assert_reads ("开始 中\n中 结束\n", "dag{开始>中,中>结束}(开始)");
  assert_reads ("a b\nalone\na b\n", "dag{a>b,alone}(a,alone)");
  assert_reads ("alone", "dag{alone}(alone)");
  assert_reads ("1 0", "dag{1>0}(1)");
}

static void
test_first_line (void)
{
  assert_reads ("3 2\n1 2\n2 3\n", "dag{1>2,2>3}(1)");
  assert_reads ("3 2\n0 1\n1 2\n", "dag{0>1,1>2}(0)");
  assert_reads ("5 2\n4 2\n2 0\n", "dag{4>2,2>0,1,3}(4,1,3)");
  assert_reads ("5 2\n5 2\n2 1\n", "dag{5>2,2>1,3,4}(5,3,4)");
  assert_reads ("4 1\n2 1\n", "dag{2>1,3,4}(2,3,4)");
  /* Not n and m: another number of lines, or labels that do not fit. */
  assert_reads ("5 4\n4 3\n3 0\n", "dag{5>4,4>3,3>0}(5)");
  assert_reads ("3 1\n4 3\n", "dag{3>1,4>3}(4)");
  assert_reads ("2 1\na b\n", "dag{2>1,a>b}(2,a)");
}

static void
test_judges (void)
{
  assert_reads ("4\n2 1 2\n0\n1 3\n0\n", "dag{0>1,0>2,2>3}(0)");
  assert_reads ("3\n2 2 3\n1 3\n0", "dag{1>2,1>3,2>3}(1)");
  assert_reads ("3 \n 1\n 1\n 0 0", "dag{0>1,2}(0,2)");
  assert_reads ("2\n0\n0\n", "dag{0,1}(0,1)");
  assert_reads ("1\n0\n", "dag{0}(0)");
  assert_reads ("3\n1 01\n0\n0\n", "dag{0>1,2}(0,2)");
}

static void
test_dot (void)
{
  assert_reads ("digraph { a -> b -> c; a -> {b c} }", "dag{a>b,b>c,a>c}(a)");
  assert_reads ("strict digraph \"My game\" {\n  rankdir=LR; node [shape=circle, label=\"]\"];\n"
                "  /* two\n lines */ edge [len=.5]\n  a [label=\"A; b\"]; // end\n# line\n"
                "  \"b\" -> 12 [color=red][weight=-2.5];\n  a -> \"b\"\n}\n",
                "dag{b>12,a>b}(a)");
  assert_reads ("DiGraph G { {a, b; rank=same} -> {c d} e }", "dag{a>c,a>d,b>c,b>d,e}(a,b,e)");
  assert_reads ("digraph{开始->\"结束\"}", "dag{开始>结束}(开始)");
  assert_reads ("// game\ndigraph { a }", "dag{a}(a)");
  /* A node may be called so in an edge list. */
  assert_reads ("digraph graph\nnode digraph", "dag{digraph>graph,node>digraph}(node)");
}

/* Where every node can be moved to, the first one is the start. */
static void
test_no_start (void)
{
  assert_reads ("a b\nb c\nc a\n", "dag{a>b,b>c,c>a}(a)");
  assert_reads ("a a", "dag{a>a}(a)");
}

static void
test_refused_lists (void)
{
  assert_refuses ("", "Expected a graph");
  assert_refuses (" \n# nothing\n", "Expected a graph");
  assert_refuses ("0\n", "Expected a graph");
  assert_refuses ("a b\nx-y z\n", "Line 2: The label \"x-y\"");
  assert_refuses ("a b\nb \"c\"\n", "Line 2: The label \"\"c\"\"");
  assert_refuses ("a -- b", "Line 1: Expected two labels");
  assert_refuses ("a b\n\n# c\nb c 3\n", "Line 4: Expected two labels");
  assert_refuses_bytes ("301019 1\n1 323", 14, GRUNDY_ERROR_LIMIT, "Line 1: This line announces");
  assert_refuses_bytes ("a b\n\xff c", 7, GRUNDY_ERROR_SYNTAX, "Line 2: Expected UTF-8");
  assert_refuses_bytes ("a b\nb\0c", 7, GRUNDY_ERROR_SYNTAX, "Line 2: Expected UTF-8");
}

static void
test_refused_judges (void)
{
  assert_refuses ("3\n1 1\n0\n", "Line 3: Expected the options of 3 nodes");
  assert_refuses ("2\n3 1\n", "Line 2: Expected the options of 2 nodes");
  assert_refuses ("2\n1 5\n0\n", "Line 2: There is no node 5");
  assert_refuses ("2\n1 2\n1 0\n", "Line 2: There is no node 2");
  assert_refuses ("2\n1 x\n0\n", "Line 2: Expected a number");
  assert_refuses ("2\n0\n0\n1\n", "Line 4: Expected nothing");
  assert_refuses_bytes ("1000001\n0", 9, GRUNDY_ERROR_LIMIT, "Line 1: ");
}

static void
test_refused_dot (void)
{
  assert_refuses ("graph { a -- b }", "Line 1: This graph is undirected");
  assert_refuses ("\ndigraph {\n a -- b }", "Line 3: Expected \"->\"");
  assert_refuses ("digraph {\n a -> b", "Line 2: Expected a node, but found the end");
  assert_refuses ("digraph {\n a -> \"b\n\n", "Line 2: A quoted text or a comment begins here");
  assert_refuses ("digraph {\n a -> b /* c", "Line 2: A quoted text or a comment begins here");
  assert_refuses ("digraph { a -> b [x=1\n", "Line 2: Expected \"]\"");
  assert_refuses ("digraph { subgraph x { a } }", "Line 1: Subgraphs");
  assert_refuses ("digraph { a -> }", "Line 1: Expected a node, but found \"}\"");
  assert_refuses ("digraph { a } b", "Line 1: Expected the end of the text");
  assert_refuses ("digraph { a ->\n \"x y\" }", "Line 2: The label \"x y\"");
  assert_refuses ("digraph { a -> -1 }", "Line 1: The label \"-1\"");
  assert_refuses ("digraph { node = 3 }", "Line 1: Expected \"[\"");
  assert_refuses ("digraph { }", "Expected a graph");
}

/* Two groups of a thousand thousand arrows and more: an error, not all the memory there is. */
static void
test_dot_limit (void)
{
  g_autoptr (GString) text = g_string_new ("digraph { { ");

  for (guint i = 0; i < 10000; i++)
    g_string_append_printf (text, "a%u ", i);
  g_string_append (text, "} -> { ");
  for (guint i = 0; i < 10000; i++)
    g_string_append_printf (text, "b%u ", i);
  g_string_append (text, "} }");
  assert_refuses_bytes (text->str, text->len, GRUNDY_ERROR_LIMIT, "Line 1: ");
}

static void
test_large (void)
{
  g_autoptr (GString) text = g_string_new ("250002 500000\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = NULL;

  for (guint i = 0; i < 250000; i++)
    g_string_append_printf (text, "%u %u\n%u %u\n", i, i + 1, i, i + 2);
  sum = grundy_graph_text_to_sum (text->str, text->len, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (grundy_sum_get_position (sum, 0)->n_cells, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/graph-text/edge-list", test_edge_list);
  g_test_add_func ("/graph-text/first-line", test_first_line);
  g_test_add_func ("/graph-text/judges", test_judges);
  g_test_add_func ("/graph-text/dot", test_dot);
  g_test_add_func ("/graph-text/no-start", test_no_start);
  g_test_add_func ("/graph-text/refused/lists", test_refused_lists);
  g_test_add_func ("/graph-text/refused/judges", test_refused_judges);
  g_test_add_func ("/graph-text/refused/dot", test_refused_dot);
  g_test_add_func ("/graph-text/dot-limit", test_dot_limit);
  g_test_add_func ("/graph-text/large", test_large);
  return g_test_run ();
}
