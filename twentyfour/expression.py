"""Arithmetic expressions: exact values, infix and postfix notation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from twentyfour._pictured import pictured
from twentyfour.cards import Rational, as_number
from twentyfour.operators import (
    FRACTION_SLASH,
    Operator,
)

HIGH_MINUS = "\N{SUPERSCRIPT MINUS}"


@dataclass(frozen=True, slots=True)
class Step:
    """An operation with its operands and its value."""

    left: Fraction
    operator: Operator
    right: Fraction
    value: Fraction

    def texts(self) -> dict[str, str]:
        """The fields as text, by their names."""
        return {
            "left": str(self.left),
            "operator": self.operator.symbol,
            "right": str(self.right),
            "value": str(self.value),
        }


class DivisionByZero(ZeroDivisionError):
    """An expression has no value. `divisor` is the part that is zero."""

    def __init__(self, divisor: Expression) -> None:
        self.divisor = divisor
        super().__init__(divisor)

    def __str__(self) -> str:
        return f"division by {self.divisor}, which is zero"


class Expression:
    """An expression tree: a Number or an Operation. Equal trees compare equal, `str` is infix.

    The value is computed when the tree is made, the text on first use.
    """

    __slots__ = ("outcome", "text")

    outcome: Fraction | DivisionByZero
    text: str

    @property
    def value(self) -> Fraction:
        """The exact value. Raises DivisionByZero if there is no value."""
        if isinstance(self.outcome, DivisionByZero):
            raise self.outcome
        return self.outcome

    def postorder(self) -> Iterator[Expression]:
        """All parts from the left, each part after its operands."""
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
        """The operations in the order of calculation. Raises DivisionByZero."""
        return tuple(
            Step(part.left.value, part.operator, part.right.value, part.value)
            for part in self.postorder()
            if isinstance(part, Operation)
        )

    def latex(self) -> str:
        r"""LaTeX, as in `\frac{8}{3-\frac{8}{3}}`. A card that is a fraction is a `\tfrac`."""
        return pictured("notation", "latex", self)

    def mathml(self) -> str:
        """Presentation MathML: an element `math`."""
        return pictured("notation", "mathml", self)

    def _repr_svg_(self) -> str:
        return pictured("tree", "tree", self)

    def __str__(self) -> str:
        try:
            return self.text
        except AttributeError:
            object.__setattr__(self, "text", _infix(self))
            return self.text

    def __repr__(self) -> str:
        return f"parse({str(self)!r})"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Number(Expression):
    """The number of a card, from an int or a Fraction. 1⁄2 and ⁻3 are one symbol each."""

    outcome: Fraction

    def __init__(self, outcome: Rational) -> None:
        exact = outcome if type(outcome) is Fraction else Fraction(as_number(outcome))
        object.__setattr__(self, "outcome", exact)

    def __reduce__(self) -> tuple[type[Number], tuple[Fraction]]:
        return Number, (self.outcome,)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Operation(Expression):
    """An operator with two operands."""

    operator: Operator
    left: Expression
    right: Expression

    def __init__(self, operator: Operator, left: Expression, right: Expression) -> None:
        set_field = object.__setattr__
        set_field(self, "operator", operator)
        set_field(self, "left", left)
        set_field(self, "right", right)
        set_field(self, "outcome", _outcome(operator, left, right))

    def __reduce__(self) -> tuple[type[Operation], tuple[Operator, Expression, Expression]]:
        return Operation, (self.operator, self.left, self.right)


def _infix(expression: Expression) -> str:
    if not isinstance(expression, Operation):
        return number_text(expression.value)
    precedence = expression.operator.precedence
    left, right = expression.left, expression.right
    before, after = str(left), str(right)
    if isinstance(left, Operation) and left.operator.precedence < precedence:
        before = f"({before})"
    if isinstance(right, Operation) and right.operator.precedence <= precedence:
        after = f"({after})"
    return f"{before}{expression.operator.symbol}{after}"


def _outcome(operator: Operator, left: Expression, right: Expression) -> Fraction | DivisionByZero:
    a, b = left.outcome, right.outcome
    if isinstance(a, DivisionByZero):
        return a
    if isinstance(b, DivisionByZero):
        return b
    try:
        return operator.apply(a, b)
    except ZeroDivisionError:
        return DivisionByZero(right)


def number_text(value: Fraction) -> str:
    """A number as one symbol that the parser reads back: `24`, `1⁄2`, `⁻3`."""
    numerator, denominator = value.as_integer_ratio()
    text = str(numerator) if numerator >= 0 else f"{HIGH_MINUS}{-numerator}"
    return text if denominator == 1 else f"{text}{FRACTION_SLASH}{denominator}"
