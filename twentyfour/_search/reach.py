"""Whether numbers can make a value, without a search for the expressions."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache

from twentyfour._search.tables import (
    Numbers,
    by_length,
    complements_of_any,
    complements_up_to_sign,
    largest_table,
    pairs_of_places,
    splits,
    values,
    values_of_two_or_three,
    values_with_inverses,
    with_negatives,
)


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


def reach(numbers: Numbers, target: int, prime: int) -> Generator[None, None, bool]:
    """Whether any numbers can make any target; a generator that yields after every slice.

    It works backwards: where some of the numbers make one of their values, the others need one of
    a few values to reach the target. These needs are passed to smaller and smaller parts, until the
    tables answer.
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
                    complements_of_any(small, _up_to_sign(wanted, prime), prime)
                )
                continue
            if large not in tables:
                tables[large] = values(large, prime)
                yield
            if _can_combine(small, large, tables[large], wanted, prime):
                return True
        yield
    return False


def _can_combine(
    small: Numbers, large: Numbers, table: frozenset[int], wanted: set[int], prime: int
) -> bool:
    """Whether two parts make one of the values wanted, by whichever computation is shorter."""
    if len(wanted) < 2 * len(table):
        return not complements_of_any(small, _up_to_sign(wanted, prime), prime).isdisjoint(table)
    return any(
        value % prime in wanted
        for a, inverse_a in values_with_inverses(small, prime)
        for b, inverse_b in values_with_inverses(large, prime)
        for one in (a + b, a - b, a * b, a * inverse_b, b * inverse_a)
        for value in (one, -one)
    )


def _up_to_sign(closed: set[int], prime: int) -> list[int]:
    """One of each value and its negative, of a set with both or of a single value."""
    return [value for value in closed if 2 * value < prime] or list(closed)
