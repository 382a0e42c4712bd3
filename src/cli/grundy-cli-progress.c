/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-progress.h"

#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#define PATIENCE (G_USEC_PER_SEC / 2)
#define PERIOD (G_USEC_PER_SEC / 10)

/* A signal handler can reach nothing but a static variable. */
static volatile sig_atomic_t is_interrupted;

static void
on_interrupt (int signal_number)
{
  is_interrupted = 1;
}

void
grundy_cli_progress_catch_interrupts (void)
{
  /* Without SA_RESTART, so that a read that waits for input ends too. */
  struct sigaction action = { .sa_handler = on_interrupt, .sa_flags = SA_RESETHAND };

  sigaction (SIGINT, &action, NULL);
}

static void
show (GrundyCliProgress *self, guint64 done, guint64 total)
{
  gint64 now = g_get_monotonic_time ();

  if (now < self->next_time)
    return;
  self->next_time = now + PERIOD;
  self->is_shown = TRUE;
  if (total > 0)
    fprintf (stderr, "\r\033[K%u %%", (guint)(100.0 * MIN (done, total) / total));
  else
    fprintf (stderr, "\r\033[K%" G_GUINT64_FORMAT, done);
}

static gboolean
on_silent_progress (guint64 done, guint64 total, gpointer user_data)
{
  return !is_interrupted;
}

static gboolean
on_progress (guint64 done, guint64 total, gpointer user_data)
{
  GrundyCliProgress *self = user_data;

  if (self->is_terminal)
    show (self, done, total);
  return !is_interrupted;
}

gboolean
grundy_cli_progress_check (GError **error)
{
  GrundyProgress progress = { on_silent_progress, NULL };

  return grundy_progress_report (&progress, 0, 0, error);
}

void
grundy_cli_progress_init (GrundyCliProgress *self)
{
  *self = (GrundyCliProgress){
    .progress = { on_progress, self },
    .is_terminal = isatty (STDERR_FILENO),
    .next_time = g_get_monotonic_time () + PATIENCE,
  };
}

void
grundy_cli_progress_clear (GrundyCliProgress *self)
{
  if (self->is_shown)
    fputs ("\r\033[K", stderr);
  self->is_shown = FALSE;
}
