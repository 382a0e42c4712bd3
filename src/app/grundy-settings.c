/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-settings.h"

#define SCHEMA_ID "io.github.grundy.Grundy"

GSettings *
grundy_settings_new (void)
{
  GSettingsSchemaSource *usual = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) installed = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;

  if (usual != NULL)
    schema = g_settings_schema_source_lookup (usual, SCHEMA_ID, TRUE);
  /* A prefix of one's own is in no search path. */
  if (schema == NULL)
    installed = g_settings_schema_source_new_from_directory (GRUNDY_SCHEMADIR, usual, TRUE, NULL);
  if (installed != NULL)
    schema = g_settings_schema_source_lookup (installed, SCHEMA_ID, TRUE);
  if (schema == NULL)
    g_error ("The settings schema " SCHEMA_ID " is not installed.");
  return g_settings_new_full (schema, NULL, NULL);
}
