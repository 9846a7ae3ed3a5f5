"""Hands with requested properties, the same for the same seed."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, islice
from random import Random
from typing import Literal, NamedTuple, TypeAlias, cast, get_args

from twentyfour._rating.levels import numbers_of_levels
from twentyfour._rating.school import SCHOOL_STEPS, SchoolStep, school_in_slices
from twentyfour._techniques.table import TECHNIQUES, PathCode
from twentyfour.cards import (
    DECK,
    DECKS,
    DEFAULT_TARGET,
    MAX_CARDS,
    RANKS,
    Card,
    Deck,
    Hand,
    HandError,
    Puzzle,
    Rational,
    Suit,
    as_number,
    canonical_operators,
    draw,
    is_ordered,
)
from twentyfour.operators import ALL_OPERATORS
from twentyfour.rating import LEVELS, Level, rate_in_slices
from twentyfour.solver import count_in_slices, is_solvable_in_slices
from twentyfour.teaching import techniques_in_slices

Solvable: TypeAlias = Literal["only", "mixed", "none"]
SOLVABLE: tuple[Solvable, ...] = get_args(Solvable)
Seed: TypeAlias = int | str
SEED_CHARACTERS = 6
SEEDS = 36**SEED_CHARACTERS
"""The number of seeds: six characters, each a digit or a letter."""

MAX_DRAWN = 2000
"""The number of hands that are drawn for a request.

For each card above four it is divided by four, because larger hands take longer.
"""

MAX_LISTED = 4
"""The number of cards up to which the hands that were not drawn are tried at the end."""

UNSOLVABLE_SHARE = 0.2
"""The share of hands without a solution in mixed deals, at every level and score.

