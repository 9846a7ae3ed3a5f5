"""The values nearest to a goal, found by bisection in ordered tables of values.

If some of the numbers make one of their values, the other numbers get a new goal. The search passes
these goals to smaller parts until a part has a table. The bounds in the tables lead to the bounds
of the first goal. The bounds for a part and a goal are cached.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Generator, Iterator, Sequence
from math import prod
from typing import NamedTuple, TypeAlias

from twentyfour._search.values import Part, Values, Way, lowest
from twentyfour.cards import Rational
from twentyfour.expression import Expression
from twentyfour.operators import Value

Bounds: TypeAlias = tuple[Value | None, Value | None]
"""The values next to a goal, below and above it; None if there is no such value."""
Query: TypeAlias = tuple[Part, Value]
"""A part and a goal, which may be infinite."""

GREATEST: Value = (1, 0)
LEAST: Value = (-1, 0)

YIELDED = 50
"""How many values of a small part a slice combines with a large part."""


class Ordered(NamedTuple):
    """Values in ascending order, with ints as keys that have the same order.

    The scale is so large that different values have different keys. Tuples, unlike lists, do not
    slow down the garbage collector.
    """

    keys: tuple[int, ...]
    values: tuple[Value, ...]


class Origin(NamedTuple):
    """The operands of a value: a value of a small part, and a bound of a query on another part."""

    part: Part
    value: Value
    way: Way
    query: Query
    bound: Value


class _Best:
    """The values closest to a goal so far, with their origins."""

    def __init__(self, goal: Value) -> None:
        self.goal = goal
        self.below = LEAST
        self.above = GREATEST
        self.origins: dict[Value, Origin] = {}

    def offer(self, origin: Origin) -> None:
        """Keep the value of some operands if it is closer to the goal."""
        above, under = result = origin.way.combine(origin.value, origin.bound)
        side = above * self.goal[1] - self.goal[0] * under
        if under and side < 0 and above * self.below[1] > self.below[0] * under:
            self.below = result
            self.origins[result] = origin
        elif under and side > 0 and above * self.above[1] < self.above[0] * under:
            self.above = result
            self.origins[result] = origin

    def bounds(self) -> Bounds:
        """The bounds in lowest terms."""
        below, above = (value if value[1] else None for value in (self.below, self.above))
        return below and lowest(below), above and lowest(above)


class NearestSearch:
    """Finds the bounds of a goal among all `values` that some numbers make.

    The tables of eight numbers have some 1.3 million values.
    """

    def __init__(self, numbers: Sequence[Rational], values: Values, goal: Rational) -> None:
        self.values = values
        self.goal: Value = (goal.numerator, goal.denominator)
        height = prod(abs(number.numerator) + number.denominator for number in numbers)
        self._scale = (height * (abs(goal.numerator) + goal.denominator)) ** 2
        self._ordered: dict[Part, Ordered] = {}
        self._bounds: dict[Query, Bounds] = {}
        self._origins: dict[Query, dict[Value, Origin]] = {}

    def of_part(self, part: Part) -> Generator[None, None, Bounds]:
        """The bounds of the goal among the values of some of the numbers, in slices."""
        return (yield from self._answer((part, self.goal)))

    def _answer(self, query: Query) -> Generator[None, None, Bounds]:
        part, goal = query
        if len(part) <= self.values.largest:
            yield from self.values.prepare(part)
            keys, values = self._order(part)
            if not goal[1]:
                return (values[-1], None) if goal[0] > 0 else (None, values[0])
            place, after = self._places(keys, goal)
            return (
                values[place - 1] if place else None,
                values[after] if after < len(values) else None,
            )
        if query in self._bounds:
            return self._bounds[query]
        best = _Best(goal)
        for small, large in self.values.splits(part):
            yield from self.values.prepare(small)
            if len(large) <= self.values.largest:
                yield from self.values.prepare(large)
                yield from self._combine_tables(best, small, large)
            else:
                yield from self._combine(best, small, large)
        self._bounds[query] = best.bounds()
        self._origins[query] = {lowest(value): origin for value, origin in best.origins.items()}
        return self._bounds[query]

    def _combine_tables(self, best: _Best, small: Part, large: Part) -> Iterator[None]:
        """Combine the values of a small part with a large part that has a table."""
        goal, scale = best.goal, self._scale
        keys, operands = self._order(large)
        ends = operands[:1] + operands[-1:]
        ways = [(way, way.combine, way.complement, way.pole) for way in self.values.ways]
        for at, value in enumerate(self.values.tables[small]):
            if at % YIELDED == 0:
                yield
            for way, combine, complement, pole in ways:
                wanted = complement(value, goal)
                if wanted is None or not wanted[1]:
                    nearest = ends
                else:
                    key = wanted[0] * scale // wanted[1]
                    place = bisect_left(keys, key)
                    after = place + (keys[place : place + 1] == (key,))
                    nearest = operands[place - 1 if place else 0 : after + 1]
                    if pole:
                        nearest += ends
                (low, low_under), (high, high_under) = best.below, best.above
                for operand in nearest:
                    above, under = combine(value, operand)
                    if above * low_under > low * under and above * high_under < high * under:
                        best.offer(Origin(small, value, way, (large, LEAST), operand))

    def _combine(self, best: _Best, small: Part, large: Part) -> Iterator[None]:
        """Combine the values of a small part with a large part that has no table."""
        for value in self.values.tables[small]:
            for way in self.values.ways:
                operand = way.complement(value, best.goal)
                goals = [lowest(operand)] if operand else []
                if way.pole or not operand:
                    goals += LEAST, GREATEST
                for goal in goals:
                    query = large, goal
                    bounds = yield from self._answer(query)
                    for bound in filter(None, bounds):
                        best.offer(Origin(small, value, way, query, bound))

    def _places(self, keys: Sequence[int], goal: Value) -> tuple[int, int]:
        """The place of the first value that is not below a goal, and of the first above it."""
        key = goal[0] * self._scale // goal[1]
        place = bisect_left(keys, key)
        return place, place + (place < len(keys) and keys[place] == key)

    def _order(self, part: Part) -> Ordered:
        """The values of a part that has a table, in order."""
        ordered = self._ordered.get(part)
        if ordered is None:
            scale = self._scale
            keyed = sorted(
                [(value[0] * scale // value[1], value) for value in self.values.tables[part]]
            )
            ordered = Ordered(
                tuple([key for key, _ in keyed]), tuple([value for _, value in keyed])
            )
            self._ordered[part] = ordered
        return ordered

    def expression(self, part: Part, value: Value) -> Expression:
        """An expression for a bound of a part that has been found."""
        return self._expression((part, self.goal), value)

    def _expression(self, query: Query, value: Value) -> Expression:
        if query not in self._origins:
            return self.values.expression(query[0], value)
        origin = self._origins[query][value]
        return origin.way.expression(
            self.values.expression(origin.part, origin.value),
            self._expression(origin.query, origin.bound),
        )
