/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-export-data.h"

#include <jansson.h>
#include <string.h>

/* Between the options in a field; in no position of any ruleset */
#define OPTION_SEPARATOR '|'

/* What is written of each position: its text, and the rest as far as it is settled */
typedef struct
{
  const GrundyAnalysis *analysis;
  const GrundyTimeline *timeline;
  guint64 step;
  GrundyGraph *graph;
  char **positions;
  guint32 *remoteness;
  GString *text;
} Writer;

static void
writer_init (Writer *writer, const GrundyAnalysis *analysis, const GrundyTimeline *timeline, guint64 step)
{
  GrundyExploration *exploration = grundy_analysis_get_exploration (analysis);
  guint32 n_nodes;

  writer->analysis = analysis;
  writer->timeline = timeline;
  writer->step = step;
  writer->graph = grundy_exploration_get_graph (exploration);
  n_nodes = grundy_graph_get_n_nodes (writer->graph);
  writer->positions = g_new0 (char *, n_nodes + 1);
  for (guint32 node = 0; node < n_nodes; node++)
    writer->positions[node] = grundy_exploration_get_label (exploration, node);
  writer->remoteness =
      grundy_compute_remoteness (grundy_analysis_get_solution (analysis), grundy_analysis_last_wins (analysis));
  writer->text = g_string_new (NULL);
}

static GBytes *
writer_finish (Writer *writer)
{
  g_strfreev (writer->positions);
  g_free (writer->remoteness);
  return g_string_free_to_bytes (writer->text);
}

static gboolean
is_settled (const Writer *writer, guint32 node)
{
  return writer->timeline == NULL || grundy_timeline_is_settled (writer->timeline, node, writer->step);
}

/* In a timeline of outcomes no value is settled. */
static gboolean
has_value (const Writer *writer, guint32 node)
{
  return grundy_analysis_get_values (writer->analysis) != NULL && is_settled (writer, node) &&
         (writer->timeline == NULL || grundy_timeline_is_of_values (writer->timeline));
}

static GrundyOutcome
get_outcome (const Writer *writer, guint32 node)
{
  return grundy_solution_get_outcome (grundy_analysis_get_solution (writer->analysis), node,
                                      grundy_analysis_last_wins (writer->analysis));
}

static void
add_json (Writer *writer, json_t *value)
{
  char *text = json_dumps (value, JSON_COMPACT | JSON_ENCODE_ANY);

  g_string_append (writer->text, text);
  free (text);
  json_decref (value);
}

/* (transfer full): the value as a text, where it is settled */
static char *
get_value_text (const Writer *writer, guint32 node)
{
  g_auto (GrundyValue) value = { 0 };

  grundy_value_init_for_node (&value, grundy_analysis_get_solution (writer->analysis), node, TRUE);
  return grundy_value_to_text (&value);
}

/* A number, or a text like "inf(0,2)" */
static json_t *
describe_value (const Writer *writer, guint32 node)
{
  guint32 sg = grundy_solution_get_sg (grundy_analysis_get_solution (writer->analysis), node);
  g_autofree char *text = NULL;

  if (!has_value (writer, node))
    return json_null ();
  if (sg != GRUNDY_SG_INFINITE)
    return json_integer (sg);
  text = get_value_text (writer, node);
  return json_string (text);
}

static json_t *
describe_node (const Writer *writer, guint32 node)
{
  gboolean settled = is_settled (writer, node);
  char letter[] = { grundy_outcome_get_letter (get_outcome (writer, node)), '\0' };
  json_t *object = json_object ();

  json_object_set_new (object, "position", json_string (writer->positions[node]));
  json_object_set_new (object, "sg", describe_value (writer, node));
  json_object_set_new (object, "outcome", settled ? json_string (letter) : json_null ());
  json_object_set_new (object, "remoteness",
                       settled && writer->remoteness[node] != GRUNDY_MOVES_WITHOUT_END
                           ? json_integer (writer->remoteness[node])
                           : json_null ());
  return object;
}

