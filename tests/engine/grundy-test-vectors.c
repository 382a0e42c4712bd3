/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-vectors.h"

#include <string.h>

typedef struct
{
  const char *here;  /* in the table; a colon at the end stands for numbers that follow it */
  const char *there; /* in the notation, before those numbers */
} Word;

static const Word take_words[] = {
  { "set:", "" },
  { "upto:", "1.." },
  { "any", "any" },
  { "allbut:", "all-but " },
  { "pow2", "powers-of-two" },
  { "fib", "fibonacci" },
  { "prime", "primes" },
  { "square", "squares" },
  { "factorial", "factorials" },
  { "odd", "odd" },
  { "half", "half" },
  { "athalf", "at-least-half" },
  { "div", "divisors" },
  { "pdiv", "proper-divisors" },
  { "nondiv", "non-divisors" },
  { "coprime", "coprime" },
  { "coprime1", "coprime-below" },
};

static char *
translate (const Word *words, guint n_words, const char *params)
{
  for (guint i = 0; i < n_words; i++)
    {
      gsize length = strlen (words[i].here);

      if (g_str_equal (words[i].here, params))
        return g_strdup (words[i].there);
      if (words[i].here[length - 1] == ':' && g_str_has_prefix (params, words[i].here))
        return g_strconcat (words[i].there, params + length, NULL);
    }
  g_error ("The table has params \"%s\" that no test knows.", params);
}

static const Word piece_words[] = {
  { "rook", "rook" }, { "bishop", "bishop" }, { "queen", "queen" },
  { "king", "king" }, { "wazir", "wazir" },   { "knight2", "knight" },
};

static const Word coin_words[] = {
  { "one", "one" },
  { "turtles", "turtles" },
  { "twins", "twins" },
  { "mock", "mock" },
  { "triplets", "triplets" },
  { "atmost:", "at-most " },
  { "exactly:", "exactly " },
  { "ruler", "ruler" },
  { "run:", "run " },
  { "runupto:", "run-up-to " },
  { "runsquare", "run-squares" },
  { "pair:", "pair " },
  { "oneorpair:", "one-or-pair " },
  { "equal3", "equal3" },
};

/* (transfer full) (nullable): what stands in the curly brackets */
typedef char *(*ParametersFunc) (const char *params);

static char *
translate_take (const char *params)
{
  return translate (take_words, G_N_ELEMENTS (take_words), params);
}

static char *
translate_coins (const char *params)
{
  return translate (coin_words, G_N_ELEMENTS (coin_words), params);
}

/* `turtlesxmock 4x4` becomes `turtles x mock,4x4`. */
static char *
translate_grid (const char *params)
{
  g_auto (GStrv) halves = g_strsplit (params, " ", 2);
  g_auto (GStrv) rules = g_strsplit (halves[0], "x", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; rules[i] != NULL; i++)
    {
      g_autofree char *rule = translate_coins (rules[i]);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : " x ", rule);
    }
  g_string_append_printf (text, ",%s", halves[1]);
  return g_strdup (text->str);
}

static char *
translate_white_knight (const char *params)
{
  return g_strconcat ("white-knight, ", params, NULL);
}

/* `1,0;2,1` becomes `rider (1,0),(2,1)`. */
static char *
translate_rider (const char *params)
{
  g_auto (GStrv) vectors = g_strsplit (params, ";", -1);
  g_autofree char *joined = g_strjoinv ("),(", vectors);

  return g_strdup_printf ("rider (%s)", joined);
}

static char *
say_to_zero (const char *params)
{
  return g_strdup ("to-zero");
}

static char *
say_positive (const char *params)
{
  return g_strdup ("positive");
}

typedef struct
{
  const char *game;
  const char *ruleset;
  ParametersFunc parameters; /* NULL: none */
} Ruleset;

static const Ruleset rulesets[] = {
  { "take", "take", translate_take },
  { "octal", "octal", g_strdup },
  { "hex", "octal", g_strdup },
  { "grundy", "grundy", NULL },
  { "lasker", "lasker", NULL },
  { "couples", "couples", NULL },
  { "hdu4388", "split-xor", NULL },
  { "shrinkadd", "shrink-add", NULL },
  { "circlekayles", "circle-kayles", NULL },
  { "whiteknight", "piece", translate_white_knight },
  { "rider", "piece", translate_rider },
  { "silver", "silver-dollar", NULL },
  { "nimble", "nimble", NULL },
  { "staircase", "staircase", NULL },
  { "moore", "moore", g_strdup },
  { "samefrom", "same-from", g_strdup },
  { "lim", "lim", NULL },
  { "euclid0", "euclid", say_to_zero },
  { "euclid1", "euclid", say_positive },
  { "chomp", "chomp", NULL },
  { "cram", "cram", NULL },
  { "treblecross", "strip", NULL },
  { "coins", "coins", translate_coins },
  { "grid", "coin-grid", translate_grid },
};

char *
grundy_test_vector_to_game (const char *game, const char *params)
{
  for (guint i = 0; i < G_N_ELEMENTS (piece_words); i++)
    if (g_str_equal (piece_words[i].here, game))
      return g_strdup_printf ("piece{%s}", piece_words[i].there);
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    if (g_str_equal (rulesets[i].game, game))
      {
        g_autofree char *parameters = NULL;

        if (rulesets[i].parameters == NULL)
          return g_strdup (rulesets[i].ruleset);
        parameters = rulesets[i].parameters (params);
        return g_strdup_printf ("%s{%s}", rulesets[i].ruleset, parameters);
      }
  g_error ("The table has a game \"%s\" that no test knows.", game);
}

char *
grundy_test_vector_to_sum (const char *game, const char *params, const char *position)
{
  g_autofree char *text = grundy_test_vector_to_game (game, params);

  return g_strdup_printf ("%s(%s)", text, g_str_equal (position, "empty") ? "" : position);
}
