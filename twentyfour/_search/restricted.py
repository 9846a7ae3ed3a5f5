"""What numbers make with some of the operators only: every value, and those nearest to a goal.

With all operators a value and its negative go together; here each value has its own sign. It works
backwards from the goal like `reach` and `nearest`: what a small part makes tells what the other
part needs.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Generator, Iterator, Sequence
from fractions import Fraction
from itertools import islice, product
from math import gcd, prod
from typing import NamedTuple, TypeAlias

from twentyfour._search.nearest import (
    GREATEST,
    LEAST,
    Bounds,
    Combine,
    Value,
    added,
    divided_by,
    divided_into,
    multiplied,
    subtracted,
    subtracted_from,
)
from twentyfour._search.sizes import Part
from twentyfour._search.tables import by_length, largest_table, splits
from twentyfour.cards import Rational
from twentyfour.expression import (
    ADD,
    DIVIDE,
    MULTIPLY,
    SUBTRACT,
    Expression,
    Number,
    Operation,
    Operator,
)

ZERO: Value = (0, 1)
SLICE = 4000
"""The pairs of values that are combined in a slice."""


class Way(NamedTuple):
    """A way to combine two operands: by an operator, the second operand on the left if `turned`.

    `complement` is the second operand that makes a goal with the first; None where there is none,
    or where any does.
    """

    operator: Operator
    turned: bool
    combine: Combine
    complement: Callable[[Value, Value], Value | None]

    def expression(self, one: Expression, other: Expression) -> Expression:
        """Two operands combined."""
        left, right = (other, one) if self.turned else (one, other)
        return Operation(self.operator, left, right)


def _quotient(a: Value, b: Value) -> Value | None:
    return divided_by(a, b) if b[0] else None


WAYS = (
    Way(ADD, False, added, lambda a, goal: subtracted(goal, a)),
    Way(SUBTRACT, False, subtracted, subtracted),
    Way(SUBTRACT, True, subtracted_from, added),
    Way(MULTIPLY, False, multiplied, lambda a, goal: _quotient(goal, a)),
    Way(DIVIDE, False, divided_by, lambda a, goal: _quotient(a, goal) if a[0] else None),
    Way(DIVIDE, True, divided_into, lambda a, goal: multiplied(a, goal) if a[0] else None),
)


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
        self.different = sorted(set(ordered))
        self.whole: Part = tuple(self.different.index(number) for number in ordered)
        self._ways = [way for way in WAYS if way.operator.symbol in operators]
        self._tabled = largest_table(len(ordered))
        height = prod(abs(number.numerator) + number.denominator for number in ordered)
        self._scale = (height * (abs(goal.numerator) + goal.denominator)) ** 2
        self._tables: dict[Part, set[Value]] = {}
        self._ordered: dict[Part, Ordered] = {}
        self._bounds: dict[tuple[Part, Value], Bounds] = {}
        self._origins: dict[tuple[Part, Value], dict[Value, Origin]] = {}

    def table(self, part: Part) -> set[Value]:
        """Every value of some numbers, as places in the list of different numbers."""
        for _ in self._prepare(part):
            pass
        return self._tables[part]

    def _prepare(self, part: Part) -> Iterator[None]:
        """Make the table of a part, in slices."""
        if part in self._tables:
            return
        found: set[Value] = set()
        if len(part) == 1:
            number = self.different[part[0]]
            found.add((number.numerator, number.denominator))
        for left, right in splits(part):
            yield from self._prepare(left)
            yield from self._prepare(right)
            pairs = product(self._tables[left], self._tables[right])
            while some := tuple(islice(pairs, SLICE)):
                for (one, other), way in product(some, self._ways):
                    above, under = way.combine(one, other)
                    if under:
                        common = gcd(above, under)
                        found.add((above // common, under // common))
                yield
        self._tables[part] = found

    def reach(self) -> Generator[None, None, bool]:
        """Whether all numbers make the goal; a generator that yields after every slice."""
        needs: dict[Part, set[Value]] = {self.whole: {self.goal}}
        while needs:
            part = max(needs, key=len)
            wanted = needs.pop(part)
            if len(part) <= self._tabled:
                yield from self._prepare(part)
                if not wanted.isdisjoint(self._tables[part]):
                    return True
                continue
            for small, large in (by_length(*halves) for halves in splits(part)):
                yield from self._prepare(small)
                if ZERO in wanted and ZERO in self._tables[small]:
                    yield from self._prepare(large)
                    if any(map(self._makes_zero, self._tables[large])):
                        return True
                needs.setdefault(large, set()).update(self._complements(small, wanted))
                yield
        return False

    def _complements(self, part: Part, wanted: set[Value]) -> Iterator[Value]:
        """What makes some values with those of a part."""
        for value, way, goal in product(self._tables[part], self._ways, wanted):
            if other := way.complement(value, goal):
                yield _lowest(other)

    def _makes_zero(self, value: Value) -> bool:
        """Whether a zero and this value make zero by × or ÷."""
        return any(
            way.operator is MULTIPLY or (way.operator is DIVIDE and value[0]) for way in self._ways
        )

    def search(self) -> Generator[None, None, Bounds]:
        """The values next to the goal, below and above it; yields after every slice."""
        return (yield from self._next_to(self.whole, self.goal))

    def _next_to(self, part: Part, goal: Value) -> Generator[None, None, Bounds]:
        """The bounds of a goal, which may be infinite, among the values of a part."""
        if len(part) <= self._tabled:
            yield from self._prepare(part)
            return self._look_up(part, goal)
        known = self._bounds.get((part, goal))
        if known:
            return known
        best: Best = {}
        for small, large in (by_length(*halves) for halves in splits(part)):
            yield from self._prepare(small)
            for value in self._tables[small]:
                for way in self._ways:
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
            values = sorted(self._tables[part], key=self._key)
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
            return self._of_tables(part, value)
        origin = self._origins[part, goal][value]
        return origin.way.expression(
            self._of_tables(origin.part, origin.value),
            self._expression(origin.other, origin.other_goal, origin.other_value),
        )

    def _of_tables(self, part: Part, value: Value) -> Expression:
        if len(part) == 1:
            return Number(Fraction(*value))
        small, large, one, way, other = next(self._operands(part, value))
        return way.expression(self._of_tables(small, one), self._of_tables(large, other))

    def _operands(self, part: Part, value: Value) -> Iterator[tuple[Part, Part, Value, Way, Value]]:
        """The operands in two parts that make a value of a part that has a table."""
        for small, large in splits(part):
            for one in self._tables[small]:
                for way in self._ways:
                    complement = way.complement(one, value)
                    if complement:
                        others = {_lowest(complement)} & self._tables[large]
                    else:
                        others = {
                            other
                            for other in self._tables[large]
                            if _equal(way.combine(one, other), value)
                        }
                    yield from ((small, large, one, way, other) for other in others)


def _points(way: Way, value: Value, goal: Value) -> Iterator[Value]:
    """The points next to which an operand is best: combining is monotone between them."""
    complement = way.complement(value, goal)
    if complement:
        yield _lowest(complement)
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
        best[side > 0] = _lowest((above, under)), origin


def _lowest(value: Value) -> Value:
    common = gcd(*value)
    return value[0] // common, value[1] // common


def _equal(one: Value, other: Value) -> bool:
    return bool(one[1]) and one[0] * other[1] == other[0] * one[1]
