/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

/*
 * How large a text in the notation may be (private to the engine). What is over fails with GRUNDY_ERROR_LIMIT:
 * a text from a stranger must not be able to ask for more memory than a few times its own length.
 */

/* Bytes of a whole text, and of a graph from a file. */
#define GRUNDY_MAX_TEXT (64 * 1024 * 1024)
/* Components of a sum, counts multiplied out. */
#define GRUNDY_MAX_COMPONENTS 10000
/* Numbers in one list: heaps of a position, numbers and ranges of a set, digits of a code. */
#define GRUNDY_MAX_LIST 1000000
/* Nodes of a user's own graph. */
#define GRUNDY_MAX_NODES 1000000
/* The largest number: 2^63-1. */
#define GRUNDY_MAX_NUMBER ((guint64)G_MAXINT64)
