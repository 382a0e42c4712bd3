/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GrundyFileChosen:
 * @file: (transfer none): what was chosen
 * @owner: what was given with this function
 *
 * Called once, if a file was chosen.
 */
typedef void (*GrundyFileChosen) (GFile *file, gpointer owner);

/**
 * grundy_file_chooser_open:
 * @parent: the window it belongs to
 * @title: its title
 * @chosen: whom to tell
 * @owner: (type GObject): what @chosen is called with; not told any more when it is gone
 *
 * Asks which file is to be opened.
 */
void grundy_file_chooser_open (GtkWindow *parent, const char *title, GrundyFileChosen chosen, gpointer owner);

/**
 * grundy_file_chooser_save:
 * @parent: the window it belongs to
 * @title: its title
 * @name: the name that is proposed
 * @chosen: whom to tell
 * @owner: (type GObject): what @chosen is called with; not told any more when it is gone
 *
 * Asks where a file is to be written, and whether one that is there may be replaced.
 */
void grundy_file_chooser_save (GtkWindow *parent, const char *title, const char *name, GrundyFileChosen chosen,
                               gpointer owner);

G_END_DECLS
