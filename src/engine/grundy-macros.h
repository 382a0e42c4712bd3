/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

/**
 * GRUNDY_API:
 *
 * Marks a function that libgrundy exports; every other symbol is hidden.
 */
#define GRUNDY_API __attribute__ ((visibility ("default"))) extern
