/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-random.h"

guint64
grundy_test_random_next (GrundyTestRandom *random)
{
  guint64 number = random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  number = (number ^ number >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  number = (number ^ number >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return number ^ number >> 31;
}

guint64
grundy_test_random_below (GrundyTestRandom *random, guint64 end)
{
  g_assert_cmpuint (end, >, 0);

  return grundy_test_random_next (random) % end;
}

void
grundy_test_random_shuffle (GrundyTestRandom *random, guint32 *numbers, guint n_numbers)
{
  for (guint i = n_numbers; i > 1; i--)
    {
      guint j = (guint)grundy_test_random_below (random, i);
      guint32 number = numbers[i - 1];

      numbers[i - 1] = numbers[j];
      numbers[j] = number;
    }
}
