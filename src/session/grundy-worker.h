/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <gio/gio.h>

#include "grundy-progress.h"

G_BEGIN_DECLS

/**
 * GrundyWorker:
 *
 * One line of long work in threads, of which only the newest request counts: a
 * new one stops the one before it, and a result that comes too late is thrown
 * away. Used from one main context; the work itself sees only its request.
 */
typedef struct _GrundyWorker GrundyWorker;

/**
 * GrundyWorkFunc:
 * @request: what was asked; it is the thread's own
 * @progress: whom to tell; it says stop when the request is no longer wanted
 * @error: return location for a #GError
 *
 * Does the work, in a thread.
 *
 * Returns: (transfer full) (nullable): the result
 */
typedef gpointer (*GrundyWorkFunc) (gpointer request, const GrundyProgress *progress, GError **error);

/**
 * GrundyWorkerFuncs:
 * @work: does the work, in a thread
 * @free_request: frees a request, in any thread
 * @free_result: frees a result that nobody wants any more
 * @done: (nullable): called in the main context with the newest request's result (transfer full), or with an error
 *   (transfer none); never for a request that was replaced or cancelled
 * @advanced: (nullable): called in the main context a few times a second while work goes on
 *
 * What a worker does.
 */
typedef struct
{
  GrundyWorkFunc work;
  GDestroyNotify free_request;
  GDestroyNotify free_result;
  void (*done) (gpointer owner, gpointer result, const GError *error);
  void (*advanced) (gpointer owner, guint64 done, guint64 total);
} GrundyWorkerFuncs;

/**
 * grundy_worker_new:
 * @funcs: what it does; must outlive the worker
 * @owner: what @done and @advanced are called with; it must free the worker before it goes
 *
 * Returns: (transfer full): an idle worker of the thread-default main context
 */
GrundyWorker *grundy_worker_new (const GrundyWorkerFuncs *funcs, gpointer owner);

/**
 * grundy_worker_free:
 * @worker: a worker
 *
 * Stops its work and forgets it at once; the thread ends on its own, soon.
 */
void grundy_worker_free (GrundyWorker *worker);

/**
 * grundy_worker_submit:
 * @worker: a worker
 * @request: (transfer full): what is asked
 *
 * Begins work, and stops what was going on.
 */
void grundy_worker_submit (GrundyWorker *worker, gpointer request);
/* Stops the work; @done is not called for it. */
void grundy_worker_cancel (GrundyWorker *worker);
gboolean grundy_worker_is_busy (const GrundyWorker *worker);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyWorker, grundy_worker_free)

G_END_DECLS
