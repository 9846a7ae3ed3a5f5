"""How numbers combine: the exact values that numbers make by some rows of the operator table.

It knows operators only by their rows, so that a row can be added. The search with all operators of
the game has tables of its own, which are faster: values up to sign as residues (`tables`), sizes
with signs (`sizes`), and positive whole values (`whole`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice, product
from math import gcd
from typing import NamedTuple

from twentyfour._search.sizes import Part
from twentyfour._search.tables import splits
from twentyfour.cards import Rational
from twentyfour.expression import Expression, Number, Operation
from twentyfour.operators import OPERATORS, Combine, Complement, Operator, Value

SLICE = 4000
"""The pairs of values that are combined in a slice."""


class Way(NamedTuple):
    """A way to combine two operands: by an operator, the second operand on the left if `turned`.

    `complement` is the second operand that makes a goal with the first.
    """

    operator: Operator
    turned: bool
    combine: Combine
    complement: Complement

    def expression(self, one: Expression, other: Expression) -> Expression:
        """Two operands combined."""
        left, right = (other, one) if self.turned else (one, other)
        return Operation(self.operator, left, right)


def ways_of(operators: str) -> list[Way]:
    """The ways to combine two operands by some operators."""
    return [way for symbol, row in OPERATORS.items() if symbol in operators for way in _ways(row)]


def can_go_backwards(operators: str) -> bool:
    """Whether a goal and one operand tell the other operand, for each of some operators."""
    return all(OPERATORS[symbol].complements for symbol in operators)


def _ways(row: Operator) -> Iterator[Way]:
    second, first = row.complements or (_unknown, _unknown)
    yield Way(row, False, row.combine, second)
    if not row.associative:
        yield Way(row, True, lambda one, other: row.combine(other, one), first)


def _unknown(_: Value, __: Value) -> None:
    return None


class Values:
    """The values of parts of a hand, and expressions for them. Tables live as long as it does.

    A part is a tuple of places in `numbers`, which are different and in order. With `whole` all
    values are positive whole numbers.
    """

    def __init__(self, numbers: Sequence[Rational], operators: str, *, whole: bool = False) -> None:
        self.numbers = sorted(set(numbers))
        self.ways = ways_of(operators)
        self.tables: dict[Part, set[Value]] = {}
        self._whole = whole

    def part(self, numbers: Sequence[Rational]) -> Part:
        """The part that consists of some numbers."""
        return tuple(sorted(map(self.numbers.index, numbers)))

    def prepare(self, part: Part) -> Iterator[None]:
        """Make the table of a part, in slices."""
        if part in self.tables:
            return
        found: set[Value] = set()
        if len(part) == 1:
            number = self.numbers[part[0]]
            found.add((number.numerator, number.denominator))
        for left, right in splits(part):
            yield from self.prepare(left)
            yield from self.prepare(right)
            pairs = product(self.tables[left], self.tables[right])
            while some := tuple(islice(pairs, SLICE)):
                for (one, other), way in product(some, self.ways):
                    above, under = way.combine(one, other)
                    if under:
                        common = gcd(above, under)
                        found.add((above // common, under // common))
                yield
        if self._whole:
            found = {value for value in found if value[0] > 0 and value[1] == 1}
        self.tables[part] = found

    def nearest(self, part: Part, goal: Rational) -> Fraction | None:
        """The value of a part that is nearest to a goal, of two the smaller one."""
        values = (Fraction(*value) for value in self.tables[part])
        return min(values, key=lambda value: (abs(value - goal), value), default=None)

    def expression(self, part: Part, value: Value) -> Expression:
        """An expression for a value of a part that has a table."""
        if len(part) == 1:
            return Number(Fraction(*value))
        small, large, one, way, other = next(self._operands(part, value))
        return way.expression(self.expression(small, one), self.expression(large, other))

    def _operands(self, part: Part, value: Value) -> Iterator[tuple[Part, Part, Value, Way, Value]]:
        """The operands in two parts that make a value."""
        for small, large in splits(part):
            for one in self.tables[small]:
                for way in self.ways:
                    complement = way.complement(one, value)
                    if complement:
                        others = {lowest(complement)} & self.tables[large]
                    else:
                        others = {
                            other
                            for other in self.tables[large]
                            if _equal(way.combine(one, other), value)
                        }
                    yield from ((small, large, one, way, other) for other in others)


def lowest(value: Value) -> Value:
    """A value in lowest terms."""
    common = gcd(*value)
    return value[0] // common, value[1] // common


def _equal(one: Value, other: Value) -> bool:
    return bool(one[1]) and one[0] * other[1] == other[0] * one[1]
