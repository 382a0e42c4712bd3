/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Registers: the form's names, the last numbers of their ranges, the constants, and then what is being reckoned. A
 * range
 *
 *     k=a..b   becomes   k := a; end := b; unless k <= end go on; ...; if k < end, add 1 to k and go back
 *
 * and what does not hold goes on with the next number of the innermost range around it.
 */
#include "grundy-rule-program.h"

#include "grundy-error.h"
#include "grundy-rule-reckon.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

typedef enum
{
  /* to := a sign b */
  OP_RECKON,
  /* to := a */
  OP_COPY,
  /* unless the condition holds for a and b, go on at to */
  OP_TEST,
  /* tell an option */
  OP_TELL,
  /* if a < b, add 1 to a and go back to to */
  OP_NEXT,
  OP_END,
} Op;

/* @sign is that of OP_RECKON, @type that of OP_TEST. */
typedef struct
{
  guint8 op;
  guint8 sign;
  guint8 type;
  guint to;
  guint a;
  guint b;
} Instruction;

struct _GrundyRuleProgram
{
  GArray *instructions;
  GArray *constants; /* of gint64 */
  guint first_constant;
  guint n_registers;
  guint n_heaps;
  guint heaps[GRUNDY_RULE_MAX_HEAPS]; /* the registers of the heaps that an option leaves */
};

/* --- From the form to the program --------------------------------------------------------------------------- */

/* A jump to the next number of a range, or out of all ranges (depth 0). */
typedef struct
{
  guint instruction;
  guint depth;
} Jump;

typedef struct
{
  GrundyRuleProgram *program;
  guint n_names;
  guint first_free; /* the first register that nothing keeps */
  GArray *jumps;
  /* Of the ranges that are open: the name, and where their bodies begin. */
  guint depth;
  guint names[GRUNDY_RULE_MAX_NAMES];
  guint bodies[GRUNDY_RULE_MAX_NAMES];
} Compiler;

static void
add (Compiler *compiler, Op op, guint to, guint a, guint b)
{
  Instruction instruction = { .op = op, .to = to, .a = a, .b = b };

  g_array_append_val (compiler->program->instructions, instruction);
}

/* An instruction that goes on elsewhere when it does not hold. */
static void
add_test (Compiler *compiler, GrundyRuleClauseType type, guint a, guint b)
{
  Instruction instruction = { .op = OP_TEST, .type = type, .a = a, .b = b };
  Jump jump = { compiler->program->instructions->len, compiler->depth };

  g_array_append_val (compiler->jumps, jump);
  g_array_append_val (compiler->program->instructions, instruction);
}

static void
add_sign (Compiler *compiler, GrundyRuleSign sign, guint to, guint a, guint b)
{
  Instruction instruction = { .op = OP_RECKON, .sign = sign, .to = to, .a = a, .b = b };

  g_array_append_val (compiler->program->instructions, instruction);
}

/* The register in which the expression stands afterwards; what is reckoned takes registers from @base on. */
static guint
add_expression (Compiler *compiler, const GArray *items, guint base)
{
  GrundyRuleProgram *program = compiler->program;
  g_autoptr (GArray) operands = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < items->len; i++)
    {
      const GrundyRuleItem *item = &g_array_index (items, GrundyRuleItem, i);
      guint operand = (guint)item->number;

      if (item->sign == GRUNDY_RULE_NUMBER)
        {
          operand = program->first_constant + program->constants->len;
          g_array_append_val (program->constants, item->number);
        }
      else if (item->sign != GRUNDY_RULE_NAME)
        {
          guint *two = &g_array_index (operands, guint, operands->len - 2);

          operand = base + operands->len - 2;
          add_sign (compiler, item->sign, operand, two[0], two[1]);
          g_array_set_size (operands, operands->len - 2);
          program->n_registers = MAX (program->n_registers, operand + 1);
        }
      g_array_append_val (operands, operand);
    }
  return g_array_index (operands, guint, 0);
}

