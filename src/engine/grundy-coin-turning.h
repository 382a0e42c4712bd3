/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-kinds.h"

G_BEGIN_DECLS

/*
 * Coin-turning rules (private to the engine): which coins of a row may be turned together when the rightmost of
 * them is at a given place, counted from 0.
 */

/**
 * GrundyCoinSetFunc:
 * @places: (array length=n_places): the places, falling: the rightmost comes first
 * @n_places: how many; at least one
 * @user_data: what was given with the function
 *
 * Returns: whether to go on
 */
typedef gboolean (*GrundyCoinSetFunc) (const guint64 *places, guint n_places, gpointer user_data);

/* Calls @func for every set that may be turned whose rightmost coin is at @place, each once. Returns FALSE when @func
 * stopped it. */
gboolean grundy_coin_turning_foreach_set (const GrundyCoinRule *rule, guint64 place, GrundyCoinSetFunc func,
                                          gpointer user_data);

/* Whether the value of a head alone is known by a formula for each place; and that value. */
gboolean grundy_coin_turning_has_formula (const GrundyCoinRule *rule);
guint64 grundy_coin_turning_get_value (const GrundyCoinRule *rule, guint64 place);

G_END_DECLS
