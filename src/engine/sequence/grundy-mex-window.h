/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/*
 * GrundyMexWindow (private to the engine): a multiset of values whose mex is wanted while values come and go. How often
 * each is there is counted, and a tree of words of 64 bits says where a count is 0.
 */
typedef struct _GrundyMexWindow GrundyMexWindow;

GrundyMexWindow *grundy_mex_window_new (void);
void grundy_mex_window_free (GrundyMexWindow *window);
/* Adds a value once. Amortized O(1), or rather O(levels of the tree) where it was not there */
void grundy_mex_window_add (GrundyMexWindow *window, guint64 value);
/* Removes a value once; it must be there. */
void grundy_mex_window_remove (GrundyMexWindow *window, guint64 value);
/* The least value that is not there. O(levels), of which there are two for values below 4096 */
guint64 grundy_mex_window_get (const GrundyMexWindow *window);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyMexWindow, grundy_mex_window_free)

G_END_DECLS
