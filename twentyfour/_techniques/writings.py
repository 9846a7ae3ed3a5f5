"""The writings of an algebraic form: its sums and products in any order, two parts at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import TypeAlias

from twentyfour._algebraic.arithmetic import Evaluator
from twentyfour._algebraic.forms import LEAF, SUM, Form
from twentyfour.expression import Expression, Number, Operation
from twentyfour.operators import ADD, DIVIDE, MULTIPLY, SUBTRACT

Part: TypeAlias = tuple[Form, int]
"""A term with its sign, or a factor with its exponent: 1 or -1."""
Marked: TypeAlias = tuple[Expression, int]
"""An expression with its sign or exponent."""
Join: TypeAlias = Callable[[Marked, Marked], Iterator[Marked]]


def writings(form: Form, evaluator: Evaluator) -> Iterator[Expression]:
    """The writings of a form in which all values are whole and zero or more.

    Their value is the size of the form. A sum or product of n parts has 1, 3, 15, ... writings.
    """
    if form.kind == LEAF:
        numerator, denominator = form.number
        if denominator == 1 and numerator >= 0:
            yield Number(numerator)
    elif form.kind == SUM:
        for expression, _ in _grouped(evaluator.terms(form), _added, evaluator):
            yield expression
    else:
        for expression, exponent in _grouped(form.parts, _multiplied, evaluator):
            if exponent > 0:
                yield expression


def _grouped(parts: Sequence[Part], join: Join, evaluator: Evaluator) -> Iterator[Marked]:
    """Parts joined into one, in every order."""
    if len(parts) == 1:
        ((form, mark),) = parts
        for expression in writings(form, evaluator):
            yield expression, mark
    for left, right in _halves(parts):
        others = list(_grouped(right, join, evaluator))
        for one, other in product(_grouped(left, join, evaluator), others):
            yield from join(one, other)


def _halves(parts: Sequence[Part]) -> Iterator[tuple[Sequence[Part], Sequence[Part]]]:
    """The partitions of parts into two, the first part on the left."""
    first, *others = parts
    for right in range(1, 1 << len(others)):
        split: tuple[list[Part], list[Part]] = ([first], [])
        for at, part in enumerate(others):
            split[right >> at & 1].append(part)
        yield split


def _added(one: Marked, other: Marked) -> Iterator[Marked]:
    """The sum of two expressions. If the signs differ, the smaller value is subtracted."""
    (x, sign), (y, opposite) = one, other
    if sign == opposite:
        yield Operation(ADD, x, y), sign
    elif x.value >= y.value:
        yield Operation(SUBTRACT, x, y), sign
    else:
        yield Operation(SUBTRACT, y, x), opposite


def _multiplied(one: Marked, other: Marked) -> Iterator[Marked]:
    """The product of two expressions. If the exponents differ, each whole quotient."""
    if one[1] == other[1]:
        yield Operation(MULTIPLY, one[0], other[0]), one[1]
        return
    for (dividend, exponent), (divisor, _) in ((one, other), (other, one)):
        if divisor.value and not dividend.value % divisor.value:
            yield Operation(DIVIDE, dividend, divisor), exponent
