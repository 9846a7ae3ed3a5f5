"""Arithmetic on forms: their values, and sums and products of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TypeAlias, TypeVar

from twentyfour._algebraic.forms import (
    BALANCED,
    LEAF,
    SUM,
    Factor,
    Form,
    Signed,
    factors,
    product_of,
    sum_of,
    terms,
)
from twentyfour.cards import Rational

T = TypeVar("T")
Cards: TypeAlias = tuple[Form, ...]
Terms: TypeAlias = tuple[Signed, ...]
"""Terms with signs: a term adds its size to a sum, or subtracts it."""


class Evaluator:
    """Evaluates forms. Each instance caches the values."""

    def __init__(self) -> None:
        self._values: dict[Form, Rational] = {}

    def value(self, form: Form) -> Rational:
        """The value of a form with the signs of its terms."""
        if form.kind == LEAF:
            numerator, denominator = form.number
            return numerator if denominator == 1 else Fraction(numerator, denominator)
        known = self._values.get(form)
        if known is None:
            known = self._values[form] = self._evaluate(form)
        return known

    def _evaluate(self, form: Form) -> Rational:
        if form.kind == SUM:
            total: Rational = 0
            for part, sign in form.parts:
                value = self.value(part)
                total = total + value if sign >= 0 else total - value
            return total
        above: Rational = 1
        below: Rational = 1
        for part, exponent in form.parts:
            if exponent > 0:
                above *= self.value(part)
            else:
                below *= self.value(part)
        quotient = Fraction(above) / below if below != 1 else above
        return quotient.numerator if quotient.denominator == 1 else quotient

    def size(self, form: Form) -> Rational:
        """The value of a form without its sign."""
        value = self.value(form)
        return value if value >= 0 else -value

    def total(self, parts: Iterable[Signed]) -> Rational:
        """The sum of terms."""
        total: Rational = 0
        for form, sign in parts:
            total += self.size(form) * sign
        return total

    def terms(self, form: Form) -> Terms:
        """The terms of a form or of its negative: the terms with a sum of zero or more."""
        parts = tuple(
            (part, (sign or 1) * (1 if self.value(part) >= 0 else -1))
            for part, sign in terms((form, 1))
        )
        return parts if self.total(parts) >= 0 else negated(parts)

    def join(self, parts: Iterable[Signed]) -> Form:
        """The form of a sum of terms."""
        return add([(form, sign if self.value(form) >= 0 else -sign) for form, sign in parts])

    def product(self, parts: Iterable[Factor]) -> Rational:
        """The size of a product of factors."""
        above, below = self._over(parts)
        return above if below == 1 else Fraction(above) / below

    def is_one(self, parts: Iterable[Factor]) -> bool:
        """Whether the size of a product of factors is 1."""
        above, below = self._over(parts)
        return above == below

    def _over(self, parts: Iterable[Factor]) -> tuple[Rational, Rational]:
        """The sizes of the numerator and the denominator of a product."""
        above: Rational = 1
        below: Rational = 1
        for form, exponent in parts:
            if exponent > 0:
                above *= self.size(form)
            else:
                below *= self.size(form)
        return above, below

    def oriented(self, parts: Terms) -> Terms:
        """Terms or their negatives, sorted: the terms with a sum above zero, else the lesser."""
        upright, reverse = sorted(parts), sorted(negated(parts))
        total = self.total(parts)
        return tuple(reverse if total < 0 or (total == 0 and reverse < upright) else upright)


def negated(parts: Iterable[Signed]) -> Terms:
    """Terms with their signs changed."""
    return tuple((form, -sign) for form, sign in parts)


def add(parts: Sequence[Signed]) -> Form:
    """The form, up to sign, of a sum of any forms."""
    flat = [
        (inner, 0 if inner.flags & BALANCED else sign or 1)
        for signed in parts
        for inner, sign in terms(signed)
    ]
    return sum_of(flat)[0] if len(flat) > 1 else flat[0][0]


def multiply(parts: Iterable[Factor]) -> Form:
    """The form, up to sign, of a product of any forms."""
    flat = [part for form, exponent in parts for part in factors(form, exponent)]
    return flat[0][0] if len(flat) == 1 and flat[0][1] == 1 else product_of(flat)


def inverted(parts: Iterable[Factor]) -> list[Factor]:
    """Factors with their exponents changed."""
    return [(form, -exponent) for form, exponent in parts]


def has_numerator(parts: Iterable[Factor]) -> bool:
    """Whether a product of factors can be written without a 1: a factor is in the numerator."""
    return any(exponent > 0 for _, exponent in parts)


def cards_of(form: Form) -> Cards:
    """The leaves of a form, in order."""
    if form.kind == LEAF:
        return (form,)
    return tuple(sorted(card for part, _ in form.parts for card in cards_of(part)))


def without(items: Iterable[T], chosen: Iterable[T]) -> tuple[T, ...]:
    """Items without the chosen items. Each chosen item removes one of several equal items."""
    rest = list(items)
    for item in chosen:
        rest.remove(item)
    return tuple(rest)
