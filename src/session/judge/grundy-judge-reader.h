/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-judge.h"

G_BEGIN_DECLS

/* The largest number that is read: what the engine reckons with exactly */
#define GRUNDY_JUDGE_MAX_NUMBER ((guint64)G_MAXINT64)

/*
 * GrundyJudgeReader (private to the judge): numbers separated by white space, out of a buffer that is filled when it is
 * empty. Its fields are its own.
 */
typedef struct
{
  /*< private >*/
  const GrundyJudgeStreams *streams;
  char *buffer;
  gsize n_read;
  gsize n_used;
  guint64 line;
} GrundyJudgeReader;

typedef enum
{
  GRUNDY_JUDGE_NUMBER,
  GRUNDY_JUDGE_END,
  GRUNDY_JUDGE_FAILURE,
} GrundyJudgeToken;

/* @streams is borrowed. */
void grundy_judge_reader_init (GrundyJudgeReader *reader, const GrundyJudgeStreams *streams);
void grundy_judge_reader_clear (GrundyJudgeReader *reader);
/* A failure is GRUNDY_ERROR_SYNTAX for what is no number and _LIMIT for one that is too large, or one of reading. */
GrundyJudgeToken grundy_judge_reader_next (GrundyJudgeReader *reader, guint64 *number, GError **error);
/* The line, from 1, in which the last number or the end was found */
guint64 grundy_judge_reader_get_line (const GrundyJudgeReader *reader);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GrundyJudgeReader, grundy_judge_reader_clear)

G_END_DECLS
