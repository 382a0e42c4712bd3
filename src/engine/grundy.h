/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

/* The umbrella header of libgrundy: include this one. */

#include "grundy-arena.h"
#include "grundy-board.h"
#include "grundy-catalogue.h"
#include "grundy-error.h"
#include "grundy-explorer.h"
#include "grundy-game.h"
#include "grundy-graph-text.h"
#include "grundy-graph.h"
#include "grundy-heap-options.h"
#include "grundy-mex.h"
#include "grundy-moves.h"
#include "grundy-nim-product.h"
#include "grundy-play.h"
#include "grundy-position.h"
#include "grundy-progress.h"
#include "grundy-reason.h"
#include "grundy-rules.h"
#include "grundy-ruleset.h"
#include "grundy-sequence.h"
#include "grundy-solution.h"
#include "grundy-spec.h"
#include "grundy-sum.h"
#include "grundy-timeline.h"
#include "grundy-value.h"
