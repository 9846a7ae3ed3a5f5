"""The values and expressions of numbers that stay in their order.

Both operands of a step are runs of neighbours, so that a hand of n numbers has n (n+1) / 2 parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from twentyfour._search.partitions import Numbers
from twentyfour._search.values import Part, Values, Way
from twentyfour.cards import HandLike, Rational, as_numbers, as_operators, is_ordered
from twentyfour.expression import Expression, Number
from twentyfour.operators import Value


class OrderedValues(Values):
    """The values of runs of neighbours. A part is a run, as places in the hand."""

    def __init__(self, numbers: Sequence[Rational], operators: str) -> None:
        super().__init__(numbers, operators)
        self.numbers = list(numbers)
        self.whole = tuple(range(len(numbers)))
        self._turned = [
            way._replace(turned=True) for way in self.ways if way.turned or way.row.associative
        ]
        self.ways = [way for way in self.ways if not way.turned]
        self.largest = max(1, len(numbers) - 1)
        self._expressions: dict[tuple[Part, Value], list[Expression]] = {}

    def splits(self, part: Numbers) -> Sequence[tuple[Numbers, Numbers]]:
        """The ways to cut a run into two, the left part first."""
        return [(part[:at], part[at:]) for at in range(1, len(part))]

    def solutions(self, goal: Value) -> Iterator[Expression | None]:
        """Every expression over all numbers that has a value, and a None after each slice."""
        for run in filter(None, (self.whole[:-1], self.whole[1:])):
            for _ in self.prepare(run):
                yield None
        yield from self._all(self.whole, goal)

    def _all(self, run: Part, value: Value) -> Iterator[Expression]:
        """Every expression over a run that has a value."""
        if len(run) == 1:
            if self._value(self.numbers[run[0]]) == value:
                yield Number(self.numbers[run[0]])
            return
        for small, large, one, way, other in self._operands(run, value):
            for pair in product(self._of_run(small, one), self._of_run(large, other)):
                yield way.expression(*pair)

    def _operands(self, part: Part, value: Value) -> Iterator[tuple[Part, Part, Value, Way, Value]]:
        """The operands of a value, found from the values of the shorter run."""
        for left, right in self.splits(part):
            if len(left) <= len(right):
                yield from self._operands_of(left, right, self.ways, value)
            else:
                yield from self._operands_of(right, left, self._turned, value)

    def _of_run(self, run: Part, value: Value) -> Sequence[Expression]:
        found = self._expressions.get((run, value))
        if found is None:
            found = self._expressions[run, value] = [*self._all(run, value)]
        return found


def values_of(numbers: HandLike) -> Values:
    """The values of a hand by its own rules."""
    kind = OrderedValues if is_ordered(numbers) else Values
    return kind(as_numbers(numbers), as_operators(numbers))
