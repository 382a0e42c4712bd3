/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A program of somebody else, built against the installed library alone. */
#include <grundy/grundy.h>

int
main (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse ("nim(3) + kayles(2)", NULL, &error);
  g_autofree char *text = NULL;

  if (sum == NULL)
    g_error ("%s", error->message);
  text = grundy_sum_to_text (sum);
  g_print ("%s\n", text);
  return 0;
}
