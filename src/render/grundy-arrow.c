/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-arrow.h"

#include <math.h>

/* Where in an arrowhead the shaft ends, by its length */
#define SHAFT_END 0.7
/* The largest part of the distance from start to tip that an arrowhead takes */
#define LARGEST_PART 0.6
/* Halvings of the parameter: far below what can be seen */
#define N_HALVINGS 24

static double
distance (GrundyPoint a, GrundyPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

static GrundyPoint
between (GrundyPoint a, GrundyPoint b, double t)
{
  return (GrundyPoint){ a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t };
}

/* De Casteljau: the part of a piece before @t, in place */
static void
keep_before (GrundyPoint piece[4], double t)
{
  GrundyPoint ab = between (piece[0], piece[1], t);
  GrundyPoint bc = between (piece[1], piece[2], t);
  GrundyPoint cd = between (piece[2], piece[3], t);
  GrundyPoint abc = between (ab, bc, t);
  GrundyPoint bcd = between (bc, cd, t);

  piece[1] = ab;
  piece[2] = abc;
  piece[3] = between (abc, bcd, t);
}

static GrundyPoint
point_at (const GrundyPoint piece[4], double t)
{
  GrundyPoint copy[4] = { piece[0], piece[1], piece[2], piece[3] };

  keep_before (copy, t);
  return copy[3];
}

/* The parameter at which the piece is as far from @tip as asked for; its start is farther */
static double
find_distance (const GrundyPoint piece[4], GrundyPoint tip, double wanted)
{
  double low = 0;
  double high = 1;

  for (guint i = 0; i < N_HALVINGS; i++)
    {
      double middle = (low + high) / 2;

      if (distance (point_at (piece, middle), tip) > wanted)
        low = middle;
      else
        high = middle;
    }
  return low;
}

/* The last piece that starts farther from the tip than asked for; the first one at worst */
static guint
find_piece (const GrundyPoint *points, guint n_points, double wanted)
{
  GrundyPoint tip = points[n_points - 1];
  guint first = n_points - 4;

  while (first > 0 && distance (points[first], tip) <= wanted)
    first -= 3;
  return first;
}

guint
grundy_arrow_cut (GrundyPoint *points, guint n_points, double length, GrundyPoint arrow[3])
{
  g_assert (points != NULL && n_points >= 4 && n_points % 3 == 1);

  GrundyPoint tip = points[n_points - 1];
  double longest = LARGEST_PART * distance (points[0], tip);
  double fitting = MIN (length, longest);
  guint first = find_piece (points, n_points, fitting);
  GrundyPoint base = point_at (&points[first], find_distance (&points[first], tip, fitting));
  double reach = distance (base, tip);
  GrundyPoint along =
      reach > 0 ? (GrundyPoint){ (tip.x - base.x) / reach, (tip.y - base.y) / reach } : (GrundyPoint){ 0, 0 };

  arrow[0] = tip;
  arrow[1] = (GrundyPoint){ base.x - along.y * GRUNDY_ARROW_HALF_WIDTH * fitting,
                            base.y + along.x * GRUNDY_ARROW_HALF_WIDTH * fitting };
  arrow[2] = (GrundyPoint){ base.x + along.y * GRUNDY_ARROW_HALF_WIDTH * fitting,
                            base.y - along.x * GRUNDY_ARROW_HALF_WIDTH * fitting };

  first = find_piece (points, n_points, SHAFT_END * fitting);
  keep_before (&points[first], find_distance (&points[first], tip, SHAFT_END * fitting));
  return first + 4;
}
