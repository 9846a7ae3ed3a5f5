"""Properties of a writing and of its algebraic form, for the predicates of the techniques."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from twentyfour._algebraic.arithmetic import Evaluator
from twentyfour._algebraic.forms import LEAF, PRODUCT, SUM, Factor, Form, factors
from twentyfour.expression import Expression, Number, Operation
from twentyfour.operators import ADD, DIVIDE, MULTIPLY, SUBTRACT, Operator


class Term(NamedTuple):
    """A term of a sum that is not a card: its value, and the sizes of its factors."""

    value: Fraction
    factors: tuple[Fraction, ...]


class FormFacts:
    """Properties that all writings of a form share.

    `products` are the terms that are not cards. `broken` are the exponents of the factors that are
    sums with a fraction as a part or as the value.
    """

    def __init__(self, form: Form, evaluator: Evaluator) -> None:
        terms = evaluator.terms(form)
        self.target = Fraction(evaluator.total(terms))
        self.products = [
            Term(
                Fraction(sign * evaluator.size(term)),
                tuple(Fraction(evaluator.size(factor)) for factor, _ in factors(term)),
            )
            for term, sign in terms
            if term.kind != LEAF
        ]
        self.broken = [
            exponent
            for factor, exponent in _factors_within(form)
            if factor.kind == SUM and _is_broken(factor, evaluator)
        ]


def _factors_within(form: Form) -> Iterator[Factor]:
    """The factors of all products in a form, with their exponents."""
    for part, mark in form.parts:
        if form.kind == PRODUCT:
            yield part, mark
        yield from _factors_within(part)


def _is_broken(form: Form, evaluator: Evaluator) -> bool:
    parts = [form, *(part for part, _ in form.parts)]
    return any(evaluator.value(part).denominator != 1 for part in parts)


class Writing:
    """A writing of an answer: its steps in order. The last step makes the target."""

    def __init__(self, expression: Expression, facts: FormFacts) -> None:
        self.steps = tuple(operations(expression))
        self.last = self.steps[-1]
        self.facts = facts

    def uses(self, *rows: Operator) -> bool:
        """Whether a step has one of these operators."""
        return any(step.operator in rows for step in self.steps)

    def card_and_partner(self) -> tuple[Fraction, Expression] | None:
        """The card of a last step × and its other factor. None for other last steps."""
        if self.last.operator is not MULTIPLY:
            return None
        card, partner = sorted((self.last.left, self.last.right), key=is_operation)
        return None if is_operation(card) else (card.value, partner)


def operations(expression: Expression) -> Iterator[Operation]:
    """The operations of an expression, in the order of calculation."""
    return (part for part in expression.postorder() if isinstance(part, Operation))


def is_operation(expression: Expression) -> bool:
    """Whether an expression is an operation, not a card."""
    return isinstance(expression, Operation)


def is_card_one(expression: Expression) -> bool:
    """Whether an expression is a card with the value 1."""
    return isinstance(expression, Number) and expression.value == 1


def multiplies_by_one(step: Operation) -> bool:
    """Whether a step is ×1 or ÷1."""
    if step.operator is MULTIPLY:
        return 1 in (step.left.value, step.right.value)
    return step.operator is DIVIDE and step.right.value == 1


def adds_zero(step: Operation) -> bool:
    """Whether a step is +0 or −0."""
    if step.operator is ADD:
        return 0 in (step.left.value, step.right.value)
    return step.operator is SUBTRACT and not step.right.value
