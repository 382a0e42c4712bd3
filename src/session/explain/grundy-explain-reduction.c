/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-reduction.h"

#include <glib/gi18n-lib.h>

static char *
explain_drop (const GrundyReductionStep *step)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u edge does not reach the ground: it does not exist.",
                                       "%u edges do not reach the ground: they do not exist.", step->n_edges),
                          step->n_edges);
}

static char *
explain_join (const GrundyReductionStep *step, const char *vertex)
{
  if (step->n_edges == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         /* Translators: %1$s is a vertex. The branches are paths of edges. */
                                         "Colon principle: at %1$s two branches of %2$u edge cancel each other, for "
                                         "%2$u xor %2$u is 0.",
                                         "Colon principle: at %1$s two branches of %2$u edges cancel each other, for "
                                         "%2$u xor %2$u is 0.",
                                         step->lengths[0]),
                            vertex, step->lengths[0]);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: %1$s is a vertex, the other numbers are lengths of branches, which are paths of
                    * edges: "at 1 the branches of 3 and 1 edges become one of 2, for 3 xor 1 is 2." */
                   "Colon principle: at %1$s the branches of %2$u and %3$u edge become one of "
                   "%4$u, for %2$u xor %3$u is %4$u.",
                   "Colon principle: at %1$s the branches of %2$u and %3$u edges become one of "
                   "%4$u, for %2$u xor %3$u is %4$u.",
                   step->lengths[1]),
      vertex, step->lengths[0], step->lengths[1], step->n_edges);
}

char *
grundy_explain_reduction_step (const GrundyReductionStep *step)
{
  g_autofree char *vertex = NULL;
  g_autofree char *other = NULL;

  g_return_val_if_fail (step != NULL, NULL);

  vertex = g_strdup_printf ("%" G_GUINT64_FORMAT, step->vertex);
  other = g_strdup_printf ("%" G_GUINT64_FORMAT, step->other);
  switch (step->type)
    {
    case GRUNDY_REDUCTION_DROP:
      return explain_drop (step);
    case GRUNDY_REDUCTION_GROUND:
      /* Translators: two vertices. */
      return g_strdup_printf (_ ("%1$s and %2$s are both ground: they become one, %1$s."), vertex, other);
    case GRUNDY_REDUCTION_FUSE:
      /* Translators: two vertices. */
      return g_strdup_printf (_ ("Fusion principle: %1$s and %2$s are on a common cycle and become one, %1$s; edges "
                                 "between them are loops."),
                              vertex, other);
    case GRUNDY_REDUCTION_OPEN:
      /* Translators: two vertices, the second one new. */
      return g_strdup_printf (_ ("A loop at %1$s is worth as much as an edge that ends there: it becomes %1$s-%2$s."),
                              vertex, other);
    case GRUNDY_REDUCTION_JOIN:
    default:
      return explain_join (step, vertex);
    }
}

char *
grundy_explain_reduction_end (const GrundyReduction *reduction)
{
  guint length;

  g_return_val_if_fail (reduction != NULL, NULL);

  length = grundy_reduction_get_length (reduction);
  if (length == 0)
    return g_strdup (_ ("Nothing is left: the value is 0."));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A path of %1$u edge is left: the value is %1$u.",
                                       "A path of %1$u edges is left: the value is %1$u.", length),
                          length);
}
