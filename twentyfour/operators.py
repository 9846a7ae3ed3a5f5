"""The operator table: the only place that says what an operator does and how it is written."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._frozen import FrozenMapping

FRACTION_SLASH = "\N{FRACTION SLASH}"

OperatorSymbol: TypeAlias = Literal["+", "-", "*", "/"]
Value: TypeAlias = tuple[int, int]
"""Numerator and denominator. With the denominator zero it is infinite."""
Combine: TypeAlias = Callable[[Value, Value], Value]
CombineAll: TypeAlias = Callable[[Iterable[Value], Iterable[Value]], list[Value]]
Complement: TypeAlias = Callable[[Value, Value], Value | None]


class Complements(NamedTuple):
    """The operand that makes a goal: `second` from the first operand, `first` from the second.

    The result is None if no operand makes the goal, or if every operand does. Only with a zero may
    every operand make the goal. The result must rise or fall monotonically with each operand. With
    a `pole` it may jump where the second operand is zero. Other operators have no complements.
    """

    second: Complement
    first: Complement
    pole: bool = False


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Operator:
    """A row of the operator table.

    `sign` is the sign that people write. Higher `precedence` binds tighter, equal precedence groups
    to the left. Operands of an `associative` operator can be grouped and ordered in any way.
    `inverse` is the symbol of the inverse operator. `apply` raises ZeroDivisionError if there is no
    value. `combine` is `apply` for numerators and denominators, and `combine_all` is `combine` for
    every pair of two collections. `combine_all` is optional and makes the search faster.

    An operator without `complements` is searched forwards only, in tables of all values.
    """

    symbol: OperatorSymbol
    name: str
    sign: str
    precedence: int
    associative: bool
    inverse: OperatorSymbol
    apply: Callable[[Fraction, Fraction], Fraction]
    combine: Combine
    spellings: str
    complements: Complements | None = None
    combine_all: CombineAll | None = None

    def __repr__(self) -> str:
        return f"OPERATORS[{self.symbol!r}]"

    def __reduce__(self) -> str:
        return self.name.upper()  # a copy is the row itself


def added(a: Value, b: Value) -> Value:
    """The sum of two values."""
    return a[0] * b[1] + b[0] * a[1], a[1] * b[1]


def subtracted(a: Value, b: Value) -> Value:
    """The first value minus the second."""
    return a[0] * b[1] - b[0] * a[1], a[1] * b[1]


def multiplied(a: Value, b: Value) -> Value:
    """The product of two values."""
    return a[0] * b[0], a[1] * b[1]


def divided_by(a: Value, b: Value) -> Value:
    """The first value divided by the second, with a denominator above zero."""
    return (a[0] * b[1], a[1] * b[0]) if b[0] > 0 else (-a[0] * b[1], -a[1] * b[0])


def _sums(some: Iterable[Value], others: Iterable[Value]) -> list[Value]:
    return [(a * d + c * b, b * d) for a, b in some for c, d in others]


def _differences(some: Iterable[Value], others: Iterable[Value]) -> list[Value]:
    return [(a * d - c * b, b * d) for a, b in some for c, d in others]


def _products(some: Iterable[Value], others: Iterable[Value]) -> list[Value]:
    return [(a * c, b * d) for a, b in some for c, d in others]


def _quotients(some: Iterable[Value], others: Iterable[Value]) -> list[Value]:
    return [(a * d, b * c) if c > 0 else (-a * d, -b * c) for a, b in some for c, d in others if c]


def _term(a: Value, goal: Value) -> Value:
    return goal[0] * a[1] - a[0] * goal[1], goal[1] * a[1]


def _factor(a: Value, goal: Value) -> Value | None:
    return divided_by(goal, a) if a[0] else None


def _divisor(a: Value, goal: Value) -> Value | None:
    return divided_by(a, goal) if a[0] and goal[0] else None


def _dividend(b: Value, goal: Value) -> Value | None:
    return multiplied(b, goal) if b[0] else None


ADD = Operator(
    "+",
    "add",
    "+",
    1,
    True,
    "-",
    operator.add,
    added,
    "+＋﹢➕",
    Complements(_term, _term),
    _sums,
)
SUBTRACT = Operator(
    "-",
    "subtract",
    "−",
    1,
    False,
    "+",
    operator.sub,
    subtracted,
    "-−–—‐‑‒－﹣➖",
    Complements(subtracted, added),
    _differences,
)
MULTIPLY = Operator(
    "*",
    "multiply",
    "×",
    2,
    True,
    "/",
    operator.mul,
    multiplied,
    "*×xX·∙•⋅∗⨯＊﹡✕✖ｘＸ",
    Complements(_factor, _factor),
    _products,
)
DIVIDE = Operator(
    "/",
    "divide",
    "÷",
    2,
    False,
    "*",
    operator.truediv,
    divided_by,
    "/÷:∶：／∕➗" + FRACTION_SLASH,
    Complements(_divisor, _dividend, pole=True),
    _quotients,
)
OPERATORS: FrozenMapping[Operator] = FrozenMapping(
    {row.symbol: row for row in (ADD, SUBTRACT, MULTIPLY, DIVIDE)}
)
"""The operators by symbol, for the grammar, the search, the writing of expressions and the page. A
choice of operators is a string of symbols, `"+-*/"` for all."""

ALL_OPERATORS = "".join(OPERATORS)
"""The symbols of the operators of the game, in the order of their table."""
