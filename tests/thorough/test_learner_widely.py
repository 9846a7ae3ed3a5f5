"""The simulated learner with all hands of a level."""

import pytest

from tests.learner import MINIMUM, hands_of, share_solved
from tests.student import mean_hands


@pytest.mark.parametrize(("level", "minimum"), MINIMUM.items())
def test_after_twelve_lessons_most_hands_are_found_within_the_budget(level, minimum):
    assert share_solved(hands_of(level)) >= minimum


def test_a_student_knows_a_finding_in_a_fifth_fewer_hands_by_its_training_than_by_the_path():
    by_path, by_training = mean_hands(range(300))
    assert by_training <= 0.8 * by_path
