"""Arithmetic expressions: the operator table, exact values, and the ways to write one down."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, TypeAlias

from twentyfour.cards import as_number

FRACTION_SLASH = "\N{FRACTION SLASH}"
HIGH_MINUS = "\N{SUPERSCRIPT MINUS}"

OperatorSymbol: TypeAlias = Literal["+", "-", "*", "/"]


@dataclass(frozen=True, slots=True)
class Operator:
    """A row of the operator table; higher `precedence` binds tighter, equal groups leftwards."""

    symbol: OperatorSymbol
    name: str
    precedence: int
    apply: Callable[[Fraction, Fraction], Fraction] = field(repr=False)
    spellings: str = field(repr=False)


ADD = Operator("+", "add", 1, operator.add, "+＋﹢➕")
SUBTRACT = Operator("-", "subtract", 1, operator.sub, "-−–—‐‑‒－﹣➖")
MULTIPLY = Operator("*", "multiply", 2, operator.mul, "*×xX·∙•⋅＊﹡✕✖ｘＸ")
DIVIDE = Operator("/", "divide", 2, operator.truediv, "/÷:∶：／∕➗")
OPERATORS: Mapping[str, Operator] = {row.symbol: row for row in (ADD, SUBTRACT, MULTIPLY, DIVIDE)}


@dataclass(frozen=True, slots=True)
class Step:
    """One operation done on the way: left operator right makes value."""

    left: Fraction
    operator: Operator
    right: Fraction
    value: Fraction


class DivisionByZero(ZeroDivisionError):
    """The value of an expression does not exist; `divisor` is the part that is zero."""

    def __init__(self, divisor: Expression) -> None:
        self.divisor = divisor
        super().__init__(f"division by {divisor}, which is zero")


class Expression:
    """An expression tree: a Number or an Operation. Equal trees are equal, `str` is infix."""

    __slots__ = ()

    outcome: Fraction | DivisionByZero

    @property
    def value(self) -> Fraction:
        """The exact value; raises DivisionByZero where there is none."""
        if isinstance(self.outcome, DivisionByZero):
            raise self.outcome
        return self.outcome

    def postorder(self) -> Iterator[Expression]:
        """All parts, each after its own parts, from the left."""
        pending: list[tuple[Expression, bool]] = [(self, False)]
        while pending:
            part, opened = pending.pop()
            if isinstance(part, Operation) and not opened:
                pending += (part, True), (part.right, False), (part.left, False)
            else:
                yield part

    @property
    def numbers(self) -> tuple[Fraction, ...]:
        """The numbers used, from the left."""
        return tuple(part.value for part in self.postorder() if isinstance(part, Number))

    def postfix(self) -> str:
        """Reverse Polish notation, as in `8 3 8 3 / - /`."""
        return " ".join(
            part.operator.symbol if isinstance(part, Operation) else str(part)
            for part in self.postorder()
        )

    def steps(self) -> tuple[Step, ...]:
        """The operations in the order in which they are done; raises DivisionByZero."""
        return tuple(
            Step(part.left.value, part.operator, part.right.value, part.value)
            for part in self.postorder()
            if isinstance(part, Operation)
        )

    def __repr__(self) -> str:
        return f"parse({str(self)!r})"


@dataclass(frozen=True, slots=True, repr=False)
class Number(Expression):
    """A card's number, an int or a Fraction; 1⁄2 and ⁻3 are written as one symbol each."""

    outcome: Fraction

    def __post_init__(self) -> None:
        if type(self.outcome) is not Fraction:
            object.__setattr__(self, "outcome", Fraction(as_number(self.outcome)))

    def __str__(self) -> str:
        return number_text(self.outcome)


@dataclass(frozen=True, slots=True, repr=False)
class Operation(Expression):
    """Two expressions joined by an operator."""

    operator: Operator
    left: Expression
    right: Expression
    outcome: Fraction | DivisionByZero = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "outcome", self._evaluate())

    def _evaluate(self) -> Fraction | DivisionByZero:
        left, right = self.left.outcome, self.right.outcome
        if isinstance(left, DivisionByZero):
            return left
        if isinstance(right, DivisionByZero):
            return right
        if self.operator is DIVIDE and not right:
            return DivisionByZero(self.right)
        return self.operator.apply(left, right)

    def __str__(self) -> str:
        precedence = self.operator.precedence
        left = _bracketed(self.left, precedence)
        right = _bracketed(self.right, precedence + 1)
        return f"{left}{self.operator.symbol}{right}"


def _bracketed(side: Expression, lowest: int) -> str:
    """The text of an operand, in brackets when its operator binds less than `lowest`."""
    if isinstance(side, Operation) and side.operator.precedence < lowest:
        return f"({side})"
    return str(side)


def number_text(value: Fraction) -> str:
    """A number as one symbol that the parser reads back: `24`, `1⁄2`, `⁻3`."""
    sign = HIGH_MINUS if value < 0 else ""
    size = f"{abs(value.numerator)}"
    return sign + (size if value.denominator == 1 else f"{size}{FRACTION_SLASH}{value.denominator}")
