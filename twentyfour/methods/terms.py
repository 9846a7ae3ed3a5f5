"""The data of all methods: values that carry their origin, and tables of operators."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from twentyfour._search.work import WORK
from twentyfour.cards import Rational
from twentyfour.expression import Expression, Number, Operation
from twentyfour.operators import ADD, DIVIDE, MULTIPLY, SUBTRACT, Operator

Value: TypeAlias = int | Fraction | float
Origin: TypeAlias = "Number | tuple[Operator, Origin, Origin]"
Term: TypeAlias = tuple[Value, Origin]
"""A value on the table and its origin."""


class Row(NamedTuple):
    """A row of a table of operators. `apply` returns None if there is no result."""

    operator: Operator
    apply: Callable[[Value, Value], Value | None]


OperatorTable: TypeAlias = tuple[Row, ...]


def _quotient(a: Value, b: Value) -> Value | None:
    """An exact quotient: an int if it is whole, because ints are much faster than Fractions."""
    if not b:
        return None
    if type(a) is int and type(b) is int:
        return Fraction(a, b) if a % b else a // b
    return a / b


def _whole_quotient(a: Value, b: Value) -> Value | None:
    return a // b if b and a % b == 0 else None


def _float_quotient(a: Value, b: Value) -> Value | None:
    return a / b if b else None


_ALL_BUT_DIVIDE = (
    Row(ADD, operator.add),
    Row(SUBTRACT, operator.sub),
    Row(MULTIPLY, operator.mul),
)
EXACT: OperatorTable = (*_ALL_BUT_DIVIDE, Row(DIVIDE, _quotient))
WHOLE: OperatorTable = (*_ALL_BUT_DIVIDE, Row(DIVIDE, _whole_quotient))
"""Division without a remainder only."""
FLOAT: OperatorTable = (*_ALL_BUT_DIVIDE, Row(DIVIDE, _float_quotient))
"""Arithmetic with floats, which rounds."""


def terms(numbers: Iterable[Rational]) -> Sequence[Term]:
    """The cards of a hand as terms. The value of a whole number is an int."""
    return [(whole(number), Number(Fraction(number))) for number in numbers]


def whole(number: Rational) -> Rational:
    """A number, as an int if it is whole."""
    return number.numerator if number.denominator == 1 else number


def join(row: Row, left: Term | None, right: Term | None) -> Term | None:
    """Two terms combined into one. None if a division is not possible."""
    if left is None or right is None:
        return None
    WORK.values += 1
    value = row.apply(left[0], right[0])
    return None if value is None else (value, (row.operator, left[1], right[1]))


def found(term: Term | None, target: Rational) -> Expression | None:
    """The expression of a term if it makes the target."""
    return expression(term[1]) if term is not None and term[0] == target else None


def expression(origin: Origin) -> Expression:
    """An origin as an expression."""
    if isinstance(origin, Number):
        return origin
    row, left, right = origin
    return Operation(row, expression(left), expression(right))
