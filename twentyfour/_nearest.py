"""The values nearest to a goal, found by bisection in ordered tables of values.

All is done with sizes: values without their signs. What a part must come close to, when the rest of
the numbers makes one of its sizes, is handed down until a table can be asked; the sizes that stand
beside it there lead to the sizes beside the goal.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from math import gcd, prod
from typing import TypeAlias

from twentyfour._tables import by_length, splits
from twentyfour.cards import Rational

Size: TypeAlias = tuple[int, int]
"""Numerator and denominator; a denominator of zero is beyond all sizes."""
Part: TypeAlias = tuple[int, ...]
"""Some of the numbers: their places in the list of different numbers."""

TABLED = 5
"""Parts of up to so many numbers have their sizes in a table: at most some 14,000."""


def _plus(a: Size, b: Size) -> Size:
    return a[0] * b[1] + b[0] * a[1], a[1] * b[1]


def _minus(a: Size, b: Size) -> Size:
    return abs(a[0] * b[1] - b[0] * a[1]), a[1] * b[1]


def _times(a: Size, b: Size) -> Size:
    return a[0] * b[0], a[1] * b[1]


def _over(a: Size, b: Size) -> Size:
    return a[0] * b[1], a[1] * b[0]


def _under(a: Size, b: Size) -> Size:
    return b[0] * a[1], b[1] * a[0]


Join: TypeAlias = Callable[[Size, Size], Size]
JOINS: tuple[Join, ...] = (_plus, _minus, _times, _over, _under)


class Neighbors:
    """Finds the sizes beside a goal among all sizes that numbers can make."""

    def __init__(self, numbers: Iterable[Rational], goal: Rational) -> None:
        self._numbers = sorted(numbers)
        self._different = sorted(set(self._numbers))
        self._all: Part = tuple(self._different.index(number) for number in self._numbers)
        self.below: Size | None = None
        self.above: Size | None = None
        self._goal = goal.numerator, goal.denominator
        height = prod(abs(number.numerator) + number.denominator for number in self._numbers)
        self._scale = (height * (goal.numerator + goal.denominator)) ** 2
        self._tables: dict[Part, tuple[list[int], list[Size]]] = {}
        self._largest = min(TABLED, len(self._numbers) - 1)

    def search(self) -> Iterator[None]:
        """Find `below` and `above` in slices; each is None where there is no such size."""
        if len(self._numbers) == 1:
            self._compare(self._sizes(self._all).pop())
        else:
            yield from self._descend(self._all, self._goal, lambda size: size)

    def _descend(self, part: Part, goal: Size, outward: Callable[[Size], Size]) -> Iterator[None]:
        """Look for sizes of a part beside a goal; `outward` makes sizes of all numbers of them."""
        if goal[0] < 0:
            goal = -1, self._scale**2
        for left, right in splits(part):
            small, large = by_length(left, right)
            for size in self._table(small)[1]:
                for root, join in self._roots(size, goal):

                    def through(other: Size, size: Size = size, join: Join = join) -> Size:
                        return outward(join(size, other))

                    if len(large) > self._largest:
                        yield from self._descend(large, root, through)
                    else:
                        for other in self._beside(large, root):
                            self._compare(through(other))
        yield

    def _roots(self, size: Size, goal: Size) -> Iterator[tuple[Size, Join]]:
        """What must be joined with a size, and how, to make a goal."""
        (a, b), (c, d) = size, goal
        yield (c * b - a * d, b * d), _plus
        yield (a * d - c * b, b * d), _minus
        yield (a * d + c * b, b * d), _minus
        if a:
            yield (c * b, d * a), _times
            yield (c * a, d * b), _under
            yield ((a * d, b * c) if c > 0 else (1, 0)), _over
        else:
            yield (1, 0), _times

    def _beside(self, part: Part, goal: Size) -> list[Size]:
        """The sizes of a part next to a goal on either side, the largest for one beyond all."""
        keys, sizes = self._table(part)
        if not goal[1]:
            return sizes[-1:]
        key = goal[0] * self._scale // goal[1]
        low, high = bisect_left(keys, key) - 1, bisect_right(keys, key)
        return [sizes[at] for at in (low, high) if 0 <= at < len(sizes)]

    def _compare(self, size: Size) -> None:
        """Keep a size if it stands closer to the goal than what has been found on its side."""
        numerator, denominator = size
        if not denominator:
            return
        side = numerator * self._goal[1] - self._goal[0] * denominator
        if side < 0 and (
            self.below is None or numerator * self.below[1] > self.below[0] * denominator
        ):
            self.below = size
        if side > 0 and (
            self.above is None or numerator * self.above[1] < self.above[0] * denominator
        ):
            self.above = size

    def _table(self, part: Part) -> tuple[list[int], list[Size]]:
        """The sizes of a part in ascending order, with whole numbers that have the same order.

        Sizes differ by more than the scale can shrink to nothing, so that the order is exact.
        """
        known = self._tables.get(part)
        if known is None:
            keyed = sorted((size[0] * self._scale // size[1], size) for size in self._sizes(part))
            known = self._tables[part] = [key for key, _ in keyed], [size for _, size in keyed]
        return known

    def _sizes(self, part: Part) -> set[Size]:
        if len(part) == 1:
            number = self._different[part[0]]
            return {(abs(number.numerator), number.denominator)}
        found = set()
        for left, right in splits(part):
            for a, b in product(self._table(left)[1], self._table(right)[1]):
                for join in JOINS:
                    numerator, denominator = join(a, b)
                    if denominator:
                        common = gcd(numerator, denominator)
                        found.add((numerator // common, denominator // common))
        return found