static void
add_json_nodes (Writer *writer)
{
  g_string_append (writer->text, ",\n\"nodes\":[\n");
  for (guint32 node = 0; node < grundy_graph_get_n_nodes (writer->graph); node++)
    {
      g_string_append (writer->text, node > 0 ? ",\n" : "");
      add_json (writer, describe_node (writer, node));
    }
  g_string_append (writer->text, "\n]");
}

static void
add_json_edges (Writer *writer)
{
  const char *before = "";

  g_string_append (writer->text, ",\n\"edges\":[");
  for (guint32 node = 0; node < grundy_graph_get_n_nodes (writer->graph); node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (writer->graph, node, &n_options);

      for (guint32 i = 0; i < n_options; i++)
        {
          g_string_append_printf (writer->text, "%s\n[%u,%u]", before, node, options[i]);
          before = ",";
        }
    }
  g_string_append (writer->text, "\n]");
}

GBytes *
grundy_export_json (const GrundyAnalysis *analysis, const GrundyTimeline *timeline, guint64 step)
{
  g_return_val_if_fail (analysis != NULL, NULL);

  g_autofree char *sum = grundy_sum_to_text (grundy_analysis_get_sum (analysis));
  Writer writer;

  writer_init (&writer, analysis, timeline, step);
  g_string_append (writer.text, "{\n\"sum\":");
  add_json (&writer, json_string (sum));
  g_string_append (writer.text, ",\n\"play\":");
  add_json (&writer, json_string (grundy_play_get_id (grundy_analysis_get_play (analysis))));
  g_string_append (writer.text, ",\n\"step\":");
  add_json (&writer, timeline != NULL ? json_integer ((json_int_t)step) : json_null ());
  g_string_append_printf (writer.text, ",\n\"start\":%u", grundy_analysis_get_start (analysis));
  add_json_nodes (&writer);
  add_json_edges (&writer);
  g_string_append (writer.text, "\n}\n");
  return writer_finish (&writer);
}

/* A field with a comma, a quotation mark or the end of a line stands in quotation marks, and these are doubled. */
static void
add_field (Writer *writer, const char *field)
{
  if (strpbrk (field, ",\"\r\n") == NULL)
    {
      g_string_append (writer->text, field);
      return;
    }
  g_string_append_c (writer->text, '"');
  for (const char *p = field; *p != '\0'; p++)
    g_string_append_printf (writer->text, *p == '"' ? "\"\"" : "%c", *p);
  g_string_append_c (writer->text, '"');
}

static void
add_csv_line (Writer *writer, guint32 node)
{
  g_autoptr (GString) listed = g_string_new (NULL);
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (writer->graph, node, &n_options);

  for (guint32 i = 0; i < n_options; i++)
    {
      if (i > 0)
        g_string_append_c (listed, OPTION_SEPARATOR);
      g_string_append (listed, writer->positions[options[i]]);
    }
  add_field (writer, writer->positions[node]);
  g_string_append_c (writer->text, ',');
  if (has_value (writer, node))
    {
      g_autofree char *value = get_value_text (writer, node);

      add_field (writer, value);
    }
  g_string_append_c (writer->text, ',');
  if (is_settled (writer, node))
    g_string_append_c (writer->text, grundy_outcome_get_letter (get_outcome (writer, node)));
  g_string_append_c (writer->text, ',');
  add_field (writer, listed->str);
  g_string_append (writer->text, "\n");
}

GBytes *
grundy_export_csv (const GrundyAnalysis *analysis, const GrundyTimeline *timeline, guint64 step)
{
  g_return_val_if_fail (analysis != NULL, NULL);

  GrundyTimeline *outcomes = grundy_analysis_get_outcomes (analysis);
  Writer writer;

  writer_init (&writer, analysis, timeline, step);
  g_string_append (writer.text, "position,sg,outcome,options\n");
  for (guint32 rank = 0; rank < grundy_graph_get_n_nodes (writer.graph); rank++)
    add_csv_line (&writer, grundy_timeline_get_node (outcomes, rank));
  return writer_finish (&writer);
}
