"""Brute force: all expressions over some numbers, and the count of expressions by value."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from twentyfour import DivisionByZero, Expression, Number, Operation
from twentyfour.cards import Rational
from twentyfour.operators import OPERATORS

Numbers: TypeAlias = tuple[Fraction, ...]


def all_expressions(numbers: Iterable[Rational]) -> Iterator[Expression]:
    """Every expression that uses each number once, by repeatedly joining two of them."""
    return _merge([Number(Fraction(number)) for number in numbers])


def _merge(parts: Sequence[Expression]) -> Iterator[Expression]:
    if len(parts) == 1:
        yield parts[0]
    for one, other in combinations(range(len(parts)), 2):
        rest = [part for at, part in enumerate(parts) if at not in (one, other)]
        for left, right in ((parts[one], parts[other]), (parts[other], parts[one])):
            for operator in OPERATORS.values():
                joined = Operation(operator, left, right)
                if not isinstance(joined.outcome, DivisionByZero):
                    yield from _merge([*rest, joined])


def formulas(numbers: Iterable[Rational]) -> Counter[Fraction]:
    """The number of different expressions by value; equal cards count as different cards."""
    return _formulas(tuple(sorted(map(Fraction, numbers))))


@lru_cache(maxsize=2048)
def _formulas(numbers: Numbers) -> Counter[Fraction]:
    if len(numbers) == 1:
        return Counter(numbers)
    counts: Counter[Fraction] = Counter()
    for some, others in _halves(numbers):
        for x, a in _formulas(some).items():
            for y, b in _formulas(others).items():
                values = [x + y, x + y, x - y, y - x, x * y, x * y]
                values += ([x / y] if y else []) + ([y / x] if x else [])
                for value in values:
                    counts[value] += a * b
    return counts


def count_formulas(numbers: Iterable[Rational], target: Rational) -> int:
    """The number of different expressions that make a nonzero target, by the last step."""
    count, goal = 0, Fraction(target)
    for some, others in _halves(tuple(sorted(map(Fraction, numbers)))):
        counts = _formulas(others)
        for x, a in _formulas(some).items():
            partners = [goal - x, goal - x, x - goal, x + goal]
            partners += [goal / x, goal / x, x / goal, x * goal] if x else []
            count += a * sum(counts[y] for y in partners)
    return count


def _halves(numbers: Numbers) -> Iterator[tuple[Numbers, Numbers]]:
    """The partitions of numbers into two parts, the smaller part first."""
    *others, last = range(len(numbers))
    for size in range(len(numbers) - 1):
        for places in combinations(others, size):
            mine = {last, *places}
            parts = [
                tuple(number for at, number in enumerate(numbers) if (at in mine) == own)
                for own in (True, False)
            ]
            small, large = sorted(parts, key=len)
            yield small, large
