/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-catalogue.h"
#include "grundy-test-oracle.h"

#include <string.h>

/* A name must be one word of the notation, known once. */
static void
check_name (GHashTable *names, const char *name)
{
  g_assert_true (g_regex_match_simple ("^[a-z][a-z0-9-]*$", name, 0, 0));
  g_assert_cmpuint (strlen (name), <=, 32);
  g_assert_true (g_hash_table_add (names, g_strdup (name)));
}

/* What people read must be there; a start must be one term in canonical text, of the game it is shown with. */
static void
check_shown (const char *id, const char *title, const char *summary, const char *const *aliases, const char *start)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (start);
  g_autofree char *text = grundy_sum_to_text (sum);

  g_assert_cmpstr (text, ==, start);
  g_assert_cmpuint (grundy_sum_get_n_components (sum), ==, 1);
  g_assert_true (g_str_has_prefix (start, id));
  g_assert_nonnull (strpbrk (start + strlen (id), "{("));
  g_assert_cmpuint (strlen (title), >, 0);
  g_assert_cmpuint (strlen (summary), >, 0);
  g_assert_nonnull (aliases);
}

static void
check_presets (GHashTable *names, const GrundyRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_presets; i++)
    {
      const GrundyPreset *preset = &ruleset->presets[i];
      const GrundyPreset *found = NULL;
      g_autofree char *long_name = g_strdup_printf ("%s{%s}", ruleset->id, preset->parameters);
      g_autoptr (GrundyGame) by_name = grundy_game_parse (preset->id, NULL, NULL);
      g_autoptr (GrundyGame) by_parameters = grundy_game_parse (long_name, NULL, NULL);
      g_autofree char *canonical = grundy_game_to_text (by_parameters);

      check_name (names, preset->id);
      check_shown (preset->id, preset->title, preset->summary, preset->aliases, preset->start);
      g_assert_true (grundy_catalogue_find (preset->id, &found) == ruleset);
      g_assert_true (found == preset);
      g_assert_true (grundy_game_get_preset (by_name) == preset);
      g_assert_null (grundy_game_get_preset (by_parameters));
      g_assert_true (grundy_game_equal (by_name, by_parameters));
      g_assert_cmpstr (canonical, ==, long_name);
      g_assert_cmpstr (grundy_game_get_title (by_name), ==, preset->title);
    }
}

static void
test_entries (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = grundy_catalogue_get_rulesets (&n_rulesets);

  g_assert_cmpuint (n_rulesets, >=, 7);
  for (guint i = 0; i < n_rulesets; i++)
    {
      const GrundyRuleset *ruleset = rulesets[i];
      const GrundyPreset *preset = NULL;

      check_name (names, ruleset->id);
      check_shown (ruleset->id, ruleset->title, ruleset->summary, ruleset->aliases, ruleset->start);
      g_assert_cmpuint (strlen (ruleset->description), >, strlen (ruleset->summary));
      g_assert_true (grundy_catalogue_find (ruleset->id, &preset) == ruleset);
      g_assert_null (preset);
      g_assert_nonnull (ruleset->position.kind);
      g_assert_true (ruleset->moves != NULL || ruleset->heap_options != NULL);
      check_presets (names, ruleset);
    }
}

static void
test_suggestions (void)
{
  g_assert_cmpstr (grundy_catalogue_suggest ("kayls"), ==, "kayles");
  g_assert_cmpstr (grundy_catalogue_suggest ("kalyes"), ==, "kayles");
  g_assert_cmpstr (grundy_catalogue_suggest ("nmi"), ==, "nim");
  g_assert_cmpstr (grundy_catalogue_suggest ("wytof"), ==, "wythoff");
  g_assert_cmpstr (grundy_catalogue_suggest ("dawson-kayle"), ==, "dawson-kayles");
  g_assert_null (grundy_catalogue_suggest ("x"));
  g_assert_null (grundy_catalogue_suggest ("chess"));
  g_assert_null (grundy_catalogue_suggest ("kayleskayleskayleskayleskayleskayleskayles"));
}

