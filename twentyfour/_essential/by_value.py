"""The forms over some cards of a hand with a given value, up to sign."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import prod

from twentyfour._algebraic.arithmetic import Cards
from twentyfour._algebraic.forms import Form
from twentyfour._search.modular import prime_for, residue, residues
from twentyfour._search.partitions import Numbers, splits
from twentyfour._search.parts import PartSearch
from twentyfour._search.tables import values
from twentyfour.cards import Rational

MAX_TABLED = 5
"""The most numbers with a table of their values. More numbers make zero if two parts have equal
values, and a sum that is zero can always be solved so that both parts have tables."""


class ByValue:
    """Finds forms over cards of a hand. Each instance caches its forms."""

    def __init__(self, hand: Cards) -> None:
        numbers = [Fraction(*card.number) for card in hand]
        height = prod(abs(number.numerator) + number.denominator for number in numbers)
        self._prime = prime_for(numbers, height)
        self._search = PartSearch(numbers, self._prime, expand_zero_products=False)
        self._forms: dict[tuple[Numbers, Rational], tuple[Form, ...]] = {}
        self._tables: dict[Numbers, frozenset[int]] = {}
        self._zero: dict[Numbers, bool] = {}

    def forms(self, cards: Cards, size: Rational) -> tuple[Form, ...]:
        """The forms of some cards with a size."""
        key = self._residues(cards), size
        known = self._forms.get(key)
        if known is None:
            found = self._search.forms(key[0], residue(size, self._prime))
            known = self._forms[key] = tuple(dict.fromkeys(form for form, _ in found))
        return known

    def can_be_zero(self, cards: Cards) -> bool:
        """Whether some cards can make zero."""
        numbers = self._residues(cards)
        known = self._zero.get(numbers)
        if known is None:
            known = self._zero[numbers] = self._makes_zero(numbers)
        return known

    def _makes_zero(self, numbers: Numbers) -> bool:
        if len(numbers) <= MAX_TABLED:
            return 0 in self._table(numbers)
        return any(
            not self._table(left).isdisjoint(self._table(right))
            for left, right in splits(numbers)
            if max(len(left), len(right)) <= MAX_TABLED
        )

    def _table(self, numbers: Numbers) -> frozenset[int]:
        """The values of numbers. Each value and its negative are one entry, the smaller residue."""
        known = self._tables.get(numbers)
        if known is None:
            found: Iterable[int] = values(numbers, self._prime)
            known = frozenset(min(value, self._prime - value) for value in found)
            self._tables[numbers] = known
        return known

    def _residues(self, cards: Cards) -> Numbers:
        return residues([Fraction(*card.number) for card in cards], self._prime)
