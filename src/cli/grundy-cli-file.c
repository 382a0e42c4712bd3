/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-file.h"

#include "grundy-cli-output.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

gboolean
grundy_cli_save (const char *path, GBytes *bytes, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) write_error = NULL;

  if (strcmp (path, "-") == 0)
    {
      grundy_cli_put_bytes (data, length);
      return TRUE;
    }
  file = g_file_new_for_commandline_arg (path);
  if (g_file_replace_contents (file, data, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &write_error))
    return TRUE;
  g_set_error (error, write_error->domain, write_error->code,
               /* Translators: the name of a file, and the system's reason. */
               _ ("“%1$s” could not be written: %2$s."), path, write_error->message);
  return FALSE;
}
