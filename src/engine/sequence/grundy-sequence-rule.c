/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A user's own rule for heaps.
 *
 * 1. A form that gives a run of single heaps, as n-k: k=1..n/2, is a window that moves over the values; the values of
 *    all windows are counted together. What comes and goes is all that costs: O(1) a heap where the ends never fall.
 * 2. Another form whose heaps grow evenly with one name, as a & n-a: a=1..n/2, is a loop over the values alone.
 * 3. Whatever is left is carried out as it is written, instruction by instruction.
 * The values of 2 and 3 that are met for the first time join the counts until the mex is found.
 */
#include "grundy-game.h"
#include "grundy-mex-window.h"
#include "grundy-rule-loop.h"
#include "grundy-rule-program.h"
#include "grundy-sequence-method.h"

#define WORK_BETWEEN_REPORTS 262144
/* What may be carried out for one heap: a fraction of a second. */
#define MAX_STEPS 20000000
/* No more than some minutes of work. */
#define MAX_WORK G_GUINT64_CONSTANT (20000000000)

typedef struct
{
  GrundyRuleLoop *loop; /* NULL for what must be carried out */
  const GrundyRuleProgram *program;
  guint64 first; /* the heaps first to end-1 are in the window */
  guint64 end;
} Form;

typedef struct
{
  GrundyGame *game;
  Form *forms;
  guint n_forms;
  gboolean keeps_values; /* whether @values has them, for loops */
  GArray *values;        /* of guint32 */
  GrundyMexWindow *mex;
  GrundyHeapOptions *options;
  GArray *met;     /* of guint64: the heap for which a value was met last, by value */
  GArray *extra;   /* of guint64: values that were met for this heap, each once */
  GArray *missing; /* of guint64: values that were taken out of the windows for this heap */
  guint64 work;
  guint64 work_at_report;
} State;

