/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-ruleset.h"

G_BEGIN_DECLS

/**
 * grundy_catalogue_get_rulesets:
 * @n_rulesets: (out): how many
 *
 * Returns: (array length=n_rulesets) (transfer none): every ruleset, in the
 *   order of games/meson.build, which is the catalogue's
 */
GRUNDY_API
const GrundyRuleset *const *grundy_catalogue_get_rulesets (guint *n_rulesets);

/**
 * grundy_catalogue_find:
 * @name: the name of a ruleset or of a preset, as in the notation
 * @preset: (out) (optional) (nullable): the preset, if @name is a preset's
 *
 * Returns: (nullable) (transfer none): the ruleset, or %NULL if no such name is known
 */
GRUNDY_API
const GrundyRuleset *grundy_catalogue_find (const char *name, const GrundyPreset **preset);

/**
 * grundy_catalogue_suggest:
 * @name: a name that is not known
 *
 * Returns: (nullable) (transfer none): the known name most like it, if any is close enough to be meant
 */
GRUNDY_API
const char *grundy_catalogue_suggest (const char *name);

/**
 * grundy_family_get_title:
 *
 * Returns: (transfer none): the translated name of the family
 */
GRUNDY_API
const char *grundy_family_get_title (GrundyFamily family);
/**
 * grundy_family_get_id:
 *
 * Returns: (transfer none): the family's name in machine-read output: "heaps", "boards", ...
 */
GRUNDY_API
const char *grundy_family_get_id (GrundyFamily family);

G_END_DECLS
