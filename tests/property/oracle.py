"""Brute force: all expressions over some numbers, by joining two of them again and again."""

from itertools import combinations

from twentyfour import DivisionByZero, Number, Operation
from twentyfour.expression import OPERATORS


def all_expressions(numbers):
    return _merge([Number(number) for number in numbers])


def _merge(parts):
    if len(parts) == 1:
        yield parts[0]
    for one, other in combinations(range(len(parts)), 2):
        rest = [part for at, part in enumerate(parts) if at not in (one, other)]
        for left, right in ((parts[one], parts[other]), (parts[other], parts[one])):
            for operator in OPERATORS.values():
                joined = Operation(operator, left, right)
                if not isinstance(joined.outcome, DivisionByZero):
                    yield from _merge([*rest, joined])
