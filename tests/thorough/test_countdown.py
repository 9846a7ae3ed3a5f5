"""Countdown: a sample of the selections. 1,226 selections reach every target from 100 to 999.

The whole survey takes some minutes of a processor and gives the published figures: 10,871,986 of
the 11,918,700 pairs of a selection and a target can be made. These tests check parts of it.
"""

from random import Random

import pytest

from tests.closest_oracle import whole_values
from twentyfour.methods import countdown

SELECTIONS = countdown.selections()
FOUR_LARGE = [each for each in SELECTIONS if sum(number > 10 for number in each) == 4]


@pytest.mark.parametrize(
    ("chosen", "figures"),
    [
        (FOUR_LARGE, (55, 0, 49_500, 43_765)),
        (SELECTIONS[::100], (133, 12, 119_700, 108_978)),
    ],
)
def test_a_part_of_the_published_survey(chosen, figures):
    assert countdown.figures(countdown.survey(chosen)) == figures


def test_selections_reach_the_targets_of_brute_force():
    for selection in Random(24).sample(SELECTIONS, 20):
        values = whole_values([(number, 1) for number in selection])
        reached = countdown.reached(selection).targets
        assert reached == len(values.intersection(countdown.TARGETS)), selection
