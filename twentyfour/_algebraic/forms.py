"""Algebraic forms: canonical forms of expressions, independent of the values of the cards.

A form is a leaf, a sum of signed terms, or a product of factors with exponents 1 and -1. Sums hold
no sums and products no products (associativity), parts are sorted (commutativity), and the sign of
a sum inside a product is moved out of it. A form has no sign. Its sign is stored next to it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from twentyfour.cards import Rational
from twentyfour.expression import Expression, Operation
from twentyfour.operators import ADD, DIVIDE, SUBTRACT

LEAF, SUM, PRODUCT = range(3)

FLIPS = 1
"""Flag: the negative can be written without a sign in front, as b-a for a-b."""
BALANCED = 2
"""Flag: the form is its own negative, such as 3-3. Its sign is always 0."""


class Form(NamedTuple):
    """A canonical form. A part has a sign in a sum, an exponent in a product."""

    kind: int
    flags: int
    parts: tuple[tuple["Form", int], ...] = ()
    number: tuple[int, int] = (0, 1)


Signed: TypeAlias = tuple[Form, int]
"""A form and its sign: 1, -1, or 0 for a balanced form."""
Factor: TypeAlias = tuple[Form, int]
"""A form and its exponent: 1 or -1."""


@lru_cache(maxsize=1024)
def leaf(number: Rational) -> Form:
    """The form of a card."""
    return Form(LEAF, 0, (), (number.numerator, number.denominator))


def terms(signed: Signed) -> Sequence[Signed]:
    """The terms of a form in a sum: its terms if it is a sum, otherwise the form."""
    form, sign = signed
    if form.kind != SUM:
        return (signed,)
    return form.parts if sign >= 0 else [(part, -mark) for part, mark in form.parts]


def sum_of(parts: Sequence[Signed]) -> Signed:
    """The form of a sum of two or more terms that are not sums."""
    ordered, sign = sorted(parts), 1
    if ordered[0][1] < 1 or ordered[0][0] == ordered[1][0]:
        negated = sorted([(form, -mark) for form, mark in parts])
        if negated == ordered:
            return Form(SUM, FLIPS | BALANCED, tuple(ordered)), 0
        if negated > ordered:
            ordered, sign = negated, -1
    flips = any(mark < 1 or form.flags & FLIPS for form, mark in ordered)
    return Form(SUM, FLIPS if flips else 0, tuple(ordered)), sign


def factors(form: Form, exponent: int = 1) -> Sequence[Factor]:
    """The factors of a form or of its inverse: its factors if it is a product, else the form."""
    if form.kind != PRODUCT:
        return ((form, exponent),)
    return form.parts if exponent == 1 else [(part, -mark) for part, mark in form.parts]


def product_of(parts: Sequence[Factor]) -> Form:
    """The form, up to sign, of a product of two or more factors that are not products."""
    flags = 0
    for form, _ in parts:
        flags |= form.flags
    return Form(PRODUCT, flags, tuple(sorted(parts)))


def algebraic(expression: Expression) -> Signed:
    """The algebraic form of an expression. The expression need not have a value."""
    done: list[Signed] = []
    for part in expression.postorder():
        if not isinstance(part, Operation):
            done.append((leaf(part.value), 1))
            continue
        right, left = done.pop(), done.pop()
        if part.operator.precedence == ADD.precedence:
            negated = -1 if part.operator is SUBTRACT else 1
            done.append(sum_of([*terms(left), *terms((right[0], negated * right[1]))]))
        else:
            exponent = -1 if part.operator is DIVIDE else 1
            form = product_of([*factors(left[0]), *factors(right[0], exponent)])
            done.append((form, left[1] * right[1]))
    return done[0]
