/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-worker.h"

/* How often the owner hears of progress, in milliseconds. */
#define REPORT_INTERVAL 100

/* What a thread and the main context share. The thread never sees the worker, which may go before it ends. */
typedef struct
{
  const GrundyWorkerFuncs *funcs;
  gpointer request;
  GrundyWorker *worker; /* main context only; NULL once the result is not wanted */
  gint is_stopped;      /* atomic */
  GMutex mutex;         /* guards the two numbers */
  guint64 done;
  guint64 total;
} Job;

struct _GrundyWorker
{
  const GrundyWorkerFuncs *funcs;
  gpointer owner;
  GTask *task; /* of the newest request, while it is wanted */
  guint report_id;
};

static void
job_free (Job *job)
{
  if (job->request != NULL)
    job->funcs->free_request (job->request);
  g_mutex_clear (&job->mutex);
  g_free (job);
}

/* In the thread. */
static gboolean
job_advance (guint64 done, guint64 total, gpointer user_data)
{
  Job *job = user_data;

  g_mutex_lock (&job->mutex);
  job->done = done;
  job->total = total;
  g_mutex_unlock (&job->mutex);
  return !g_atomic_int_get (&job->is_stopped);
}

/* In the thread. */
static void
job_run (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  GrundyProgress progress = { job_advance, job };
  GError *error = NULL;
  gpointer result = NULL;

  if (!grundy_progress_report (&progress, 0, 0, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  result = job->funcs->work (job->request, &progress, &error);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, result, job->funcs->free_result);
}

/* In the main context. */
static void
job_finish (GObject *source_object, GAsyncResult *async_result, gpointer user_data)
{
  GTask *task = G_TASK (async_result);
  Job *job = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;
  gpointer result = g_task_propagate_pointer (task, &error);
  GrundyWorker *worker = job->worker;

  if (worker == NULL)
    {
      if (result != NULL)
        job->funcs->free_result (result);
      return;
    }
  grundy_worker_cancel (worker);
  if (worker->funcs->done != NULL)
    worker->funcs->done (worker->owner, result, error);
  else if (result != NULL)
    worker->funcs->free_result (result);
}

static gboolean
grundy_worker_report (gpointer user_data)
{
  GrundyWorker *worker = user_data;
  Job *job = g_task_get_task_data (worker->task);
  guint64 done, total;

  g_mutex_lock (&job->mutex);
  done = job->done;
  total = job->total;
  g_mutex_unlock (&job->mutex);
  worker->funcs->advanced (worker->owner, done, total);
  return G_SOURCE_CONTINUE;
}

GrundyWorker *
grundy_worker_new (const GrundyWorkerFuncs *funcs, gpointer owner)
{
  GrundyWorker *worker;

  g_return_val_if_fail (funcs != NULL && funcs->work != NULL, NULL);
  g_return_val_if_fail (funcs->free_request != NULL && funcs->free_result != NULL, NULL);

  worker = g_new0 (GrundyWorker, 1);
  worker->funcs = funcs;
  worker->owner = owner;
  return worker;
}

void
grundy_worker_free (GrundyWorker *worker)
{
  g_return_if_fail (worker != NULL);

  grundy_worker_cancel (worker);
  g_free (worker);
}

void
grundy_worker_submit (GrundyWorker *worker, gpointer request)
{
  Job *job;

  g_return_if_fail (worker != NULL && request != NULL);

  grundy_worker_cancel (worker);
  job = g_new0 (Job, 1);
  g_mutex_init (&job->mutex);
  job->funcs = worker->funcs;
  job->request = request;
  job->worker = worker;
  worker->task = g_task_new (NULL, NULL, job_finish, NULL);
  g_task_set_task_data (worker->task, job, (GDestroyNotify)job_free);
  g_task_run_in_thread (worker->task, job_run);
  if (worker->funcs->advanced != NULL)
    worker->report_id = g_timeout_add (REPORT_INTERVAL, grundy_worker_report, worker);
}

void
grundy_worker_cancel (GrundyWorker *worker)
{
  g_return_if_fail (worker != NULL);

  g_clear_handle_id (&worker->report_id, g_source_remove);
  if (worker->task != NULL)
    {
      Job *job = g_task_get_task_data (worker->task);

      job->worker = NULL;
      g_atomic_int_set (&job->is_stopped, TRUE);
      g_clear_object (&worker->task);
    }
}

gboolean
grundy_worker_is_busy (const GrundyWorker *worker)
{
  g_return_val_if_fail (worker != NULL, FALSE);

  return worker->task != NULL;
}
