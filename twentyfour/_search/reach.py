"""Whether numbers can make a value, without a search for the expressions."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Protocol, TypeVar

from twentyfour._search.partitions import Numbers, largest_table, pairs_of_places, partitions
from twentyfour._search.tables import (
    complements_of_any,
    complements_up_to_sign,
    values,
    values_of_two_or_three,
    values_with_inverses,
    with_negatives,
)
from twentyfour._search.values import combined

V = TypeVar("V")


def reachable(numbers: Numbers, target: int, prime: int) -> bool:
    """Whether up to four numbers can make a target other than zero, or its negative.

    Every expression combines some two of the numbers with each other.
    """
    if len(numbers) < 3:
        return not values(numbers, prime).isdisjoint((target, prime - target))
    for pair, others in pairs_of_places(len(numbers)):
        wanted = goals(others(numbers), target, prime)
        if not values_of_two_or_three(pair(numbers), prime).isdisjoint(wanted):
            return True
    return False


@lru_cache(maxsize=1024)
def goals(used: Numbers, target: int, prime: int) -> frozenset[int]:
    """The values that other numbers need to make a target with one or two `used` ones.

    The set contains the negative of each value.
    """
    found = complements_up_to_sign(used, (target,), prime)
    if len(used) == 2:
        for last, first in (used, used[::-1]):
            needed = complements_up_to_sign((first,), (target,), prime)
            found |= complements_up_to_sign((last,), needed, prime)
    return frozenset(with_negatives(found, prime))


class Space(Protocol[V]):
    """The values of parts, and the operations on two parts that `reach` needs."""

    zero: V
    largest: int
    """The count of numbers up to which a part gets a table."""

    @property
    def tables(self) -> Mapping[Numbers, AbstractSet[V]]:
        """The tables made so far."""

    def splits(self, part: Numbers) -> Iterable[tuple[Numbers, Numbers]]:
        """The ways to divide a part into two."""

    def prepare(self, part: Numbers) -> Iterable[None]:
        """Make the table of a part, in slices."""

    def needed(self, part: Numbers, goals: Collection[V]) -> Iterable[V]:
        """The values that make some goals with the values of a part."""

    def can_combine(self, small: Numbers, large: Numbers, goals: Collection[V]) -> bool:
        """Whether two parts with tables make one of some goals."""

    def absorbs(self, part: Numbers, /) -> Generator[None, None, bool]:
        """Whether zero times or divided by a value of a part is zero."""


def reach(space: Space[V], numbers: Numbers, wanted: set[V]) -> Generator[None, None, bool]:
    """Whether all numbers make one of some values. Yields after every slice.

    The search works backwards. If some of the numbers make one of their values, the other numbers
    need one of a few values to reach a goal. The search passes these values to smaller parts, until
    the parts have tables.
    """
    if len(numbers) <= space.largest:
        yield from space.prepare(numbers)
        return not wanted.isdisjoint(space.tables[numbers])
    needs = {numbers: wanted}
    while needs:
        part = max(needs, key=len)
        wanted = needs.pop(part)
        for small, large in space.splits(part):
            if small not in space.tables:
                yield from space.prepare(small)
            zero = space.zero in wanted and space.zero in space.tables[small]
            if zero and (yield from space.absorbs(large)):
                return True
            if len(large) > space.largest:
                needs.setdefault(large, set()).update(space.needed(small, wanted))
                continue
            if large not in space.tables:
                yield from space.prepare(large)
            if space.can_combine(small, large, wanted):
                return True
        yield
    return False


class Residues:
    """Values up to sign, by all operators of the game. Goals have the negative of each."""

    zero = 0

    def __init__(self, count: int, prime: int) -> None:
        self.largest = largest_table(count)
        self._prime = prime
        self.tables: dict[Numbers, frozenset[int]] = {}

    def splits(self, part: Numbers) -> Iterable[tuple[Numbers, Numbers]]:
        """The ways to divide a part into two, the shorter first."""
        return partitions(part)

    def prepare(self, part: Numbers) -> Iterable[None]:
        """Make the table of a part."""
        self.tables[part] = values(part, self._prime)
        return (None,) if len(part) > 2 else ()

    def needed(self, part: Numbers, goals: Collection[int]) -> set[int]:
        """The values that make some goals with the values of a part."""
        half = [goal for goal in goals if 2 * goal < self._prime]
        return complements_of_any(part, half, self._prime)

    def can_combine(self, small: Numbers, large: Numbers, goals: Collection[int]) -> bool:
        """Whether two parts make one of some goals, by the shorter of two computations."""
        table = self.tables[large]
        if len(goals) < 2 * len(table):
            return not table.isdisjoint(self.needed(small, goals))
        pair = (values_with_inverses(small, self._prime), values_with_inverses(large, self._prime))
        return not combined([pair], self._prime).isdisjoint(goals)

    def absorbs(self, _: Numbers) -> Generator[None, None, bool]:
        """True, because zero times any value is zero."""
        yield from ()
        return True
