"""`find`, `deal` and `sheet` deal hands by request, the same for the same seed."""

from fractions import Fraction
from itertools import combinations_with_replacement, islice
from unittest import mock

import pytest

from twentyfour import (
    HandError,
    count_solutions,
    deal,
    find,
    is_solvable,
    rate,
    rating,
    sheet,
    similar,
    techniques,
)
from twentyfour.dealing import SEEDS, as_seed, seed_text
from twentyfour.rating import LEVELS


def shown(hand):
    return " ".join(map(str, hand.cards))


@pytest.mark.parametrize("level", LEVELS)
def test_deal_has_the_requested_level(level):
    hands = [deal(level=level, seed=seed) for seed in range(5)]
    assert {rate(hand).level for hand in hands} == {level}


def test_deal_has_the_requested_size_deck_and_target():
    hand = deal(deck="10", size=5, target=100, seed=24)
    assert (len(hand.cards), hand.target, max(hand.numbers) <= 10) == (5, 100, True)
    assert is_solvable(hand)


@pytest.mark.parametrize(
    ("seed", "cards"),
    [(0, "Q♦ 10♠ A♥ 3♣"), ("00002S", "10♣ 4♥ J♠ Q♣"), (SEEDS - 1, "K♦ J♠ K♠ 2♥")],
)
def test_the_hand_of_a_seed_never_changes(seed, cards):
    assert shown(deal(seed=seed)) == cards


@pytest.mark.parametrize(
    ("level", "cards"),
    [
        ("easy", ["3♠ A♦ 9♦ 2♦", "10♣ K♣ 10♦ J♦"]),
        ("medium", ["4♥ 4♦ 4♣ 4♠", "4♥ 10♥ 5♦ Q♠"]),
        ("hard", ["7♠ K♦ 8♠ 10♦", "2♥ 7♥ K♠ 8♣"]),
        ("expert", ["10♣ 4♥ J♠ Q♣", "5♠ 7♠ 10♣ A♠"]),
    ],
)
def test_the_sheet_of_a_seed_and_a_level_never_changes(level, cards):
    assert list(map(shown, sheet("00002S", 2, level=level))) == cards


def test_another_rating_does_not_change_what_is_dealt():
    with mock.patch.object(rating, "_DIFFICULTIES", ((0.0, 0), (0.001, 100))):
        assert rate((3, 8, 1, 1)).score in (0, 100)
        assert shown(deal(level="medium", seed="00002S")) == "4♥ 4♦ 4♣ 4♠"


def test_the_characters_of_a_seed_are_the_seed_in_base_36():
    assert deal(seed="00002S") == deal(seed="00002s") == deal(seed=100)
    assert deal(seed="zzzzzz") == deal(seed=SEEDS - 1)
    assert similar((3, 3, 8, 8), seed="00002s") == similar((3, 3, 8, 8), seed=100)


def test_a_deal_without_a_seed_is_random():
    assert len({deal() for _ in range(20)}) > 1


@pytest.mark.parametrize("seed", [-1, SEEDS, "2S", "00002S0", "00002-", " 0002S", "0000٢S", ""])
def test_other_seeds_are_refused(seed):
    with pytest.raises(ValueError, match="a seed is an integer below"):
        deal(seed=seed)


@pytest.mark.parametrize("seed", [True, 1.0, b"00002S"])
def test_a_seed_is_an_int_or_text(seed):
    with pytest.raises(TypeError, match="a seed is an int or a str"):
        deal(seed=seed)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"level": "trivial"}, "a level is one of easy, medium, hard, expert, not 'trivial'"),
        ({"deck": "A"}, "a deck is one of K, 10, not 'A'"),
        ({"size": 0}, "a hand has 1 to 8 cards, not 0"),
        ({"size": 9}, "a hand has 1 to 8 cards, not 9"),
    ],
)
def test_other_options_of_a_deal_are_refused(options, message):
    with pytest.raises(ValueError, match=message):
        deal(**options)


def test_a_deal_has_an_exact_target():
    with pytest.raises(TypeError, match="an int or a Fraction is needed"):
        deal(target=24.0)


def numbers(hands):
    return [tuple(sorted(hand.numbers)) for hand in hands]


def test_hands_are_found_by_technique_level_and_number_of_solutions():
    hands = list(islice(find(technique="share", level="hard", solutions=1, seed=24), 5))
    assert len(set(numbers(hands))) == 5
    for hand in hands:
        assert "share" in techniques(hand)
        assert (rate(hand).level, count_solutions(hand)) == ("hard", 1)


def test_a_deal_is_the_first_hand_found_and_a_sheet_the_first_ones():
    assert deal(level="hard", seed=7) == next(find(level="hard", seed=7))
    assert sheet("000007", 12, level="hard") == list(islice(find(level="hard", seed=7), 12))
    assert sheet(7, 3, deck="10") == list(islice(find(deck="10", seed=7), 3))


def test_every_hand_with_a_rare_property_is_found_once():
    hands = numbers(find(technique="fraction-times", deck="10", seed=1))
    every = combinations_with_replacement(range(1, 11), 4)
    assert sorted(hands) == [hand for hand in every if "fraction-times" in techniques(hand)]
    assert len(set(numbers(find(seed=3)))) == 1362


@pytest.mark.parametrize("target", [24, 36, Fraction(1, 2)])
def test_hands_are_found_for_any_target_with_it(target):
    for hand in islice(find(target=target, size=3, seed=5), 3):
        assert (hand.target, len(hand.cards)) == (target, 3)
        assert is_solvable(hand)


def test_hands_that_do_not_exist_are_not_found():
    assert list(find(size=1, seed=1)) == []
    with pytest.raises(HandError, match="no-such-hand"):
        deal(size=1)
    with pytest.raises(HandError, match="no-such-hand"):
        sheet(1, 1363)


def test_an_unknown_technique_is_refused_at_once():
    with pytest.raises(ValueError, match="a technique is one of sum, eight-three"):
        find(technique="luck")


@pytest.mark.parametrize("seed", [0, 100, SEEDS - 1])
def test_seed_is_shown_as_it_is_entered(seed):
    assert len(seed_text(seed)) == 6
    assert as_seed(seed_text(seed)) == as_seed(seed_text(seed).lower()) == seed
