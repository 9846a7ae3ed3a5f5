"""Daily hands, similar hands, and numbers and targets for closest counts."""

import datetime as dt
from collections.abc import Collection, Generator, Iterable, Sequence
from functools import cache
from random import Random
from typing import Literal, NamedTuple, TypeAlias, get_args

from twentyfour._closest import closest
from twentyfour._rating.levels import numbers_of_levels
from twentyfour._slices import run_to_end
from twentyfour.cards import DECK, Hand, HandError, HandLike, Puzzle, Rational
from twentyfour.dealing import (
    NEAR_ENOUGH,
    DealRequest,
    Seed,
    deals,
    random_for,
    random_of,
    with_suits,
)
from twentyfour.rating import LEVELS, Rating, rate_in_slices
from twentyfour.teaching import techniques_in_slices

DailyLevel: TypeAlias = Literal["easy", "medium", "hard"]
DAILY_LEVELS: tuple[DailyLevel, ...] = get_args(DailyLevel)

SIMILAR_TRIES = 50
"""The number of hands that are compared to find one with a rating close to the hand's."""

ONLY_OPENED = 20.0
"""The points by which a hand that the technique only opens must be closer."""


def daily(date: dt.date, level: DailyLevel = "medium") -> Hand:
    """The hand of a day and level (easy, medium or hard).

    The hands of a level have a fixed order, so that a hand is repeated after some 340 days. Raises
    TypeError if the argument is not a date, ValueError for an unknown level.
    """
    _check_date(date)
    if level not in DAILY_LEVELS:
        raise ValueError(f"a daily level is one of {', '.join(DAILY_LEVELS)}, not {level!r}")
    order, day = _in_order(level), date.toordinal()
    return Hand(with_suits(order[day % len(order)], random_for("daily", day, level)))


@cache
def _in_order(level: DailyLevel) -> Sequence[tuple[int, ...]]:
    """The hands of a level, shuffled. Python guarantees the results of `random()` for a seed."""
    number = LEVELS.index(level) + 1
    random = random_for("daily", level)
    hands = [hand for hand, each in numbers_of_levels().items() if each == number]
    return tuple(sorted(hands, key=lambda _: random.random()))


def dailies(date: dt.date) -> dict[DailyLevel, Hand]:
    """The three hands of a day, by level."""
    return {level: daily(date, level) for level in DAILY_LEVELS}


def similar(numbers: HandLike, target: Rational | None = None, seed: Seed | None = None) -> Hand:
    """A random hand with a rating and the technique of the easiest solution close to a hand's.

    If such hands are rare, the technique opens the hand but another solution is easier. For a hand
    without a solution the result is another hand without a solution. Raises HandError with code
    `no-such-hand` if no hand is found, and for an ordered puzzle.
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
    if puzzle.ordered:
        raise HandError("no-such-hand", (0, 0))
    rating = yield from rate_in_slices(puzzle)
    request = DealRequest(
        size=len(puzzle.numbers),
        target=puzzle.target,
        operators=puzzle.operators,
        excluded=[puzzle.numbers, *excluded],
    )
    nearest: tuple[float, Hand] | None = None
    for tried, fresh in enumerate(deals(request, random)):
        found = yield from rate_in_slices(fresh)
        distance = abs(found.score - rating.score)
        if found.technique == rating.technique:
            if distance <= NEAR_ENOUGH:
                return fresh
        else:
            distance += ONLY_OPENED
        if (nearest is None or distance < nearest[0]) and (yield from _opens(rating, fresh, found)):
            nearest = distance, fresh
        if nearest and tried >= SIMILAR_TRIES:
            break
        yield None
    if nearest:
        return nearest[1]
    raise HandError("no-such-hand", (0, 0))


def _opens(rating: Rating, hand: Hand, found: Rating) -> Generator[None, None, bool]:
    """Whether the technique of a rating is that of the `found` rating of a hand, or opens it."""
    technique = rating.technique
    if technique == found.technique or technique is None:
        return technique == found.technique
    return technique.code in (yield from techniques_in_slices(hand))


ClosestKind: TypeAlias = Literal["countdown", "digits", "cards"]
CLOSEST_KINDS: tuple[ClosestKind, ...] = get_args(ClosestKind)

LARGE = (25, 50, 75, 100)
SMALL = tuple(sorted([*range(1, 11)] * 2))
CLOSEST_SIZE = 6


class ClosestPuzzle(NamedTuple):
    """Six numbers and a target, for closest counts."""

    kind: ClosestKind
    numbers: tuple[int, ...]
    target: int


def closest_puzzle(
    kind: ClosestKind = "countdown", *, large: int | None = None, seed: Seed | None = None
) -> ClosestPuzzle:
    """Random numbers and a target for `closest`; the same for the same seed, for ever.

    `countdown`: `large` numbers of 25, 50, 75 and 100 (None: 0 to 4 by chance), the others from two
    sets of 1 to 10, and a target of 101 to 999. `digits`: six different numbers of 1 to 25, and a
    target of 51 to 500 that whole numbers make exactly. `cards`: the values of six cards of a deck,
    and a target of 101 to 999.

    Raises ValueError for an unknown kind, number of large numbers or seed.
    """
    _check_kind(kind)
    if large is not None and (kind != "countdown" or large not in range(len(LARGE) + 1)):
        raise ValueError(f"countdown has 0 to {len(LARGE)} large numbers, {kind} not {large!r}")
    return _closest_puzzle(kind, large, random_of(seed))


def closest_daily(date: dt.date, kind: ClosestKind = "countdown") -> ClosestPuzzle:
    """The closest counts of a day.

    Raises TypeError if the argument is not a date, ValueError for an unknown kind.
    """
    _check_date(date)
    _check_kind(kind)
    return _closest_puzzle(kind, None, random_for("closest", date.toordinal(), kind))


def _closest_puzzle(kind: ClosestKind, large: int | None, random: Random) -> ClosestPuzzle:
    if kind == "digits":
        return _digits_puzzle(random)
    if kind == "cards":
        numbers = _drawn([card.rank for card in DECK], CLOSEST_SIZE, random)
    else:
        count = int(random.random() * (len(LARGE) + 1)) if large is None else large
        numbers = _drawn(LARGE, count, random) + _drawn(SMALL, CLOSEST_SIZE - count, random)
    return ClosestPuzzle(kind, numbers, _between(101, 999, random))


def _digits_puzzle(random: Random) -> ClosestPuzzle:
    while True:
        numbers = tuple(sorted(_drawn(range(1, 26), CLOSEST_SIZE, random)))
        target = _between(51, 500, random)
        if not closest(numbers, target).distance:
            return ClosestPuzzle("digits", numbers, target)


def _drawn(pool: Iterable[int], count: int, random: Random) -> tuple[int, ...]:
    """Random items of a pool, each once. Python guarantees the results of `random()` for a seed."""
    return tuple(sorted(pool, key=lambda _: random.random())[:count])


def _between(least: int, greatest: int, random: Random) -> int:
    return least + int(random.random() * (greatest - least + 1))


def _check_date(date: dt.date) -> None:
    if not isinstance(date, dt.date):
        raise TypeError(f"a datetime.date is needed, not a {type(date).__name__}")


def _check_kind(kind: ClosestKind) -> None:
    if kind not in CLOSEST_KINDS:
        raise ValueError(f"a kind is one of {', '.join(CLOSEST_KINDS)}, not {kind!r}")
