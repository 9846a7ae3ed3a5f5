"""Value tables: every value that a few numbers can make, as residues (see `modular`).

All searches share the caches. A cached table has at most four numbers, with some 600 values up to
sign, so that the caches need at most some tens of megabytes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from twentyfour._search.modular import inverse, inverses
from twentyfour._search.partitions import Numbers, splits
from twentyfour._search.values import WAYS, Residues, combined, products, sums
from twentyfour._search.work import WORK


def values(numbers: Numbers, prime: int) -> frozenset[int]:
    """The values of all expressions, up to sign: the set contains each value or its negative."""
    size = len(numbers)
    if 2 <= size <= 3:
        return values_of_two_or_three(numbers, prime)
    if size == 1:
        return frozenset(numbers)
    return _values_of_four(numbers, prime) if size == 4 else _values(numbers, prime)


def _values(numbers: Numbers, prime: int) -> frozenset[int]:
    return frozenset(combined(_pairs(numbers, prime), prime))


_values_of_four = lru_cache(maxsize=128)(_values)


def _pairs(numbers: Numbers, prime: int) -> Sequence[tuple[Residues, Residues]]:
    """The values of both parts, with their inverses, for each split of the numbers into two."""
    pairs = [
        (values_with_inverses(left, prime), values_with_inverses(right, prime))
        for left, right in splits(numbers)
    ]
    WORK.values += WAYS * sum(len(some) * len(others) for some, others in pairs)
    return pairs


@lru_cache(maxsize=1024)
def sums_and_products(numbers: Numbers, prime: int) -> tuple[frozenset[int], frozenset[int]]:
    """The values of the sums and of the products of two or three numbers."""
    pairs = _pairs(numbers, prime)
    return sums(pairs, prime), products(pairs, prime)


@lru_cache(maxsize=1024)
def values_of_two_or_three(numbers: Numbers, prime: int) -> frozenset[int]:
    """The values of two or three numbers."""
    added, multiplied = sums_and_products(numbers, prime)
    return added | multiplied


@lru_cache(maxsize=1024)
def values_with_inverses(numbers: Numbers, prime: int) -> tuple[tuple[int, int], ...]:
    """Values up to sign, each with its inverse. Zero comes first, paired with zero."""
    half = sorted({min(value, prime - value) for value in values(numbers, prime)})
    zeros = ((0, 0),) if half[0] == 0 else ()
    nonzero = half[len(zeros) :]
    return (*zeros, *zip(nonzero, inverses(nonzero, prime), strict=True))


@lru_cache(maxsize=1024)
def complements(numbers: Numbers, target: int, prime: int) -> frozenset[int]:
    """Every second operand that makes a target with a value of the numbers, in either order.

    The set contains the negative of each operand. Operands that make zero with zero are omitted.
    """
    return frozenset(complements_of_any(numbers, (target,), prime))


def complements_of_any(numbers: Numbers, targets: Collection[int], prime: int) -> set[int]:
    """The complements for several targets, with their negatives."""
    return with_negatives(complements_up_to_sign(numbers, targets, prime), prime)


def complements_up_to_sign(numbers: Numbers, targets: Collection[int], prime: int) -> set[int]:
    """The complements for several targets up to sign: the value or its negative, or both."""
    operands = values_with_inverses(numbers, prime)
    inverted = [(target, inverse(target, prime) if target else 0) for target in targets]
    WORK.values += WAYS * len(operands) * len(inverted)
    if operands[0][0]:
        return combined([(operands, inverted)], prime)
    return combined([(operands[1:], inverted)], prime).union(targets)


def forget() -> None:
    """Empty the tables."""
    for known in (
        _values_of_four,
        sums_and_products,
        values_of_two_or_three,
        values_with_inverses,
        complements,
    ):
        known.cache_clear()


def with_negatives(found: set[int], prime: int) -> set[int]:
    """Values and their negatives."""
    return found.union([prime - value for value in found if value])
