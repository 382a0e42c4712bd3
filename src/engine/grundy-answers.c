/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-answers.h"

struct _GrundyAnswers
{
  GrundyRules *rules;
  GrundyArena *arena;
  guint32 *answers;
  guint32 exception;
  guint64 n_moves;
};

GrundyAnswers *
grundy_answers_new_take (GrundyRules *rules, GrundyArena *arena, guint32 *numbers, guint32 exception, guint64 n_moves)
{
  GrundyAnswers *answers = g_new (GrundyAnswers, 1);

  *answers = (GrundyAnswers){ grundy_rules_ref (rules), arena, numbers, exception, n_moves };
  return answers;
}

void
grundy_answers_free (GrundyAnswers *answers)
{
  if (answers == NULL)
    return;

  grundy_rules_unref (answers->rules);
  grundy_arena_unref (answers->arena);
  g_free (answers->answers);
  g_free (answers);
}

GrundyRules *
grundy_answers_get_rules (const GrundyAnswers *answers)
{
  return answers->rules;
}

const GrundyArena *
grundy_answers_get_arena (const GrundyAnswers *answers)
{
  return answers->arena;
}

guint32
grundy_answers_get_sg (const GrundyAnswers *answers, guint32 index)
{
  g_assert (index < grundy_arena_get_size (answers->arena));

  return GRUNDY_ANSWER_SG (answers->answers[index]);
}

GrundyOutcome
grundy_answers_get_outcome (const GrundyAnswers *answers, guint32 index, gboolean last_wins)
{
  guint32 sg = grundy_answers_get_sg (answers, index);
  gboolean is_n = last_wins ? sg != 0 : GRUNDY_ANSWER_IS_MISERE_N (answers->answers[index]);

  return is_n ? GRUNDY_OUTCOME_N : GRUNDY_OUTCOME_P;
}

guint32
grundy_answers_get_exception (const GrundyAnswers *answers)
{
  return answers->exception;
}

guint64
grundy_answers_get_n_moves (const GrundyAnswers *answers)
{
  return answers->n_moves;
}
