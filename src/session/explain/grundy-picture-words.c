/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-picture-words.h"

static const char *const languages[] = { "en", "zh_CN", "zh_TW", NULL };

/* In the order of the languages */
static const GrundyWords words[] = {
  {
      .letters = { "P", "N", "D" },
      .unsettled = "?",
      .legend = { "whoever moves loses", "whoever moves wins", "neither can win" },
  },
  {
      .letters = { "败", "胜", "平" },
      .unsettled = "?",
      .legend = { "先手必败", "先手必胜", "平局" },
  },
  {
      .letters = { "敗", "勝", "和" },
      .unsettled = "?",
      .legend = { "先手必敗", "先手必勝", "和局" },
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

const char *const *
grundy_picture_words_get_languages (void)
{
  return languages;
}
