/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * GrundyTestRandom:
 * @state: the seed, to begin with
 *
 * Numbers that look random and are the same for ever: splitmix64 (Steele, Lea,
 * Flood 2014). `GrundyTestRandom random = { 42 };` is ready for use.
 */
typedef struct
{
  guint64 state;
} GrundyTestRandom;

guint64 grundy_test_random_next (GrundyTestRandom *random);
/* A number from 0 to @end - 1; @end is above 0. */
guint64 grundy_test_random_below (GrundyTestRandom *random, guint64 end);
/* Puts the numbers in an order that looks random. */
void grundy_test_random_shuffle (GrundyTestRandom *random, guint32 *numbers, guint n_numbers);

G_END_DECLS
