/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-worker.h"

/* What a test's worker is asked: a number to hand back, after work that ends by itself or only when it is stopped. */
typedef struct
{
  guint number;
  gboolean is_endless;
} Request;

typedef struct
{
  GMainLoop *loop;
  GArray *numbers; /* the results that were handed over */
  guint n_errors;
  guint n_reports;
} Owner;

static gint n_stopped; /* how many endless requests noticed that they must stop; atomic */

static gpointer
work (gpointer request, const GrundyProgress *progress, GError **error)
{
  const Request *asked = request;

  if (asked->number == 0)
    {
      g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT, "Too much was asked.");
      return NULL;
    }
  for (guint64 i = 0; asked->is_endless; i++)
    {
      g_usleep (1000);
      if (!grundy_progress_report (progress, i, 0, error))
        {
          g_atomic_int_inc (&n_stopped);
          return NULL;
        }
    }
  return g_memdup2 (&asked->number, sizeof (guint));
}

static void
done (gpointer data, gpointer result, const GError *error)
{
  Owner *owner = data;

  if (error != NULL)
    {
      g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
      owner->n_errors++;
    }
  else
    {
      g_array_append_val (owner->numbers, *(guint *)result);
      g_free (result);
    }
  g_main_loop_quit (owner->loop);
}

static void
advanced (gpointer data, guint64 n_done, guint64 total)
{
  Owner *owner = data;

  owner->n_reports++;
  if (owner->n_reports == 2)
    g_main_loop_quit (owner->loop);
}

static const GrundyWorkerFuncs funcs = { work, g_free, g_free, done, advanced };

static void
owner_init (Owner *owner)
{
  *owner = (Owner){ g_main_loop_new (NULL, FALSE), g_array_new (FALSE, FALSE, sizeof (guint)), 0, 0 };
  g_atomic_int_set (&n_stopped, 0);
}

static void
owner_clear (Owner *owner)
{
  g_main_loop_unref (owner->loop);
  g_array_unref (owner->numbers);
}

static void
submit (GrundyWorker *worker, guint number, gboolean is_endless)
{
  Request request = { number, is_endless };

  grundy_worker_submit (worker, g_memdup2 (&request, sizeof request));
}

/* Waits until @n endless requests have stopped, and lets the main context hear of it. */
static void
wait_for_stopped (gint n)
{
  for (guint i = 0; i < 2000 && g_atomic_int_get (&n_stopped) < n; i++)
    g_usleep (1000);
  g_assert_cmpint (g_atomic_int_get (&n_stopped), ==, n);
  for (guint i = 0; i < 50; i++)
    {
      g_usleep (1000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static void
test_newest_wins (void)
{
  Owner owner;
  GrundyWorker *worker;

  owner_init (&owner);
  worker = grundy_worker_new (&funcs, &owner);
  submit (worker, 1, TRUE);
  g_usleep (20000);
  submit (worker, 2, TRUE);
  g_usleep (20000);
  submit (worker, 3, FALSE);
  g_assert_true (grundy_worker_is_busy (worker));
  g_main_loop_run (owner.loop);
  g_assert_false (grundy_worker_is_busy (worker));
  wait_for_stopped (2);
  g_assert_cmpuint (owner.numbers->len, ==, 1);
  g_assert_cmpuint (g_array_index (owner.numbers, guint, 0), ==, 3);
  grundy_worker_free (worker);
  owner_clear (&owner);
}

static void
test_errors_are_told (void)
{
  Owner owner;
  GrundyWorker *worker;

  owner_init (&owner);
  worker = grundy_worker_new (&funcs, &owner);
  submit (worker, 0, FALSE);
  g_main_loop_run (owner.loop);
  g_assert_cmpuint (owner.n_errors, ==, 1);
  g_assert_cmpuint (owner.numbers->len, ==, 0);
  grundy_worker_free (worker);
  owner_clear (&owner);
}

static void
test_progress_and_cancel (void)
{
  Owner owner;
  GrundyWorker *worker;
  gint64 before;

  owner_init (&owner);
  worker = grundy_worker_new (&funcs, &owner);
  submit (worker, 1, TRUE);
  g_main_loop_run (owner.loop); /* until the second report */
  g_assert_cmpuint (owner.n_reports, ==, 2);
  before = g_get_monotonic_time ();
  grundy_worker_cancel (worker);
  g_assert_false (grundy_worker_is_busy (worker));
  wait_for_stopped (1);
  g_assert_cmpint (g_get_monotonic_time () - before, <, 2 * G_USEC_PER_SEC);
  g_assert_cmpuint (owner.numbers->len + owner.n_errors, ==, 0);
  grundy_worker_free (worker);
  owner_clear (&owner);
}

/* The owner may go while a thread is still at work. */
static void
test_free_while_busy (void)
{
  Owner owner;
  GrundyWorker *worker;

  owner_init (&owner);
  worker = grundy_worker_new (&funcs, &owner);
  submit (worker, 1, TRUE);
  g_usleep (20000);
  grundy_worker_free (worker);
  wait_for_stopped (1);
  g_assert_cmpuint (owner.numbers->len + owner.n_errors, ==, 0);
  owner_clear (&owner);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/worker/newest-wins", test_newest_wins);
  g_test_add_func ("/worker/errors-are-told", test_errors_are_told);
  g_test_add_func ("/worker/progress-and-cancel", test_progress_and_cancel);
  g_test_add_func ("/worker/free-while-busy", test_free_while_busy);
  return g_test_run ();
}
