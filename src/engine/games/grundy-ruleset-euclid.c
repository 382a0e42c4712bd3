/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A position is the pair with the smaller number first. */
#include "grundy-board.h"
#include "grundy-error.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_END,
};

enum
{
  END_TO_ZERO,
  END_POSITIVE,
};

static const char *const ends[] = { [END_TO_ZERO] = "to-zero", [END_POSITIVE] = "positive", NULL };

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_END] = {
    .kind = &grundy_kind_choice,
    .label = N_ ("Where the numbers end"),
    .is_required = TRUE,
    .choices = ends,
  },
};

static gboolean
stays_positive (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_END)->number == END_POSITIVE;
}

static gboolean
goes_to_zero (const GrundyGame *game)
{
  return !stays_positive (game);
}

static gboolean
check (const GrundyGame *game, const GrundyPosition *position, GError **error)
{
  if (goes_to_zero (game) || (position->cells[0] > 0 && position->cells[1] > 0))
    return TRUE;
  g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
                       _ ("Both numbers must be at least 1 where they stay positive, but one is 0."));
  return FALSE;
}

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  grundy_position_sort (position);
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  guint64 smaller = from->cells[0];
  guint64 larger = from->cells[1];
  guint64 least = stays_positive (game) ? 1 : 0;

  if (smaller == 0)
    return;
  while (larger >= smaller && larger - smaller >= least)
    {
      guint64 cells[2];
      GrundyPosition to = { cells, G_N_ELEMENTS (cells) };

      larger -= smaller;
      cells[0] = MIN (smaller, larger);
      cells[1] = MAX (smaller, larger);
      if (!grundy_moves_add (list, GRUNDY_VERB_CHANGE, &to))
        return;
      grundy_moves_touch (list, 1);
    }
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  return position->cells[0] + position->cells[1];
}

static void
table_position (const GrundyGame *game, guint64 a, guint64 b, GrundyPosition *position)
{
  grundy_position_assign (position, (const guint64[]){ MIN (a, b), MAX (a, b) }, 2);
}

/* floor (b/a - a/b) for a <= b, exactly */
static guint64
positive_sg (const GrundyGame *game, const GrundyPosition *position)
{
  unsigned __int128 a = position->cells[0];
  unsigned __int128 b = position->cells[1];

  return a == 0 ? 0 : (guint64)((b * b - a * a) / (a * b));
}

/* For a < b: whether b/a is above the golden ratio, that is b*b - a*b - a*a > 0. */
static gboolean
to_zero_n_wins (const GrundyGame *game, const GrundyPosition *position)
{
  unsigned __int128 a = position->cells[0];
  unsigned __int128 b = position->cells[1];

  return a > 0 && (a == b || b * b > a * b + a * a);
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("G. Nivasch, “The Sprague–Grundy function of the game Euclid”, 2006"),
      .applies = stays_positive,
      .sg = positive_sg,
  },
  {
      .source = N_ ("A. J. Cole, A. J. T. Davie, “A game based on the Euclidean algorithm”, 1969"),
      .applies = goes_to_zero,
      .n_wins = to_zero_n_wins,
  },
};

static const char *const aliases[] = {
  "Euclid's Game", "欧几里得", "欧几里得游戏", "辗转相减", "Stan and Ollie", "POJ 2348", "HDU 3595", NULL,
};

const GrundyRuleset grundy_ruleset_euclid = {
  .id = "euclid",
  .family = GRUNDY_FAMILY_BOARDS,
  .title = N_ ("Euclid’s game"),
  .summary = N_ ("Subtract a multiple of the smaller number from the larger."),
  .description = N_ (
      "Two numbers are given. In your turn subtract a positive multiple of the smaller one from the larger one. Played "
      "to zero, the result may be 0, and then play is over; played positive, it may not. As long as the larger number "
      "is less than twice the smaller there is no choice, and who first has a choice can turn the game his way. In "
      "both forms the golden ratio decides: with b above 1.618... times a the next player wins."),
  .aliases = aliases,
  .start = "euclid{to-zero}(12,34)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_pair, .label = N_ ("Numbers") },
  .check = check,
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = grundy_board_set_heaps,
  .table_position = table_position,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
