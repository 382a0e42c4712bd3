/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-catalogue.h"

#include "grundy-catalogue-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Names are short: what is longer is not a slip of the finger. */
#define MAX_SUGGESTED 32

const GrundyRuleset *const *
grundy_catalogue_get_rulesets (guint *n_rulesets)
{
  g_return_val_if_fail (n_rulesets != NULL, NULL);

  *n_rulesets = G_N_ELEMENTS (grundy_catalogue_list);
  return grundy_catalogue_list;
}

const GrundyRuleset *
grundy_catalogue_find (const char *name, const GrundyPreset **preset)
{
  g_return_val_if_fail (name != NULL, NULL);

  if (preset != NULL)
    *preset = NULL;
  for (guint i = 0; i < G_N_ELEMENTS (grundy_catalogue_list); i++)
    {
      const GrundyRuleset *ruleset = grundy_catalogue_list[i];

      if (g_str_equal (ruleset->id, name))
        return ruleset;
      for (guint j = 0; j < ruleset->n_presets; j++)
        if (g_str_equal (ruleset->presets[j].id, name))
          {
            if (preset != NULL)
              *preset = &ruleset->presets[j];
            return ruleset;
          }
    }
  return NULL;
}

/* Least number of letters added, left out, changed or swapped with the next that makes @b of @a; @a and @b are short.
 */
static guint
distance (const char *a, const char *b)
{
  guint rows[3][MAX_SUGGESTED + 1];
  gsize length_a = strlen (a);
  gsize length_b = strlen (b);

  for (guint j = 0; j <= length_b; j++)
    rows[0][j] = j;
  for (guint i = 1; i <= length_a; i++)
    {
      guint *row = rows[i % 3];
      const guint *above = rows[(i + 2) % 3];
      const guint *two_above = rows[(i + 1) % 3];

      row[0] = i;
      for (guint j = 1; j <= length_b; j++)
        {
          guint best = above[j - 1] + (a[i - 1] != b[j - 1]);

          best = MIN (best, MIN (above[j], row[j - 1]) + 1);
          if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            best = MIN (best, two_above[j - 2] + 1);
          row[j] = best;
        }
    }
  return rows[length_a % 3][length_b];
}

typedef struct
{
  const char *name;
  const char *best;
  guint best_distance;
} Suggestion;

static void
consider (Suggestion *suggestion, const char *id)
{
  guint d;

  if (strlen (id) > MAX_SUGGESTED)
    return;
  d = distance (suggestion->name, id);
  if (d < suggestion->best_distance)
    {
      suggestion->best = id;
      suggestion->best_distance = d;
    }
}

const char *
grundy_catalogue_suggest (const char *name)
{
  Suggestion suggestion = { name, NULL, 0 };
  gsize length;

  g_return_val_if_fail (name != NULL, NULL);

  length = strlen (name);
  if (length > MAX_SUGGESTED)
    return NULL;
  /* About a third of the letters may be wrong: "nm" means nim, "wytof" wythoff, and "go" nothing. */
  suggestion.best_distance = (guint)MAX ((length + 1) / 3, 1) + 1;
  for (guint i = 0; i < G_N_ELEMENTS (grundy_catalogue_list); i++)
    {
      const GrundyRuleset *ruleset = grundy_catalogue_list[i];

      consider (&suggestion, ruleset->id);
      for (guint j = 0; j < ruleset->n_presets; j++)
        consider (&suggestion, ruleset->presets[j].id);
    }
  return suggestion.best;
}

const char *
grundy_family_get_title (GrundyFamily family)
{
  switch (family)
    {
    case GRUNDY_FAMILY_HEAPS:
      return _ ("Heaps");
    case GRUNDY_FAMILY_BOARDS:
      return _ ("Boards");
    case GRUNDY_FAMILY_ROWS:
      return _ ("Rows and stairs");
    case GRUNDY_FAMILY_COINS:
      return _ ("Coins");
    case GRUNDY_FAMILY_EDGES:
      return _ ("Edges");
    case GRUNDY_FAMILY_OWN:
      return _ ("Your own");
    default:
      g_return_val_if_reached (NULL);
    }
}

const char *
grundy_family_get_id (GrundyFamily family)
{
  static const char *const ids[] = { "heaps", "boards", "rows", "coins", "edges", "own" };

  g_return_val_if_fail ((guint)family < G_N_ELEMENTS (ids), NULL);

  return ids[family];
}
