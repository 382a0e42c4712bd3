/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-arena.h"

#include <string.h>

/*
 * A packed position is its number of cells and then its cells, each as a
 * varint: seven bits a byte, the lowest first, the top bit set in all bytes
 * but the last. No packed position is the beginning of another one, so that
 * comparing the bytes of one of them is enough.
 *
 * A slot of the hash is one 32-bit word. There are always fewer positions than
 * slots, so that the bits of the slot's own number hold any index; the bits
 * above them hold as many bits of the position's hash. They spare nearly every
 * look into the block for a position that is not the one sought.
 */

#define EMPTY_SLOT G_MAXUINT32
#define MAX_VARINT_BYTES 10
#define FIRST_SLOT_BITS 8
#define LAST_SLOT_BITS 31

struct _GrundyArena
{
  gatomicrefcount ref_count;
  guint8 *block;
  gsize n_bytes;
  gsize n_bytes_allocated;
  /* Where each position starts in the block; one more than there are positions. */
  gsize *starts;
  guint32 n_positions;
  gsize n_starts_allocated;
  guint32 *slots;
  guint slot_bits;
};

static inline guint8 *
varint_write (guint8 *out, guint64 number)
{
  for (; number >= 0x80; number >>= 7)
    *out++ = (guint8)number | 0x80;
  *out++ = (guint8)number;
  return out;
}

static inline const guint8 *
varint_read (const guint8 *in, guint64 *number)
{
  guint shift = 0;

  *number = 0;
  for (; (*in & 0x80) != 0; in++, shift += 7)
    *number |= (guint64)(*in & 0x7f) << shift;
  *number |= (guint64)*in << shift;
  return in + 1;
}

static gsize
packed_bound (const GrundyPosition *position)
{
  gsize n_bytes;

  if (!g_size_checked_mul (&n_bytes, (gsize)position->n_cells + 1, MAX_VARINT_BYTES))
    g_error ("A position of %u cells does not fit into memory.", position->n_cells);
  return n_bytes;
}

static gsize
pack (const GrundyPosition *position, guint8 *bytes)
{
  guint8 *out = varint_write (bytes, position->n_cells);

  for (guint i = 0; i < position->n_cells; i++)
    out = varint_write (out, position->cells[i]);
  return (gsize)(out - bytes);
}

static guint64
hash_bytes (const guint8 *bytes, gsize n_bytes)
{
  const guint64 multiplier = G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  guint64 hash = n_bytes;
  guint64 word;

  for (; n_bytes >= sizeof word; bytes += sizeof word, n_bytes -= sizeof word)
    {
      memcpy (&word, bytes, sizeof word);
      hash = (hash ^ word) * multiplier;
      hash ^= hash >> 32;
    }
  word = 0;
  memcpy (&word, bytes, n_bytes);
  hash = (hash ^ word) * multiplier;
  hash ^= hash >> 29;
  hash *= G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  return hash ^ hash >> 32;
}

static inline guint32
slot_mask (const GrundyArena *arena)
{
  return (G_GUINT64_CONSTANT (1) << arena->slot_bits) - 1;
}

/* What the slot of a position with this hash and index holds. */
static inline guint32
slot_word (const GrundyArena *arena, guint64 hash, guint32 index)
{
  return ((guint32)(hash >> 32) & ~slot_mask (arena)) | index;
}

static void
arena_allocate_slots (GrundyArena *arena, guint slot_bits)
{
  gsize n_slots = (gsize)1 << slot_bits;

  g_free (arena->slots);
  arena->slots = g_new (guint32, n_slots);
  memset (arena->slots, 0xff, n_slots * sizeof *arena->slots);
  arena->slot_bits = slot_bits;
}

GrundyArena *
grundy_arena_new (void)
{
  GrundyArena *arena = g_new0 (GrundyArena, 1);

  g_atomic_ref_count_init (&arena->ref_count);
  arena->n_starts_allocated = 64;
  arena->starts = g_new (gsize, arena->n_starts_allocated);
  arena->starts[0] = 0;
  arena_allocate_slots (arena, FIRST_SLOT_BITS);
  return arena;
}

GrundyArena *
grundy_arena_ref (GrundyArena *arena)
{
  g_return_val_if_fail (arena != NULL, NULL);

  g_atomic_ref_count_inc (&arena->ref_count);
  return arena;
}

void
grundy_arena_unref (GrundyArena *arena)
{
  g_return_if_fail (arena != NULL);

  if (!g_atomic_ref_count_dec (&arena->ref_count))
    return;

  g_free (arena->block);
  g_free (arena->starts);
  g_free (arena->slots);
  g_free (arena);
}

guint
grundy_arena_get_size (const GrundyArena *arena)
{
  g_return_val_if_fail (arena != NULL, 0);

  return arena->n_positions;
}

gsize
grundy_arena_get_n_bytes (const GrundyArena *arena)
{
  g_return_val_if_fail (arena != NULL, 0);

  return sizeof *arena + arena->n_bytes_allocated + arena->n_starts_allocated * sizeof *arena->starts +
         ((gsize)sizeof *arena->slots << arena->slot_bits);
}

