"""Sameness compared with brute force: every hand at 24, five cards, and many values of fewer."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from random import Random

import pytest

from tests.property.sameness import Sameness
from tests.property.test_sameness import (
    FRACTIONS,
    WHOLE,
    assert_classes_agree,
    assert_random_hands_agree,
)
from tests.unit.test_solver import PUBLISHED
from twentyfour import parse

RANKS = tuple(range(1, 14))


def test_by_brute_force_the_rules_give_the_published_classes_on_every_hand():
    lines = [line.split("\t") for line in PUBLISHED.read_text().splitlines()[1:]]
    published = {tuple(map(int, hand.split())): texts.split(" ; ") for hand, _, texts in lines}
    found = 0
    for hand in combinations_with_replacement(RANKS, 4):
        sameness = Sameness()
        classes = sameness.classes(hand, 24)
        listed = Counter(classes[sameness.of(parse(text))] for text in published.get(hand, ()))
        assert listed == Counter(set(classes.values()))
        found += len(listed)
    assert found == 3017


def test_at_24_the_engine_agrees_with_brute_force_on_every_hand():
    hands = combinations_with_replacement(RANKS, 4)
    assert sum(assert_classes_agree(hand, 24, Random(0)) for hand in hands) == 3017


@pytest.mark.parametrize("cards", [WHOLE, FRACTIONS, RANKS])
@pytest.mark.parametrize(("size", "hands"), [(3, 1000), (4, 1000)])
def test_the_engine_agrees_with_brute_force_on_other_values(size, cards, hands):
    assert_random_hands_agree(size, cards, hands, seed=24)


@pytest.mark.parametrize("cards", [WHOLE, FRACTIONS, RANKS])
def test_the_engine_agrees_with_brute_force_on_five_cards(cards):
    assert_random_hands_agree(5, cards, 60, seed=24)


@pytest.mark.parametrize("target", [0, 1, 10, 24])
@pytest.mark.parametrize(
    "cards", [(1, 1, 1, 1, 1, 3), (1, 1, 1, 2, 2, 5), (0, 1, 1, 1, 2, 3), (-1, 1, 1, 1, 3, 5)]
)
def test_the_engine_agrees_with_brute_force_on_six_cards(cards, target):
    assert_classes_agree(cards, target, Random(0))


@pytest.mark.parametrize(
    ("cards", "target"),
    [
        ((-1, 2, -3, 1, -1), 0),
        ((3, -3, -1, Fraction(1, 3), 3), 0),
        ((-1, -2, 2, -2, 3), 0),
        ((4, 2, -2, 1, -3), 3),
        ((Fraction(1, 2), -1, 2, 1, -3), 3),
        ((-1, -1, -1, Fraction(1, 2), 3), 0),
    ],
)
def test_zeros_with_negative_cards_are_split_and_solved(cards, target):
    assert_classes_agree(cards, target, Random(0))