static void
test_unknown (void)
{
  const GrundyPreset *preset = (const GrundyPreset *)&preset;

  g_assert_null (grundy_catalogue_find ("chess", &preset));
  g_assert_null (preset);
  g_assert_null (grundy_catalogue_find ("", NULL));
}

static void
test_families (void)
{
  g_assert_cmpstr (grundy_family_get_id (GRUNDY_FAMILY_HEAPS), ==, "heaps");
  g_assert_cmpstr (grundy_family_get_id (GRUNDY_FAMILY_OWN), ==, "own");
  g_assert_cmpstr (grundy_family_get_title (GRUNDY_FAMILY_EDGES), ==, "Edges");
}

/* Checks that a position is in normal form, and that its text means it. */
static void
check_round_trip (const GrundyGame *game, const GrundyPosition *position)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) label = g_string_new (NULL);
  g_autoptr (GrundyPosition) again = NULL;

  grundy_game_format_position (game, position, text);
  again = grundy_game_parse_position (game, text->str, &error);
  if (again == NULL)
    g_error ("\"%s\" was printed and cannot be typed in: %s", text->str, error->message);
  g_assert_cmpint (grundy_position_compare (again, position), ==, 0);
  grundy_game_format_label (game, position, label);
  g_assert_cmpuint (label->len, >, 0);
}

/* Adds what can be reached in one move to @found and @queue; checks what is true of every move. */
static void
follow_moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *moves, GHashTable *found, GQueue *queue)
{
  grundy_game_list_moves (game, from, moves);
  g_assert_false (grundy_moves_is_over_limit (moves));
  for (guint i = 0; i < grundy_moves_get_n_moves (moves); i++)
    {
      GrundyPosition to;
      g_autoptr (GString) key = g_string_new (NULL);

      grundy_moves_get_position (moves, i, &to);
      if (grundy_game_has_measure (game))
        g_assert_cmpuint (grundy_game_get_measure (game, &to), <, grundy_game_get_measure (game, from));
      grundy_game_format_position (game, &to, key);
      if (g_hash_table_add (found, g_strdup (key->str)))
        g_queue_push_tail (queue, grundy_position_copy (&to));
    }
}

/* "What moves prints can be typed in again", for every position that can be reached. */
static guint
walk (const char *start)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (start);
  GrundyGame *game = grundy_sum_get_game (sum, 0);
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);
  g_autoptr (GString) key = g_string_new (NULL);
  GQueue queue = G_QUEUE_INIT;

  g_queue_push_tail (&queue, grundy_position_copy (grundy_sum_get_position (sum, 0)));
  grundy_game_format_position (game, grundy_sum_get_position (sum, 0), key);
  g_hash_table_add (found, g_strdup (key->str));
  while (!g_queue_is_empty (&queue))
    {
      g_autoptr (GrundyPosition) position = g_queue_pop_head (&queue);

      check_round_trip (game, position);
      follow_moves (game, position, moves, found, &queue);
    }
  return g_hash_table_size (found);
}

static void
test_round_trip (void)
{
  g_assert_cmpuint (walk ("nim(1,1,2)"), ==, 7);
  g_assert_cmpuint (walk ("nim{ordered}(1,1,2)"), ==, 12);
  g_assert_cmpuint (walk ("nim(0)"), ==, 1);
  g_assert_cmpuint (walk ("take{1,3,4}(10)"), ==, 11);
  g_assert_cmpuint (walk ("take{any}(4,4,4)"), ==, 35);
  g_assert_cmpuint (walk ("wythoff(3,5)"), ==, 18);
  g_assert_cmpuint (walk ("dag{a>b,a>c,b>c}(a,a)"), ==, 6);
  walk ("kayles(12)");
  walk ("lasker(3,4)");
  walk ("octal{4.F}(9)");
  walk ("grundy(12)");
}

