"""The search: all forms over the numbers of a hand that have a value, each exactly once.

The search works backwards: the values of one part determine the values that the other part needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import TypeAlias

from twentyfour._algebraic.forms import FLIPS, SUM, Form, Signed
from twentyfour._search import tables
from twentyfour._search.enumeration import FormsByValue, of_two
from twentyfour._search.partitions import Numbers, by_length, splits
from twentyfour._search.parts import PartSearch, SignedForms
from twentyfour._search.tables import complements
from twentyfour.cards import Rational

Slices: TypeAlias = tuple[int, int]
"""Slices of work done, and slices in total."""

BATCH = 32
"""The most forms of a slice."""
MAX_UNSLICED = 4
"""Hands up to this size take less than a millisecond, and are searched in one slice."""


class Search(PartSearch):
    """Finds the forms that use every number and equal a value. The work is done in slices."""

    def solutions(self, target: int) -> Iterator[tuple[Slices, SignedForms]]:
        """The writable forms that use every number and equal the target.

        Each slice of the work yields the progress and the forms that it has found.
        """
        if len(self.numbers) == 1:
            yield (1, 1), tuple(self._writable(self._leaf(self.numbers[0], target)))
            return
        single = next((n for n in self.numbers if self.numbers.count(n) == 1), None)
        seen: set[Signed] | None = set() if single is None else None
        partitions = [
            (left, right, self._goals(left, right, target))
            for left, right in _splits_with(self.numbers, single)
        ]
        done, total = 0, sum(1 + len(goals) for _, _, goals in partitions)
        for left, right, goals in partitions:
            for goal in goals:
                for _ in self._prepare(*goal):
                    yield (done, total), ()
                done += 1
            if self._may_make(left, right, target):
                yield from self._batches((done, total), self._combined(left, right, target), seen)
            if goals:
                self._discard_large_parts()
            done += 1
        yield (total, total), ()

    def _combined(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        products = self._products_of(left, right, value)
        return chain(self._sums_of(left, right, value), products)

    def _batches(
        self, slices: Slices, found: Iterator[Signed], seen: set[Signed] | None
    ) -> Iterator[tuple[Slices, SignedForms]]:
        """The new forms that can be written, in batches."""
        batch: list[Signed] = []
        for signed in self._writable(found):
            if seen is None:
                batch.append(signed)
            elif signed not in seen:
                seen.add(signed)
                batch.append(signed)
            if len(batch) == BATCH:
                yield slices, tuple(batch)
                batch.clear()
        if batch or len(self.numbers) > MAX_UNSLICED:
            yield slices, tuple(batch)

    def everything(self) -> Iterator[Signed]:
        """The forms of all numbers together, whatever their value, that can be written."""
        return self._enumeration.writable(self.numbers)

    def _writable(self, found: Iterable[Signed]) -> Iterator[Signed]:
        return (signed for signed in found if signed[1] >= 0 or signed[0].flags & FLIPS)

    def _goals(self, left: Numbers, right: Numbers, value: int) -> list[tuple[Numbers, int]]:
        """The values that the larger part can need. Empty if it has a table."""
        small, large = by_length(left, right)
        if len(large) <= self._tabled:
            return []
        goals = sorted(complements(small, value, self.prime))
        return [(large, goal) for goal in goals if 2 * goal < self.prime]

    def _prepare(self, numbers: Numbers, value: int) -> Iterator[None]:
        """Find the forms of a large part, in slices."""
        if (numbers, value) in self._sums:
            return
        for left, right in splits(numbers):
            for goal in self._goals(left, right, value):
                yield from self._prepare(*goal)
        self._all(numbers, value)
        yield

    def _may_make(self, left: Numbers, right: Numbers, value: int) -> bool:
        """Whether the tables of small parts allow two parts to make a value."""
        small, large = by_length(left, right)
        possible = self._values(large) if len(large) < 5 and value else None
        return possible is None or not complements(small, value, self.prime).isdisjoint(possible)


class RestrictedSearch(Search):
    """Omits forms with parts that the allowed operators cannot write.

    It can find forms that they cannot write, such as a+b by − alone. If × is not allowed, the cards
    that are multiplied by zero are combined in every way.
    """

    def __init__(
        self, numbers: Sequence[Rational], prime: int, operators: str, *, essential: bool
    ) -> None:
        super().__init__(numbers, prime, expand_zero_products=not essential or "*" not in operators)
        self._adds = "+" in operators or "-" in operators
        self._multiplies = "*" in operators or "/" in operators
        self._subtracts = "-" in operators
        self._divides = "/" in operators

    def _sums_of(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        return filter(self._may_be_part, self._any_sums(left, right, value))

    def _products_of(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        return filter(self._may_be_part, self._any_products(left, right, value))

    def _any_sums(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        return super()._sums_of(left, right, value) if self._adds else iter(())

    def _any_products(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        return super()._products_of(left, right, value) if self._multiplies else iter(())

    def _combined(self, left: Numbers, right: Numbers, value: int) -> Iterator[Signed]:
        products = self._any_products(left, right, value)
        return chain(self._any_sums(left, right, value), products)

    def _batches(
        self, slices: Slices, found: Iterator[Signed], seen: set[Signed] | None
    ) -> Iterator[tuple[Slices, SignedForms]]:
        """The new forms that the operators may write. A batch has `BATCH` examined forms."""
        known: set[Signed] = set() if seen is None else seen
        while some := tuple(islice(found, BATCH)):
            unseen = [each for each in filter(self._may_be_part, some) if each not in known]
            if seen is not None:
                known.update(unseen)
            yield slices, tuple(self._writable(dict.fromkeys(unseen)))
        yield slices, ()

    def _of_two(self, numbers: Numbers) -> tuple[FormsByValue, FormsByValue]:
        found = self._pairs.get(numbers)
        if found is None:
            sums, products = super()._of_two(numbers)
            found = self._pairs[numbers] = self._allowed(sums), self._allowed(products)
        return found

    def _allowed(self, forms: FormsByValue) -> FormsByValue:
        return {value: (*filter(self._may_be_part, found),) for value, found in forms.items()}

    def _may_be_part(self, signed: Signed) -> bool:
        """Whether the operators may write a form as a part. Its own parts have been tested."""
        form: Form = signed[0]
        if form.kind == SUM:
            return self._adds and (self._subtracts or not form.flags & FLIPS)
        return self._multiplies and (self._divides or all(mark > 0 for _, mark in form.parts))


def forget() -> None:
    """Forget the tables of earlier searches, so that the next search makes its own."""
    tables.forget()
    of_two.cache_clear()


def _splits_with(numbers: Numbers, first: int | None) -> Iterator[tuple[Numbers, Numbers]]:
    """The partitions of numbers into two parts, with the number `first` in the first part.

    A form is found once for each of its parts with this number, so once if the number is unique.
    """
    if first is None or first == numbers[0]:
        yield from splits(numbers)
        return
    at = numbers.index(first)
    for left, right in splits((first, *numbers[:at], *numbers[at + 1 :])):
        yield tuple(sorted(left)), right
