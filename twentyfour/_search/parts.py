"""The forms of parts of a hand by their value, built from the forms of smaller parts.

A sum is decomposed into the term with the first number and the rest, a product into the factor with
the first number and the rest. Therefore no form is found twice by associativity or commutativity.
The value tables contain the possible values of a part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product as pairs
from typing import TypeAlias

from twentyfour._algebraic.forms import (
    BALANCED,
    PRODUCT,
    Form,
    Signed,
    factors,
    leaf,
    product_of,
    sum_of,
    terms,
)
from twentyfour._search.enumeration import Enumeration, FormsByValue, invertible, of_two
from twentyfour._search.modular import inverse, residue, residues
from twentyfour._search.partitions import Numbers, by_length, largest_table, splits
from twentyfour._search.tables import sums_and_products, values, values_with_inverses
from twentyfour._search.work import WORK
from twentyfour.cards import Rational

SignedForms: TypeAlias = tuple[Signed, ...]


class PartSearch:
    """Finds forms by value, and caches them. `_discard_large_parts` removes forms of large parts.

    If `expand_zero_products` is false, the cards that are multiplied by zero are combined in only
    one way.
    """

    def __init__(
        self, numbers: Sequence[Rational], prime: int, *, expand_zero_products: bool = True
    ) -> None:
        self.prime = prime
        self.expand_zero_products = expand_zero_products
        self._leaves: Mapping[int, Form] = {residue(n, prime): leaf(n) for n in numbers}
        self.numbers: Numbers = residues(numbers, prime)
        self._tabled = largest_table(len(self.numbers))
        self._tables: dict[Numbers, frozenset[int]] = {}
        self._sums: dict[tuple[Numbers, int], SignedForms] = {}
        self._products: dict[tuple[Numbers, int], SignedForms] = {}
        self._pairs: dict[Numbers, tuple[FormsByValue, FormsByValue]] = {}
        self._enumeration = Enumeration(self._leaves, prime)

    def forms(self, numbers: Numbers, value: int) -> SignedForms:
        """The forms of some of the numbers that have a value or its negative."""
        return self._all(numbers, value)

    def _discard_large_parts(self) -> None:
        for cache in (self._sums, self._products):
            for key in [key for key in cache if len(key[0]) > self._tabled]:
                del cache[key]

    def _values(self, numbers: Numbers) -> frozenset[int] | None:
        """All values of numbers up to sign. None for parts that are too large for a table."""
        known = self._tables.get(numbers)
        if known is None and len(numbers) <= self._tabled:
            known = self._tables[numbers] = values(numbers, self.prime)
        return known

    def _all(self, numbers: Numbers, value: int) -> SignedForms:
        if len(numbers) == 1:
            return self._leaf(numbers[0], value)
        products = self._lookup(self._products, numbers, value)
        return products + self._lookup(self._sums, numbers, value)

    def _terms(self, numbers: Numbers, value: int) -> SignedForms:
        if len(numbers) == 1:
            return self._leaf(numbers[0], value)
        return self._lookup(self._products, numbers, value)

    def _factors(self, numbers: Numbers, value: int) -> SignedForms:
        if len(numbers) == 1:
            return self._leaf(numbers[0], value)
        return self._lookup(self._sums, numbers, value)

    def _leaf(self, number: int, value: int) -> SignedForms:
        form = self._leaves[number]
        if number == value:
            return ((form, 1), (form, -1)) if not value else ((form, 1),)
        return ((form, -1),) if number + value == self.prime else ()

    def _lookup(
        self, cache: dict[tuple[Numbers, int], SignedForms], numbers: Numbers, value: int
    ) -> SignedForms:
        """Sums or products by value. The cache has only one of each value and its negative."""
        if len(numbers) == 2 and value:
            sums, products = self._of_two(numbers)
            return (sums if cache is self._sums else products).get(value, ())
        negated = 2 * value > self.prime
        key = numbers, self.prime - value if negated else value
        found = cache.get(key)
        if found is None:
            found = cache[key] = self._find(cache, *key)
        return tuple([(form, -sign) for form, sign in found]) if negated else found

    def _find(
        self, cache: dict[tuple[Numbers, int], SignedForms], numbers: Numbers, value: int
    ) -> SignedForms:
        possible = self._values(numbers)
        if len(numbers) == 3:
            possible = sums_and_products(numbers, self.prime)[cache is self._products]
        if possible is not None and value not in possible and self.prime - value not in possible:
            return ()
        find = self._sums_of if cache is self._sums else self._products_of
        found: list[Signed] = []
        for left, right in splits(numbers):
            found += find(left, right, value)
        return tuple(dict.fromkeys(found)) if len(found) > 1 else tuple(found)

    def _of_two(self, numbers: Numbers) -> tuple[FormsByValue, FormsByValue]:
        found = self._pairs.get(numbers)
        if found is None:
            x, y = numbers
            found = of_two(self._leaves[x], self._leaves[y], numbers, self.prime)
            self._pairs[numbers] = found
        return found

    def _sums_of(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        prime = self.prime
        small, large = by_length(left, right)
        possible = self._values(large)
        halves = values_with_inverses(small, prime)
        WORK.values += 2 * len(halves)
        for half, _ in halves:
            for a in (half, prime - half) if half else (0,):
                b = (value - a) % prime
                if possible is None or b in possible or prime - b in possible:
                    x, y = (a, b) if small is left else (b, a)
                    if left_terms := self._terms(left, x):
                        for first, rest in pairs(left_terms, self._all(right, y)):
                            yield sum_of([first, *terms(rest)])

    def _products_of(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        find = self._nonzero_products if value else self._zero_products
        return find(left, right, value)

    def _nonzero_products(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        """Products a*b, b/a and a/b of a factor from the left part and a rest from the right."""
        prime = self.prime
        inverted = inverse(value, prime)
        small, large = by_length(left, right)
        possible = self._values(large)
        operands = values_with_inverses(small, prime)
        WORK.values += 3 * len(operands)
        for a, inverse_a in operands:
            if not a:
                continue
            for b, e, f in (
                (value * inverse_a % prime, 1, 1),
                (value * a % prime, -1, 1),
                (inverted * a % prime, 1, -1),
            ):
                if possible is None or b in possible or prime - b in possible:
                    if small is left:
                        yield from self._multiplied(left, a, e, right, b, f)
                    else:
                        yield from self._multiplied(left, b, f, right, a, e)

    def _multiplied(
        self, left: Numbers, x: int, e: int, right: Numbers, y: int, f: int
    ) -> Iterator[Signed]:
        """Products x**e * y**f of a factor and a rest, but x/y only if 1/y cannot be written."""
        if found := self._factors(left, x):
            for (first, sign), (rest, rest_sign) in pairs(found, self._all(right, y)):
                if f == 1 or not invertible(rest):
                    yield product_of([(first, e), *factors(rest, f)]), sign * rest_sign

    def _zero_products(self, left: Numbers, right: Numbers, _: int) -> Iterator[Signed]:
        """Zero times or divided by anything, or anything times zero."""
        if not self.expand_zero_products:
            for zeros, others in ((left, right), (right, left)):
                rest = [(self._leaves[number], 1) for number in others]
                for form in dict.fromkeys(form for form, _ in self._factors(zeros, 0)):
                    yield from _both_signs(product_of([(form, 1), *rest]))
            return
        for (x, a), (y, b) in pairs(
            self._enumeration.of_any_value(left), self._enumeration.of_any_value(right)
        ):
            if x.kind == PRODUCT or (a and b):
                continue
            yield from _both_signs(product_of([(x, 1), *factors(y)]))
            if a:
                yield from _both_signs(product_of([(x, -1), *factors(y)]))
            if b and not invertible(y):
                yield from _both_signs(product_of([(x, 1), *factors(y, -1)]))


def _both_signs(form: Form) -> Iterator[Signed]:
    """A form of value zero, with each sign that it can have in a sum."""
    if form.flags & BALANCED:
        yield form, 0
    else:
        yield form, 1
        yield form, -1
