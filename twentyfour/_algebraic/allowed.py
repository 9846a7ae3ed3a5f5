"""Forms written with only some of the operators."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import TypeAlias

from twentyfour._algebraic.forms import LEAF, SUM, Form, Signed
from twentyfour._algebraic.writing import plainness, write
from twentyfour.expression import DivisionByZero, Expression, Number, Operation
from twentyfour.operators import ADD, ALL_OPERATORS, DIVIDE, MULTIPLY, OPERATORS, SUBTRACT, Operator

Operand: TypeAlias = tuple[Expression, int]
"""A term with its sign, or a factor with its exponent: 1 or -1."""


def uses_only(expression: Expression, operators: str) -> bool:
    """Whether an expression has only these operators."""
    text = str(expression)
    return not any(symbol in text for symbol in ALL_OPERATORS if symbol not in operators)


class Writer:
    """Writes forms with some of the operators. Each instance caches the expressions of parts."""

    def __init__(self, operators: str) -> None:
        self._operators = operators
        self._rows = {row: row.symbol in operators for row in OPERATORS.values()}
        self._lone_inverse = any(
            self._rows[inverse] and not self._rows[direct]
            for direct, inverse in ((ADD, SUBTRACT), (MULTIPLY, DIVIDE))
        )
        self._known: dict[Form, Mapping[int, Expression]] = {}

    def write(self, signed: Signed) -> Expression | None:
        """The expression of a form with that sign. None if these operators cannot write it.

        If − is allowed without +, or ÷ without ×, a form can have another writing with allowed
        operators: a+b-c as a-(c-b).
        """
        usual = write(signed)
        if uses_only(usual, self._operators):
            return usual
        if not self._lone_inverse:
            return None
        form, sign = signed
        return self._written(form).get(sign or 1)

    def _written(self, form: Form) -> Mapping[int, Expression]:
        """The expressions of a form by sign. A sign that cannot be written is missing."""
        if form.kind == LEAF:
            return {1: Number(Fraction(*form.number))}
        known = self._known.get(form)
        if known is None:
            found = {sign: self._plainest(form, sign) for sign in (1, -1)}
            known = {sign: tree for sign, tree in found.items() if tree}
            self._known[form] = known
        return known

    def _plainest(self, form: Form, sign: int) -> Expression | None:
        trees = (
            tree
            for operands in product(*self._choices(form, sign))
            if form.kind == SUM or prod([own for _, _, own in operands]) == sign
            for tree in self._joined(form.kind, [(tree, mark) for tree, mark, _ in operands])
            if not isinstance(tree.outcome, DivisionByZero)
        )
        return min(trees, key=plainness, default=None)

    def _choices(self, form: Form, sign: int) -> Iterator[Sequence[tuple[Expression, int, int]]]:
        """The ways to write each part: an expression, its sign or exponent, and its own sign."""
        for part, mark in form.parts:
            written = self._written(part).items()
            if form.kind == SUM:
                signs = (sign * mark,) if mark else (1, -1)
                yield [(tree, one * own, own) for one in signs for own, tree in written]
            else:
                yield [(tree, mark, own) for own, tree in written]

    def _joined(self, kind: int, operands: Sequence[Operand]) -> Iterator[Expression]:
        """Operands joined in simple ways, by an operator, its inverse, or both."""
        direct, inverse = (ADD, SUBTRACT) if kind == SUM else (MULTIPLY, DIVIDE)
        upright = _ordered([tree for tree, mark in operands if mark > 0])
        inverted = _ordered([tree for tree, mark in operands if mark < 0])
        if not upright or (inverted and not self._rows[inverse]):
            return
        if self._rows[direct] or len(upright) == 1:
            yield _chain(inverse, _chain(direct, *upright), *inverted)
        elif inverted and self._rows[inverse]:
            for first in upright:
                for divisor in inverted:
                    taken = _chain(inverse, divisor, *_without(upright, first))
                    yield _chain(inverse, first, taken, *_without(inverted, divisor))


def _ordered(trees: Sequence[Expression]) -> list[Expression]:
    """Trees with the largest value first."""
    return sorted(trees, key=lambda tree: (-tree.value, str(tree)))


def _without(trees: Sequence[Expression], one: Expression) -> list[Expression]:
    return [tree for tree in trees if tree is not one]


def _chain(row: Operator, first: Expression, *others: Expression) -> Expression:
    for other in others:
        first = Operation(row, first, other)
    return first
