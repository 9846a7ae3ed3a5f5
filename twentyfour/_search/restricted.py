"""What numbers make with some of the operators only: every value, and those nearest to a goal.

With all operators a value and its negative go together; here each value has its own sign. It works
backwards from the goal like `reach` and `nearest`: what a small part makes tells what the other
part needs.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Generator, Iterator, Sequence
from itertools import product
from math import prod
from typing import NamedTuple, TypeAlias

from twentyfour._search.nearest import GREATEST, LEAST, Bounds
from twentyfour._search.sizes import Part
from twentyfour._search.tables import by_length, largest_table, splits
from twentyfour._search.values import Values, Way, can_go_backwards, lowest
from twentyfour.cards import Rational
from twentyfour.expression import Expression
from twentyfour.operators import DIVIDE, MULTIPLY, Value, divided_by

ZERO: Value = (0, 1)


class Ordered(NamedTuple):
    """Values in ascending order, with ints as keys that have the same order."""

    keys: Sequence[int]
    values: Sequence[Value]


class Origin(NamedTuple):
    """The operands of a value: one of a small part, and one of the bounds of a goal of another."""

    part: Part
    value: Value
    way: Way
    other: Part
    other_goal: Value
    other_value: Value


Best: TypeAlias = dict[bool, tuple[Value, Origin]]
"""The values closest to a goal so far: below it (False), and above it (True)."""


class RestrictedValues:
    """The values of numbers by some operators. Tables live as long as it does."""

    def __init__(self, numbers: Sequence[Rational], operators: str, goal: Rational) -> None:
        ordered = sorted(numbers)
        self.goal: Value = (goal.numerator, goal.denominator)
        self._values = Values(ordered, operators)
        self.whole: Part = self._values.part(ordered)
        backwards = can_go_backwards(operators)
        self._tabled = largest_table(len(ordered)) if backwards else len(ordered)
        height = prod(abs(number.numerator) + number.denominator for number in ordered)
        self._scale = (height * (abs(goal.numerator) + goal.denominator)) ** 2
        self._ordered: dict[Part, Ordered] = {}
        self._bounds: dict[tuple[Part, Value], Bounds] = {}
        self._origins: dict[tuple[Part, Value], dict[Value, Origin]] = {}

    def table(self, part: Part) -> set[Value]:
        """Every value of some numbers, as places in the list of different numbers."""
        for _ in self._values.prepare(part):
            pass
        return self._values.tables[part]

    def reach(self) -> Generator[None, None, bool]:
        """Whether all numbers make the goal; a generator that yields after every slice."""
        needs: dict[Part, set[Value]] = {self.whole: {self.goal}}
        while needs:
            part = max(needs, key=len)
            wanted = needs.pop(part)
            if len(part) <= self._tabled:
                yield from self._values.prepare(part)
                if not wanted.isdisjoint(self._values.tables[part]):
                    return True
                continue
            for small, large in (by_length(*halves) for halves in splits(part)):
                yield from self._values.prepare(small)
                if ZERO in wanted and ZERO in self._values.tables[small]:
                    yield from self._values.prepare(large)
                    if any(map(self._makes_zero, self._values.tables[large])):
                        return True
                needs.setdefault(large, set()).update(self._complements(small, wanted))
                yield
        return False

    def _complements(self, part: Part, wanted: set[Value]) -> Iterator[Value]:
        """What makes some values with those of a part."""
        for value, way, goal in product(self._values.tables[part], self._values.ways, wanted):
            if other := way.complement(value, goal):
                yield lowest(other)

    def _makes_zero(self, value: Value) -> bool:
        """Whether a zero and this value make zero by × or ÷."""
        rows = {way.operator for way in self._values.ways}
        return MULTIPLY in rows or (DIVIDE in rows and bool(value[0]))

    def search(self) -> Generator[None, None, Bounds]:
        """The values next to the goal, below and above it; yields after every slice."""
        return (yield from self._next_to(self.whole, self.goal))

    def _next_to(self, part: Part, goal: Value) -> Generator[None, None, Bounds]:
        """The bounds of a goal, which may be infinite, among the values of a part."""
        if len(part) <= self._tabled:
            yield from self._values.prepare(part)
            return self._look_up(part, goal)
        known = self._bounds.get((part, goal))
        if known:
            return known
        best: Best = {}
        for small, large in (by_length(*halves) for halves in splits(part)):
            yield from self._values.prepare(small)
            for value in self._values.tables[small]:
                for way in self._values.ways:
                    for wanted in _points(way, value, goal):
                        found = yield from self._next_to(large, wanted)
                        for other in found:
                            if other:
                                origin = Origin(small, value, way, large, wanted, other)
                                _offer(best, goal, origin)
                yield
        self._origins[part, goal] = dict(best.values())
        below, above = (best[side][0] if side in best else None for side in (False, True))
        self._bounds[part, goal] = below, above
        return below, above

    def _look_up(self, part: Part, goal: Value) -> Bounds:
        """The bounds of a goal among the values of a part that has a table."""
        if part not in self._ordered:
            values = sorted(self._values.tables[part], key=self._key)
            self._ordered[part] = Ordered([*map(self._key, values)], values)
        keys, found = self._ordered[part]
        if not found:
            return None, None
        if not goal[1]:
            return (found[-1], None) if goal[0] > 0 else (None, found[0])
        key = self._key(goal)
        at, after = bisect_left(keys, key), bisect_right(keys, key)
        return found[at - 1] if at else None, found[after] if after < len(found) else None

    def _key(self, value: Value) -> int:
        return value[0] * self._scale // value[1]

    def expression(self, value: Value) -> Expression:
        """An expression for one of the values that `search` has found."""
        return self._expression(self.whole, self.goal, value)

    def _expression(self, part: Part, goal: Value, value: Value) -> Expression:
        if len(part) <= self._tabled:
            return self._values.expression(part, value)
        origin = self._origins[part, goal][value]
        return origin.way.expression(
            self._values.expression(origin.part, origin.value),
            self._expression(origin.other, origin.other_goal, origin.other_value),
        )


def _points(way: Way, value: Value, goal: Value) -> Iterator[Value]:
    """The points next to which an operand is best: combining is monotone between them."""
    complement = way.complement(value, goal)
    if complement:
        yield lowest(complement)
    if way.combine is divided_by:
        yield from (ZERO, LEAST, GREATEST)
    elif not complement:
        yield GREATEST


def _offer(best: Best, goal: Value, origin: Origin) -> None:
    """Keep a value with its origin if it is closer to the goal than the others on its side."""
    above, under = origin.way.combine(origin.value, origin.other_value)
    if not under:
        return
    side = above * goal[1] - goal[0] * under
    if side:
        known = best.get(side > 0)
        if known and (above * known[0][1] - known[0][0] * under) * (1 if side < 0 else -1) <= 0:
            return
        best[side > 0] = lowest((above, under)), origin
