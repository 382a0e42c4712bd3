/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-session-private.h"

/*
 * A position and a Nim heap of k together are P for exactly one k, which is the position's SG value; with cycles there
 * may be none. Whoever tries heaps one after another finds the value without being told it. What was tried is kept as
 * long as the graph, for each of its positions.
 */

GrundyOutcome
grundy_probe_outcome (const GrundySolution *solution, guint32 node, guint32 heap)
{
  guint32 sg;
  guint32 n_values;
  const guint32 *values;

  g_return_val_if_fail (solution != NULL, GRUNDY_OUTCOME_P);

  sg = grundy_solution_get_sg (solution, node);
  if (sg != GRUNDY_SG_INFINITE)
    return sg == heap ? GRUNDY_OUTCOME_P : GRUNDY_OUTCOME_N;
  values = grundy_solution_get_finite_options (solution, node, &n_values);
  for (guint32 i = 0; i < n_values; i++)
    if (values[i] == heap)
      return GRUNDY_OUTCOME_N;
  return GRUNDY_OUTCOME_D;
}

static GArray *
find_probes (GrundySession *session, guint32 node)
{
  return session->probes != NULL ? g_hash_table_lookup (session->probes, GUINT_TO_POINTER (node)) : NULL;
}

static GArray *
ensure_probes (GrundySession *session, guint32 node)
{
  GArray *probes = find_probes (session, node);

  if (probes != NULL)
    return probes;
  if (session->probes == NULL)
    session->probes = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify)g_array_unref);
  probes = g_array_new (FALSE, FALSE, sizeof (GrundyProbe));
  g_hash_table_insert (session->probes, GUINT_TO_POINTER (node), probes);
  return probes;
}

gboolean
grundy_session_can_probe (GrundySession *session)
{
  guint32 node;

  g_return_val_if_fail (GRUNDY_IS_SESSION (session), FALSE);

  node = grundy_session_get_shown_node (session);
  return node != GRUNDY_NO_NODE && grundy_analysis_get_values (session->analysis) != NULL &&
         grundy_session_is_node_settled (session, node);
}

void
grundy_session_probe (GrundySession *session, guint32 heap)
{
  GArray *probes;
  GrundyProbe probe = { heap, GRUNDY_OUTCOME_P };
  guint at = 0;
  guint32 node;

  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (grundy_session_can_probe (session));

  node = grundy_session_get_shown_node (session);
  probes = ensure_probes (session, node);
  while (at < probes->len && g_array_index (probes, GrundyProbe, at).heap < heap)
    at++;
  session->last_probe = heap;
  if (at == probes->len || g_array_index (probes, GrundyProbe, at).heap != heap)
    {
      probe.outcome = grundy_probe_outcome (grundy_analysis_get_solution (session->analysis), node, heap);
      g_array_insert_val (probes, at, probe);
    }
  grundy_session_notify (session, PROP_PROBES);
}

const GrundyProbe *
grundy_session_get_probes (GrundySession *session, guint *n_probes, guint *last)
{
  GArray *probes;

  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);
  g_return_val_if_fail (n_probes != NULL, NULL);

  probes = grundy_session_can_probe (session) ? find_probes (session, grundy_session_get_shown_node (session)) : NULL;
  *n_probes = probes != NULL ? probes->len : 0;
  if (last != NULL)
    *last = 0;
  for (guint i = 0; last != NULL && i < *n_probes; i++)
    if (g_array_index (probes, GrundyProbe, i).heap == session->last_probe)
      *last = i;
  return probes != NULL ? (const GrundyProbe *)probes->data : NULL;
}
