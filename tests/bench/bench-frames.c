/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a frame costs while a large graph is panned in the real window, beside frames of an empty canvas in the same
 * window; and how long it takes from the start of the program to the first picture, beside an empty window of the
 * toolkit. The rounds alternate, so that a busy machine is busy for both.
 *
 * Usage: bench-frames [SUM]
 */
#include "grundy-application.h"
#include "grundy-canvas.h"
#include "grundy-opening.h"
#include "grundy-window.h"

#include <stdlib.h>
#include <time.h>

/* 20,000 positions and almost 100,000 moves */
#define LARGE "take{1..5}(19999)"
#define N_ROUNDS 6
#define N_FRAMES 150
#define N_STARTS 7
/* How far a frame pans, in application pixels: a brisk hand */
#define PAN 24

/* --- Frames ------------------------------------------------------------------------------------------------- */

/* Durations of frames in milliseconds: of the thread's processor, and on the clock */
typedef struct
{
  GArray *processor;
  GArray *clock;
} Frames;

typedef struct
{
  GtkWidget *canvas;
  Frames *frames; /* NULL: not measured now */
  double begin_processor;
  double begin_clock;
  guint n_left;
} Bench;

static double
read_clock (clockid_t id)
{
  struct timespec time;

  clock_gettime (id, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void
before_paint (GdkFrameClock *clock, Bench *bench)
{
  bench->begin_clock = read_clock (CLOCK_MONOTONIC);
  bench->begin_processor = read_clock (CLOCK_THREAD_CPUTIME_ID);
}

static void
after_paint (GdkFrameClock *clock, Bench *bench)
{
  double processor = read_clock (CLOCK_THREAD_CPUTIME_ID) - bench->begin_processor;
  double duration = read_clock (CLOCK_MONOTONIC) - bench->begin_clock;

  if (bench->frames == NULL)
    return;
  g_array_append_val (bench->frames->processor, processor);
  g_array_append_val (bench->frames->clock, duration);
}

/* Moves on in a square, so that the picture comes from all sides. An empty canvas has nowhere to go, and is redrawn. */
static gboolean
pan (GtkWidget *canvas, GdkFrameClock *clock, gpointer user_data)
{
  Bench *bench = user_data;
  g_autoptr (GtkAdjustment) adjustment = NULL;
  double step = bench->n_left > N_FRAMES / 4 ? PAN : -PAN;

  if (bench->n_left == 0)
    return G_SOURCE_REMOVE;
  bench->n_left--;
  g_object_get (canvas, bench->n_left % 4 == 0 ? "vadjustment" : "hadjustment", &adjustment, NULL);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + step);
  gtk_widget_queue_draw (canvas);
  return G_SOURCE_CONTINUE;
}

static void
run_round (Bench *bench, Frames *frames)
{
  while (!grundy_canvas_is_complete (GRUNDY_CANVAS (bench->canvas)))
    g_main_context_iteration (NULL, TRUE);
  bench->n_left = N_FRAMES;
  gtk_widget_add_tick_callback (bench->canvas, pan, bench, NULL);
  bench->frames = frames;
  while (bench->n_left > 0)
    g_main_context_iteration (NULL, TRUE);
  bench->frames = NULL;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double *x = a;
  const double *y = b;

  return (*x > *y) - (*x < *y);
}

static double
get_quantile (GArray *sorted, double part)
{
  return g_array_index (sorted, double, (guint)(part * (sorted->len - 1)));
}

static void
report (const char *what, GArray *large, GArray *empty)
{
  static const double parts[] = { 0.5, 0.99 };

  g_array_sort (large, compare);
  g_array_sort (empty, compare);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      double ours = get_quantile (large, parts[i]);
      double theirs = get_quantile (empty, parts[i]);

      g_print ("frames, %s, %2.0f%%: graph %.2f ms, empty canvas %.2f ms, ratio %.2f\n", what, 100 * parts[i], ours,
               theirs, ours / theirs);
    }
}

static GtkWidget *
find_widget (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);
  return found;
}