It is drawn before the hand. Among random hands of four cards the share is 0.04 at some levels and
0.4 at others, and in some editions 0.9, where a claim at random would be right nearly always.
"""

NEAR_TRIES = 24
"""The number of fitting hands that are compared to find the hand nearest to a score."""

NEAR_TRIES_OPENED = 4
"""The same number for the hands that a technique opens, which take longer to find."""

NEAR_ENOUGH = 6.0
"""A hand whose score differs by at most this number is dealt at once."""


def find(
    *,
    technique: PathCode | None = None,
    level: Level | None = None,
    school: Collection[SchoolStep] = (),
    solutions: int | None = None,
    held: Sequence[int] = (),
    deck: Deck = "K",
    size: int = 4,
    target: Rational = DEFAULT_TARGET,
    operators: str = ALL_OPERATORS,
    seed: Seed | None = None,
) -> Iterator[Hand]:
    """Random hands of a technique, a level, some school steps and a number of different solutions.

    None allows any value, and no school steps allow all. All hands have a solution, and contain the
    `held` ranks. The hands and their order are the same for the same seed and options. No two hands
    have the same numbers. Up to four cards the result has every such hand. With more cards it has
    the fitting hands among some hundreds. Raises ValueError for an unknown technique, level, school
    step, deck, size, seed or choice of operators, and for ranks that no such hand has; TypeError
    for an inexact target.
    """
    check_choice("technique", technique, (None, *TECHNIQUES))
    check_choice("level", level, (None, *LEVELS))
    check_choice("deck", deck, DECKS)
    check_school(school)
    if size not in range(1, MAX_CARDS + 1):
        raise ValueError(f"a hand has 1 to {MAX_CARDS} cards, not {size!r}")
    check_held(held, size, DECKS[deck])
    request = DealRequest(
        size=size,
        highest=DECKS[deck],
        target=as_number(target),
        operators=canonical_operators(operators),
        level=level,
        technique=technique,
        school=school,
        solutions=solutions,
        held=held,
    )
    return (hand for hand in tries_in_slices(request, random_of(seed)) if hand)


def deal(
    *,
    level: Level | None = None,
    deck: Deck = "K",
    size: int = 4,
    target: Rational = DEFAULT_TARGET,
    operators: str = ALL_OPERATORS,
    seed: Seed | None = None,
) -> Hand:
    """A random hand with a solution: the first of `find`, the same for the same seed and options.

    Raises HandError with code `no-such-hand` if there is no hand, and the exceptions of `find`.
    """
    hands = find(level=level, deck=deck, size=size, target=target, operators=operators, seed=seed)
    for hand in hands:
        return hand
    raise HandError("no-such-hand", (0, 0))


def sheet(
    seed: Seed,
    count: int,
    *,
    level: Level | Literal["any"] = "any",
    school: Collection[SchoolStep] = (),
    deck: Deck = "K",
    operators: str = ALL_OPERATORS,
) -> list[Hand]:
    """The first hands of `find`, no two with the same numbers; the same for ever.

    Raises HandError with code `no-such-hand` if there are fewer, and the exceptions of `find`.
    """
    wanted = None if level == "any" else level
    hands = find(level=wanted, school=school, deck=deck, operators=operators, seed=seed)
    found = list(islice(hands, count))
    if len(found) < count:
        raise HandError("no-such-hand", (0, 0))
    return found


def random_of(seed: Seed | None) -> Random:
    """Random numbers: the same for the same seed, any for None. Raises as `as_seed` does."""
    return Random(None if seed is None else as_seed(seed))


def random_for(*names: str | int) -> Random:
    """Random numbers that depend on names and numbers, such as a date and a level.

    The seed does not depend on the length of a table, so that rows can be added to the tables.
    """
    return Random(int.from_bytes(" ".join(map(str, names)).encode(), "big"))


def as_seed(seed: Seed) -> int:
    """A seed as an integer below `SEEDS`.

    The argument is the integer, or its six characters in base 36 (`00002S`, either case). Raises
    ValueError for another integer or text, TypeError for another type.
    """
    if type(seed) is int and seed in range(SEEDS):
        return seed
    if isinstance(seed, str) and len(seed) == SEED_CHARACTERS and seed.isascii() and seed.isalnum():
        return int(seed, 36)
    if type(seed) is int or isinstance(seed, str):
        raise ValueError(
            f"a seed is an integer below 36**6 or six letters and digits, not {seed!r}"
        )
    raise TypeError(f"a seed is an int or a str, not a {type(seed).__name__}")


def seed_text(seed: int) -> str:
    """The six characters that show a seed: `00002S` for 100."""
    digits = ""
    for _ in range(SEED_CHARACTERS):
        seed, digit = divmod(seed, 36)
        digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[digit] + digits
    return digits


class DealRequest(NamedTuple):
    """The properties of a hand to deal.

    `highest` is the highest rank of the deck. With `courts`, jacks, queens and kings count this
    number, and a hand has at most four cards. `solvable` is `only`, `none` or `mixed`: one mixed
    hand in five has no solution. `level`, `technique` and the number of `solutions` allow any value
    if None, and no `school` steps allow all. Hands with the `excluded` numbers, in any order, are
    not dealt. The hand has the `held` ranks. With `near`, the rating of the hand is close to this
    score; with `above`, it is higher. The `technique` opens the hand or, if it is not to be
    `opened`, does not.
    """

    size: int = 4
    highest: int = 13
    courts: int | None = None
    target: Rational = DEFAULT_TARGET
    operators: str = ALL_OPERATORS
    solvable: Solvable = "only"
    level: Level | None = None
    near: float | None = None
    above: float | None = None
    technique: PathCode | None = None
    opened: bool = True
    school: Collection[SchoolStep] = ()
    solutions: int | None = None
    excluded: Collection[tuple[Rational, ...]] = ()
    held: Sequence[int] = ()


def deal_in_slices(request: DealRequest, random: Random) -> Generator[None, None, Hand]:
    """A hand as requested. Yields after every try.

    If there is no hand of the drawn solvability, a mixed deal has one of the other. Raises
    HandError with code `no-such-hand` if no hand is found.
    """
    for solvable in drawn_solvability(request.solvable, random):
        hand = yield from _nearest_in_slices(request._replace(solvable=solvable), random)
        if hand:
            return hand
    raise HandError("no-such-hand", (0, 0))


def drawn_solvability(wanted: Solvable, random: Random) -> Sequence[Solvable]:
    """The solvability of the next hand; for mixed hands drawn, with the other as second choice."""
    if wanted != "mixed":
        return (wanted,)
    return ("none", "only") if random.random() < UNSOLVABLE_SHARE else ("only", "none")


def _nearest_in_slices(request: DealRequest, random: Random) -> Generator[None, None, Hand | None]:
    """A hand as requested, or None. Yields after every try."""
    nearest: tuple[float, Hand] | None = None
    fitting = 0
    tries = NEAR_TRIES_OPENED if request.technique and request.opened else NEAR_TRIES
    for hand in deals(request, random):
        distance = yield from _distance_in_slices(request, hand)
        if distance is not None:
            fitting += 1
            if nearest is None or distance < nearest[0]:
                nearest = distance, hand
            if nearest[0] <= NEAR_ENOUGH or fitting == tries:
                return nearest[1]
        yield None
    return nearest and nearest[1]


def deals(request: DealRequest, random: Random) -> Iterator[Hand]:
    """Random hands that are not excluded. For few cards, the hands not drawn follow."""
    excluded = {tuple(sorted(numbers)) for numbers in request.excluded}
    goal, drawn = Fraction(request.target), set[tuple[Rational, ...]]()
    for _ in range(MAX_DRAWN >> 2 * max(0, request.size - 4)):
        hand = _drawn(request, random)
        if request.courts:
            counted = [rank if rank <= 10 else request.courts for rank in hand.numbers]
            hand = Hand(with_suits(counted, random))
        numbers = tuple(sorted(hand.numbers))
        drawn.add(numbers)
        if numbers not in excluded:
            yield Hand(hand.cards, goal, request.operators)
    if request.size <= MAX_LISTED:
        free = combinations_with_replacement(
            RANKS[: 10 if request.courts else request.highest], request.size - len(request.held)
        )
        all_ = (tuple(sorted((*request.held, *ranks))) for ranks in free)
        rest = [numbers for numbers in all_ if numbers not in excluded | drawn]
        for numbers in sorted(rest, key=lambda _: random.random()):
            yield Hand(with_suits(numbers, random), goal, request.operators)


def _drawn(request: DealRequest, random: Random) -> Hand:
    """A random hand with the held ranks. Each rank has at most four cards."""
    if not request.held:
        return draw(random, size=request.size, highest=request.highest)
    held = with_suits(request.held, random)
    free = [card for card in DECK if card.rank <= request.highest and card not in held]
    return Hand((*held, *random.sample(free, request.size - len(held))))


def with_suits(numbers: Sequence[int], random: Random) -> tuple[Card, ...]:
    """Different cards with these numbers, in random suits and order."""
    cards: list[Card] = []
    for number in numbers:
        free = [card for card in DECK if card.rank == number and card not in cards]
        cards.append(free[int(random.random() * len(free))])
    return tuple(sorted(cards, key=lambda _: random.random()))


def suited(numbers: Sequence[Rational], random: Random) -> Sequence[Card | Fraction]:
    """Numbers as cards in random suits and order, or the numbers if no deck has such cards."""
    ranks = [number.numerator for number in numbers if number in RANKS]
    if len(ranks) < len(numbers) or any(ranks.count(rank) > len(Suit) for rank in ranks):
        return [each if isinstance(each, Fraction) else Fraction(each) for each in numbers]
    return with_suits(ranks, random)


def level_in_slices(hand: Hand | Puzzle) -> Generator[None, None, Level]:
    """The level of the rating of a hand. Yields after every slice.

    The levels of the solvable hands of four cards are in a table.
    """
    plain = hand.operators == ALL_OPERATORS and not is_ordered(hand)
    usual = plain and hand.target == DEFAULT_TARGET
    levels = cast("Mapping[tuple[Rational, ...], int]", numbers_of_levels())
    number = levels.get(tuple(sorted(hand.numbers))) if usual else None
    return LEVELS[number - 1] if number else (yield from rate_in_slices(hand)).level


def tries_in_slices(request: DealRequest, random: Random) -> Iterator[Hand | None]:
    """The hands that fit a request, each once, with a None after each slice of the work."""
    known: set[tuple[int, ...]] = set()
    for hand in deals(request, random):
        numbers = tuple(sorted(hand.numbers))
        if numbers not in known:
            known.add(numbers)
            if (yield from _distance_in_slices(request, hand)) is not None:
                yield hand
            yield None


def _distance_in_slices(request: DealRequest, hand: Hand) -> Generator[None, None, float | None]:
    """The distance of a hand's score from the requested score. None if the hand does not fit."""
    opened = request.technique is not None and request.opened
    if (request.solvable == "none" or not opened) and (yield from is_solvable_in_slices(hand)) != (
        request.solvable == "only"
    ):
        return None
    if request.school and (yield from school_in_slices(hand)) not in request.school:
        return None
    if request.technique:
        techniques = yield from techniques_in_slices(hand)
        if (request.technique in techniques) != request.opened:
            return None
    if request.solutions is not None and request.solutions != (yield from count_in_slices(hand)):
        return None
    if request.level and request.level != (yield from level_in_slices(hand)):
        return None
    if request.near is None and request.above is None:
        return 0
    score = (yield from rate_in_slices(hand)).score
    if request.above is not None and score <= request.above:
        return None
    return 0 if request.near is None else abs(score - request.near)


def check_held(held: Sequence[int], size: int, highest: int) -> None:
    """Raise ValueError for ranks that no hand of this size and deck has beside a free card."""
    if len(held) >= size or any(rank not in range(1, highest + 1) for rank in held):
        raise ValueError(f"fewer than {size} held ranks from 1 to {highest}, not {list(held)!r}")
    if any(held.count(rank) > len(Suit) for rank in held):
        raise ValueError(f"a deck has four cards of a rank, not {list(held)!r}")


def check_school(school: Collection[int]) -> None:
    """Raise ValueError for an unknown school step."""
    for step in school:
        if step not in SCHOOL_STEPS:
            raise ValueError(f"a school step is one of 1 to {len(SCHOOL_STEPS)}, not {step!r}")


def check_choice(name: str, given: object, known: Collection[str | None]) -> None:
    """Raise ValueError for an unknown word."""
    if given not in known:
        names = ", ".join(choice for choice in known if choice)
        raise ValueError(f"a {name} is one of {names}, not {given!r}")
