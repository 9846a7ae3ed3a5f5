"""Essential forms: the equivalence classes of the rules of docs/sameness.md.

A form is decomposed into a core and neutral parts. The neutral parts can be brought into one of a
few arrangements; the only choice that remains is which of two equal parts stands in the core and
which beside it. Arrangements that exchanges connect are one class; the least of them represents it.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterable, Iterator
from itertools import product
from typing import TypeAlias

from twentyfour._algebraic.arithmetic import (
    Cards,
    cards_of,
    has_numerator,
    inverted,
    multiply,
    negated,
    without,
)
from twentyfour._algebraic.forms import SUM, Form, factors
from twentyfour._essential.arrangements import Arrangement, Arranger, form_of_one, subsets
from twentyfour._essential.by_value import ByValue
from twentyfour._essential.decomposition import ZERO, Decomposition
from twentyfour._essential.exchanges import selections
from twentyfour._slices import run_to_end

EMPTY = Decomposition(None)

MAX_EXCHANGED = 6
"""With more cards, those that a zero absorbs are not exchanged: that would take too long."""

Outcome: TypeAlias = tuple[Form, tuple[Form, ...], tuple[Form, ...]]
"""A core, zeros and ones after an exchange."""


class Reducer(Arranger):
    """Finds the class of a form. Caches the classes for as long as it lives."""

    def __init__(self) -> None:
        super().__init__()
        self._classes: dict[Arrangement, Arrangement] = {}

    def class_key(self, form: Form) -> Hashable:
        """The key of the class of a form, whatever its sign."""
        return self.arrangement(form)

    def is_representative(self, form: Form) -> bool:
        """Whether a form is the representative of its class."""
        return self.form(self.arrangement(form)) == form

    def arrangement(self, form: Form) -> Arrangement:
        """The least of the arrangements in the class of a form."""
        return run_to_end(self.arrangement_in_slices(form))

    def arrangement_in_slices(self, form: Form) -> Generator[None, None, Arrangement]:
        """`arrangement` as a generator that yields after every slice of the work."""
        if self.is_reduced(form):
            return Arrangement((form,))
        start = self.arrange(self.decompose(form))
        if start not in self._classes:
            yield from self._explored(start)
        return self._classes[start]

    def _explored(self, start: Arrangement) -> Iterator[None]:
        """Find the class of an arrangement; yields at every arrangement that an exchange gives."""
        found = [start]
        seen = {start}
        for arrangement in found:
            for after in self.exchanges(arrangement):
                if after not in seen:
                    seen.add(after)
                    found.append(after)
                yield
        least = min(found, key=lambda one: (not self._is_left_out(one), one))
        self._classes.update({one: least for one in found if not self._is_left_out(one)})
        self._classes[start] = least

    def exchanges(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """The arrangements that one exchange of equal parts leads to."""
        core, ones, zeros, absorbed, pool = arrangement
        if self._is_left_out(arrangement):
            return
        if pool:
            yield from self._within_pool(arrangement)
        elif absorbed:
            yield from self._within_absorbed(arrangement)
        elif core and ones:
            for outcome in self._with_one(core[0], ones[0]):
                yield self.arrange(Decomposition(*outcome))
        elif core and zeros and zeros[0] != ZERO:
            for outcome in self._with_zero(core[0], zeros[0]):
                yield self.arrange(Decomposition(*outcome))

    def _is_left_out(self, arrangement: Arrangement) -> bool:
        """Whether an arrangement has too many exchanges to follow; it is its own class."""
        absorbing = bool(arrangement.pool or arrangement.absorbed)
        return absorbing and self.cards_in(arrangement) > MAX_EXCHANGED

    def _with_one(self, core: Form, one: Form) -> Iterator[Outcome]:
        """Exchanges between a core and a one multiplied in."""
        own = factors(one)
        for factors_of_one in (own, inverted(own)) if len(own) > 1 else (own,):
            for after, other in self.exchange(core, factors_of_one):
                yield after, (), (form_of_one(other),)

    def _with_zero(self, core: Form, zero: Form) -> Iterator[Outcome]:
        """Exchanges between a core and a zero added, written P-Q, P/Q or, with ones, P*Q."""
        for one, other in self.equations(zero):
            size = self.size(one)
            if self.has_part(core, size):
                for part, rebuild in self.places(core):
                    if self.size(part) == size:
                        yield rebuild(one), (self.difference(part, other),), ()
            if size == 1:
                yield core, (), (one, other)
                for after, _, ones in self._with_one(one, other) if self.is_reduced(one) else ():
                    yield core, (), (after, *ones)
            for after, own in self.exchange(core, [*factors(one), *factors(other, -1)]):
                yield after, (), (form_of_one(own),)

    def _within_absorbed(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """Exchanges between the core or the zero and ones that absorbed cards can make."""
        core, _, (zero,), absorbed, _ = arrangement
        whole = core[0] if core else None
        by_value = self.forms_of(arrangement)
        for cards, rest in subsets(absorbed):
            for one in self.reduced_forms(by_value, cards, 1):
                for after, _, ones in self._with_one(zero, one) if zero.kind == SUM else ():
                    yield self.arrange(Decomposition(whole, (after,), ones, rest))
                for after, _, ones in self._with_one(whole, one) if whole else ():
                    yield self.arrange(Decomposition(after, (zero,), ones, rest))
                if whole and not rest:
                    yield from self._with_both(whole, zero, one)
        every = tuple(sorted((*absorbed, *cards_of(zero))))
        zeros = _sums(by_value.forms(every, 0))
        for other in zeros if whole else ():
            if whole and self.arrange(Decomposition(whole, (other,))) == arrangement:
                for outcome in self._with_zero(whole, other):
                    yield self.arrange(Decomposition(*outcome))

    def _with_both(
        self, core: Form, zero: Form, one: Form, beside: Decomposition = EMPTY
    ) -> Iterator[Arrangement]:
        """Exchanges where a core has both a zero and a one beside it."""
        if zero == ZERO:
            return
        for after, zeros, ones in self._with_zero(core, zero):
            yield self._arrange_beside(beside, after, zeros, (*ones, one))
        for after, zeros, ones in self._with_zero(one, zero):
            yield self._arrange_beside(beside, core, zeros, (*ones, after))
        for left, right in self.equations(zero):
            quotient = multiply([*factors(left), *factors(right, -1)])
            yield self._arrange_beside(beside, core, (self.difference(one, quotient),), ())
            yield self._arrange_beside(beside, core, (self.difference(left, right),), (one,))
            for after, own in self._across(core, left, right, one):
                yield self._arrange_beside(beside, after, (), (own,))

    def _across(
        self, core: Form, left: Form, right: Form, one: Form
    ) -> Iterator[tuple[Form, Form]]:
        """Exchanges of a one with the sum of a part of the core and a part of the zero."""
        for chosen, rest in selections(factors(one)):
            if not has_numerator(chosen):
                continue
            made = multiply(chosen)
            for (part, rebuild), sign in product(self.places(core), (1, -1)):
                size = self.size(part) + sign * self.size(left)
                if abs(size) == self.size(made):
                    away = self._combined(made, right, -sign if size > 0 else sign)
                    together = self._combined(part, left, sign)
                    yield rebuild(away), form_of_one([(together, 1), *rest])

    def _combined(self, form: Form, other: Form, sign: int) -> Form:
        """A form with another added or, for a negative sign, subtracted."""
        own = self.terms(other)
        return self.join((*self.terms(form), *(own if sign > 0 else negated(own))))

    def _arrange_beside(
        self, beside: Decomposition, core: Form, zeros: tuple[Form, ...], ones: tuple[Form, ...]
    ) -> Arrangement:
        return self.arrange(Decomposition(core, (*zeros, *beside.zeros), ones, beside.absorbed))

    def _within_pool(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """Exchanges with the zeros and the ones that the cards of a pool can make."""
        yield from self._between_zeros(arrangement)
        if not arrangement.core:
            return
        (core,), _, _, start, pool = arrangement
        by_value = self.forms_of(arrangement)
        for cards, others in subsets(pool):
            if by_value.can_be_zero(cards):
                yield from self._with_zeros(arrangement, cards, others)
        for cards in self.zeros_of(by_value, pool, start):
            kept = by_value.forms(cards, 0)[0]
            for own, rest in subsets(without(pool, cards)):
                for one in self.reduced_forms(by_value, own, 1):
                    for after, _, ones in self._with_one(core, one):
                        yield self.arrange(Decomposition(after, (kept,), ones, rest))

    def _between_zeros(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """Exchanges between two zeros of a pool, whose sum is a zero too: -1-(-1) and 2+1-3."""
        core, _, _, start, pool = arrangement
        whole = core[0] if core else None
        by_value = self.forms_of(arrangement)
        for cards in self.zeros_of(by_value, pool, start):
            some = by_value.forms(cards, 0)
            reduced = [zero for zero in _sums(some) if self.is_reduced(zero)]
            for own, rest in subsets(without(pool, cards)):
                others = by_value.forms(own, 0)
                for one, other in product(some, others):
                    together = self.decompose(self.join((*self.terms(one), *self.terms(other))))
                    absorbed = (*together.absorbed, *rest)
                    yield self.arrange(together._replace(core=whole, absorbed=absorbed))
                for one, other in product(reduced, _sums(others)):
                    for after, zeros, ones in self._with_zero(one, other):
                        yield self.arrange(Decomposition(whole, (after, *zeros), ones, rest))

    def _with_zeros(
        self, arrangement: Arrangement, cards: Cards, others: Cards
    ) -> Iterator[Arrangement]:
        """Exchanges with a zero that some cards of a pool make, and with a one that others make."""
        (core,) = arrangement.core
        by_value = self.forms_of(arrangement)
        zeros = _sums(by_value.forms(cards, 0))
        beside = self._beside(by_value, others)
        for zero in zeros if beside else ():
            if beside and self._arrange_beside(beside, core, (zero,), ()) == arrangement:
                for outcome in self._with_zero(core, zero):
                    yield self._arrange_beside(beside, *outcome)
        for own, rest in subsets(others):
            leftover = self._beside(by_value, rest)
            ones = self.reduced_forms(by_value, own, 1) if leftover else []
            for one, zero in product(ones, zeros):
                if (
                    leftover
                    and self._arrange_beside(leftover, core, (zero,), (one,)) == arrangement
                ):
                    yield from self._with_both(core, zero, one, leftover)

    def _beside(self, by_value: ByValue, cards: Cards) -> Decomposition | None:
        """Some cards of a pool as a zero with absorbed cards; None where they make no zero."""
        if not cards:
            return EMPTY
        for own, rest in subsets(cards):
            if by_value.can_be_zero(own):
                return Decomposition(None, (by_value.forms(own, 0)[0],), (), rest)
        return None


def _sums(zeros: Iterable[Form]) -> list[Form]:
    """The zeros that are sums with a card other than 0."""
    return [
        zero for zero in zeros if zero.kind == SUM and any(form != ZERO for form, _ in zero.parts)
    ]
