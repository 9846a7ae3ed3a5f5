"""From canonical forms back to expressions as people write them, and which of two is simpler."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from twentyfour._forms import FLIPS, LEAF, PRODUCT, SUM, Form, Signed
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

_EFFORT = {"+": 0, "-": 1, "*": 1, "/": 2}

Simplicity = tuple[int, int, Rational, int, int, str]


def simplicity(expression: Expression) -> Simplicity:
    """Sorts expressions, the simplest first.

    Counted are, in this order: steps that leave the whole numbers, steps below zero, the largest
    value on the way, brackets, and the effort of the operators; the text settles the rest.
    """
    steps = expression.steps()
    text = str(expression)
    return (
        sum([step.value.denominator != 1 for step in steps]),
        sum([step.value.numerator < 0 for step in steps]),
        max([_brief(abs(step.value)) for step in steps], default=0),
        text.count("("),
        sum([_EFFORT[step.operator.symbol] for step in steps]),
        text,
    )


class Writer:
    """Writes forms with few brackets, larger operands first, no part below zero if possible."""

    def __init__(self) -> None:
        self._preferred: dict[Form, tuple[Expression, int]] = {}

    def write(self, signed: Signed) -> Expression:
        """The expression of a form that can be written with that sign."""
        form, sign = signed
        expression, own = self._upright(form)
        return expression if own == sign or not sign else self._negative(form, own)

    def _upright(self, form: Form) -> tuple[Expression, int]:
        """A form written with a value above zero where possible, and the sign that it has."""
        known = self._preferred.get(form)
        if known is None:
            known = self._preferred[form] = self._write(form)
        return known

    def _write(self, form: Form) -> tuple[Expression, int]:
        if form.kind == LEAF:
            return Number(Fraction(*form.number)), 1
        parts = [(*self._upright(part), own) for part, own in form.parts]
        if form.kind == PRODUCT:
            sign = 1
            for _, own, _ in parts:
                sign *= own
            return _product([(expression, exponent) for expression, _, exponent in parts]), sign
        signed = [(expression, (own or 1) * (sign or 1)) for expression, own, sign in parts]
        total = sum((sign * expression.value for expression, sign in signed), Fraction(0))
        signs = {sign for _, sign in signed}
        if signs == {-1} or (total < 0 and -1 in signs):
            return _sum([(expression, -sign) for expression, sign in signed]), -1
        return _sum(signed), 1

    def _negative(self, form: Form, sign: int) -> Expression:
        """The form written with the other sign than `_upright` gives it."""
        parts = [(*self._upright(part), part, own) for part, own in form.parts]
        turned = next((i for i, row in enumerate(parts) if row[2].flags & FLIPS), None)
        if form.kind == SUM:
            signed = [
                (expression, -sign * (own or 1) * (outer or 1))
                for expression, own, _, outer in parts
            ]
            if all(own < 0 for _, own in signed) and turned is not None:
                _, own, part, _ = parts[turned]
                signed[turned] = self._negative(part, own), 1
            return _sum(signed)
        factors = [(expression, exponent) for expression, _, _, exponent in parts]
        if turned is not None:
            _, own, part, exponent = parts[turned]
            factors[turned] = self._negative(part, own), exponent
        return _product(factors)


def _size(expression: Expression) -> tuple[Rational, int, str]:
    """Operands stand in descending order of value, then the longer ones first."""
    text = str(expression)
    return -_brief(expression.value), -len(text), text


def _brief(value: Fraction) -> Rational:
    """The same number, as an int where it is whole: those compare faster."""
    return value.numerator if value.denominator == 1 else value


def _sum(parts: list[tuple[Expression, int]]) -> Expression:
    """What is added, then what is subtracted; at least one term is added."""
    ordered = sorted(parts, key=lambda part: (-part[1], _size(part[0])))
    result, _ = ordered[0]
    for expression, sign in ordered[1:]:
        result = Operation(ADD if sign > 0 else SUBTRACT, result, expression)
    return result


def _product(parts: list[tuple[Expression, int]]) -> Expression:
    """Factors from the largest, each divisor as soon as it divides the product so far."""
    ordered = sorted(parts, key=lambda part: _size(part[0]))
    result, *others = [expression for expression, exponent in ordered if exponent > 0]
    divisors = [expression for expression, exponent in ordered if exponent < 0]
    for factor in [*others, None]:
        for divisor in divisors[:]:
            if factor is None or not result.value % divisor.value:
                result = Operation(DIVIDE, result, divisor)
                divisors.remove(divisor)
        if factor is not None:
            result = Operation(MULTIPLY, result, factor)
    return result


def without_brackets(tree: Expression) -> Expression:
    """The same with sums in sums and products in products dissolved, the order of operands kept."""
    if not isinstance(tree, Operation):
        return tree
    plain, inverse = (ADD, SUBTRACT) if tree.operator in (ADD, SUBTRACT) else (MULTIPLY, DIVIDE)

    def operands(part: Expression, turned: bool) -> Iterator[tuple[Expression, Operator]]:
        if isinstance(part, Operation) and part.operator in (plain, inverse):
            yield from operands(part.left, turned)
            yield from operands(part.right, turned != (part.operator is inverse))
        else:
            yield without_brackets(part), inverse if turned else plain

    (result, _), *others = operands(tree, turned=False)
    for operand, operator in others:
        result = Operation(operator, result, operand)
    return result


def polarities(tree: Expression) -> Counter[tuple[Fraction, int]]:
    """How often each number stands in a term that its sum adds (1) or subtracts (-1)."""
    found: Counter[tuple[Fraction, int]] = Counter()
    pending = [(tree, 1)]
    while pending:
        part, sign = pending.pop()
        if not isinstance(part, Operation):
            found[part.value, sign] += 1
        elif part.operator in (ADD, SUBTRACT):
            pending += (part.left, sign), (part.right, -sign if part.operator is SUBTRACT else sign)
        else:
            for side in (part.left, part.right):
                own_sum = isinstance(side, Operation) and side.operator in (ADD, SUBTRACT)
                pending.append((side, 1 if own_sum else sign))
    return found
