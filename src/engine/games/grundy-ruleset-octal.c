/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-heap-code.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_CODE,
};

#define LEAVES_HEAPS (GRUNDY_CODE_LEAVES_ONE | GRUNDY_CODE_LEAVES_TWO | GRUNDY_CODE_LEAVES_THREE)

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_CODE] = {
    .kind = &grundy_kind_code,
    .label = N_ ("Code"),
    .is_required = TRUE,
  },
};

static const GrundyCode *
get_code (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_CODE)->data;
}

/* How many counters at most a move takes that leaves a heap. */
static guint64
find_last_place (const GrundyCode *code)
{
  for (guint i = code->n_digits; i < code->n_digits + code->n_repeating; i++)
    if ((code->digits[i] & LEAVES_HEAPS) != 0)
      return G_MAXUINT64;
  return code->n_digits - 1;
}

static gboolean
add_pairs (guint64 rest, GrundyHeapOptions *options)
{
  for (guint64 smaller = 1; smaller <= rest / 2; smaller++)
    {
      guint64 heaps[] = { smaller, rest - smaller };

      if (!grundy_heap_options_add (options, heaps, 2))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_triples (guint64 rest, GrundyHeapOptions *options)
{
  for (guint64 smallest = 1; smallest <= rest / 3; smallest++)
    for (guint64 middle = smallest; middle <= (rest - smallest) / 2; middle++)
      {
        guint64 heaps[] = { smallest, middle, rest - smallest - middle };

        if (!grundy_heap_options_add (options, heaps, 3))
          return FALSE;
      }
  return TRUE;
}

/* What is left after a move that takes the same number of counters has the same sum, and different sums make different
 * options; so no option comes twice. */
static void
heap_options (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options)
{
  const GrundyCode *code = get_code (game);
  guint64 last_place = find_last_place (code);

  if (heap == 0)
    return;
  for (guint64 taken = 0; taken < heap && taken <= last_place; taken++)
    {
      guint digit = grundy_code_get_digit (code, taken);
      guint64 rest = heap - taken;

      if ((digit & GRUNDY_CODE_LEAVES_ONE) != 0 && !grundy_heap_options_add_heap (options, rest))
        return;
      if ((digit & GRUNDY_CODE_LEAVES_TWO) != 0 && !add_pairs (rest, options))
        return;
      if ((digit & GRUNDY_CODE_LEAVES_THREE) != 0 && !add_triples (rest, options))
        return;
    }
  if ((grundy_code_get_digit (code, heap) & GRUNDY_CODE_LEAVES_NOTHING) != 0)
    grundy_heap_options_add_heap (options, 0);
}

static void
heap_code (const GrundyGame *game, GrundyHeapCode *code)
{
  code->kind = GRUNDY_HEAP_CODE_BREAK;
  code->code = get_code (game);
}

/* --- Lasker's Nim ------------------------------------------------------------------------------------------- */

static gboolean
is_lasker (const GrundyGame *game)
{
  const GrundyCode *code = get_code (game);

  return code->n_digits == 1 && code->digits[0] == GRUNDY_CODE_LEAVES_TWO && code->n_repeating == 1 &&
         code->digits[1] == (GRUNDY_CODE_LEAVES_NOTHING | GRUNDY_CODE_LEAVES_ONE);
}

static guint64
lasker_heap_sg (guint64 heap)
{
  switch (heap % 4)
    {
    case 3:
      return heap + 1;
    case 0:
      return heap == 0 ? 0 : heap - 1;
    default:
      return heap;
    }
}

static guint64
lasker_sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum ^= lasker_heap_sg (position->cells[i]);
  return sum;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source =
          N_ ("E. Lasker, “Brettspiele der Völker”, 1931; E. R. Berlekamp, J. H. Conway, R. K. Guy, “Winning Ways”, "
              "chapter 4"),
      .applies = is_lasker,
      .sg = lasker_sg,
  },
};

/* --- Board ---------------------------------------------------------------------------------------------------- */

/* Whether taking counters may leave two heaps: then they stand in rows, and what is taken stands side by side. */
static gboolean
breaks_rows (const GrundyCode *code)
{
  for (guint i = 1; i < code->n_digits + code->n_repeating; i++)
    if ((code->digits[i] & GRUNDY_CODE_LEAVES_TWO) != 0)
      return TRUE;
  return FALSE;
}

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *heaps)
{
  grundy_board_clear (heaps, breaks_rows (get_code (game)) ? GRUNDY_BOARD_PINS : GRUNDY_BOARD_HEAPS, 0, 0);
  for (guint i = 0; i < position->n_cells; i++)
    grundy_board_add_number (heaps, position->cells[i]);
}

/* --- Named codes -------------------------------------------------------------------------------------------- */

