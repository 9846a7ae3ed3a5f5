"""Value tables: every value that a few numbers can make, as residues (see `modular`).

The caches are shared by all searches and bounded: a cached table is of at most four numbers, which
make some 600 values up to sign, so that the caches stay below some tens of megabytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter
from typing import TypeAlias

from twentyfour._search.modular import inverse, inverses

Numbers: TypeAlias = tuple[int, ...]
"""Residues of the numbers of a hand, or of a part of it, sorted."""

Picker: TypeAlias = Callable[[Numbers], Numbers]


@cache
def _partitions(size: int) -> tuple[tuple[Picker, Picker], ...]:
    """The partitions of `size` numbers, the first number in the first part; the most even first."""
    found = [[[0], []]]
    for at in range(1, size):
        found = [
            [left + [at] * own, right + [at] * (not own)] for left, right in found for own in (0, 1)
        ]
    found.sort(key=lambda parts: abs(len(parts[0]) - len(parts[1])))
    return tuple((_picker(left), _picker(right)) for left, right in found if right)


def _picker(places: list[int]) -> Picker:
    """A function that picks the numbers at some places, as a tuple."""
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(places[0], places[0] + 1))


@cache
def pairs_of_places(size: int) -> tuple[tuple[Picker, Picker], ...]:
    """For every two of three or more numbers, a function that picks them and one for the others."""
    places = [
        (list(pair), [at for at in range(size) if at not in pair])
        for pair in combinations(range(size), 2)
    ]
    return tuple((_picker(pair), _picker(others)) for pair, others in places)


@lru_cache(maxsize=128)
def splits(numbers: Numbers) -> tuple[tuple[Numbers, Numbers], ...]:
    """The different partitions of numbers into two parts, the first number in the first part."""
    found = [(left(numbers), right(numbers)) for left, right in _partitions(len(numbers))]
    return tuple(dict.fromkeys(found))


def by_length(left: Numbers, right: Numbers) -> tuple[Numbers, Numbers]:
    """The shorter of two parts, then the longer."""
    return (left, right) if len(left) <= len(right) else (right, left)


def largest_table(size: int) -> int:
    """The number of cards of the largest parts whose values get a table, in a hand of a size."""
    return max(3, min(5, size - 2))


def values(numbers: Numbers, prime: int) -> frozenset[int]:
    """Every value of numbers up to sign: the set contains it or its negative."""
    size = len(numbers)
    if 2 <= size <= 3:
        return values_of_two_or_three(numbers, prime)
    if size == 1:
        return frozenset(numbers)
    return _values_of_four(numbers, prime) if size == 4 else combined(numbers, prime)


def combined(numbers: Numbers, prime: int) -> frozenset[int]:
    """The values of two or more numbers, from those of their parts."""
    return frozenset(
        [
            value % prime
            for left, right in splits(numbers)
            for a, inverse_a in values_with_inverses(left, prime)
            for b, inverse_b in values_with_inverses(right, prime)
            for value in (a + b, a - b, a * b, a * inverse_b, b * inverse_a)
        ]
    )


@lru_cache(maxsize=1024)
def sums_and_products(numbers: Numbers, prime: int) -> tuple[frozenset[int], frozenset[int]]:
    """The values of sums, and those of products, of two or three numbers."""
    ends = [
        (a, inverse_a, b, inverse_b)
        for left, right in splits(numbers)
        for a, inverse_a in values_with_inverses(left, prime)
        for b, inverse_b in values_with_inverses(right, prime)
    ]
    sums = [value % prime for a, _, b, _ in ends for value in (a + b, a - b)]
    products = [value % prime for a, i, b, j in ends for value in (a * b, a * j, b * i)]
    return frozenset(sums), frozenset(products)


@lru_cache(maxsize=1024)
def values_of_two_or_three(numbers: Numbers, prime: int) -> frozenset[int]:
    """The values of two or three numbers."""
    sums, products = sums_and_products(numbers, prime)
    return sums | products


_values_of_four = lru_cache(maxsize=128)(combined)


@lru_cache(maxsize=1024)
def values_with_inverses(numbers: Numbers, prime: int) -> tuple[tuple[int, int], ...]:
    """Values up to sign, each with its inverse; zero comes first, paired with zero."""
    half = sorted({min(value, prime - value) for value in values(numbers, prime)})
    zeros = ((0, 0),) if half[0] == 0 else ()
    nonzero = half[len(zeros) :]
    return (*zeros, *zip(nonzero, inverses(nonzero, prime), strict=True))


@lru_cache(maxsize=1024)
def complements(numbers: Numbers, target: int, prime: int) -> frozenset[int]:
    """Every second operand that makes a target with a value of the numbers, in either order.

    The set contains the negative of each. It leaves out that zero and anything make zero.
    """
    return frozenset(complements_of_any(numbers, (target,), prime))


def complements_of_any(numbers: Numbers, targets: Iterable[int], prime: int) -> set[int]:
    """The complements for any of several targets."""
    return with_negatives(complements_up_to_sign(numbers, targets, prime), prime)


def complements_up_to_sign(numbers: Numbers, targets: Iterable[int], prime: int) -> set[int]:
    """Of each complement for any of several targets the value, or its negative, or both."""
    inverted = [(target, inverse(target, prime) if target else 0) for target in targets]
    return {
        value % prime
        for a, inverse_a in values_with_inverses(numbers, prime)
        for target, inverse_target in inverted
        for value in (
            (target + a, target - a, target * a, target * inverse_a, a * inverse_target)
            if a
            else (target,)
        )
    }


def with_negatives(found: set[int], prime: int) -> set[int]:
    """Values with the negative of each."""
    return found.union([prime - value for value in found if value])
