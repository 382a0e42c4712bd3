/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-slots.h"

#include <math.h>

/* In proportion to the size of a font: how far letters hang below the baseline, and from one line to the next */
#define DESCENT 0.24
#define LEADING 1.2
/* How much larger a node becomes for its text before it is pulled apart, by its radius */
#define MAX_GROWTH 0.15

static GrundyRun *
shape (GrundyFont *font, const GrundySlotTexts *slot, const char *text)
{
  return grundy_run_ref (grundy_font_shape (font, text, slot->size, slot->is_bold));
}

static const char *
get_final_text (const GrundySlotTexts *slot, const GrundyLabels *labels, guint32 node)
{
  switch (slot->choice)
    {
    case GRUNDY_LABEL_SG:
      return grundy_labels_get_value (labels, node);
    case GRUNDY_LABEL_POSITION:
      return grundy_labels_get_position (labels, node);
    case GRUNDY_LABEL_OUTCOME:
      return grundy_labels_get_letter (labels, grundy_labels_get_outcome (labels, node));
    case GRUNDY_LABEL_REMOTENESS:
      return grundy_labels_get_remoteness (labels, node);
    case GRUNDY_LABEL_STEP:
      return grundy_labels_get_step (labels, node);
    case GRUNDY_LABEL_NONE:
    default:
      return "";
    }
}

/* Whether something stands there only once it is settled. */
static gboolean
is_found_out (GrundyLabelChoice choice)
{
  return choice != GRUNDY_LABEL_NONE && choice != GRUNDY_LABEL_POSITION;
}

static void
fill_slot (GrundySlotTexts *slot, GrundyFont *font, const GrundyLabels *labels, gboolean is_inside)
{
  guint32 n_nodes = grundy_labels_get_n_nodes (labels);

  slot->finals = g_new (GrundyRun *, n_nodes);
  for (guint32 node = 0; node < n_nodes; node++)
    {
      slot->finals[node] = shape (font, slot, get_final_text (slot, labels, node));
      slot->widest = MAX (slot->widest, slot->finals[node]->width);
    }
  for (guint i = 0; i < G_N_ELEMENTS (slot->letters); i++)
    {
      slot->letters[i] = shape (font, slot, grundy_labels_get_letter (labels, i));
      if (slot->choice == GRUNDY_LABEL_SG || slot->choice == GRUNDY_LABEL_OUTCOME)
        slot->widest = MAX (slot->widest, slot->letters[i]->width);
    }
  if (is_inside && is_found_out (slot->choice))
    {
      slot->unsettled = shape (font, slot, grundy_labels_get_unsettled (labels));
      slot->widest = MAX (slot->widest, slot->unsettled->width);
    }
}

static void
add_slot (GrundySlots *slots, GrundyFont *font, const GrundyLabels *labels, const GrundySizes *sizes,
          GrundyLabelChoice choice, gboolean is_inside)
{
  GrundySlotTexts *slot = &slots->slots[slots->n_slots++];

  slot->choice = choice;
  slot->is_bold = choice != GRUNDY_LABEL_POSITION;
  slot->size = is_inside && slot->is_bold ? sizes->inside_text : MIN (sizes->inside_text, sizes->outside_text);
  if (!is_inside)
    slot->size = sizes->outside_text;
  fill_slot (slot, font, labels, is_inside);
}

/*
 * What is not settled must not be told by the room that is kept for it: only
 * the position may make a node wider than others.
 */
static double
get_reserved (const GrundySlotTexts *slot, guint32 node)
{
  return slot->choice == GRUNDY_LABEL_POSITION ? slot->finals[node]->width : slot->widest;
}

/*
 * The node is a disc where the text fits into the inner disc of a P position, a larger disc where it nearly does, as
 * Chinese letters do, and is pulled apart where it does not.
 */
static void
size_nodes (GrundySlots *slots, GrundyFont *font, const GrundySizes *sizes)
{
  const GrundySlotTexts *inside = &slots->slots[0];
  double radius = sizes->node / 2;
  double inner = MAX (radius - sizes->outline - sizes->gap - sizes->outline, radius / 4);
  double half_cap = MIN (grundy_font_get_cap_height (font, inside->size) / 2, inner);
  double room = sqrt (inner * inner - half_cap * half_cap);
  double excess = MAX (0, inside->widest / 2 - room);

  if (inside->choice != GRUNDY_LABEL_POSITION && excess <= MAX_GROWTH * radius)
    {
      radius += excess;
      room += excess;
    }
  slots->half_height = radius;
  slots->half_widths = g_new (double, slots->n_nodes);
  for (guint32 node = 0; node < slots->n_nodes; node++)
    slots->half_widths[node] = radius + MAX (0, get_reserved (inside, node) / 2 - room);
}

