from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from twentyfour.cards import (
    DECK,
    Card,
    HandError,
    Rank,
    Suit,
    as_numbers,
    draw,
    read_hand,
    read_target,
    values_of,
)


def test_the_deck_has_fifty_two_different_cards_four_of_each_rank():
    assert len(set(DECK)) == 52
    assert set(Counter(card.rank for card in DECK).values()) == {4}


def test_the_text_of_a_card_can_be_read():
    assert all(read_hand(str(card)) == (card,) for card in DECK)
    assert [str(card) for card in DECK[:2]] == ["A♣", "2♣"]


def test_a_deal_takes_different_cards_and_a_seed_repeats_it():
    hand = draw(Random(24))
    assert len(set(hand.cards)) == 4
    assert hand == draw(Random(24))
    assert hand.target == 24


def test_a_short_deck_ends_at_its_highest_rank():
    assert max(max(draw(Random(seed), highest=10).numbers) for seed in range(50)) == 10


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("A 10 J Q", (1, 10, 11, 12)),
        ("3,3,8,8", (3, 3, 8, 8)),
        ("3388", (3, 3, 8, 8)),
        ("1010", (10, 10)),
        ("a10jq", (1, 10, 11, 12)),
        ("TJQK", (10, 11, 12, 13)),
        ("  3; 3 、8，8 ", (3, 3, 8, 8)),
        ("３ ３ ８ ８", (3, 3, 8, 8)),
        ("24", (24,)),
        ("17 100", (17, 100)),
        ("1/2 -3 5", (Fraction(1, 2), -3, 5)),
        ("0 0 4", (0, 0, 4)),
    ],
)
def test_hands_are_read_as_people_write_them(text, numbers):
    assert values_of(read_hand(text)) == numbers


def test_cards_may_name_their_suits():
    assert read_hand("8h 8♠ 10♦️ A♣") == (
        Card(Rank(8), Suit.HEARTS),
        Card(Rank(8), Suit.SPADES),
        Card(Rank(10), Suit.DIAMONDS),
        Card(Rank(1), Suit.CLUBS),
    )


@pytest.mark.parametrize(
    ("text", "code", "span"),
    [
        ("", "bad-hand-empty", (0, 0)),
        (" , ", "bad-hand-empty", (0, 3)),
        ("3 x 8", "bad-hand-symbol", (2, 3)),
        ("3 2.5.1 8", "bad-hand-number", (2, 7)),
        ("3 2. 8", "bad-hand-number", (2, 4)),
        ("3 1/0 8", "bad-hand-number", (2, 5)),
        ("1 2 3 4 5 6 7 8 9", "bad-hand-size", (0, 17)),
        ("3 " + "9" * 31, "bad-hand-number", (2, 33)),
    ],
)
def test_the_error_of_a_hand_has_a_code_and_a_span(text, code, span):
    with pytest.raises(HandError) as caught:
        read_hand(text)
    assert (caught.value.code, caught.value.span) == (code, span)


@pytest.mark.parametrize(
    ("text", "target"),
    [("24", 24), (" -3 ", -3), ("1/2", Fraction(1, 2)), ("２４", 24), ("−7", -7)],
)
def test_any_rational_is_a_target(text, target):
    assert read_target(text) == target


@pytest.mark.parametrize("text", ["", "x", "2.5", "1/0", "3 4", "9" * 31])
def test_a_bad_target_is_refused(text):
    with pytest.raises(HandError, match="bad-target"):
        read_target(text)


@pytest.mark.parametrize("inexact", [2.5, "3", True, None])
def test_numbers_must_be_exact(inexact):
    with pytest.raises(TypeError):
        as_numbers([3, inexact])


@pytest.mark.parametrize("size", [0, 9])
def test_a_hand_has_one_to_eight_numbers(size):
    with pytest.raises(HandError):
        as_numbers([1] * size)
