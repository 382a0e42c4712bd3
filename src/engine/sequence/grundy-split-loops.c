/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The two loops in which games of splitting spend their time, for cells of each width.
 *
 * Find: a forward compare of two rows. Chunks of a fixed number of cells without a branch inside are what compilers
 * turn into vector instructions: 30 to 60 pairs of bytes a nanosecond were measured. What is left behind the last whole
 * chunk is compared by a chunk that ends with the row: pairs may be seen twice, for only their existence is asked.
 *
 * Mark: a store a pair. A word of cells is read at once and taken apart in registers, which doubled the speed of a loop
 * that reads cell by cell (2.7 instead of 1.4 marks a nanosecond).
 *
 * Rejected: vector types of the compiler, which are taken apart into single bytes where the processor has only smaller
 * ones (1.6 pairs a nanosecond); bit sets instead of bytes for marks, because a mark then has to wait for the one
 * before.
 */
#include "grundy-split-loops.h"

#include <string.h>

/* The resolvers of the clones run before a sanitizer is ready; clang has them for some platforms only. */
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define FOR_EACH_PROCESSOR __attribute__ ((target_clones ("default", "avx2")))
#else
#define FOR_EACH_PROCESSOR
#endif

#define LARGE_CHUNK 512
#define SMALL_CHUNK 32
/* Marks of more heaps do not stay in the fastest memory, where values are large. */
#define ROWS_AT_ONCE 8

#define DEFINE_FIND(bits)                                                                                              \
  static inline gboolean is_in_chunk_##bits (const guint##bits *a, const guint##bits *b, gsize n, guint##bits value)   \
  {                                                                                                                    \
    guint##bits found = 0;                                                                                             \
                                                                                                                       \
    for (gsize i = 0; i < n; i++)                                                                                      \
      found |= (guint##bits) ((a[i] ^ b[i]) == value);                                                                 \
    return found != 0;                                                                                                 \
  }                                                                                                                    \
                                                                                                                       \
  FOR_EACH_PROCESSOR static gsize find_##bits (const guint##bits *a, const guint##bits *b, gsize n, guint##bits value) \
  {                                                                                                                    \
    gsize i = 0;                                                                                                       \
                                                                                                                       \
    for (; i + LARGE_CHUNK <= n; i += LARGE_CHUNK)                                                                     \
      if (is_in_chunk_##bits (a + i, b + i, LARGE_CHUNK, value))                                                       \
        return i + LARGE_CHUNK;                                                                                        \
    for (; i + SMALL_CHUNK <= n; i += SMALL_CHUNK)                                                                     \
      if (is_in_chunk_##bits (a + i, b + i, SMALL_CHUNK, value))                                                       \
        return i + SMALL_CHUNK;                                                                                        \
    i = MIN (n, SMALL_CHUNK);                                                                                          \
    return is_in_chunk_##bits (a + n - i, b + n - i, i, value) ? n : 0;                                                \
  }

DEFINE_FIND (8)
DEFINE_FIND (16)
DEFINE_FIND (32)

gsize
grundy_split_loops_find (guint width, gconstpointer a, gconstpointer b, gsize n, guint64 value)
{
  g_assert (width == 4 || value >> (8 * width) == 0);

  switch (width)
    {
    case 1:
      return find_8 (a, b, n, (guint8)value);
    case 2:
      return find_16 (a, b, n, (guint16)value);
    default:
      return find_32 (a, b, n, (guint32)value);
    }
}

/* Marks the rows of the heaps whose rests are in the word that begins at @cells. */
static inline void
mark_word (guint bits, guint8 *rows, gsize stride, const guint8 *cells, guint64 value)
{
  const guint64 low = (G_GUINT64_CONSTANT (1) << bits) - 1;
  guint64 word;

  memcpy (&word, cells, sizeof word);
  word = GUINT64_FROM_LE (word) ^ G_MAXUINT64 / low * value;
  for (guint i = 0; i < 64 / bits; i++)
    rows[i * stride + ((word >> (i * bits)) & low)] = 1;
}

#define DEFINE_MARK(bits, row_stride)                                                                                  \
  static void mark_rows_##bits (guint8 *rows, gsize stride, const guint##bits *rest,                                   \
                                const GrundySplitWitness *witnesses, gsize n)                                          \
  {                                                                                                                    \
    for (gsize i = 0; i < n; i++)                                                                                      \
      for (guint row = 0; row < ROWS_AT_ONCE; row += 64 / bits)                                                        \
        mark_word (bits, rows + row * (row_stride), row_stride, (const guint8 *)(rest + row - witnesses[i].heap),      \
                   witnesses[i].value);                                                                                \
  }                                                                                                                    \
                                                                                                                       \
  static void mark_row_##bits (guint8 *row, const guint##bits *rest, const GrundySplitWitness *witnesses, gsize n)     \
  {                                                                                                                    \
    for (gsize i = 0; i < n; i++)                                                                                      \
      row[*(rest - witnesses[i].heap) ^ witnesses[i].value] = 1;                                                       \
  }

DEFINE_MARK (8, 256)
DEFINE_MARK (16, stride)
DEFINE_MARK (32, stride)

#define MARK(bits)                                                                                                     \
  do                                                                                                                   \
    {                                                                                                                  \
      const guint##bits *cells = rest;                                                                                 \
      guint row = 0;                                                                                                   \
                                                                                                                       \
      for (; row + ROWS_AT_ONCE <= n_rows; row += ROWS_AT_ONCE)                                                        \
        mark_rows_##bits (rows + row * stride, stride, cells + row, witnesses, n);                                     \
      for (; row < n_rows; row++)                                                                                      \
        mark_row_##bits (rows + row * stride, cells + row, witnesses, n);                                              \
    }                                                                                                                  \
  while (FALSE)

void
grundy_split_loops_mark (guint width, guint8 *rows, gsize stride, guint n_rows, gconstpointer rest,
                         const GrundySplitWitness *witnesses, gsize n)
{
  g_assert (n_rows <= GRUNDY_SPLIT_BLOCK);
  g_assert (width != 1 || stride == 256);

  switch (width)
    {
    case 1:
      MARK (8);
      break;
    case 2:
      MARK (16);
      break;
    default:
      MARK (32);
      break;
    }
}
