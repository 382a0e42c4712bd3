/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-picture-words.h"

static const char *const languages[] = { "en", "zh_CN", "zh_TW", NULL };

/* In the order of the languages */
static const GrundyWords words[] = {
  {
      .letters = { "P", "N", "D" },
      .unsettled = "?",
      .legend = { "whoever moves loses", "whoever moves wins", "neither can win" },
      .badge = "not as in normal play",
  },
  {
      .letters = { "败", "胜", "平" },
      .unsettled = "?",
      .legend = { "先手必败", "先手必胜", "平局" },
      .badge = "与正常规则不同",
  },
  {
      .letters = { "敗", "勝", "和" },
      .unsettled = "?",
      .legend = { "先手必敗", "先手必勝", "和局" },
      .badge = "與標準賽局不同",
  },
};

const GrundyWords *
grundy_picture_words_find (const char *language)
{
  g_return_val_if_fail (language != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (language, languages[i]))
      return &words[i];
  return NULL;
}

/* Of the other places where Chinese is read each has one of the two scripts. */
static const struct
{
  const char *start;
  guint language;
} beginnings[] = {
  { "zh_TW", 2 }, { "zh_HK", 2 }, { "zh_MO", 2 }, { "zh_Hant", 2 }, { "zh", 1 }, { "en", 0 }, { "C", 0 },
};

const char *
grundy_picture_words_choose_language (const char *const *preferred)
{
  g_return_val_if_fail (preferred != NULL, languages[0]);

  for (guint i = 0; preferred[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (beginnings); j++)
      if (g_str_has_prefix (preferred[i], beginnings[j].start))
        return languages[beginnings[j].language];
  return languages[0];
}

const char *const *
grundy_picture_words_get_languages (void)
{
  return languages;
}

/* In the order of their names; Chinese has its letters among the words. */
static const char *const letter_names[] = { "pn", "chinese", "lw", "none", NULL };
static const char *const letters[][3] = { { "P", "N", "D" }, { NULL }, { "L", "W", "D" }, { "", "", "" } };

const char *const *
grundy_picture_words_find_letters (const char *name, const char *language)
{
  g_return_val_if_fail (name != NULL && language != NULL, NULL);

  for (guint i = 0; letter_names[i] != NULL; i++)
    if (g_str_equal (name, letter_names[i]))
      return letters[i][0] != NULL ? letters[i] : words[g_str_equal (language, "zh_TW") ? 2 : 1].letters;
  return NULL;
}

const char *const *
grundy_picture_words_get_letter_names (void)
{
  return letter_names;
}
