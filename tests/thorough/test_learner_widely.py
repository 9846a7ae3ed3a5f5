"""The simulated learner with all hands of a level."""

import pytest

from tests.learner import MINIMUM, hands_of, share_solved


@pytest.mark.parametrize(("level", "minimum"), MINIMUM.items())
def test_after_twelve_lessons_most_hands_are_found_within_the_budget(level, minimum):
    assert share_solved(hands_of(level)) >= minimum
