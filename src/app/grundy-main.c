/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-application.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int argc, char *argv[])
{
  g_autoptr (GrundyApplication) application = NULL;
  const char *directory = g_getenv ("GRUNDY_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, directory != NULL ? directory : GRUNDY_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = grundy_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
