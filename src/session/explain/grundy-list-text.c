/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-list-text.h"

#include <glib/gi18n-lib.h>

/* "And 1 more" would be no shorter than the one. */
#define MAX_SHOWN 8

guint
grundy_list_text_get_n_shown (guint n_items)
{
  return n_items <= MAX_SHOWN + 1 ? n_items : MAX_SHOWN;
}

static char *
join_by_commas (const char *const *items, guint n_items)
{
  char *list = g_strdup (items[0]);

  for (guint i = 1; i < n_items; i++)
    {
      /* Translators: two neighbours in a longer list, but not the last two: "6, 4" in "6, 4 and 3". */
      char *longer = g_strdup_printf (C_ ("list", "%s, %s"), list, items[i]);

      g_free (list);
      list = longer;
    }
  return list;
}

char *
grundy_list_text_new (const char *const *items, guint n_items)
{
  g_autofree char *list = NULL;

  g_return_val_if_fail (items != NULL || n_items == 0, NULL);

  if (n_items == 0)
    return g_strdup ("");
  if (n_items == 1)
    return g_strdup (items[0]);

  list = join_by_commas (items, n_items - 1);
  /* Translators: the last two members of a list; the first %s may be a list itself: "6, 4" and "3". */
  return g_strdup_printf (C_ ("list", "%s and %s"), list, items[n_items - 1]);
}

char *
grundy_list_text_new_shortened (const char *const *items, guint n_items, guint n_more)
{
  g_autofree char *list = NULL;

  g_return_val_if_fail (items != NULL && n_items > 0, NULL);

  if (n_more == 0)
    return grundy_list_text_new (items, n_items);

  list = join_by_commas (items, n_items);
  /* Translators: %s is the beginning of a list, "9, 8, 7", and the number says how many members are not shown. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s and %u more", "%s and %u more", n_more), list, n_more);
}
