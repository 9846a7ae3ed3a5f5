"""The strengths that the page gives to hands, compared with the times that people took for them."""

import re
from math import log10
from statistics import fmean

import pytest

from tests.fitting import times
from twentyfour import rate
from web.builder.paths import WEB

SCALE = WEB / "app" / "strength" / "scale.js"
ENTRY, PAR = 3, 20  # seconds, as in strength/result.js
PLAYERS, DECADE = 1500, 800  # the strength of those whose times are known; points for ten times


@pytest.fixture(scope="module")
def strengths():
    """Scores, and the strengths that the median times mean."""
    return [
        (rate(hand).score, PLAYERS + DECADE * log10((seconds - ENTRY) / PAR))
        for hand, seconds in times().items()
    ]


def knots():
    rows = re.findall(r"^  \[(\d+), (\d+)\],", SCALE.read_text(encoding="utf-8"), re.MULTILINE)
    return [(int(score), int(own)) for score, own in rows]


def scaled(score):
    (low, start), (high, end) = next(
        pair for pair in zip(knots(), knots()[1:], strict=False) if score <= pair[1][0]
    )
    return start + (end - start) * (score - low) / (high - low)


@pytest.mark.parametrize("low", [*range(0, 90, 10), 90, 95])
def test_a_strength_is_that_of_the_hands_of_its_score(strengths, low):
    own = [(score, own) for score, own in strengths if low <= score < low + 10]
    assert len(own) > 30
    assert abs(fmean(own - scaled(score) for score, own in own)) < 40


def test_the_scale_goes_from_0_to_100():
    assert [knots()[0][0], knots()[-1][0]] == [0, 100]
    assert knots() == sorted(knots(), key=lambda knot: knot[1])
