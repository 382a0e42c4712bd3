/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-watchdog.h"

#include <time.h>

static double woken; /* when the last wait ended, in milliseconds of the thread's time */
static double longest;

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int
watch (GPollFD *fds, guint n_fds, int timeout)
{
  int result;

  longest = MAX (longest, now () - woken);
  result = g_poll (fds, n_fds, timeout);
  woken = now ();
  return result;
}

void
grundy_test_watchdog_start (void)
{
  longest = 0;
  woken = now ();
  g_main_context_set_poll_func (NULL, watch);
}

double
grundy_test_watchdog_stop (void)
{
  g_main_context_set_poll_func (NULL, NULL);
  return longest;
}
