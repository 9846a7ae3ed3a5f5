from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twentyfour import EDITIONS, is_solvable, rate, sheet
from twentyfour._slices import run_to_end
from twentyfour.cards import HandError
from twentyfour.dealing import NEAR_ENOUGH, DealRequest, deal_in_slices

seeds = st.integers(0, 2**31)
some_operators = st.sets(st.sampled_from("+-*/"), min_size=1).map("".join)


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


@given(seeds, st.sampled_from([1, 10]), st.sampled_from(["only", "mixed", "none"]))
def test_courts_that_count_the_same_make_hands_of_different_cards(seed, courts, solvable):
    hand = deal(seed, courts=courts, solvable=solvable)
    assert set(hand.numbers) <= set(range(1, 11))
    assert len(set(hand.cards)) == 4
    assert solvable == "mixed" or is_solvable(hand.numbers) == (solvable == "only")


@pytest.mark.parametrize("courts", [1, 10])
def test_courts_are_as_frequent_as_in_the_pack(courts):
    hands = [deal(seed, courts=courts, solvable="mixed").numbers for seed in range(500)]
    share = sum(hand.count(courts) for hand in hands) / 2000
    assert 14 / 52 < share < 18 / 52


@given(seeds, st.floats(0, 100))
def test_a_seed_repeats_a_deal_near_a_score(seed, near):
    assert deal(seed, near=near) == deal(seed, near=near)


@given(seeds, some_operators.filter(lambda some: len(some) > 1))
def test_hands_of_a_sheet_are_solvable_with_the_chosen_operators(seed, operators):
    for hand in sheet(seed, 2, deck="10", operators="".join(sorted(operators, key="+-*/".index))):
        assert set(hand.operators) == set(operators)
        assert is_solvable(hand)


@given(st.sampled_from([*EDITIONS]), some_operators)
def test_an_edition_never_gains_an_operator(code, operators):
    own = EDITIONS[code].operators
    if not set(own) & set(operators):
        with pytest.raises(HandError):
            EDITIONS[code].only(operators)
        return
    edition = EDITIONS[code].only(operators)
    assert set(edition.operators) == set(own) & set(operators)
    assert edition.only(edition.operators) == edition
