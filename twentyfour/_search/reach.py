"""Whether numbers can make a value at all, without finding out how."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache

from twentyfour._search.tables import (
    Numbers,
    by_length,
    halves,
    largest_table,
    pairings,
    partners,
    partners_of_any,
    splits,
    values,
    values_of_few,
)


def reachable(numbers: Numbers, target: int, prime: int) -> bool:
    """Whether up to four numbers can make a target other than zero, or its negative.

    In every expression some two numbers are joined to each other.
    """
    if len(numbers) < 3:
        return not values(numbers, prime).isdisjoint((target, prime - target))
    for pair, others in pairings(len(numbers)):
        wanted = goals(others(numbers), target, prime)
        if not values_of_few(pair(numbers), prime).isdisjoint(wanted):
            return True
    return False


@lru_cache(maxsize=1024)
def goals(used: Numbers, target: int, prime: int) -> frozenset[int]:
    """What other numbers must make, so that one or two more, joined to them, make a target.

    With each value its negative is here.
    """
    found = partners_of_any(used, (target,), prime)
    if len(used) == 2:
        for last, first in (used, used[::-1]):
            then = partners((first,), target, prime)
            found |= partners_of_any((last,), [value for value in then if 2 * value < prime], prime)
    return frozenset(found)


def reach(numbers: Numbers, target: int, prime: int) -> Generator[None, None, bool]:
    """The same for any numbers and target, as the return value of a generator, in slices.

    From the target backwards: when some of the numbers make one of their values, the others must
    make one of a few. What they must make is handed down to smaller and smaller parts, until tables
    of values can be asked.
    """
    if len(numbers) == 1:
        return numbers[0] == target
    tabled = largest_table(len(numbers))
    tables: dict[Numbers, frozenset[int]] = {}
    needs: dict[Numbers, set[int]] = {numbers: {target}}
    while needs:
        part = max(needs, key=len)
        wanted = needs.pop(part)
        for left, right in splits(part):
            small, large = by_length(left, right)
            if 0 in wanted and 0 in values(small, prime):
                return True
            if len(large) > tabled:
                needs.setdefault(large, set()).update(
                    partners_of_any(small, _half(wanted, prime), prime)
                )
                continue
            if large not in tables:
                tables[large] = values(large, prime)
                yield
            if _meet(small, large, tables[large], wanted, prime):
                return True
        yield
    return False


def _meet(
    small: Numbers, large: Numbers, table: frozenset[int], wanted: set[int], prime: int
) -> bool:
    """Whether two parts together make one of the values that are wanted; the shorter way round."""
    if len(wanted) < 2 * len(table):
        return not partners_of_any(small, _half(wanted, prime), prime).isdisjoint(table)
    return any(
        value % prime in wanted
        for a, inverse_a in halves(small, prime)
        for b, inverse_b in halves(large, prime)
        for one in (a + b, a - b, a * b, a * inverse_b, b * inverse_a)
        for value in (one, -one)
    )


def _half(closed: set[int], prime: int) -> list[int]:
    """One of each value and its negative, of a set that holds both or of a single value."""
    return [value for value in closed if 2 * value < prime] or list(closed)
