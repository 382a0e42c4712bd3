/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-kinds.h"

G_BEGIN_DECLS

/* C++ functions that the marking of a user's rule calls. */
void grundy_program_cpp_append_rule_functions (GString *text);
/* The marking of the options of a heap n, each form a nest of loops and conditions. */
void grundy_program_cpp_append_rule (GString *text, const GrundyRule *rule);

G_END_DECLS
