/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-vectors.h"

#include "grundy-catalogue.h"

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

/* (transfer full) (nullable): what stands in the curly brackets */
typedef char *(*ParametersFunc) (const char *params);

static char *
translate_take (const char *params)
{
  return translate (take_words, G_N_ELEMENTS (take_words), params);
}

typedef struct
{
  const char *game;
  const char *ruleset;
  ParametersFunc parameters; /* NULL: none */
} Ruleset;

static const Ruleset rulesets[] = {
  { "take", "take", translate_take }, { "octal", "octal", g_strdup },      { "hex", "octal", g_strdup },
  { "grundy", "grundy", NULL },       { "lasker", "lasker", NULL },        { "couples", "couples", NULL },
  { "hdu4388", "split-xor", NULL },   { "shrinkadd", "shrink-add", NULL }, { "circlekayles", "circle-kayles", NULL },
};

char *
grundy_test_vector_to_game (const char *game, const char *params)
{
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    if (g_str_equal (rulesets[i].game, game))
      {
        g_autofree char *parameters = NULL;

        if (grundy_catalogue_find (rulesets[i].ruleset, NULL) == NULL)
          return NULL;
        if (rulesets[i].parameters == NULL)
          return g_strdup (rulesets[i].ruleset);
        parameters = rulesets[i].parameters (params);
        return g_strdup_printf ("%s{%s}", rulesets[i].ruleset, parameters);
      }
  return NULL;
}

char *
grundy_test_vector_to_sum (const char *game, const char *params, const char *position)
{
  g_autofree char *text = NULL;

  if (g_str_equal (game, "queen") && strchr (position, ';') == NULL)
    return g_strdup_printf ("wythoff(%s)", position);
  text = grundy_test_vector_to_game (game, params);
  if (text == NULL)
    return NULL;
  return g_strdup_printf ("%s(%s)", text, g_str_equal (position, "empty") ? "" : position);
}
