"""Closest counts by brute force: merges any two numbers until one is left.

The module shares no code with the engine; values are pairs of ints.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import gcd
from typing import TypeAlias

Value: TypeAlias = tuple[int, int]
"""Numerator and denominator in lowest terms, with a positive denominator."""
Table: TypeAlias = tuple[Value, ...]


def whole_values(numbers: Sequence[Value]) -> set[int]:
    """All positive whole values that any of the numbers make through positive whole values."""
    values: set[int] = set()
    tables: set[Table] = {tuple(sorted(numbers))}
    while tables:
        values.update(value for table in tables for value, _ in table)
        tables = {merged for table in tables for merged in _merged(table, whole=True)}
    return values


def nearest(numbers: Sequence[Value], target: Fraction, *, whole: bool) -> tuple[Fraction, int]:
    """The nearest value that any of the numbers make, and the number of numbers that it needs.

    Among equally near values the value with fewer numbers wins, then the smaller value.
    """
    best: tuple[Fraction, int, Fraction] | None = None
    tables: set[Table] = {tuple(sorted(numbers))}
    for taken in range(1, len(numbers) + 1):
        for above, under in {value for table in tables for value in table}:
            value = Fraction(above, under)
            found = abs(value - target), taken, value
            if best is None or found < best:
                best = found
        tables = {merged for table in tables for merged in _merged(table, whole=whole)}
    assert best
    return best[2], best[1]


def _merged(table: Table, *, whole: bool) -> Iterator[Table]:
    """Every list of numbers after one step."""
    for one, other in combinations(range(len(table)), 2):
        rest = [value for at, value in enumerate(table) if at not in (one, other)]
        for value in _results(table[one], table[other], whole=whole):
            yield tuple(sorted([*rest, value]))


def _results(one: Value, other: Value, *, whole: bool) -> Iterator[Value]:
    """Every value of two numbers; only positive whole values if `whole` requires it."""
    (a, b), (c, d) = one, other
    for above, under in (
        (a * d + c * b, b * d),
        (a * d - c * b, b * d),
        (c * b - a * d, b * d),
        (a * c, b * d),
        (a * d, b * c),
        (c * b, d * a),
    ):
        if under:
            common = gcd(above, under) * (1 if under > 0 else -1)
            value = above // common, under // common
            if not whole or (value[0] > 0 and value[1] == 1):
                yield value
