"""Value tables: every value that a few numbers can make, as residues (see `_field`)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from twentyfour._field import inverses

Numbers = tuple[int, ...]
"""Residues of the numbers of a hand or of a part of it, sorted."""


class Table(NamedTuple):
    """The values that numbers can make, up to sign and with both signs.

    `half` holds one of v and -v with its inverse (0 has 0), `every` holds both.
    """

    half: tuple[tuple[int, int], ...]
    every: frozenset[int]


@lru_cache(maxsize=4096)
def splits(numbers: Numbers) -> tuple[tuple[Numbers, Numbers], ...]:
    """The different ways to part numbers in two, the first number in the first part."""
    first, rest = numbers[0], numbers[1:]
    found: dict[tuple[Numbers, Numbers], None] = {}
    for mask in range(2 ** len(rest) - 1):
        left = (first, *(number for at, number in enumerate(rest) if mask >> at & 1))
        right = tuple(number for at, number in enumerate(rest) if not mask >> at & 1)
        found[left, right] = None
    return tuple(found)


@lru_cache(maxsize=2048)
def table(numbers: Numbers, prime: int) -> Table:
    """All values of numbers. The cache is bounded: 2048 tables of at most some 600 halves."""
    if len(numbers) == 1:
        return _table({numbers[0]}, prime)
    values: set[int] = set()
    for left, right in splits(numbers):
        others = table(right, prime).half
        for a, inverse_a in table(left, prime).half:
            for b, inverse_b in others:
                values.update((a + b, a - b, a * b, a * inverse_b, b * inverse_a))
    return _table({value % prime for value in values}, prime)


def _table(values: set[int], prime: int) -> Table:
    half = {value if 2 * value < prime else prime - value for value in values}
    nonzero = sorted(half - {0})
    pairs = list(zip(nonzero, inverses(nonzero, prime), strict=True))
    if 0 in half:
        pairs.insert(0, (0, 0))
    return Table(tuple(pairs), frozenset(nonzero).union([prime - v for v in nonzero], half & {0}))
