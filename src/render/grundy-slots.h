/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-state.h"

G_BEGIN_DECLS

#define GRUNDY_MAX_SLOTS 3

/**
 * GrundySlotTexts:
 * @choice: what stands in the slot
 * @size: the size of its font
 * @is_bold: its weight
 * @baseline: the baseline, from the centre of the node
 * @finals: (array): for each node its text when everything is settled
 * @letters: for each outcome its letter
 * @unsettled: (nullable): the text while nothing is settled; %NULL for none
 * @widest: the widest text of all nodes and states
 *
 * All texts of one slot, shaped.
 */
typedef struct
{
  GrundyLabelChoice choice;
  double size;
  gboolean is_bold;
  double baseline;
  GrundyRun **finals;
  GrundyRun *letters[3];
  GrundyRun *unsettled;
  double widest;
} GrundySlotTexts;

/**
 * GrundySlots:
 * @n_nodes: how many nodes
 * @n_slots: how many slots each has; slot 0 is inside
 * @slots: the slots
 * @placement: where the ones outside stand
 * @half_height: of every node
 * @half_widths: (array length=n_nodes): of each node
 * @beside: from the outline to a text beside it
 * @down: how far texts below reach from the centre
 *
 * The texts of all nodes, shaped, and the room that they need.
 */
typedef struct
{
  guint32 n_nodes;
  guint n_slots;
  GrundySlotTexts slots[GRUNDY_MAX_SLOTS];
  GrundyPlacement placement;
  double half_height;
  double *half_widths;
  double beside;
  double down;
} GrundySlots;

GrundySlots *grundy_slots_new (GrundyFont *font, const GrundyLabels *labels, const GrundyPictureOptions *options);
void grundy_slots_free (GrundySlots *slots);
/* The width reserved for a slot of a node */
double grundy_slots_get_width (const GrundySlots *slots, guint32 node, guint i);

/**
 * grundy_slots_choose_text, grundy_slots_choose_run:
 *
 * What stands in a slot in a state, as text and as glyphs; the text is empty, and the run %NULL, for nothing.
 */
const char *grundy_slots_choose_text (const GrundySlots *slots, const GrundyLabels *labels, const GrundyState *state,
                                      guint32 node, guint i);
const GrundyRun *grundy_slots_choose_run (const GrundySlots *slots, const GrundyLabels *labels,
                                          const GrundyState *state, guint32 node, guint i);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySlots, grundy_slots_free)

G_END_DECLS
