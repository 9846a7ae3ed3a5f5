"""The quick judge gives the judgement of `check`."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from tests.typed import typed
from twentyfour import Card, Hand, Puzzle, Suit, check, is_right
from twentyfour._reading.quick import _usual
from twentyfour.cards import Rank


def test_the_quick_judge_agrees_with_check():
    seen = Counter()
    for text, hand, target in typed(Random(24), 3000):
        verdict = check(text, hand, target)
        assert is_right(text, hand, target) == verdict.ok, (text, hand, target)
        seen[verdict.code] += 1
    assert seen["right"] > 100
    assert len(seen) > 15


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("8/(3-8/3)", (3, 3, 8, 8)),
        (" ( J − 8 ) × 8 = 24 ", [11, 8, 8]),
        ("75÷(3+1)+5+0", [75, 3, 1, 5, 0]),
        ("((((8))))x3", (8, 3)),
        ("24 = {8-[4-1]-1}*６", (8, 4, 1, 1, 6)),
        ("8*(4-1) = 25", (8, 4, 1)),
        ("8*(4-1)**1", (8, 4, 1, 1)),
        ("8*(4-1]", (8, 4, 1)),
    ],
)
def test_usual_answers_do_not_need_check(text, hand, monkeypatch):
    expected = check(text, hand).ok
    monkeypatch.setattr("twentyfour._reading.quick.check", None)
    assert is_right(text, hand) == expected


@pytest.mark.parametrize(
    "text", ["½*48", "8*3.", "8.0*3", "8*3 = 25", "1/2 = 24", "8*(3 = 24", "8*3+0 = 24 = 24"]
)
def test_unusual_answers_are_left_to_check(text):
    assert _usual(text, 24) is None


@pytest.mark.parametrize(
    ("text", "hand", "target"),
    [
        (None, (3, 3, 8, 8), 24),
        (b"8*3", (8, 3), 24),
        ("8*3", None, 24),
        ("8*3", (8, 3.0), 24),
        ("8*3", (8, True), 24),
        ("8*3", (), 24),
        ("8*3", (8, 3), 24.0),
        ("8*3", (8, 3), "24"),
        ("(" * 41 + "8" + ")" * 41 + "*3", (8, 3), 24),
        ("(" * 40 + "8" + ")" * 40 + "*3", (8, 3), 24),
        ("8*3" + " " * 500, (8, 3), 24),
        ("8*" + "0" * 98 + "3", (8, 3), 24),
        ("8*" + "0" * 100 + "3", (8, 3), 24),
        ("8/(3-3)", (8, 3, 3), 24),
        ("0/(3-3)", (0, 3, 3), 24),
        ("1/(8/(3-3))", (1, 8, 3, 3), 0),
        ("48*½", (48, Fraction(1, 2)), 24),
        ("8*3", Puzzle((8, 3), operators="+-"), None),
        ("8*3", Puzzle((3, 8), ordered=True), None),
        ("3*8", Hand((Card(Rank(3), Suit.CLUBS), Card(Rank(8), Suit.CLUBS))), None),
        ("3*8", Hand((Card(Rank(3), Suit.CLUBS), Card(Rank(8), Suit.CLUBS))), 25),
    ],
)
def test_whatever_is_given_is_judged_as_by_check(text, hand, target):
    assert is_right(text, hand, target) is check(text, hand, target).ok
