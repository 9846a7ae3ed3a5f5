"""The ways to divide the numbers of a hand into two parts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter
from typing import TypeAlias

Numbers: TypeAlias = tuple[int, ...]
"""The numbers of a hand, or of a part of it, sorted: as residues, or as places in a list."""

Picker: TypeAlias = Callable[[Numbers], Numbers]


@cache
def _pickers(size: int, *, shorter_first: bool) -> tuple[tuple[Picker, Picker], ...]:
    """The partitions of `size` numbers, the most even first, the first number in the first part."""
    found = [[[0], []]]
    for at in range(1, size):
        found = [
            [left + [at] * side, right + [at] * (not side)]
            for left, right in found
            for side in (0, 1)
        ]
    found.sort(key=lambda parts: abs(len(parts[0]) - len(parts[1])))
    if shorter_first:
        found = [sorted(parts, key=len) for parts in found]
    return tuple((_picker(left), _picker(right)) for left, right in found if left and right)


def _picker(places: list[int]) -> Picker:
    """A function that picks the numbers at some places, as a tuple."""
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(places[0], places[0] + 1))


@cache
def pairs_of_places(size: int) -> tuple[tuple[Picker, Picker], ...]:
    """For every two of three or more numbers, functions that pick the two and the others."""
    places = [
        (list(pair), [at for at in range(size) if at not in pair])
        for pair in combinations(range(size), 2)
    ]
    return tuple((_picker(pair), _picker(others)) for pair, others in places)


@lru_cache(maxsize=128)
def splits(numbers: Numbers) -> tuple[tuple[Numbers, Numbers], ...]:
    """The different partitions of numbers into two parts, the first number in the first part."""
    return _different(numbers, shorter_first=False)


@lru_cache(maxsize=128)
def partitions(numbers: Numbers) -> tuple[tuple[Numbers, Numbers], ...]:
    """The different partitions of numbers into two parts, the shorter part first."""
    return _different(numbers, shorter_first=True)


def _different(numbers: Numbers, *, shorter_first: bool) -> tuple[tuple[Numbers, Numbers], ...]:
    pickers = _pickers(len(numbers), shorter_first=shorter_first)
    return tuple(dict.fromkeys([(left(numbers), right(numbers)) for left, right in pickers]))


def by_length(left: Numbers, right: Numbers) -> tuple[Numbers, Numbers]:
    """The shorter of two parts, then the longer."""
    return (left, right) if len(left) <= len(right) else (right, left)


def largest_table(size: int) -> int:
    """The number of cards of the largest parts whose values get a table, in a hand of a size."""
    return max(3, min(5, size - 2))
