/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/*
 * Lost positions are few: two of the three numbers, and just so a difference of two with the third number, are in
 * at most one, for from the larger of two one could move to the smaller. So sorted triples are gone through by their
 * first two numbers, and the least third one that meets no lost position found before makes a new one.
 */
#define FIRST_SIZE 301
#define MAX_SIZE 2000
#define NONE G_MAXUINT16

/* Numbers below size */
typedef struct
{
  guint64 size;
  guint16 *thirds;     /* by two numbers of a lost position: the third one, or NONE */
  gboolean *has_slant; /* by a difference of two and the third: whether there is a lost position */
} Table;

static gsize
get_place (const Table *table, guint64 row, guint64 column)
{
  return row * table->size + column;
}

static guint16 *
get_third (const Table *table, guint64 a, guint64 b)
{
  return &table->thirds[get_place (table, MIN (a, b), MAX (a, b))];
}

static gboolean *
get_slant (const Table *table, guint64 a, guint64 b, guint64 third)
{
  return &table->has_slant[get_place (table, MAX (a, b) - MIN (a, b), third)];
}

static gboolean
is_free (const Table *table, guint64 a, guint64 b, guint64 c)
{
  return *get_third (table, a, c) == NONE && *get_third (table, b, c) == NONE && !*get_slant (table, a, b, c) &&
         !*get_slant (table, a, c, b) && !*get_slant (table, b, c, a);
}

static void
add_lost (Table *table, guint64 a, guint64 b, guint64 c)
{
  *get_third (table, a, b) = (guint16)c;
  *get_third (table, a, c) = (guint16)b;
  *get_third (table, b, c) = (guint16)a;
  *get_slant (table, a, b, c) = TRUE;
  *get_slant (table, a, c, b) = TRUE;
  *get_slant (table, b, c, a) = TRUE;
}

static void
clear (Table *table)
{
  g_clear_pointer (&table->thirds, g_free);
  g_clear_pointer (&table->has_slant, g_free);
}

static void
fill (Table *table, GrundyJudge *judge, guint64 size)
{
  clear (table);
  table->size = size;
  table->thirds = g_new (guint16, size * size);
  table->has_slant = g_new0 (gboolean, size * size);
  for (gsize i = 0; i < size * size; i++)
    table->thirds[i] = NONE;

  for (guint64 a = 0; a < size && grundy_judge_goes_on (judge); a++)
    for (guint64 b = a; b < size; b++)
      {
        guint64 c = b;

        if (*get_third (table, a, b) != NONE)
          continue;
        while (c < size && !is_free (table, a, b, c))
          c++;
        if (c < size)
          add_lost (table, a, b, c);
      }
}

static gboolean
is_lost (Table *table, GrundyJudge *judge, const guint64 *heaps)
{
  guint64 largest = MAX (heaps[0], MAX (heaps[1], heaps[2]));

  if (largest >= MAX_SIZE)
    grundy_judge_take_error (judge, g_error_new (GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
                                                 _ ("Expected heaps smaller than %1$d, but one is %2$" PRIu64 "."),
                                                 MAX_SIZE, largest));
  else if (largest >= table->size)
    fill (table, judge, MIN (MAX_SIZE, MAX (FIRST_SIZE, 2 * largest)));
  return grundy_judge_is_well (judge) && *get_third (table, heaps[0], heaps[1]) == heaps[2];
}

static void
run (GrundyJudge *judge)
{
  Table table = { 0 };
  guint64 heaps[3];

  while (grundy_judge_next_case (judge, heaps, G_N_ELEMENTS (heaps)))
    grundy_judge_answer (judge, is_lost (&table, judge, heaps) ? "0" : "1");
  clear (&table);
}

const GrundyJudgeProblem grundy_judge_zoj_3057 = {
  .id = "ZOJ 3057",
  .title = "Beans Game",
  .game = N_ ("Three heaps: take from one, or the same from two"),
  .sample = "1 0 0\n1 1 1\n2 3 6\n",
  .position = "same-from{1,2}(2,3,6)",
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