/* Finds the slot of the packed position, or the empty one where it would go. */
static guint32
arena_find_slot (const GrundyArena *arena, const guint8 *bytes, gsize n_bytes, guint64 hash)
{
  const guint32 mask = slot_mask (arena);
  const guint32 tag = slot_word (arena, hash, 0);
  guint32 slot = (guint32)hash & mask;

  for (; arena->slots[slot] != EMPTY_SLOT; slot = (slot + 1) & mask)
    {
      guint32 index = arena->slots[slot] & mask;
      gsize start;

      if ((arena->slots[slot] & ~mask) != tag)
        continue;
      start = arena->starts[index];
      if (arena->starts[index + 1] - start == n_bytes && memcmp (arena->block + start, bytes, n_bytes) == 0)
        break;
    }
  return slot;
}

/* Doubles the slots. The block is read from front to back, so that hashing everything anew is cheap. */
static void
arena_grow_slots (GrundyArena *arena)
{
  guint32 mask;

  if (arena->slot_bits == LAST_SLOT_BITS)
    g_error ("An arena cannot hold more than %u positions.", arena->n_positions);

  arena_allocate_slots (arena, arena->slot_bits + 1);
  mask = slot_mask (arena);
  for (guint32 i = 0; i < arena->n_positions; i++)
    {
      guint64 hash = hash_bytes (arena->block + arena->starts[i], arena->starts[i + 1] - arena->starts[i]);
      guint32 slot = (guint32)hash & mask;

      while (arena->slots[slot] != EMPTY_SLOT)
        slot = (slot + 1) & mask;
      arena->slots[slot] = slot_word (arena, hash, i);
    }
}

static void
arena_reserve_bytes (GrundyArena *arena, gsize n_more)
{
  gsize n_needed;

  if (!g_size_checked_add (&n_needed, arena->n_bytes, n_more) || n_needed > G_MAXSIZE / 2)
    g_error ("The positions do not fit into memory.");
  if (n_needed <= arena->n_bytes_allocated)
    return;

  arena->n_bytes_allocated = MAX (n_needed, arena->n_bytes_allocated + arena->n_bytes_allocated / 2);
  arena->block = g_realloc (arena->block, arena->n_bytes_allocated);
}

static void
arena_reserve_start (GrundyArena *arena)
{
  if ((gsize)arena->n_positions + 2 <= arena->n_starts_allocated)
    return;

  arena->n_starts_allocated += arena->n_starts_allocated / 2;
  arena->starts = g_renew (gsize, arena->starts, arena->n_starts_allocated);
}

guint32
grundy_arena_intern (GrundyArena *arena, const GrundyPosition *position, gboolean *is_new)
{
  guint32 slot;
  guint8 *bytes;
  gsize n_bytes;
  guint64 hash;
  gboolean found;

  g_return_val_if_fail (arena != NULL, 0);
  g_return_val_if_fail (position != NULL, 0);

  /* Three quarters full at most. */
  if (arena->n_positions >= (slot_mask (arena) >> 2) * 3)
    arena_grow_slots (arena);

  /* Packed where it would stay, and left there when it turns out to be new. */
  arena_reserve_bytes (arena, packed_bound (position));
  bytes = arena->block + arena->n_bytes;
  n_bytes = pack (position, bytes);
  hash = hash_bytes (bytes, n_bytes);
  slot = arena_find_slot (arena, bytes, n_bytes, hash);
  found = arena->slots[slot] != EMPTY_SLOT;
  if (is_new != NULL)
    *is_new = !found;
  if (found)
    return arena->slots[slot] & slot_mask (arena);

  arena_reserve_start (arena);
  arena->slots[slot] = slot_word (arena, hash, arena->n_positions);
  arena->n_bytes += n_bytes;
  arena->starts[arena->n_positions + 1] = arena->n_bytes;
  return arena->n_positions++;
}

gboolean
grundy_arena_lookup (const GrundyArena *arena, const GrundyPosition *position, guint32 *index)
{
  guint8 few_bytes[32 * MAX_VARINT_BYTES];
  g_autofree guint8 *many_bytes = NULL;
  guint8 *bytes = few_bytes;
  gsize n_bytes;
  guint32 slot;

  g_return_val_if_fail (arena != NULL, FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  if (packed_bound (position) > sizeof few_bytes)
    bytes = many_bytes = g_malloc (packed_bound (position));
  n_bytes = pack (position, bytes);
  slot = arena_find_slot (arena, bytes, n_bytes, hash_bytes (bytes, n_bytes));
  if (arena->slots[slot] == EMPTY_SLOT)
    return FALSE;

  if (index != NULL)
    *index = arena->slots[slot] & slot_mask (arena);
  return TRUE;
}

void
grundy_arena_get (const GrundyArena *arena, guint32 index, GrundyPosition *position)
{
  const guint8 *in;
  guint64 n_cells;

  g_return_if_fail (arena != NULL);
  g_return_if_fail (index < arena->n_positions);
  g_return_if_fail (position != NULL);

  in = varint_read (arena->block + arena->starts[index], &n_cells);
  grundy_position_set_length (position, (guint)n_cells);
  for (guint i = 0; i < position->n_cells; i++)
    in = varint_read (in, &position->cells[i]);
}
