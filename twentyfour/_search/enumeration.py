"""All forms over some numbers, with any value, built from the forms of smaller parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product as pairs
from typing import TypeAlias

from twentyfour._algebraic.forms import (
    BALANCED,
    FLIPS,
    PRODUCT,
    SUM,
    Form,
    Signed,
    factors,
    product_of,
    sum_of,
    terms,
)
from twentyfour._search.partitions import Numbers, splits
from twentyfour._search.values import WAYS
from twentyfour._search.work import WORK

Valued: TypeAlias = tuple[tuple[Form, int], ...]
"""Forms with their values, as residues."""
FormsByValue: TypeAlias = Mapping[int, tuple[Signed, ...]]
"""Forms with their signs, by value."""


class Enumeration:
    """Enumerates forms. Each instance caches the forms of every part."""

    def __init__(self, leaves: Mapping[int, Form], prime: int) -> None:
        self._leaves = leaves
        self._prime = prime
        self._known: dict[Numbers, Valued] = {}

    def writable(self, numbers: Numbers) -> Iterator[Signed]:
        """The forms over all numbers, with any value, that can be written."""
        for form, _ in self._every(numbers):
            yield form, 0 if form.flags & BALANCED else 1
            if form.flags & FLIPS and not form.flags & BALANCED:
                yield form, -1

    def of_any_value(self, numbers: Numbers) -> Valued:
        """Every form over numbers, up to sign, with its value."""
        found = self._known.get(numbers)
        if found is None:
            found = self._known[numbers] = tuple(dict(self._every(numbers)).items())
        return found

    def _every(self, numbers: Numbers) -> Iterator[tuple[Form, int]]:
        """The forms up to sign. If numbers are equal, some forms are repeated."""
        if len(numbers) == 1:
            yield self._leaves[numbers[0]], numbers[0]
        prime = self._prime
        for left, right in splits(numbers):
            some, others = self.of_any_value(left), self.of_any_value(right)
            WORK.values += WAYS * len(some) * len(others)
            for (x, a), (y, b) in pairs(some, others):
                if x.kind != SUM:
                    for sign in (1, -1):
                        total = sum_of([(x, _sign(x, 1)), *terms((y, _sign(y, sign)))])
                        yield total[0], (a + sign * b) * (total[1] or 1) % prime
                if x.kind != PRODUCT:
                    yield product_of([(x, 1), *factors(y)]), a * b % prime
                    if a:
                        yield product_of([(x, -1), *factors(y)]), b * pow(a, -1, prime) % prime
                    if b and not invertible(y):
                        yield product_of([(x, 1), *factors(y, -1)]), a * pow(b, -1, prime) % prime


@lru_cache(maxsize=1024)
def of_two(x: Form, y: Form, numbers: Numbers, prime: int) -> tuple[FormsByValue, FormsByValue]:
    """The sums and the products of two cards, by their values other than zero."""
    sums: dict[int, tuple[Signed, ...]] = {}
    products: dict[int, tuple[Signed, ...]] = {}
    leaves = dict(zip(numbers, (x, y), strict=True))
    for form, upright in Enumeration(leaves, prime).of_any_value(numbers):
        by_value = sums if form.kind == SUM else products
        for value, sign in ((upright, 1), (prime - upright, -1)) if upright else ():
            by_value[value] = (*by_value.get(value, ()), (form, sign))
    return sums, products


def _sign(form: Form, sign: int) -> int:
    return 0 if form.flags & BALANCED else sign


def invertible(form: Form) -> bool:
    """Whether the inverse can be written without a 1: the form is a product with a divisor."""
    return form.kind == PRODUCT and any(exponent < 0 for _, exponent in form.parts)