static void
add_clause (Compiler *compiler, const GrundyRuleClause *clause)
{
  guint left = add_expression (compiler, clause->left, compiler->first_free);
  guint right = add_expression (compiler, clause->right, compiler->first_free + 1);

  if (clause->type == GRUNDY_RULE_RANGE)
    {
      guint end = compiler->n_names + clause->name;

      add (compiler, OP_COPY, end, right, 0);
      add (compiler, OP_COPY, clause->name, left, 0);
      left = clause->name;
      right = end;
    }
  add_test (compiler, clause->type, left, right);
  if (clause->type == GRUNDY_RULE_RANGE)
    {
      compiler->names[compiler->depth] = clause->name;
      compiler->bodies[compiler->depth] = compiler->program->instructions->len;
      compiler->depth++;
    }
}

/* Closes all ranges, and lets the jumps know where that is. */
static void
add_ends (Compiler *compiler)
{
  GArray *instructions = compiler->program->instructions;
  guint targets[GRUNDY_RULE_MAX_NAMES];

  for (; compiler->depth > 0; compiler->depth--)
    {
      guint name = compiler->names[compiler->depth - 1];

      targets[compiler->depth] = instructions->len;
      add (compiler, OP_NEXT, compiler->bodies[compiler->depth - 1], name, compiler->n_names + name);
    }
  targets[0] = instructions->len;
  add (compiler, OP_END, 0, 0, 0);
  for (guint i = 0; i < compiler->jumps->len; i++)
    {
      const Jump *jump = &g_array_index (compiler->jumps, Jump, i);

      g_array_index (instructions, Instruction, jump->instruction).to = targets[jump->depth];
    }
}

static guint
count_numbers (const GArray *items)
{
  guint n_numbers = 0;

  for (guint i = 0; i < items->len; i++)
    if (g_array_index (items, GrundyRuleItem, i).sign == GRUNDY_RULE_NUMBER)
      n_numbers++;
  return n_numbers;
}

static guint
count_constants (const GrundyRuleForm *form)
{
  guint n_constants = 0;

  for (guint i = 0; i < form->heaps->len; i++)
    n_constants += count_numbers (g_ptr_array_index (form->heaps, i));
  for (guint i = 0; i < form->clauses->len; i++)
    {
      const GrundyRuleClause *clause = &g_array_index (form->clauses, GrundyRuleClause, i);

      n_constants += count_numbers (clause->left) + count_numbers (clause->right);
    }
  return n_constants;
}

GrundyRuleProgram *
grundy_rule_program_new (const GrundyRuleForm *form)
{
  GrundyRuleProgram *program = g_new0 (GrundyRuleProgram, 1);
  g_autoptr (GArray) jumps = g_array_new (FALSE, FALSE, sizeof (Jump));
  Compiler compiler = { .program = program, .n_names = form->names->len, .jumps = jumps };

  g_assert (form->names->len <= GRUNDY_RULE_MAX_NAMES && form->heaps->len <= GRUNDY_RULE_MAX_HEAPS);

  program->instructions = g_array_new (FALSE, FALSE, sizeof (Instruction));
  program->constants = g_array_new (FALSE, FALSE, sizeof (gint64));
  program->first_constant = 2 * compiler.n_names;
  compiler.first_free = program->first_constant + count_constants (form);
  program->n_registers = compiler.first_free;
  for (guint i = 0; i < form->clauses->len; i++)
    add_clause (&compiler, &g_array_index (form->clauses, GrundyRuleClause, i));
  for (guint i = 0; i < form->heaps->len; i++)
    program->heaps[i] = add_expression (&compiler, g_ptr_array_index (form->heaps, i), compiler.first_free + i);
  program->n_heaps = form->heaps->len;
  add (&compiler, OP_TELL, 0, 0, 0);
  add_ends (&compiler);
  return program;
}

void
grundy_rule_program_free (GrundyRuleProgram *program)
{
  g_array_unref (program->instructions);
  g_array_unref (program->constants);
  g_free (program);
}

/* --- The program runs --------------------------------------------------------------------------------------- */

