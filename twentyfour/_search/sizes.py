"""Exact tables of the sizes that a few numbers can make, and the signs of each.

An expression has no sign in front: 2 and 3 make 5 but not -5, and both 1 and -1. Where one operand
can have both signs, those of the other do not matter.
"""

from bisect import bisect_left
from collections.abc import Iterator
from math import gcd
from typing import NamedTuple, TypeAlias

from twentyfour._search.tables import splits
from twentyfour.cards import Rational

Size: TypeAlias = tuple[int, int]
"""Numerator and denominator, in lowest terms."""
Part: TypeAlias = tuple[int, ...]
"""Some of the numbers, as places in the list of different numbers."""

PLUS, MINUS, BOTH = 1, 2, 3
"""The signs in which a size can be written, as flags."""
_SWAPPED = (0, MINUS, PLUS, BOTH)


class Ordered(NamedTuple):
    """Sizes in ascending order, with ints as keys that have the same order.

    The scale is so large that different sizes have different keys. Tuples, unlike lists, do not
    slow down the garbage collector.
    """

    keys: tuple[int, ...]
    sizes: tuple[Size, ...]


MAX_COMBINED = 4
"""The size up to which the table of a part has signs, which are asked for where it is combined with
another part; those of larger parts would take half of the memory."""


class SizeTable(NamedTuple):
    """The sizes of a part with their signs, and the sizes that can have each sign, in order."""

    signs: dict[Size, int]
    every: Ordered
    plus: Ordered
    minus: Ordered


class Sizes:
    """Tables of the parts of a hand, cached for as long as it lives."""

    def __init__(self, numbers: list[Rational], scale: int) -> None:
        self._numbers = numbers
        self.scale = scale
        self.tables: dict[Part, SizeTable] = {}
        """The tables made so far."""

    def prepare(self, part: Part) -> Iterator[None]:
        """Make the table of a part, in slices."""
        if part in self.tables:
            return
        signs: dict[Size, int] = {}
        if len(part) == 1:
            number = self._numbers[part[0]]
            size = abs(number.numerator), number.denominator
            signs[size] = BOTH if not number else PLUS if number > 0 else MINUS
        for left, right in splits(part):
            yield from self.prepare(left)
            yield from self.prepare(right)
            yield from self._combine(self.tables[left].signs, self.tables[right].signs, signs)
        keyed = [(size[0] * self.scale // size[1], size) for size in signs]
        yield
        keyed.sort()
        yield
        every = _ordered(keyed)
        yield
        plus, minus = (
            every if len(own) == len(keyed) else _ordered(own)
            for own in ([pair for pair in keyed if signs[pair[1]] & sign] for sign in (PLUS, MINUS))
        )
        kept = signs if len(part) <= MAX_COMBINED else {}
        self.tables[part] = SizeTable(kept, every, plus, minus)
        yield

    def signs_of(self, part: Part, size: Size) -> int:
        """The signs that a size of a part can have."""
        table = self.tables[part]
        key = size[0] * self.scale // size[1]
        return (PLUS if _has(table.plus, key) else 0) | (MINUS if _has(table.minus, key) else 0)

    def _combine(
        self, left: dict[Size, int], right: dict[Size, int], signs: dict[Size, int]
    ) -> Iterator[None]:
        """Add the sizes that two parts make together."""
        done = 0
        for (a, b), own in left.items():
            for (c, d), other in right.items():
                below = b * d
                one, two = a * d, c * b
                added = own | other
                apart = _difference(own, other) if one >= two else _difference(other, own)
                times = (other if own & PLUS else 0) | (_SWAPPED[other] if own & MINUS else 0)
                for above, under, sign in (
                    (one + two, below, added),
                    (abs(one - two), below, apart),
                    (a * c, below, times),
                    (one, two, times),
                    (two, one, times),
                ):
                    if not under:
                        continue
                    common = gcd(above, under)
                    size = above // common, under // common
                    signs[size] = signs.get(size, 0) | (sign if above else BOTH)
            done += len(right)
            if done > 4000:
                done = 0
                yield


def _has(ordered: Ordered, key: int) -> bool:
    at = bisect_left(ordered.keys, key)
    return at < len(ordered.keys) and ordered.keys[at] == key


def _ordered(keyed: list[tuple[int, Size]]) -> Ordered:
    return Ordered(tuple(key for key, _ in keyed), tuple(size for _, size in keyed))


def _difference(larger: int, smaller: int) -> int:
    """The signs of a difference of sizes whose larger and smaller have signs."""
    plus = larger & PLUS or (larger & MINUS and smaller & MINUS)
    minus = larger & MINUS or (larger & PLUS and smaller & PLUS)
    return (PLUS if plus else 0) | (MINUS if minus else 0)
