"""A simulated learner with the looks of the lessons solves as many hands as they promise."""

from random import Random

import pytest

from tests.learner import LESSONS, MINIMUM, hands_of, share_solved, solves
from twentyfour._techniques.table import PATH


@pytest.mark.parametrize(("level", "minimum"), MINIMUM.items())
def test_after_twelve_lessons_most_hands_are_found_within_the_budget(level, minimum):
    sample = Random(24).sample(hands_of(level), 100)
    assert share_solved(sample) >= minimum


def test_more_lessons_solve_more_easy_hands():
    sample = Random(24).sample(hands_of("easy"), 60)
    shares = [share_solved(sample, lessons) for lessons in (1, 4, 7)]
    assert shares == sorted(shares)
    assert shares[0] < shares[-1]


def test_no_lesson_solves_nothing():
    assert not solves((1, 1, 1, 8), ())
    assert solves((1, 1, 1, 8), PATH[:LESSONS])
