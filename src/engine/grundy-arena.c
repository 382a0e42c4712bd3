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
/* How many positions are looked up side by side: enough to hide memory's delay, few enough for the nearest cache. */
#define MAX_AT_ONCE 32

/* A position that is packed behind the block, and may come to stay in it. */
typedef struct
{
  gsize start;
  gsize n_bytes;
  guint64 hash;
} Packed;

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

static inline guint32
first_slot (const GrundyArena *arena, guint64 hash)
{
  return (guint32)hash & slot_mask (arena);
}

/* Finds the slot of the packed position, or the empty one where it would go. @bytes may be read as far as the block. */
static guint32
arena_find_slot (const GrundyArena *arena, const guint8 *bytes, gsize n_bytes, guint64 hash)
{
  const guint32 mask = slot_mask (arena);
  const guint32 tag = slot_word (arena, hash, 0);
  guint32 slot = first_slot (arena, hash);

  for (; arena->slots[slot] != EMPTY_SLOT; slot = (slot + 1) & mask)
    {
      gsize start;

      if ((arena->slots[slot] & ~mask) != tag)
        continue;
      start = arena->starts[arena->slots[slot] & mask];
      if (arena->n_bytes - start >= n_bytes && memcmp (arena->block + start, bytes, n_bytes) == 0)
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

/* Three quarters of the slots are full at most. */
static void
arena_reserve_slots (GrundyArena *arena, guint n_more)
{
  while ((guint64)arena->n_positions + n_more > (slot_mask (arena) >> 2) * (guint64)3)
    arena_grow_slots (arena);
}

static Packed
arena_pack (GrundyArena *arena, gsize start, const GrundyPosition *position)
{
  Packed packed = { .start = start, .n_bytes = pack (position, arena->block + start) };

  packed.hash = hash_bytes (arena->block + start, packed.n_bytes);
  return packed;
}

/* Finds the position, or lets it stay. It was packed at the end of the block, or behind it. */
static guint32
arena_intern_packed (GrundyArena *arena, const Packed *packed, gboolean *is_new)
{
  const guint8 *bytes = arena->block + packed->start;
  guint32 slot = arena_find_slot (arena, bytes, packed->n_bytes, packed->hash);

  *is_new = arena->slots[slot] == EMPTY_SLOT;
  if (!*is_new)
    return arena->slots[slot] & slot_mask (arena);

  arena_reserve_start (arena);
  arena->slots[slot] = slot_word (arena, packed->hash, arena->n_positions);
  memmove (arena->block + arena->n_bytes, bytes, packed->n_bytes);
  arena->n_bytes += packed->n_bytes;
  arena->starts[arena->n_positions + 1] = arena->n_bytes;
  return arena->n_positions++;
}

guint32
grundy_arena_intern (GrundyArena *arena, const GrundyPosition *position, gboolean *is_new)
{
  Packed packed;
  gboolean was_new;
  guint32 index;

  g_return_val_if_fail (arena != NULL, 0);
  g_return_val_if_fail (position != NULL, 0);

  arena_reserve_slots (arena, 1);
  arena_reserve_bytes (arena, packed_bound (position));
  packed = arena_pack (arena, arena->n_bytes, position);
  index = arena_intern_packed (arena, &packed, &was_new);
  if (is_new != NULL)
    *is_new = was_new;
  return index;
}

/* Where the search for a packed position will look first: the index there, if it is likely to be the one sought. */
static inline gboolean
arena_guess (const GrundyArena *arena, const Packed *packed, guint32 *index)
{
  guint32 word = arena->slots[first_slot (arena, packed->hash)];

  *index = word & slot_mask (arena);
  return word != EMPTY_SLOT && (word & ~slot_mask (arena)) == slot_word (arena, packed->hash, 0);
}

/* Asks for all the memory that looking the positions up will need, one step of the search at a time. */
static void
arena_prefetch (const GrundyArena *arena, const Packed *packed, guint n_packed)
{
  guint32 index;

  for (guint i = 0; i < n_packed; i++)
    __builtin_prefetch (&arena->slots[first_slot (arena, packed[i].hash)]);
  for (guint i = 0; i < n_packed; i++)
    if (arena_guess (arena, &packed[i], &index))
      __builtin_prefetch (&arena->starts[index]);
  for (guint i = 0; i < n_packed; i++)
    if (arena_guess (arena, &packed[i], &index))
      __builtin_prefetch (arena->block + arena->starts[index]);
}

void
grundy_arena_intern_moves (GrundyArena *arena, const GrundyMoves *moves, guint first, guint n_moves, guint32 *indices)
{
  Packed packed[MAX_AT_ONCE];

  g_return_if_fail (arena != NULL);
  g_return_if_fail (moves != NULL);
  g_return_if_fail (n_moves <= grundy_moves_get_n_moves (moves) - first);
  g_return_if_fail (indices != NULL || n_moves == 0);

  for (guint done = 0; done < n_moves;)
    {
      guint n_packed = MIN (n_moves - done, MAX_AT_ONCE);
      gsize end = arena->n_bytes;

      arena_reserve_slots (arena, n_packed);
      for (guint i = 0; i < n_packed; i++)
        {
          GrundyPosition position;

          grundy_moves_get_position (moves, first + done + i, &position);
          arena_reserve_bytes (arena, end - arena->n_bytes + packed_bound (&position));
          packed[i] = arena_pack (arena, end, &position);
          end += packed[i].n_bytes;
        }
      arena_prefetch (arena, packed, n_packed);
      for (guint i = 0; i < n_packed; i++)
        {
          gboolean is_new;

          indices[done + i] = arena_intern_packed (arena, &packed[i], &is_new);
        }
      done += n_packed;
    }
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
