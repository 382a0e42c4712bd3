/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-position.h"

G_BEGIN_DECLS

typedef struct _GrundyGame GrundyGame;
typedef struct _GrundyLexer GrundyLexer;
typedef struct _GrundyParameterSpec GrundyParameterSpec;
typedef struct _GrundyPositionSpec GrundyPositionSpec;

/**
 * GrundyArgument:
 * @is_given: whether the text gave it; otherwise it has its default
 * @number: for kinds whose value is one number, a choice's index or a flag
 * @data: for all other kinds; owned, and freed by the kind
 *
 * The value of one parameter. Which member holds it is said by the kind's file.
 */
typedef struct
{
  gboolean is_given;
  guint64 number;
  gpointer data;
} GrundyArgument;

/**
 * GrundyParameterKind:
 * @name: a name by which a form picks its widget
 * @parse: reads an argument, into one that has its default; fails with a sentence and a column
 * @set_default: (nullable): the argument where the text gives none; %NULL means all zero
 * @is_default: (nullable): whether to leave the argument out of canonical text; %NULL means when it was not given
 * @format: appends the canonical text
 * @clear: (nullable): frees what @data holds
 *
 * One kind of parameter: one parser, one formatter (and, in the window, one
 * widget), shared by all rulesets. Kinds are in the folder kinds/.
 */
typedef struct
{
  const char *name;
  gboolean (*parse) (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error);
  void (*set_default) (const GrundyParameterSpec *spec, GrundyArgument *argument);
  gboolean (*is_default) (const GrundyParameterSpec *spec, const GrundyArgument *argument);
  void (*format) (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text);
  void (*clear) (GrundyArgument *argument);
} GrundyParameterKind;

/**
 * GrundyParameterSpec:
 * @kind: its kind
 * @label: an N_() label for the form
 * @is_required: whether the text must give it
 * @min: the least number, where the kind has numbers
 * @max: the largest; 0 for the notation's largest, 2^63-1
 * @fallback: the default number
 * @choices: (nullable) (array zero-terminated=1): words, for kinds that choose among words
 */
struct _GrundyParameterSpec
{
  const GrundyParameterKind *kind;
  const char *label;
  gboolean is_required;
  guint64 min;
  guint64 max;
  guint64 fallback;
  const char *const *choices;
};

/**
 * GrundyPositionKind:
 * @name: a name by which a form picks its widget
 * @parse: reads what stands between the round brackets into cells
 * @format: appends the canonical text of the cells
 *
 * One way to write positions, shared by all rulesets that have it.
 */
typedef struct
{
  const char *name;
  gboolean (*parse) (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec,
                     GrundyPosition *position, GError **error);
  void (*format) (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position,
                  GString *text);
} GrundyPositionKind;

/**
 * GrundyPositionSpec:
 * @kind: its kind
 * @label: an N_() label for the form ("Heaps")
 * @min: the least number in it
 * @max: the largest; 0 for the notation's largest, 2^63-1
 * @min_count: the least number of heaps, pieces, ...
 * @max_count: the largest; 0 for the notation's largest, a million
 */
struct _GrundyPositionSpec
{
  const GrundyPositionKind *kind;
  const char *label;
  guint64 min;
  guint64 max;
  guint min_count;
  guint max_count;
};

G_END_DECLS