static gboolean
is_rule_of_runs (const GrundyRule *rule)
{
  for (guint i = 0; i < rule->forms->len; i++)
    {
      g_autoptr (GrundyRuleLoop) loop = grundy_rule_loop_new (g_ptr_array_index (rule->forms, i));

      if (loop == NULL || (!grundy_rule_loop_is_run (loop) && !grundy_rule_loop_is_point (loop)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
applies_to_runs (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  return code->kind == GRUNDY_HEAP_CODE_RULE && is_rule_of_runs (code->rule);
}

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  return code->kind == GRUNDY_HEAP_CODE_RULE;
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  State *state = g_new0 (State, 1);

  state->game = grundy_game_ref (game);
  state->n_forms = code->rule->forms->len;
  state->forms = g_new0 (Form, state->n_forms);
  for (guint i = 0; i < state->n_forms; i++)
    {
      Form *form = &state->forms[i];

      form->loop = grundy_rule_loop_new (g_ptr_array_index (code->rule->forms, i));
      form->program = g_ptr_array_index (code->rule->programs, i);
      state->keeps_values = state->keeps_values || (form->loop != NULL && !grundy_rule_loop_is_run (form->loop) &&
                                                    !grundy_rule_loop_is_point (form->loop));
    }
  state->values = g_array_new (FALSE, FALSE, sizeof (guint32));
  state->mex = grundy_mex_window_new ();
  state->options = grundy_heap_options_new (0);
  state->met = g_array_new (FALSE, TRUE, sizeof (guint64));
  state->extra = g_array_new (FALSE, FALSE, sizeof (guint64));
  state->missing = g_array_new (FALSE, FALSE, sizeof (guint64));
  return state;
}

static void
free_state (gpointer data)
{
  State *state = data;

  for (guint i = 0; i < state->n_forms; i++)
    grundy_rule_loop_free (state->forms[i].loop);
  g_free (state->forms);
  grundy_mex_window_free (state->mex);
  grundy_heap_options_free (state->options);
  g_array_unref (state->values);
  g_array_unref (state->met);
  g_array_unref (state->extra);
  g_array_unref (state->missing);
  grundy_game_unref (state->game);
  g_free (state);
}

/* Notes a value of an option. */
static inline void
meet (State *state, guint64 value, guint64 heap)
{
  if (value >= state->met->len)
    g_array_set_size (state->met, (guint)MAX (value + 1, 2 * (guint64)state->met->len));
  if (g_array_index (state->met, guint64, value) == heap)
    return;
  g_array_index (state->met, guint64, value) = heap;
  g_array_append_val (state->extra, value);
}

/* Step 1. */
static void
move_window (State *state, Form *form, const GrundySequenceValues *values, guint64 first, guint64 end)
{
  for (; form->end < end; form->end++, state->work++)
    grundy_mex_window_add (state->mex, grundy_sequence_values_get (values, form->end));
  for (; form->first > first; state->work++)
    grundy_mex_window_add (state->mex, grundy_sequence_values_get (values, --form->first));
  for (; form->first < first && form->first < form->end; form->first++, state->work++)
    grundy_mex_window_remove (state->mex, grundy_sequence_values_get (values, form->first));
  for (; form->end > end && form->end > form->first; state->work++)
    grundy_mex_window_remove (state->mex, grundy_sequence_values_get (values, --form->end));
}

static void
empty_window (State *state, Form *form, const GrundySequenceValues *values)
{
  move_window (state, form, values, form->end, form->end);
}

static gboolean
is_hole (const GrundyRuleSpan *span, gint64 number)
{
  for (guint i = 0; i < span->n_holes; i++)
    if (span->holes[i] == number)
      return TRUE;
  return FALSE;
}

static void
slide (State *state, Form *form, const GrundySequenceValues *values, const GrundyRuleSpan *span)
{
  gint64 a = span->heaps[0] + span->steps[0] * span->first;
  gint64 b = span->heaps[0] + span->steps[0] * span->last;

  /* A window that leaves its place altogether is emptied first, so that none of what lies between is counted. */
  if ((guint64)MIN (a, b) >= form->end || (guint64)MAX (a, b) < form->first)
    {
      empty_window (state, form, values);
      form->first = form->end = (guint64)MIN (a, b);
    }
  move_window (state, form, values, (guint64)MIN (a, b), (guint64)MAX (a, b) + 1);
  for (guint i = 0; i < span->n_holes; i++)
    if (span->holes[i] >= span->first && span->holes[i] <= span->last)
      {
        gint64 heap = span->heaps[0] + span->steps[0] * span->holes[i];
        guint64 value = grundy_sequence_values_get (values, (guint64)heap);
        gboolean is_new = TRUE;

        for (guint k = 0; k < i && is_new; k++)
          is_new = span->holes[k] != span->holes[i];
        if (!is_new)
          continue;
        grundy_mex_window_remove (state->mex, value);
        g_array_append_val (state->missing, value);
      }
}

/* Step 2. */
static void
loop_over (State *state, const GrundySequenceValues *values, guint64 heap, const GrundyRuleSpan *span)
{
  const guint32 *known = (gconstpointer)state->values->data;

  state->work += (guint64)(span->last - span->first + 1);
  for (gint64 k = span->first; k <= span->last; k++)
    {
      guint64 value = 0;

      if (span->n_holes > 0 && is_hole (span, k))
        continue;
      for (guint i = 0; i < span->n_heaps; i++)
        {
          guint64 left = (guint64)(span->heaps[i] + span->steps[i] * k);

          value ^= state->keeps_values ? known[left] : grundy_sequence_values_get (values, left);
        }
      meet (state, value, heap);
    }
}

/* Step 3. */
static gboolean
carry_out (State *state, guint number, const GrundySequenceValues *values, guint64 heap, GError **error)
{
  guint64 steps = MAX_STEPS;

  grundy_heap_options_clear (state->options);
  if (!grundy_rule_program_run (state->forms[number].program, number + 1, heap, &steps, state->options, error))
    return FALSE;
  state->work += MAX_STEPS - steps + grundy_heap_options_get_n_options (state->options);
  for (guint i = 0; i < grundy_heap_options_get_n_options (state->options); i++)
    {
      guint n_heaps;
      const guint64 *heaps = grundy_heap_options_get (state->options, i, &n_heaps);
      guint64 value = 0;

      for (guint k = 0; k < n_heaps; k++)
        value ^= grundy_sequence_values_get (values, heaps[k]);
      meet (state, value, heap);
    }
  return TRUE;
}

static gboolean
add_form (State *state, guint number, const GrundySequenceValues *values, guint64 heap, GError **error)
{
  Form *form = &state->forms[number];
  GrundyRuleSpan span;

  if (form->loop == NULL || !grundy_rule_loop_get_span (form->loop, heap, &span))
    {
      empty_window (state, form, values);
      return carry_out (state, number, values, heap, error);
    }
  if (span.first > span.last)
    empty_window (state, form, values);
  else if (grundy_rule_loop_is_run (form->loop))
    slide (state, form, values, &span);
  else
    loop_over (state, values, heap, &span);
  return TRUE;
}

static gboolean
append_value (State *state, GrundySequenceValues *values, GError **error)
{
  guint64 heap = values->n_values;
  guint64 value;

  g_array_set_size (state->extra, 0);
  g_array_set_size (state->missing, 0);
  for (guint i = 0; i < state->n_forms; i++)
    if (!add_form (state, i, values, heap, error))
      return FALSE;
  for (guint i = 0; i < state->extra->len; i++)
    grundy_mex_window_add (state->mex, g_array_index (state->extra, guint64, i));
  value = grundy_mex_window_get (state->mex);
  for (guint i = 0; i < state->extra->len; i++)
    grundy_mex_window_remove (state->mex, g_array_index (state->extra, guint64, i));
  for (guint i = 0; i < state->missing->len; i++)
    grundy_mex_window_add (state->mex, g_array_index (state->missing, guint64, i));
  state->work += 1 + state->extra->len;
  grundy_sequence_values_append (values, value);
  if (state->keeps_values)
    g_array_append_vals (state->values, &(guint32){ (guint32)value }, 1);
  return TRUE;
}

static gboolean
extend (gpointer data, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  State *state = data;

  while (values->n_values < end)
    {
      if (!append_value (state, values, error))
        return FALSE;
      if (state->work - state->work_at_report < WORK_BETWEEN_REPORTS)
        continue;
      if (state->work > MAX_WORK)
        return grundy_sequence_fail_at_work_limit (values->n_values, error);
      state->work_at_report = state->work;
      if (!grundy_progress_report (progress, values->n_values, 0, error))
        return FALSE;
    }
  return TRUE;
}

const GrundySequenceMethod grundy_sequence_method_rule_runs = {
  .name = "rule-runs",
  .reason = "a user's rule of runs of heaps and of single options: windows of counted values move over them",
  .growth = 1,
  .max_search = 0,
  .applies = applies_to_runs,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
};

const GrundySequenceMethod grundy_sequence_method_rule = {
  .name = "rule",
  .reason = "a user's rule: loops over the values where heaps grow evenly, and as it is written otherwise",
  .growth = 2,
  .max_search = 0,
  .applies = applies,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
};
