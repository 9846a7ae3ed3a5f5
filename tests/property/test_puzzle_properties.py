from random import Random

from hypothesis import given
from hypothesis import strategies as st

from twentyfour import is_solvable, rate
from twentyfour._slices import run_to_end
from twentyfour.dealing import NEAR_ENOUGH, DealRequest, deal_in_slices

seeds = st.integers(0, 2**32)


def deal(seed, **request):
    return run_to_end(deal_in_slices(DealRequest(**request), Random(seed)))


@given(seeds, st.floats(0, 100), st.sampled_from([10, 13]))
def test_a_hand_near_a_score_is_no_farther_than_the_first_that_fits(seed, near, highest):
    hand = deal(seed, near=near, highest=highest)
    first = deal(seed, highest=highest)
    distance = abs(rate(hand.numbers).score - near)
    assert distance <= max(NEAR_ENOUGH, abs(rate(first.numbers).score - near))
    assert is_solvable(hand.numbers)
    assert max(hand.numbers) <= highest


@given(seeds, st.floats(0, 100))
def test_a_seed_repeats_a_deal_near_a_score(seed, near):
    assert deal(seed, near=near) == deal(seed, near=near)