static GrundyWindow *
open_window (void)
{
  GrundyWindow *window = grundy_window_new (GTK_APPLICATION (g_application_get_default ()));
  GrundySession *session = grundy_window_get_session (window);

  grundy_open_first (grundy_window_get_session (window));
  gtk_window_present (GTK_WINDOW (window));
  while (grundy_session_is_busy (session) || grundy_session_get_picture (session) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static void
open_large (GrundySession *session, const char *text)
{
  grundy_session_open_text (session, text);
  do
    g_main_context_iteration (NULL, TRUE);
  while (grundy_session_is_busy (session));
  g_print ("%s: %u positions, %u moves\n", text, grundy_picture_get_n_nodes (grundy_session_get_picture (session)),
           grundy_graph_get_n_edges (
               grundy_view_get_structure (grundy_picture_get_view (grundy_session_get_picture (session)))));
}

static void
measure_frames (const char *text)
{
  GrundyWindow *window = open_window ();
  GrundySession *session = grundy_window_get_session (window);
  g_autoptr (GrundySession) nothing = grundy_session_new ();
  Bench bench = { .canvas = find_widget (GTK_WIDGET (window), GRUNDY_TYPE_CANVAS) };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  Frames large = { g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (double)) };
  Frames empty = { g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (double)) };

  open_large (session, text);
  grundy_canvas_zoom_by (GRUNDY_CANVAS (bench.canvas), 1 / grundy_canvas_get_zoom (GRUNDY_CANVAS (bench.canvas)), 0, 0);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint), &bench);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint), &bench);
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      g_object_set (bench.canvas, "session", nothing, NULL);
      run_round (&bench, &empty);
      g_object_set (bench.canvas, "session", session, NULL);
      run_round (&bench, &large);
    }
  g_signal_handlers_disconnect_by_data (clock, &bench);
  report ("processor", large.processor, empty.processor);
  report ("clock", large.clock, empty.clock);
  g_array_unref (large.processor);
  g_array_unref (large.clock);
  g_array_unref (empty.processor);
  g_array_unref (empty.clock);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- The start ---------------------------------------------------------------------------------------------- */

static void
exit_after_paint (GdkFrameClock *clock, GtkWidget *canvas)
{
  if (canvas == NULL || grundy_canvas_is_complete (GRUNDY_CANVAS (canvas)))
    exit (0);
}

/* What a process of its own does: shows an empty window, or ours, until there is something to see. */
static void
start (gboolean is_empty)
{
  GtkWidget *window = is_empty ? gtk_window_new () : GTK_WIDGET (open_window ());
  GtkWidget *canvas = is_empty ? NULL : find_widget (window, GRUNDY_TYPE_CANVAS);

  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_after (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (exit_after_paint), canvas);
  gtk_widget_queue_draw (window);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}

static double
measure_start (const char *program, const char *option)
{
  const char *arguments[] = { program, option, NULL };
  double begin = read_clock (CLOCK_MONOTONIC);
  g_autoptr (GError) error = NULL;
  int status;

  if (!g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error) ||
      !g_spawn_check_wait_status (status, &error))
    g_error ("%s", error->message);
  return read_clock (CLOCK_MONOTONIC) - begin;
}

static void
measure_starts (const char *program)
{
  g_autoptr (GArray) ours = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) empty = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < N_STARTS; i++)
    {
      double duration = measure_start (program, "--start-empty");

      g_array_append_val (empty, duration);
      duration = measure_start (program, "--start");
      g_array_append_val (ours, duration);
    }
  g_array_sort (ours, compare);
  g_array_sort (empty, compare);
  g_print ("start to first picture, median of %u: %.0f ms, empty window %.0f ms, ratio %.2f\n", N_STARTS,
           get_quantile (ours, 0.5), get_quantile (empty, 0.5), get_quantile (ours, 0.5) / get_quantile (empty, 0.5));
}

int
main (int argc, char *argv[])
{
  g_autoptr (GrundyApplication) application = NULL;
  g_autoptr (GError) error = NULL;

  gtk_init ();
  if (argc > 1 && g_str_equal (argv[1], "--start-empty"))
    start (TRUE);
  application = grundy_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);
  if (argc > 1 && g_str_equal (argv[1], "--start"))
    start (FALSE);
  measure_starts (argv[0]);
  measure_frames (argc > 1 ? argv[1] : LARGE);
  return 0;
}
