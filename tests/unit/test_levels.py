"""One scale of levels: what is dealt for a level has the level that `rate` gives."""

from datetime import date, timedelta
from functools import cache
from itertools import islice

import pytest

import twentyfour as tf
from tests.levels import rated
from twentyfour import dealing, editions, puzzles
from twentyfour._rating.levels import numbers_of_levels
from twentyfour.editions import Edition
from twentyfour.puzzles import CLOSEST_KINDS, DAILY_LEVELS
from twentyfour.rating import LEVELS

START = date(2026, 1, 1)
PER_LEVEL = 750


@cache
def level_of(numbers, target=24):
    return tf.rate(numbers, target).level


def test_the_table_has_the_levels_of_the_rating():
    assert numbers_of_levels() == rated()


def test_3000_hands_of_days_have_the_level_that_is_promised():
    for at in range(1000):
        for level, hand in tf.dailies(START + timedelta(at)).items():
            assert level_of(tuple(sorted(hand.numbers))) == level


@pytest.mark.parametrize("level", LEVELS)
def test_3000_deals_and_sheets_have_the_level_that_is_promised(level):
    seeds = range(50)
    hands = [hand for seed in seeds for hand in islice(tf.find(level=level, seed=seed), 15)]
    assert len(hands) == PER_LEVEL
    assert {level_of(tuple(sorted(hand.numbers))) for hand in hands} == {level}
    sheet = tf.sheet(1, 250, level=level)
    assert {level_of(tuple(sorted(hand.numbers))) for hand in sheet} == {level}


@pytest.mark.parametrize("code", [code for code in tf.EDITIONS if code != "six-cards"])
def test_hands_of_editions_have_the_level_that_is_promised(code):
    for level in LEVELS:
        for puzzle in islice(tf.EDITIONS[code].puzzles(seed=24, level=level), 3):
            assert tf.rate(puzzle).level == level


def drawn():
    """Hands of days, closest counts, deals and sheets."""
    days = [START + timedelta(at) for at in range(0, 400, 9)]
    return [
        *(tf.daily(day, level) for day in days for level in DAILY_LEVELS),
        *(puzzles.closest_daily(day, kind) for day in days for kind in CLOSEST_KINDS[::2]),
        *(tf.deal(seed=seed, level="hard") for seed in range(20)),
        *tf.sheet(7, 12),
        *editions.EDITIONS["integers"].sheet(7, 12),
    ]


def test_a_row_more_changes_no_hand_of_the_past(monkeypatch):
    before = drawn()
    edition = Edition("single-digits", (1, 2, 3))
    monkeypatch.setattr(puzzles, "DAILY_LEVELS", ("warm-up", *DAILY_LEVELS, "expert"))
    monkeypatch.setattr(puzzles, "CLOSEST_KINDS", ("small", *CLOSEST_KINDS))
    monkeypatch.setattr(editions, "EDITIONS", {"new": edition, **editions.EDITIONS})
    for module in (dealing, editions, puzzles):
        monkeypatch.setattr(module, "LEVELS", (*LEVELS, "master"))
    assert drawn() == before