/* Tells one option; where a heap of it is wrong, @wrong is that heap. */
static GrundyRuleFault
tell (const GrundyRuleProgram *program, const gint64 *registers, GrundyHeapOptions *options, gint64 *wrong)
{
  guint64 heaps[GRUNDY_RULE_MAX_HEAPS];
  guint n_heaps = 0;

  for (guint i = 0; i < program->n_heaps; i++)
    {
      gint64 heap = registers[program->heaps[i]];

      if (heap < 0 || heap >= registers[0])
        {
          *wrong = heap;
          return GRUNDY_RULE_FAULT_HEAP;
        }
      if (heap > 0)
        heaps[n_heaps++] = (guint64)heap;
    }
  return grundy_heap_options_add (options, heaps, n_heaps) ? GRUNDY_RULE_FAULT_NONE : GRUNDY_RULE_FAULT_IS_FULL;
}

static GrundyRuleFault
run (const GrundyRuleProgram *program, gint64 *registers, guint64 *steps, GrundyHeapOptions *options, gint64 *wrong)
{
  const Instruction *instructions = (gpointer)program->instructions->data;
  GrundyRuleFault fault = GRUNDY_RULE_FAULT_NONE;

  for (guint at = 0; fault == GRUNDY_RULE_FAULT_NONE && instructions[at].op != OP_END;)
    {
      const Instruction *now = &instructions[at];
      gint64 a = registers[now->a];
      gint64 b = registers[now->b];

      at++;
      if (now->op == OP_RECKON)
        fault = grundy_rule_reckon (now->sign, a, b, &registers[now->to]);
      else if (now->op == OP_COPY)
        registers[now->to] = a;
      else if (now->op == OP_TEST)
        at = grundy_rule_holds (now->type, a, b) ? at : now->to;
      else if (now->op == OP_TELL)
        fault = tell (program, registers, options, wrong);
      else if (a < b)
        {
          guint64 length = at - now->to;

          if (*steps < length)
            return GRUNDY_RULE_FAULT_STEPS;
          *steps -= length;
          registers[now->a] = a + 1;
          at = now->to;
        }
    }
  return fault;
}

static gboolean
fail (GrundyRuleFault fault, guint number, guint64 heap, gint64 wrong, GError **error)
{
  int code = fault == GRUNDY_RULE_FAULT_STEPS ? GRUNDY_ERROR_LIMIT : GRUNDY_ERROR_PARAMETER;

  if (fault == GRUNDY_RULE_FAULT_HEAP)
    g_set_error (
        error, GRUNDY_ERROR, code,
        /* Translators: which option form it is, the heap from which the move is made, and a heap that it leaves. */
        _ ("Option form %u: from the heap %" PRIu64 " a move leaves %" PRId64
           ", but each heap that is left must be smaller, and not below 0."),
        number, heap, wrong);
  else if (fault == GRUNDY_RULE_FAULT_DIVISION)
    g_set_error (error, GRUNDY_ERROR, code, _ ("Option form %u: with the heap %" PRIu64 " it divides by 0."), number,
                 heap);
  else if (fault == GRUNDY_RULE_FAULT_SIZE)
    g_set_error (
        error, GRUNDY_ERROR, code,
        _ ("Option form %u: with the heap %" PRIu64 " it needs numbers larger than the largest, 9223372036854775807."),
        number, heap);
  else
    g_set_error (error, GRUNDY_ERROR, code,
                 _ ("Option form %u: with the heap %" PRIu64 " its ranges have more numbers than can be tried."),
                 number, heap);
  return FALSE;
}

gboolean
grundy_rule_program_run (const GrundyRuleProgram *program, guint number, guint64 heap, guint64 *steps,
                         GrundyHeapOptions *options, GError **error)
{
  g_autofree gint64 *registers = NULL;
  gint64 wrong = 0;
  GrundyRuleFault fault;

  if (heap == 0)
    return TRUE;
  registers = g_new0 (gint64, program->n_registers);
  registers[0] = (gint64)heap;
  if (program->constants->len > 0)
    memcpy (registers + program->first_constant, program->constants->data, program->constants->len * sizeof (gint64));
  fault = run (program, registers, steps, options, &wrong);
  return fault == GRUNDY_RULE_FAULT_NONE || fault == GRUNDY_RULE_FAULT_IS_FULL ||
         fail (fault, number, heap, wrong, error);
}
