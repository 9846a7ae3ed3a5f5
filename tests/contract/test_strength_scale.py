"""The page's strengths of hands, compared with people's times."""

from statistics import fmean

import pytest

from tests.contract.in_node import results
from tests.fitting import times
from twentyfour import rate

SCALE = "player/strength/scale.ts"
PLAYERS = 1500  # the strength of the people with known times


@pytest.fixture(scope="module")
def strengths():
    """Scores, the strengths that the median times imply, and the page's strengths."""
    hands = times()
    scores = [rate(hand).score for hand in hands]
    played = [{"milliseconds": 1000 * seconds} for seconds in hands.values()]
    meant = [PLAYERS - lead for lead in results("player/strength/result.ts", "leadOf", played)]
    return list(zip(scores, meant, results(SCALE, "strengthOf", scores), strict=True))


@pytest.mark.parametrize("low", [*range(0, 90, 10), 90, 95])
def test_strength_equals_that_of_the_hands_of_its_score(strengths, low):
    gaps = [meant - given for score, meant, given in strengths if low <= score < low + 10]
    assert len(gaps) > 30
    assert abs(fmean(gaps)) < 40


def test_every_score_of_0_to_100_has_its_own_strength():
    scores = list(range(101))
    strengths = results(SCALE, "strengthOf", scores)
    assert sorted(set(strengths)) == strengths
    assert results(SCALE, "scoreOf", strengths) == pytest.approx(scores)


def test_the_scale_ends_at_0_and_at_100():
    assert results(SCALE, "strengthOf", [-1, 101]) == results(SCALE, "strengthOf", [0, 100])