/* Every start of the catalogue that is small enough to walk. */
static void
test_round_trip_of_starts (void)
{
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = grundy_catalogue_get_rulesets (&n_rulesets);

  for (guint i = 0; i < n_rulesets; i++)
    {
      g_assert_cmpuint (walk (rulesets[i]->start), >, 1);
      for (guint j = 0; j < rulesets[i]->n_presets; j++)
        g_assert_cmpuint (walk (rulesets[i]->presets[j].start), >, 1);
    }
}

static guint
count_touching (GrundyMoves *moves, guint element)
{
  guint n = 0;

  for (guint i = 0; i < grundy_moves_get_n_moves (moves); i++)
    {
      guint n_elements;
      const guint *elements = grundy_moves_get_touched (moves, i, &n_elements);

      g_assert_cmpuint (n_elements, ==, 1);
      n += elements[0] == element;
    }
  return n;
}

/* Heap games: equal heaps are tried once, each move touches its heap, and says whether something was taken. */
static void
test_heap_moves (void)
{
  g_autoptr (GrundySum) merged = grundy_test_parse_sum ("nim(2,2,3)");
  g_autoptr (GrundySum) ordered = grundy_test_parse_sum ("nim{ordered}(2,0,2)");
  g_autoptr (GrundySum) lasker = grundy_test_parse_sum ("lasker(3)");
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);
  guint n_splits = 0;

  grundy_game_list_moves (grundy_sum_get_game (merged, 0), grundy_sum_get_position (merged, 0), moves);
  g_assert_cmpuint (grundy_moves_get_n_moves (moves), ==, 5);
  g_assert_cmpuint (count_touching (moves, 0), ==, 2);
  g_assert_cmpuint (count_touching (moves, 2), ==, 3);
  grundy_game_list_moves (grundy_sum_get_game (ordered, 0), grundy_sum_get_position (ordered, 0), moves);
  g_assert_cmpuint (grundy_moves_get_n_moves (moves), ==, 4);
  g_assert_cmpuint (count_touching (moves, 2), ==, 2);
  grundy_game_list_moves (grundy_sum_get_game (lasker, 0), grundy_sum_get_position (lasker, 0), moves);
  for (guint i = 0; i < grundy_moves_get_n_moves (moves); i++)
    n_splits += grundy_moves_get_verb (moves, i) == GRUNDY_VERB_SPLIT;
  g_assert_cmpuint (grundy_moves_get_n_moves (moves), ==, 4);
  g_assert_cmpuint (n_splits, ==, 1);
}

/* A heap that nobody could list is given up at the limit, at once. */
static void
test_heap_moves_limit (void)
{
  g_autoptr (GrundySum) huge = grundy_test_parse_sum ("nim(9223372036854775807)");
  g_autoptr (GrundySum) small = grundy_test_parse_sum ("nim(7)");
  g_autoptr (GrundyMoves) moves = grundy_moves_new (7);

  grundy_game_list_moves (grundy_sum_get_game (huge, 0), grundy_sum_get_position (huge, 0), moves);
  g_assert_true (grundy_moves_is_over_limit (moves));
  grundy_game_list_moves (grundy_sum_get_game (small, 0), grundy_sum_get_position (small, 0), moves);
  g_assert_false (grundy_moves_is_over_limit (moves));
  g_assert_cmpuint (grundy_moves_get_n_moves (moves), ==, 7);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/catalogue/entries", test_entries);
  g_test_add_func ("/catalogue/suggestions", test_suggestions);
  g_test_add_func ("/catalogue/unknown", test_unknown);
  g_test_add_func ("/catalogue/families", test_families);
  g_test_add_func ("/catalogue/round-trip/small-games", test_round_trip);
  g_test_add_func ("/catalogue/round-trip/starts", test_round_trip_of_starts);
  g_test_add_func ("/catalogue/heap-moves/all", test_heap_moves);
  g_test_add_func ("/catalogue/heap-moves/limit", test_heap_moves_limit);
  return g_test_run ();
}