static const char *const kayles_aliases[] = { "Kayles", "凯尔斯", "九柱戏", "保龄球游戏", "0.77", NULL };
static const char *const dawson_kayles_aliases[] = { "Dawson's Kayles", "道森凯尔斯", "0.07", NULL };
static const char *const dawson_chess_aliases[] = { "Dawson's Chess", "道森象棋", "道森棋", "0.137", NULL };
static const char *const treblecross_aliases[] = { "Treblecross", "一维井字棋", "三连叉", "0.007", NULL };
static const char *const lasker_aliases[] = { "Lasker's Nim", "Nim or not Nim?", "拉斯克尼姆", "拉斯克",
                                              "取石子或分堆", "4.(3)",           "HDU 3032",   NULL };

static const GrundyPreset presets[] = {
  {
      .id = "kayles",
      .title = N_ ("Kayles"),
      .summary = N_ ("Knock down one pin, or two that stand side by side."),
      .description =
          N_ ("Pins stand in rows. In your turn bowl down one pin, or two neighbours, of one row. What is left "
              "of the row stands as one row, or as two when the ball went through its middle. As a heap game: "
              "take one or two counters, and split the rest in two if you like. From a row of 71 on the SG "
              "values have period 12."),
      .parameters = "0.77",
      .aliases = kayles_aliases,
      .start = "kayles(8)",
  },
  {
      .id = "dawson-kayles",
      .title = N_ ("Dawson’s Kayles"),
      .summary = N_ ("Knock down two pins that stand side by side."),
      .description =
          N_ ("As Kayles, but every ball takes exactly two neighbouring pins; a pin that stands alone stands for "
              "ever. As a heap game: take two counters, and split the rest in two if you like. The SG values "
              "have period 34, with a few exceptions among the small rows."),
      .parameters = "0.07",
      .aliases = dawson_kayles_aliases,
      .start = "dawson-kayles(9)",
  },
  {
      .id = "dawson-chess",
      .title = N_ ("Dawson’s chess"),
      .summary = N_ ("Two rows of pawns that must capture, on a board three squares high."),
      .description =
          N_ ("Two rows of pawns face each other with one empty row between them, and who can capture must. A "
              "pawn that advances in the middle of a stretch of columns ends, after the forced captures, with "
              "that column and its two neighbours blocked. So it is a heap game: take a counter with its "
              "neighbours: three from inside, two at an end, or one that is alone. The SG values are those of "
              "Dawson’s Kayles, with heaps one larger."),
      .parameters = "0.137",
      .aliases = dawson_chess_aliases,
      .start = "dawson-chess(10)",
  },
  {
      .id = "treblecross",
      .title = N_ ("Treblecross, as heaps"),
      .summary = N_ ("Take three counters from a heap, and split the rest in two if you like."),
      .description =
          N_ ("Treblecross is noughts and crosses on a strip where both players write crosses and three side by "
              "side win. A cross next to another or one square away from it loses at once, so each cross uses "
              "up its square and two on either side. A strip of n squares is therefore a heap of n+2 from which "
              "three counters are taken. No period of its SG values is known."),
      .parameters = "0.007",
      .aliases = treblecross_aliases,
      .start = "treblecross(12)",
  },
  {
      .id = "lasker",
      .title = N_ ("Lasker’s Nim"),
      .summary = N_ ("Take any number of counters from a heap, or split it into two."),
      .description =
          N_ ("In your turn either take as many counters from one heap as you like, as in Nim, or split one heap "
              "into two heaps and take nothing. The SG value of a heap is its size, except that 3 and 4 are "
              "exchanged, and 7 and 8, 11 and 12, and so on."),
      .parameters = "4.(3)",
      .aliases = lasker_aliases,
      .start = "lasker(2,3,4)",
  },
};

static const char *const aliases[] = {
  "octal game",   "hexadecimal game", "take-and-break", "Guy and Smith", "八进制游戏",
  "十六进制游戏", "取分游戏",         "Be the Winner",  "HDU 2509",      NULL,
};

const GrundyRuleset grundy_ruleset_octal = {
  .id = "octal",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Take-and-break code"),
  .summary = N_ ("A code says how many counters may be taken and how many heaps may be left."),
  .description =
      N_ ("The rule is written as a code of digits such as 0.137. The k-th digit behind the point is about taking "
          "k counters from a heap: add up 1 if nothing may be left of it, 2 if the rest may stay one heap, 4 "
          "if it may be split into two heaps, 8 if into three. So 7 allows none, one or two heaps, and 0 forbids "
          "to take that many. Digits go to F, which is 15. The digit before the point is about splitting a heap "
          "without taking anything. Digits in round brackets at the end repeat for ever."),
  .aliases = aliases,
  .start = "octal{0.137}(12)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .presets = presets,
  .n_presets = G_N_ELEMENTS (presets),
  .heap_options = heap_options,
  .heap_code = heap_code,
  .board = board,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
