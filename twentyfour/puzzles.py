"""Hands to play: the hands of a day, deals on request, similar hands."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Generator, Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Literal, TypeAlias, get_args

from twentyfour._calendar import DAILY_LEVELS, DailyLevel, numbers_of_day
from twentyfour.cards import (
    DECK,
    DECKS,
    DEFAULT_TARGET,
    MAX_CARDS,
    Card,
    Deck,
    Hand,
    HandError,
    HandLike,
    Rational,
    as_number,
    as_numbers,
    as_target,
    draw,
)
from twentyfour.rating import LEVELS, Level, rate_in_slices
from twentyfour.solver import is_solvable_in_slices, run_to_end

Solvable: TypeAlias = Literal["only", "mixed", "none"]
SOLVABLE: tuple[Solvable, ...] = get_args(Solvable)
Work: TypeAlias = Generator[None, None, Hand]

MAX_TRIES = 2000
"""The number of hands that are tried for a request; some can never be met, as with one card.

Each card above four divides it by four, because larger hands take longer.
"""

NEAR_TRIES = 24
"""The number of hands that fit a request, of which the one nearest to a score is dealt."""

NEAR_ENOUGH = 6.0
"""A hand whose score differs by no more is dealt at once."""


def daily(date: dt.date, level: DailyLevel = "medium") -> Hand:
    """The hand of a day and level (easy, medium or hard), which never changes.

    Every hand of a level has its day before one is repeated, after some 340 days. Raises TypeError
    for anything but a date, ValueError for an unknown level.
    """
    if not isinstance(date, dt.date):
        raise TypeError(f"a datetime.date is needed, not a {type(date).__name__}")
    if level not in DAILY_LEVELS:
        raise ValueError(f"a daily level is one of {', '.join(DAILY_LEVELS)}, not {level!r}")
    random = Random(date.toordinal() * len(DAILY_LEVELS) + DAILY_LEVELS.index(level))
    cards: list[Card] = []
    for number in numbers_of_day(date.toordinal(), level):
        free = [card for card in DECK if card.rank == number and card not in cards]
        cards.append(free[int(random.random() * len(free))])
    return Hand(tuple(sorted(cards, key=lambda _: random.random())))


def dailies(date: dt.date) -> dict[DailyLevel, Hand]:
    """The three hands of a day, by level."""
    return {level: daily(date, level) for level in DAILY_LEVELS}


def deal(
    *,
    level: Level | None = None,
    deck: Deck = "K",
    size: int = 4,
    target: Rational = DEFAULT_TARGET,
    seed: Seed | None = None,
) -> Hand:
    """A random hand with a solution; the same for the same seed and options.

    `level` is that of its rating, None allows any; the deck goes from the ace to the king or to the
    ten. Raises HandError with code `no-such-hand` if none is found, ValueError for another level,
    deck, size or seed, TypeError for an inexact target.
    """
    if level not in (None, *LEVELS):
        raise ValueError(f"a level is one of {', '.join(LEVELS)}, not {level!r}")
    if deck not in DECKS:
        raise ValueError(f"a deck is one of {', '.join(DECKS)}, not {deck!r}")
    if size not in range(1, MAX_CARDS + 1):
        raise ValueError(f"a hand has 1 to {MAX_CARDS} cards, not {size!r}")
    request = DealRequest(size=size, highest=DECKS[deck], target=target, level=level)
    return run_to_end(deal_in_slices(request, Random(as_seed(seed))))


Seed: TypeAlias = int | str
SEEDS = 36**6
"""The number of seeds: six characters, each a digit or a letter."""


def as_seed(seed: Seed | None) -> int | None:
    """A seed as an integer below `SEEDS`; None stays None.

    It is given as such an integer, or as its six characters in base 36 (`00002S`, either case).
    Raises ValueError for any other integer or text, TypeError for anything else.
    """
    if seed is None or (type(seed) is int and seed in range(SEEDS)):
        return seed
    if isinstance(seed, str) and len(seed) == 6 and seed.isascii() and seed.isalnum():
        return int(seed, 36)
    if type(seed) is int or isinstance(seed, str):
        raise ValueError(
            f"a seed is an integer below 36**6 or six letters and digits, not {seed!r}"
        )
    raise TypeError(f"a seed is an int or a str, not a {type(seed).__name__}")


@dataclass(frozen=True, slots=True)
class DealRequest:
    """The properties of a hand to deal.

    `highest` is the highest rank of the deck. `solvable` is `only`, `none`, or `mixed`, which
    allows any hand: one hand of four cards in five has no solution. `level` None allows any. Hands
    with the `excluded` numbers, in any order, are not dealt. With a score `near`, the hand is one
    of several with a rating close to it.
    """

    size: int = 4
    highest: int = 13
    target: Rational = DEFAULT_TARGET
    solvable: Solvable = "only"
    level: Level | None = None
    near: float | None = None
    excluded: Collection[tuple[Rational, ...]] = ()


def deal_in_slices(request: DealRequest, random: Random) -> Work:
    """A hand as requested; a generator that yields after every try.

    Raises HandError with code `no-such-hand` if none is found.
    """
    nearest: tuple[float, Hand] | None = None
    fitting = 0
    for hand in _deals(request, random):
        distance = yield from _distance_in_slices(request, hand)
        if distance is not None:
            fitting += 1
            if nearest is None or distance < nearest[0]:
                nearest = distance, hand
            if nearest[0] <= NEAR_ENOUGH or fitting == NEAR_TRIES:
                return nearest[1]
        yield None
    if nearest:
        return nearest[1]
    raise HandError("no-such-hand", (0, 0))


def _distance_in_slices(request: DealRequest, hand: Hand) -> Generator[None, None, float | None]:
    """How far the score of a hand is from the one requested; None if it does not fit."""
    if request.solvable != "mixed":
        solvable = yield from is_solvable_in_slices(hand.numbers, hand.target)
        if solvable != (request.solvable == "only"):
            return None
    if request.level is None and request.near is None:
        return 0
    rating = yield from rate_in_slices(hand.numbers, hand.target)
    if request.level not in (None, rating.level):
        return None
    return 0 if request.near is None else abs(rating.score - request.near)


def similar(numbers: HandLike, target: Rational | None = None, seed: Seed | None = None) -> Hand:
    """A random hand whose easiest solution has the same technique as that of a hand.

    For a hand without a solution it is another one without. Raises HandError with code
    `no-such-hand` if none is found.
    """
    return run_to_end(similar_in_slices(numbers, target, Random(as_seed(seed))))


def similar_in_slices(
    numbers: HandLike,
    target: Rational | None,
    random: Random,
    excluded: Collection[tuple[Rational, ...]] = (),
) -> Work:
    """`similar` as a generator that yields after every try and returns the hand."""
    hand, goal = as_numbers(numbers), as_target(target, numbers)
    technique = (yield from rate_in_slices(hand, goal)).technique
    request = DealRequest(size=len(hand), target=goal, excluded=[hand, *excluded])
    for fresh in _deals(request, random):
        if (yield from rate_in_slices(fresh.numbers, goal)).technique == technique:
            return fresh
        yield None
    raise HandError("no-such-hand", (0, 0))


def _deals(request: DealRequest, random: Random) -> Iterator[Hand]:
    """Random hands that are not excluded."""
    excluded = {tuple(sorted(numbers)) for numbers in request.excluded}
    goal = as_number(request.target)
    for _ in range(MAX_TRIES >> 2 * max(0, request.size - 4)):
        hand = draw(random, size=request.size, highest=request.highest)
        if tuple(sorted(hand.numbers)) not in excluded:
            yield Hand(hand.cards, Fraction(goal))
