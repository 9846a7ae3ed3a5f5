"""How numbers combine: the values that they make by some rows of the operator table.

Exact values know operators only by their rows, so that a row can be added. Two kernels have the
operators of the game built in, because they are faster: residues up to sign, and positive whole
numbers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import islice, product
from math import floor, gcd
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from twentyfour._search.partitions import Numbers, largest_table, partitions
from twentyfour.cards import Rational
from twentyfour.expression import Expression, Number, Operation
from twentyfour.operators import ALL_OPERATORS, OPERATORS, Combine, Complement, Operator, Value

WAYS = 5
"""The values that two residues up to sign make: a+b, a-b, a*b, a/b, b/a."""
SLICE = 4000
"""The pairs of values that are combined in a slice."""

ZERO: Value = (0, 1)
ONE: Value = (1, 1)

Part: TypeAlias = Numbers
"""Some of the numbers, as places in the list of different numbers."""
Residues: TypeAlias = Iterable[tuple[int, int]]
"""Residues of values up to sign, each with its inverse; zero is paired with zero."""
Pairs: TypeAlias = Iterable[tuple[Residues, Residues]]
"""Pairs of parts, as the residues that they make."""
V = TypeVar("V", Value, int)


def sums(pairs: Pairs, prime: int) -> frozenset[int]:
    """The sums and differences of the residues of two parts, up to sign."""
    return frozenset(
        [
            value % prime
            for some, others in pairs
            for a, _ in some
            for b, _ in others
            for value in (a + b, a - b)
        ]
    )


def products(pairs: Pairs, prime: int) -> frozenset[int]:
    """The products and quotients of the residues of two parts, up to sign."""
    return frozenset(
        [
            value % prime
            for some, others in pairs
            for a, i in some
            for b, j in others
            for value in (a * b, a * j, b * i)
        ]
    )


def combined(pairs: Pairs, prime: int) -> set[int]:
    """What the residues of two parts make, up to sign: `sums` and `products` in one pass.

    These are also the operands that make a value of the second part with a nonzero value of the
    first part.
    """
    return {
        value % prime
        for some, others in pairs
        for a, i in some
        for b, j in others
        for value in (a + b, a - b, a * b, a * j, b * i)
    }


class Way(NamedTuple):
    """An operator, and whether the second operand is on its left."""

    row: Operator
    turned: bool
    combine: Combine
    complement: Complement
    """Returns the second operand that makes a goal with the first."""
    pole: bool
    """Whether the result jumps where the second operand is zero."""

    def combine_all(self, some: Iterable[Value], others: Iterable[Value]) -> Iterable[Value]:
        """Every pair of values combined."""
        if self.turned:
            some, others = others, some
        if self.row.combine_all:
            return self.row.combine_all(some, others)
        return (self.row.combine(*pair) for pair in product(some, others))

    def expression(self, one: Expression, other: Expression) -> Expression:
        """Two operands combined."""
        left, right = (other, one) if self.turned else (one, other)
        return Operation(self.row, left, right)


def ways_of(operators: str) -> list[Way]:
    """The ways to combine two operands by some operators."""
    return [way for symbol, row in OPERATORS.items() if symbol in operators for way in _ways(row)]


def _ways(row: Operator) -> Iterator[Way]:
    second, first, pole = row.complements or (_unknown, _unknown, False)
    yield Way(row, False, row.combine, second, pole)
    if not row.associative:
        yield Way(row, True, lambda one, other: row.combine(other, one), first, pole=False)


def _unknown(_: Value, __: Value) -> None:
    return None


class Tables(ABC, Generic[V]):
    """The values of parts of a hand, and expressions for them. Each instance caches its tables."""

    def __init__(self, numbers: Sequence[Rational], operators: str) -> None:
        self.numbers = sorted(set(numbers))
        self.whole: Part = self.part(numbers)
        self.operators = operators
        self.ways = ways_of(operators)
        self.tables: dict[Part, set[V]] = {}

    def part(self, numbers: Iterable[Rational]) -> Part:
        """The part that consists of some numbers."""
        return tuple(sorted(map(self.numbers.index, numbers)))

    def splits(self, part: Numbers) -> Sequence[tuple[Numbers, Numbers]]:
        """The ways to divide a part into two."""
        return partitions(part)

    def prepare(self, part: Part) -> Iterator[None]:
        """Make the table of a part, in slices."""
        if part in self.tables:
            return
        values = {self._value(self.numbers[part[0]])} if len(part) == 1 else set()
        for small, large in self.splits(part):
            for each in (small, large):
                if each not in self.tables:
                    yield from self.prepare(each)
            few, many = self.tables[small], self.tables[large]
            for some in _batches(many, SLICE // max(1, len(few))):
                self._combine(few, some, values)
                yield
        self.tables[part] = self._reduced(values)

    def table(self, part: Part) -> set[V]:
        """The values of a part, made at once."""
        for _ in self.prepare(part):
            pass
        return self.tables[part]

    def expression(self, part: Part, value: Value) -> Expression:
        """An expression for a value of a part that has a table."""
        if len(part) == 1:
            return Number(self.numbers[part[0]])
        small, large, one, way, other = next(self._operands(part, value))
        return way.expression(self.expression(small, one), self.expression(large, other))

    def _operands(self, part: Part, value: Value) -> Iterator[tuple[Part, Part, Value, Way, Value]]:
        """The operands in two parts that make a value."""
        for small, large in self.splits(part):
            yield from self._operands_of(small, large, self.ways, value)

    def _operands_of(
        self, small: Part, large: Part, ways: Sequence[Way], value: Value
    ) -> Iterator[tuple[Part, Part, Value, Way, Value]]:
        some, others = self._values(small), self._values(large)
        for one, way in product(some, ways):
            complement = way.complement(one, value)
            possible = {lowest(complement)} & others if complement else others
            for other in possible:
                above, under = way.combine(one, other)
                if under and above * value[1] == value[0] * under:
                    yield small, large, one, way, other

    @abstractmethod
    def around(self, part: Part, goal: Rational) -> list[Rational]:
        """Values of a part next to a goal, with the nearest value. Empty without values."""

    @abstractmethod
    def _value(self, number: Rational) -> V:
        """The value of a number."""

    @abstractmethod
    def _values(self, part: Part) -> set[Value]:
        """The values in a table."""

    @abstractmethod
    def _combine(self, some: Iterable[V], others: Collection[V], values: set[V]) -> None:
        """Add what every pair of values makes."""

    @staticmethod
    def _reduced(values: set[V]) -> set[V]:
        return values


class Values(Tables[Value]):
    """All values, exact and in lowest terms."""

    zero = ZERO

    def __init__(self, numbers: Sequence[Rational], operators: str) -> None:
        super().__init__(numbers, operators)
        backwards = all(way.row.complements for way in self.ways)
        self.largest = largest_table(len(numbers)) if backwards else len(numbers)

    def needed(self, part: Part, goals: Collection[Value]) -> Iterator[Value]:
        """The values that make some goals with the values of a part."""
        for value, way, goal in product(self.tables[part], self.ways, goals):
            if other := way.complement(value, goal):
                yield lowest(other)

    def around(self, part: Part, goal: Rational) -> list[Rational]:
        """The value of a part that is nearest to a goal, of two the smaller one."""
        values = [Fraction(*value) for value in self.tables[part]]
        return [min(values, key=lambda value: (abs(value - goal), value))] if values else []

    def can_combine(self, small: Part, large: Part, goals: Collection[Value]) -> bool:
        """Whether two parts with tables make one of some goals."""
        return not self.tables[large].isdisjoint(self.needed(small, goals))

    def absorbs(self, part: Part) -> Generator[None, None, bool]:
        """Whether zero times or divided by a value of a part is zero."""
        absorbing = [way for way in self.ways if not way.combine(ZERO, ONE)[0]]
        if all(way.pole for way in absorbing):
            yield from self.prepare(part)
            return bool(absorbing) and not self.tables[part] <= {ZERO}
        return True

    def _value(self, number: Rational) -> Value:
        return number.numerator, number.denominator

    def _values(self, part: Part) -> set[Value]:
        return self.tables[part]

    def _combine(
        self, some: Iterable[Value], others: Collection[Value], values: set[Value]
    ) -> None:
        for way in self.ways:
            values.update(way.combine_all(some, others))

    @staticmethod
    def _reduced(values: set[Value]) -> set[Value]:
        return {
            (above // common, under // common)
            for above, under in values
            if under
            for common in (gcd(above, under),)
        }


class WholeValues(Tables[int]):
    """Positive whole values, made by steps with positive whole values."""

    def _value(self, number: Rational) -> int:
        return number.numerator

    def _values(self, part: Part) -> set[Value]:
        return {(value, 1) for value in self.tables[part]}

    def _combine(self, some: Iterable[int], others: Collection[int], values: set[int]) -> None:
        if self.operators == ALL_OPERATORS:
            for one in some:
                _combine_whole(one, others, values)
            return
        for one, other, way in product(some, others, self.ways):
            above, under = way.combine((one, 1), (other, 1))
            if under and above > 0 and not above % under:
                values.add(above // under)

    def around(self, part: Part, goal: Rational) -> list[Rational]:
        """The greatest value of a part up to a goal, and the least above it."""
        limit = floor(goal)
        below = [value for value in self.tables[part] if value <= limit]
        above = self.tables[part].difference(below)
        return [nearest for nearest in (max(below, default=0), min(above, default=0)) if nearest]


def _combine_whole(one: int, others: Iterable[int], values: set[int]) -> None:
    """Add what a value makes with some others by the operators of the game.

    Steps with the value of one of their operands are omitted: a table of a smaller part has it.
    """
    add = values.add
    for other in others:
        high, low = (one, other) if one > other else (other, one)
        add(high + low)
        if low > 1:
            add(high * low)
            if not high % low:
                add(high // low)
        apart = high - low
        if apart and apart != low:
            add(apart)


def _batches(values: set[V], size: int) -> Iterator[Collection[V]]:
    """Values in batches of about a size."""
    if len(values) <= size:
        yield values
        return
    pending = iter(values)
    while batch := tuple(islice(pending, max(1, size))):
        yield batch


def lowest(value: Value) -> Value:
    """A value in lowest terms."""
    common = gcd(*value)
    return value[0] // common, value[1] // common
