"""Every solution of many hands of up to four cards, as the needs of `features`.

The search meets in the middle: the values of one part of the cards determine the values that the
other part must make. The tables of parts serve all hands.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations
from math import inf
from typing import TypeAlias

from twentyfour._diagnosis import features
from twentyfour._diagnosis.features import CARD, Mask, Places, Writing
from twentyfour.cards import Rational
from twentyfour.operators import OperatorSymbol

Numbers: TypeAlias = tuple[Rational, ...]
Way: TypeAlias = tuple[Mask, Writing, float]
"""What an expression needs, how it is written, and its value as a floating-point number."""
Table: TypeAlias = Mapping[Rational, Sequence[Way]]
"""The ways to make each value."""
Split: TypeAlias = tuple[Places, Places]
Meeting: TypeAlias = tuple[OperatorSymbol, Rational, Rational]
"""An operator with its operands."""

LARGEST = 4
"""The most cards of a hand."""


class Solutions:
    """The least needs of the solutions of hands that make `target`, a value from `plain`."""

    def __init__(self, target: Rational) -> None:
        self.target = target
        self._tables: dict[Numbers, Table] = {}
        self._needs: dict[Numbers, Sequence[Mask]] = {}

    def needs(self, numbers: Numbers) -> Sequence[Mask]:
        """The needs of the solutions of a hand, without those that include others."""
        if numbers not in self._needs:
            self._needs[numbers] = self._found(numbers)
        return self._needs[numbers]

    def _found(self, numbers: Numbers) -> Sequence[Mask]:
        of_hand = features.in_hand(numbers)
        if len(numbers) == 1:
            return [of_hand] if numbers[0] == self.target else []
        found: set[Mask] = set()
        for left, right in splits(numbers):
            one, two = self.table(pick(numbers, left)), self.table(pick(numbers, right))
            for symbol, a, b in meeting(one, two, self.target):
                of_step = of_hand | features.of_values(symbol, a, b, self.target, self.target)
                ways = _joined(symbol, (left, right), one[a], two[b], of_step)
                found.update(
                    mask if value == self.target else mask | features.INEXACT
                    for mask, _, value in ways
                )
        return least(found)

    def table(self, numbers: Numbers) -> Table:
        """The values of a part of the cards."""
        if numbers not in self._tables:
            self._tables[numbers] = self._made(numbers)
        return self._tables[numbers]

    def _made(self, numbers: Numbers) -> Table:
        if len(numbers) == 1:
            return {numbers[0]: [(0, CARD, float(numbers[0]))]}
        made: dict[Rational, set[Way]] = {}
        for left, right in splits(numbers):
            one, two = self.table(pick(numbers, left)), self.table(pick(numbers, right))
            for a, ways in one.items():
                for b, others in two.items():
                    for symbol, value in results(a, b):
                        of_step = features.of_values(symbol, a, b, value, self.target)
                        if len(numbers) == 2 and a == b:
                            of_step |= features.EQUAL_CARDS
                        made.setdefault(value, set()).update(
                            _joined(symbol, (left, right), ways, others, of_step)
                        )
        return {value: list(_least_ways(ways)) for value, ways in made.items()}


@lru_cache(maxsize=2)
def solutions_for(target: Rational) -> Solutions:
    """The solutions for a target, which several diagnoses share."""
    return Solutions(target)


def _joined(
    symbol: OperatorSymbol, split: Split, left: Sequence[Way], right: Sequence[Way], of_step: Mask
) -> Iterator[Way]:
    """Every way on the left with every way on the right."""
    placing, on_right = features.of_places(symbol, *split), len(split[1])
    of_step |= placing.mask
    for mask, writing, value in left:
        for other, its_writing, its_value in right:
            of_writing, whole = features.of_writing(symbol, writing, its_writing)
            needs = features.joined(mask, other, placing, on_right)
            yield needs | of_step | of_writing, whole, _FLOATS[symbol](value, its_value)


def _quotient(a: float, b: float) -> float:
    return a / b if b else inf


_FLOATS: Mapping[str, Callable[[float, float], float]] = {
    "+": float.__add__,
    "-": float.__sub__,
    "*": float.__mul__,
    "/": _quotient,
}


def splits(numbers: Numbers) -> Sequence[Split]:
    """The different ways to divide cards into a left and a right part, as their places."""
    return _splits(tuple([numbers.index(number) for number in numbers]))


@cache
def _splits(cards: Places) -> Sequence[Split]:
    """The same for cards that are named by the first place of an equal card."""
    places = range(len(cards))
    different: dict[object, Split] = {}
    for count in range(1, len(cards)):
        for left in combinations(places, count):
            right = tuple([place for place in places if place not in left])
            key = pick(cards, left), pick(cards, right), _order(left, right)
            different.setdefault(key, (left, right))
    return tuple(different.values())


def _order(left: Places, right: Places) -> tuple[bool, ...]:
    """What features know of places."""
    return (
        max(left) < min(right),
        min(left) > max(right),
        min(left) < min(right),
        max(left) < max(right),
        sorted((left, right)) == [(0, 1), (2, 3)],
    )


def pick(numbers: Numbers, places: Places) -> Numbers:
    """The cards at some places."""
    return tuple([numbers[place] for place in places])


def plain(value: Rational) -> Rational:
    """A value, as an int if it is whole."""
    return value.numerator if value.denominator == 1 else value


def results(a: Rational, b: Rational) -> Iterator[tuple[OperatorSymbol, Rational]]:
    """What two values make, by operator."""
    yield "+", plain(a + b)
    yield "-", plain(a - b)
    yield "*", plain(a * b)
    if b:
        yield "/", plain(Fraction(a) / b)


def meeting(
    one: Collection[Rational], two: Collection[Rational], target: Rational
) -> Iterator[Meeting]:
    """The values of two parts that make a target, with their operator."""
    if not target:
        yield from _making_zero(one, two)
    elif len(one) <= len(two):
        for a in one:
            for symbol, b in _needed_after(a, target):
                if b in two:
                    yield symbol, a, b
    else:
        for b in two:
            for symbol, a in _needed_before(b, target):
                if a in one:
                    yield symbol, a, b


def _making_zero(one: Collection[Rational], two: Collection[Rational]) -> Iterator[Meeting]:
    """The values that make zero; some of them make it with every value."""
    for a in one:
        for b in two:
            yield from ((symbol, a, b) for symbol, value in results(a, b) if not value)


@lru_cache(maxsize=4096)
def _needed_after(a: Rational, target: Rational) -> list[tuple[OperatorSymbol, Rational]]:
    """What makes a target other than zero as the second operand."""
    sums: list[tuple[OperatorSymbol, Rational]]
    sums = [("+", plain(target - a)), ("-", plain(a - target))]
    if not a:
        return sums
    return [*sums, ("*", plain(Fraction(target) / a)), ("/", plain(Fraction(a) / target))]


@lru_cache(maxsize=4096)
def _needed_before(b: Rational, target: Rational) -> list[tuple[OperatorSymbol, Rational]]:
    """What makes a target other than zero as the first operand."""
    sums: list[tuple[OperatorSymbol, Rational]]
    sums = [("+", plain(target - b)), ("-", plain(target + b))]
    if not b:
        return sums
    return [*sums, ("*", plain(Fraction(target) / b)), ("/", plain(target * b))]


def least(masks: Iterable[Mask]) -> list[Mask]:
    """The masks that include no other."""
    kept: list[Mask] = []
    for mask in sorted(masks, key=int.bit_count):
        for other in kept:
            if not other & ~mask:
                break
        else:
            kept.append(mask)
    return kept


def _least_ways(ways: Iterable[Way]) -> Iterator[Way]:
    """The ways with the least needs, of each writing and floating-point value."""
    groups: dict[tuple[Writing, float], list[Mask]] = {}
    for mask, writing, value in ways:
        groups.setdefault((writing, value), []).append(mask)
    for (writing, value), masks in groups.items():
        for mask in least(masks):
            yield mask, writing, value
