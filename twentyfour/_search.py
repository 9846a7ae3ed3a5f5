"""The search: all forms over some numbers that have a given value, each exactly once.

A sum is taken apart into the term that holds the first number and the rest, a product into the
factor that holds it and the rest, so that associativity and commutativity never arise. Which values
a part may have is read off the value tables, from the target backwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import chain
from itertools import product as pairs

from twentyfour._field import residue
from twentyfour._tables import Numbers, splits, table
from twentyfour.equivalence import (
    BALANCED,
    FLIPS,
    PRODUCT,
    SUM,
    Form,
    Signed,
    factors,
    leaf,
    product_of,
    sum_of,
    terms,
)

Found = tuple[Signed, ...]
Valued = tuple[tuple[Form, int], ...]


class Search:
    """Finds forms by value. Results are kept per part and value for as long as the search lives."""

    def __init__(self, numbers: tuple[Fraction, ...], prime: int) -> None:
        self.prime = prime
        self._leaves: Mapping[int, Form] = {residue(n, prime): leaf(n) for n in numbers}
        self.numbers: Numbers = tuple(sorted(residue(number, prime) for number in numbers))
        self._tabled = 3 if len(numbers) < 6 else 4
        self._sums: dict[tuple[Numbers, int], Found] = {}
        self._products: dict[tuple[Numbers, int], Found] = {}
        self._valued: dict[Numbers, Valued] = {}

    def solutions(self, target: int) -> Iterator[Found]:
        """The forms of all numbers with that value that can be written, a split at a time."""
        seen: set[Signed] = set()
        for found in self._by_split(self.numbers, target):
            fresh = [
                (form, sign)
                for form, sign in dict.fromkeys(found)
                if (form, sign) not in seen and (sign >= 0 or form.flags & FLIPS)
            ]
            seen.update(fresh)
            yield tuple(fresh)

    @property
    def slices(self) -> int:
        """How many items `solutions` yields."""
        return max(1, len(splits(self.numbers)))

    def _by_split(self, numbers: Numbers, value: int) -> Iterator[Iterator[Signed]]:
        if len(numbers) == 1:
            yield iter(self._leaf(numbers[0], value))
        for left, right in splits(numbers):
            yield chain(self._sums_of(left, right, value), self._products_of(left, right, value))

    def everything(self) -> Iterator[Signed]:
        """The forms of all numbers together, whatever their value, that can be written."""
        for form, _ in self._every(self.numbers):
            yield form, 0 if form.flags & BALANCED else 1
            if form.flags & FLIPS and not form.flags & BALANCED:
                yield form, -1

    def _of_any_value(self, numbers: Numbers) -> Valued:
        """Every form over numbers, up to sign, with its value."""
        found = self._valued.get(numbers)
        if found is None:
            found = self._valued[numbers] = tuple(dict(self._every(numbers)).items())
        return found

    def _every(self, numbers: Numbers) -> Iterator[tuple[Form, int]]:
        """The same, built forwards from smaller parts; with equal numbers some come repeatedly."""
        if len(numbers) == 1:
            yield self._leaves[numbers[0]], numbers[0]
        prime = self.prime
        for left, right in splits(numbers):
            for (x, a), (y, b) in pairs(self._of_any_value(left), self._of_any_value(right)):
                if x.kind != SUM:
                    for sign in (1, -1):
                        total = sum_of([(x, _sign(x, 1)), *terms((y, _sign(y, sign)))])
                        yield total[0], (a + sign * b) * (total[1] or 1) % prime
                if x.kind != PRODUCT:
                    yield product_of([(x, 1), *factors(y)]), a * b % prime
                    if a:
                        yield product_of([(x, -1), *factors(y)]), b * pow(a, -1, prime) % prime
                    if b and not _invertible(y):
                        yield product_of([(x, 1), *factors(y, -1)]), a * pow(b, -1, prime) % prime

    def _all(self, numbers: Numbers, value: int) -> Found:
        return self._terms(numbers, value) + self._lookup(self._sums, numbers, value)

    def _terms(self, numbers: Numbers, value: int) -> Found:
        if len(numbers) == 1:
            return self._leaf(numbers[0], value)
        return self._lookup(self._products, numbers, value)

    def _factors(self, numbers: Numbers, value: int) -> Found:
        if len(numbers) == 1:
            return self._leaf(numbers[0], value)
        return self._lookup(self._sums, numbers, value)

    def _leaf(self, number: int, value: int) -> Found:
        form = self._leaves[number]
        if number == value:
            return ((form, 1), (form, -1)) if not value else ((form, 1),)
        return ((form, -1),) if number + value == self.prime else ()

    def _lookup(
        self, memory: dict[tuple[Numbers, int], Found], numbers: Numbers, value: int
    ) -> Found:
        """Sums or products by value, which are remembered for one of value and -value."""
        if len(numbers) == 1:
            return ()
        turned = 2 * value > self.prime
        key = numbers, self.prime - value if turned else value
        found = memory.get(key)
        if found is None:
            found = memory[key] = tuple(dict.fromkeys(self._find(memory, *key)))
        return tuple((form, -sign) for form, sign in found) if turned else found

    def _find(
        self, memory: dict[tuple[Numbers, int], Found], numbers: Numbers, value: int
    ) -> Iterator[Signed]:
        if self._possible(numbers, value):
            find = self._sums_of if memory is self._sums else self._products_of
            for left, right in splits(numbers):
                yield from find(left, right, value)

    def _possible(self, numbers: Numbers, value: int) -> bool:
        if len(numbers) > self._tabled:
            return True
        return value in table(numbers, self.prime).every

    def _sums_of(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        prime = self.prime
        small, large = (left, right) if len(left) <= len(right) else (right, left)
        for half, _ in table(small, prime).half:
            for a in (half, prime - half) if half else (0,):
                b = (value - a) % prime
                if not self._possible(large, b):
                    continue
                x, y = (a, b) if small is left else (b, a)
                for first, rest in pairs(self._terms(left, x), self._all(right, y)):
                    yield sum_of([first, *terms(rest)])

    def _products_of(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        find = self._nonzero_products if value else self._zero_products
        return find(left, right, value)

    def _nonzero_products(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        prime = self.prime
        inverse = pow(value, -1, prime)
        small = left if len(left) <= len(right) else right
        for a, inverse_a in table(small, prime).half:
            if not a:
                continue
            product, ratio = value * inverse_a % prime, value * a % prime
            swapped = a * inverse % prime
            if small is left:
                yield from self._join(left, a, right, product, 1, 1)
                yield from self._join(left, a, right, swapped, 1, -1)
                yield from self._join(left, a, right, ratio, -1, 1)
            else:
                yield from self._join(left, product, right, a, 1, 1)
                yield from self._join(left, ratio, right, a, 1, -1)
                yield from self._join(left, swapped, right, a, -1, 1)

    def _join(
        self, left: Numbers, x: int, right: Numbers, y: int, e: int, f: int
    ) -> Iterator[Signed]:
        """Products x**e * y**f of a factor and the rest; x/y only where 1/y cannot be written."""
        if not (self._possible(left, x) and self._possible(right, y)):
            return
        for (first, sign), (rest, own) in pairs(self._factors(left, x), self._all(right, y)):
            if f == 1 or not _invertible(rest):
                yield product_of([(first, e), *factors(rest, f)]), sign * own

    def _zero_products(self, left: Numbers, right: Numbers, _: int) -> Iterator[Signed]:
        """Zero times or divided by anything, or anything times zero."""
        for (x, a), (y, b) in pairs(self._of_any_value(left), self._of_any_value(right)):
            if x.kind == PRODUCT or (a and b):
                continue
            yield from _both_signs(product_of([(x, 1), *factors(y)]))
            if a:
                yield from _both_signs(product_of([(x, -1), *factors(y)]))
            if b and not _invertible(y):
                yield from _both_signs(product_of([(x, 1), *factors(y, -1)]))


def _sign(form: Form, sign: int) -> int:
    return 0 if form.flags & BALANCED else sign


def _both_signs(form: Form) -> Iterator[Signed]:
    """The ways in which a form of value zero can stand in a sum."""
    if form.flags & BALANCED:
        yield form, 0
    else:
        yield form, 1
        yield form, -1


def _invertible(form: Form) -> bool:
    """Whether 1/form can be written without a one: a product with a divisor."""
    return form.kind == PRODUCT and any(exponent < 0 for _, exponent in form.parts)