static void
place_baselines (GrundySlots *slots, GrundyFont *font, const GrundySizes *sizes)
{
  double cap = grundy_font_get_cap_height (font, sizes->outside_text);
  double line = sizes->outside_text * LEADING;
  guint n_lines = slots->n_slots - 1;
  double first = slots->placement == GRUNDY_PLACEMENT_BELOW ? slots->half_height + sizes->halo + 0.15 * cap + cap
                                                            : (cap - (n_lines - 1.0) * line) / 2;

  slots->slots[0].baseline = grundy_font_get_cap_height (font, slots->slots[0].size) / 2;
  for (guint i = 1; i < slots->n_slots; i++)
    slots->slots[i].baseline = first + (i - 1) * line;
  slots->beside = sizes->halo + 0.1 * sizes->outside_text;
  slots->down = slots->half_height;
  if (n_lines > 0)
    slots->down = MAX (slots->half_height, slots->slots[slots->n_slots - 1].baseline + DESCENT * sizes->outside_text);
}

GrundySlots *
grundy_slots_new (GrundyFont *font, const GrundyLabels *labels, const GrundyPictureOptions *options)
{
  g_assert (font != NULL && labels != NULL && options != NULL);

  GrundySlots *slots = g_new0 (GrundySlots, 1);

  slots->n_nodes = grundy_labels_get_n_nodes (labels);
  slots->placement = options->placement;
  add_slot (slots, font, labels, &options->sizes, options->inside, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (options->outside); i++)
    if (options->outside[i] != GRUNDY_LABEL_NONE)
      add_slot (slots, font, labels, &options->sizes, options->outside[i], FALSE);
  size_nodes (slots, font, &options->sizes);
  place_baselines (slots, font, &options->sizes);
  return slots;
}

static void
clear_slot (GrundySlotTexts *slot, guint32 n_nodes)
{
  for (guint32 node = 0; node < n_nodes; node++)
    grundy_run_unref (slot->finals[node]);
  g_free (slot->finals);
  for (guint i = 0; i < G_N_ELEMENTS (slot->letters); i++)
    grundy_run_unref (slot->letters[i]);
  g_clear_pointer (&slot->unsettled, grundy_run_unref);
}

void
grundy_slots_free (GrundySlots *slots)
{
  if (slots == NULL)
    return;
  for (guint i = 0; i < slots->n_slots; i++)
    clear_slot (&slots->slots[i], slots->n_nodes);
  g_free (slots->half_widths);
  g_free (slots);
}

double
grundy_slots_get_width (const GrundySlots *slots, guint32 node, guint i)
{
  return get_reserved (&slots->slots[i], node);
}

/* Which of its texts a slot shows */
typedef enum
{
  SHOWS_NOTHING,
  SHOWS_FINAL,
  SHOWS_LETTER,
  SHOWS_UNSETTLED,
} Shows;

static Shows
choose (const GrundySlotTexts *slot, const GrundyState *state, guint32 node)
{
  if (slot->choice == GRUNDY_LABEL_NONE)
    return SHOWS_NOTHING;
  if (slot->choice == GRUNDY_LABEL_POSITION)
    return SHOWS_FINAL;
  if ((grundy_state_get_node (state, node) & GRUNDY_NODE_SETTLED) == 0)
    return slot->unsettled != NULL ? SHOWS_UNSETTLED : SHOWS_NOTHING;
  if (slot->choice == GRUNDY_LABEL_SG && !grundy_state_shows_values (state))
    return SHOWS_LETTER;
  return SHOWS_FINAL;
}

const char *
grundy_slots_choose_text (const GrundySlots *slots, const GrundyLabels *labels, const GrundyState *state, guint32 node,
                          guint i)
{
  const GrundySlotTexts *slot = &slots->slots[i];

  switch (choose (slot, state, node))
    {
    case SHOWS_FINAL:
      return get_final_text (slot, labels, node);
    case SHOWS_LETTER:
      return grundy_labels_get_letter (labels, grundy_labels_get_outcome (labels, node));
    case SHOWS_UNSETTLED:
      return grundy_labels_get_unsettled (labels);
    case SHOWS_NOTHING:
    default:
      return "";
    }
}

const GrundyRun *
grundy_slots_choose_run (const GrundySlots *slots, const GrundyLabels *labels, const GrundyState *state, guint32 node,
                         guint i)
{
  const GrundySlotTexts *slot = &slots->slots[i];

  switch (choose (slot, state, node))
    {
    case SHOWS_FINAL:
      return slot->finals[node];
    case SHOWS_LETTER:
      return slot->letters[grundy_labels_get_outcome (labels, node)];
    case SHOWS_UNSETTLED:
      return slot->unsettled;
    case SHOWS_NOTHING:
    default:
      return NULL;
    }
}
