"""Hands dealt to order by `deal`, the same for the same seed."""

import pytest

from twentyfour import deal, is_solvable, rate, similar
from twentyfour.puzzles import SEEDS
from twentyfour.rating import LEVELS


def shown(hand):
    return " ".join(map(str, hand.cards))


@pytest.mark.parametrize("level", LEVELS)
def test_a_deal_has_the_level_that_is_asked_for(level):
    hands = [deal(level=level, seed=seed) for seed in range(5)]
    assert {rate(hand).level for hand in hands} == {level}


def test_a_deal_has_the_size_deck_and_target_that_are_asked_for():
    hand = deal(deck="10", size=5, target=100, seed=24)
    assert (len(hand.cards), hand.target, max(hand.numbers) <= 10) == (5, 100, True)
    assert is_solvable(hand)


@pytest.mark.parametrize(
    ("seed", "cards"),
    [(0, "Q♦ 10♠ A♥ 3♣"), ("00002S", "10♣ 4♥ J♠ Q♣"), (SEEDS - 1, "K♦ J♠ K♠ 2♥")],
)
def test_the_hand_of_a_seed_never_changes(seed, cards):
    assert shown(deal(seed=seed)) == cards


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
