"""Closest counts agrees with brute force for 2,000 random hands in both kinds."""

from fractions import Fraction
from random import Random

import pytest

import twentyfour as tf
from tests.closest_oracle import nearest

POOLS = (range(1, 11), range(1, 4), range(1, 26), (25, 50, 75, 100, *range(1, 11)))


@pytest.mark.parametrize(("whole", "largest"), [(True, 6), (False, 5)])
def test_nearest_value_of_a_thousand_hands_equals_brute_force(whole, largest):
    random = Random(35)
    for _ in range(1000):
        numbers = random.choices(random.choice(POOLS), k=random.randint(1, largest))
        target = Fraction(random.randint(1, 999), random.choice((1, 1, 1, 2, 3)))
        closest = tf.closest(numbers, target, whole=whole)
        best = nearest([(number, 1) for number in numbers], target, whole=whole)
        assert (closest.value, len(closest.expression.numbers)) == best, (numbers, target)


def test_fractions_of_six_numbers_equal_brute_force():
    for numbers, target in (((1, 1, 2, 2, 3, 3), 50), ((1, 2, 2, 3, 3, 4), 997)):
        best = nearest([(number, 1) for number in numbers], Fraction(target), whole=False)
        closest = tf.closest(numbers, target, whole=False)
        assert (closest.value, len(closest.expression.numbers)) == best
