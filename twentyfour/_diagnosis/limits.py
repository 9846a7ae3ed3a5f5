"""How large the values must be that make a hand."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import TypeAlias

from twentyfour._diagnosis.solutions import Numbers, meeting, pick, results, splits
from twentyfour.cards import Rational

Limit: TypeAlias = Rational | float


class Limits:
    """The least limit of the values on the way with which hands can make a target."""

    def __init__(self, target: Rational) -> None:
        self.target = target
        self._tables: dict[Numbers, Mapping[Rational, Limit]] = {}

    def least(self, numbers: Numbers) -> Limit:
        """The least limit for a hand. It is infinite if the hand has no solution."""
        ascending = tuple(sorted(numbers))
        if len(ascending) == 1:
            return _size(ascending[0]) if ascending[0] == self.target else inf
        limits = (
            max(one[a], two[b])
            for left, right in splits(ascending)
            for one, two in [
                (self._table(pick(ascending, left)), self._table(pick(ascending, right)))
            ]
            for _, a, b in meeting(one, two, self.target)
        )
        return min(limits, default=inf)

    def _table(self, numbers: Numbers) -> Mapping[Rational, Limit]:
        """The values of a part of the cards, each with its least limit."""
        if len(numbers) == 1:
            return {numbers[0]: _size(numbers[0])}
        if numbers not in self._tables:
            table: dict[Rational, Limit] = {}
            for left, right in splits(numbers):
                one, two = self._table(pick(numbers, left)), self._table(pick(numbers, right))
                for a, limit in one.items():
                    for b, other in two.items():
                        for _, value in results(a, b):
                            least = max(limit, other, _size(value))
                            table[value] = min(least, table.get(value, inf))
            self._tables[numbers] = table
        return self._tables[numbers]


def _size(value: Rational) -> Limit:
    return max(value, -value)
