/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-labels.h"

G_BEGIN_DECLS

/**
 * grundy_picture_words_find:
 * @language: `en`, `zh_CN` or `zh_TW`
 *
 * The words in a picture, in the language of whoever will look at it, which may be another one than that of whoever
 * makes it. They are not looked up in translations, so that the same input gives the same picture in every locale and
 * before anything is installed.
 *
 * Returns: (transfer none) (nullable): the words; %NULL in any other language
 */
const GrundyWords *grundy_picture_words_find (const char *language);

/**
 * grundy_picture_words_choose_language:
 * @preferred: (array zero-terminated=1): names of locales, the most wanted first, as g_get_language_names() has them
 *
 * Returns: (transfer none): the language of a picture for whoever reads these; English where none of them is there
 */
const char *grundy_picture_words_choose_language (const char *const *preferred);

/* (array zero-terminated=1) (transfer none): the languages that there are */
const char *const *grundy_picture_words_get_languages (void);

/**
 * grundy_picture_words_find_letters:
 * @name: `pn`, `chinese`, `lw` or `none`
 * @language: the language of the other words: of the two ways to write Chinese it says which
 *
 * The letters of outcomes may be others than the language's own: P and N, 败 and 胜 (敗 and 勝), L and W, or none.
 *
 * Returns: (array fixed-size=3) (transfer none) (nullable): for each #GrundyOutcome its letter; %NULL for another name
 */
const char *const *grundy_picture_words_find_letters (const char *name, const char *language);

/* (array zero-terminated=1) (transfer none): the names of the letters that there are */
const char *const *grundy_picture_words_get_letter_names (void);

G_END_DECLS
