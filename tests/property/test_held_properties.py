"""A dealt hand contains the held ranks, and is as wished."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import twentyfour as tf
from tests.property.strategies import slow
from twentyfour._slices import run_to_end
from twentyfour.dealing import DealRequest, deal_in_slices, random_of

ranks = st.lists(st.integers(1, 13), min_size=1, max_size=3)
seeds = st.integers(0, 10**6)


def dealt(seed: int, **wishes):
    """A hand, or None if there is no such hand."""
    try:
        return run_to_end(deal_in_slices(DealRequest(**wishes), random_of(seed)))
    except tf.HandError:
        return None


@given(ranks, seeds)
def test_every_hand_has_the_held_ranks_and_a_solution(held, seed):
    hand = next(tf.find(held=held, seed=seed), None)
    if hand is None:
        assert len(held) == 3
        assert not any(tf.is_solvable([*held, other]) for other in range(1, 14))
    else:
        assert Counter(held) <= Counter(hand.numbers)
        assert len(hand.numbers) == 4
        assert tf.is_solvable(hand)


@slow
@given(ranks, seeds, st.floats(0, 100))
def test_harder_hand_is_rated_above(held, seed, score):
    hand = dealt(seed, held=held, above=score)
    if hand:
        assert tf.rate(hand).score > score
        assert Counter(held) <= Counter(hand.numbers)


@slow
@given(ranks, seeds)
def test_hand_with_one_way_has_one_and_hand_by_fractions_needs_them(held, seed):
    single = dealt(seed, held=held, solutions=1)
    assert single is None or tf.count_solutions(single) == 1
    fractions = dealt(seed, held=held, school=[6])
    assert fractions is None or tf.school(fractions) == 6


def test_three_held_ranks_leave_every_fourth_card():
    found = {hand.numbers for hand in tf.find(held=(3, 8, 8), seed=1)}
    fourth = {next(iter((Counter(hand) - Counter((3, 8, 8))).elements())) for hand in found}
    assert fourth == {n for n in range(1, 14) if tf.is_solvable([3, 8, 8, n])}


@pytest.mark.parametrize("held", [(1, 2, 3, 4), (0,), (14,), (2, 2, 2, 2, 2)])
def test_ranks_that_no_hand_has_are_refused(held):
    with pytest.raises(ValueError, match=r"held|four cards"):
        tf.find(held=held, size=4 if len(held) < 5 else 6)


def test_held_rank_is_of_the_deck():
    with pytest.raises(ValueError, match="from 1 to 10"):
        tf.find(held=[11], deck="10")
