"""Value tables: every value that a few numbers can make, as residues (see `modular`).

The caches are shared by all searches and bounded: tables have at most four numbers, which make at
most some 600 values up to sign, so that they never hold more than some tens of megabytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter
from typing import TypeAlias

from twentyfour._search.modular import inverse, inverses

Numbers: TypeAlias = tuple[int, ...]
"""Residues of the numbers of a hand or of a part of it, sorted."""

Picker: TypeAlias = Callable[[Numbers], Numbers]


@cache
def _partings(size: int) -> tuple[tuple[Picker, Picker], ...]:
    """How to part `size` numbers in two, the first in the first part; the most even ways first."""
    ways = [[[0], []]]
    for at in range(1, size):
        ways = [
            [left + [at] * own, right + [at] * (not own)] for left, right in ways for own in (0, 1)
        ]
    ways.sort(key=lambda way: abs(len(way[0]) - len(way[1])))
    return tuple((_picker(left), _picker(right)) for left, right in ways if right)


def _picker(places: list[int]) -> Picker:
    """A function that takes the numbers at some places, as a tuple."""
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(places[0], places[0] + 1))


@cache
def pairings(size: int) -> tuple[tuple[Picker, Picker], ...]:
    """Functions that take every two of three or more numbers, with those that take the others."""
    ways = [
        (list(pair), [at for at in range(size) if at not in pair])
        for pair in combinations(range(size), 2)
    ]
    return tuple((_picker(pair), _picker(others)) for pair, others in ways)


@lru_cache(maxsize=1024)
def splits(numbers: Numbers) -> tuple[tuple[Numbers, Numbers], ...]:
    """The different ways to part numbers in two, the first number in the first part."""
    ways = [(left(numbers), right(numbers)) for left, right in _partings(len(numbers))]
    return tuple(dict.fromkeys(ways))


def by_length(left: Numbers, right: Numbers) -> tuple[Numbers, Numbers]:
    """The shorter of two parts, then the longer."""
    return (left, right) if len(left) <= len(right) else (right, left)


def largest_table(size: int) -> int:
    """Of `size` numbers, how many at most a part has whose values are kept in a table."""
    return max(3, min(5, size - 2))


def values(numbers: Numbers, prime: int) -> frozenset[int]:
    """Every value of numbers up to sign: it or its negative is there."""
    size = len(numbers)
    if 2 <= size <= 3:
        return values_of_few(numbers, prime)
    if size == 1:
        return frozenset(numbers)
    return _values_of_four(numbers, prime) if size == 4 else joined(numbers, prime)


def joined(numbers: Numbers, prime: int) -> frozenset[int]:
    """The values of two or more numbers, from those of their parts."""
    return frozenset(
        [
            value % prime
            for left, right in splits(numbers)
            for a, inverse_a in halves(left, prime)
            for b, inverse_b in halves(right, prime)
            for value in (a + b, a - b, a * b, a * inverse_b, b * inverse_a)
        ]
    )


@lru_cache(maxsize=1024)
def kinds_of_few(numbers: Numbers, prime: int) -> tuple[frozenset[int], frozenset[int]]:
    """The values of sums, and those of products, of two or three numbers."""
    ends = [
        (a, inverse_a, b, inverse_b)
        for left, right in splits(numbers)
        for a, inverse_a in halves(left, prime)
        for b, inverse_b in halves(right, prime)
    ]
    sums = [value % prime for a, _, b, _ in ends for value in (a + b, a - b)]
    products = [value % prime for a, i, b, j in ends for value in (a * b, a * j, b * i)]
    return frozenset(sums), frozenset(products)


@lru_cache(maxsize=1024)
def values_of_few(numbers: Numbers, prime: int) -> frozenset[int]:
    """The values of two or three numbers."""
    sums, products = kinds_of_few(numbers, prime)
    return sums | products


_values_of_four = lru_cache(maxsize=128)(joined)


@lru_cache(maxsize=1024)
def halves(numbers: Numbers, prime: int) -> tuple[tuple[int, int], ...]:
    """One of each value and its negative, with its inverse; zero comes first, and with zero."""
    half = sorted({min(value, prime - value) for value in values(numbers, prime)})
    zeros = ((0, 0),) if half[0] == 0 else ()
    nonzero = half[len(zeros) :]
    return (*zeros, *zip(nonzero, inverses(nonzero, prime), strict=True))


@lru_cache(maxsize=1024)
def partners(numbers: Numbers, target: int, prime: int) -> frozenset[int]:
    """What numbers can be joined with to make a target: one operand has a value, the other is here.

    With each value its negative is here. Zero with zero is left out: that makes zero with anything.
    """
    return frozenset(partners_of_any(numbers, (target,), prime))


def partners_of_any(numbers: Numbers, targets: Iterable[int], prime: int) -> set[int]:
    """The partners for any of several targets."""
    goals = list(targets)
    inverted = [inverse(target, prime) if target else 0 for target in goals]
    found = {
        value % prime
        for a, inverse_a in halves(numbers, prime)
        for target, inverse_target in zip(goals, inverted, strict=True)
        for value in (
            (target + a, target - a, target * a, target * inverse_a, a * inverse_target)
            if a
            else (target,)
        )
    }
    return found.union([prime - value for value in found if value])
