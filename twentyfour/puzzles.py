"""Hands to play: the hands of a day, similar hands."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Generator
from random import Random

from twentyfour._calendar import DAILY_LEVELS, DailyLevel, numbers_of_day
from twentyfour.cards import Hand, HandError, HandLike, Puzzle, Rational
from twentyfour.dealing import DealRequest, Seed, deals, random_of, with_suits
from twentyfour.rating import rate_in_slices
from twentyfour.solver import run_to_end
from twentyfour.teaching import techniques_in_slices

SIMILAR_TRIES = 50
"""The number of hands after which one that a technique opens does, though it has an easier way."""


def daily(date: dt.date, level: DailyLevel = "medium") -> Hand:
    """The hand of a day and level (easy, medium or hard), which never changes.

    Every hand of a level has its day before one is repeated, after some 340 days. From 2027 on a
    hand has its frozen level, before that one which the rating of that time gave. Raises TypeError
    for anything but a date, ValueError for an unknown level.
    """
    if not isinstance(date, dt.date):
        raise TypeError(f"a datetime.date is needed, not a {type(date).__name__}")
    if level not in DAILY_LEVELS:
        raise ValueError(f"a daily level is one of {', '.join(DAILY_LEVELS)}, not {level!r}")
    random = Random(date.toordinal() * len(DAILY_LEVELS) + DAILY_LEVELS.index(level))
    return Hand(with_suits(numbers_of_day(date.toordinal(), level), random))


def dailies(date: dt.date) -> dict[DailyLevel, Hand]:
    """The three hands of a day, by level."""
    return {level: daily(date, level) for level in DAILY_LEVELS}


def similar(numbers: HandLike, target: Rational | None = None, seed: Seed | None = None) -> Hand:
    """A random hand whose easiest solution has the same technique as that of a hand.

    Where such hands are rare, it is one that the technique opens.
    For a hand without a solution it is another one without. Raises HandError with code
    `no-such-hand` if none is found.
    """
    return run_to_end(similar_in_slices(numbers, target, random_of(seed)))


def similar_in_slices(
    numbers: HandLike,
    target: Rational | None,
    random: Random,
    excluded: Collection[tuple[Rational, ...]] = (),
) -> Generator[None, None, Hand]:
    """`similar` as a generator that yields after every try and returns the hand."""
    puzzle = Puzzle(numbers, target)
    technique = (yield from rate_in_slices(puzzle)).technique
    request = DealRequest(
        size=len(puzzle.numbers),
        target=puzzle.target,
        operators=puzzle.operators,
        excluded=[puzzle.numbers, *excluded],
    )
    opened: Hand | None = None
    for tried, fresh in enumerate(deals(request, random)):
        if (yield from rate_in_slices(fresh)).technique == technique:
            return fresh
        if technique and not opened and technique.code in (yield from techniques_in_slices(fresh)):
            opened = fresh
        if opened and tried >= SIMILAR_TRIES:
            return opened
        yield None
    raise HandError("no-such-hand", (0, 0))
