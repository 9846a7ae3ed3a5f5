"""Essential forms: the classes of expressions that the rules of docs/sameness.md join.

A form is taken apart into a core and what is neutral in it. What is neutral can be brought into one
of a few arrangements; the only choice that remains is which equal parts stand in the core and which
beside it. Arrangements that exchanges join are one class, and the least of them stands for it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import product
from typing import Literal, TypeAlias, get_args

from twentyfour._algebraic.arithmetic import (
    Cards,
    cards_of,
    has_numerator,
    inverted,
    multiply,
    turned,
    without,
)
from twentyfour._algebraic.forms import SUM, Form, factors
from twentyfour._essential.arrangements import Arrangement, Arranger, subsets, upright_form
from twentyfour._essential.by_value import ByValue
from twentyfour._essential.exchanges import selections
from twentyfour._essential.neutral import ZERO, Parts

Distinct: TypeAlias = Literal["essential", "algebraic"]
"""How different two solutions must be to count as two."""
DISTINCT: tuple[Distinct, ...] = get_args(Distinct)

NOTHING = Parts(None)

EXCHANGED = 5
"""In larger hands, what a zero absorbs is not exchanged with the core: there are too many ways."""

Outcome: TypeAlias = tuple[Form, tuple[Form, ...], tuple[Form, ...]]
"""After an exchange: a core, zeros and ones beside it."""


def as_distinct(distinct: Distinct) -> Distinct:
    """A level of distinctness, checked; raises ValueError."""
    if distinct not in DISTINCT:
        raise ValueError(f"distinct is one of {', '.join(DISTINCT)}, not {distinct!r}")
    return distinct


class Reducer(Arranger):
    """Finds the class of a form. Remembers what it has found for as long as it lives."""

    def __init__(self) -> None:
        super().__init__()
        self._classes: dict[Arrangement, Arrangement] = {}

    def essence(self, form: Form) -> Hashable:
        """What stands for the class of a form, whatever its sign."""
        return self.arrangement(form)

    def stands_for_all(self, form: Form) -> bool:
        """Whether a form is the one of its class that has the arrangement of the class."""
        return self.form(self.arrangement(form)) == form

    def arrangement(self, form: Form) -> Arrangement:
        """The least of the arrangements that are the same as a form."""
        if self.is_lean(form):
            return Arrangement((form,))
        start = self.settle(self.take_apart(form))
        if start not in self._classes:
            found = [start]
            seen = {start}
            for arrangement in found:
                for after in self.exchanges(arrangement):
                    if after not in seen:
                        seen.add(after)
                        found.append(after)
            least = min(found, key=lambda one: (not self._left_out(one), one))
            self._classes.update({one: least for one in found if not self._left_out(one)})
            self._classes[start] = least
        return self._classes[start]

    def exchanges(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """The arrangements that an exchange of equal parts leads to."""
        core, ones, zeros, absorbed, pool = arrangement
        if self._left_out(arrangement):
            return
        if pool:
            yield from self._within_pool(arrangement)
        elif absorbed:
            yield from self._within_absorbed(arrangement)
        elif core and ones:
            for outcome in self._with_one(core[0], ones[0]):
                yield self.settle(Parts(*outcome))
        elif core and zeros and zeros[0] != ZERO:
            for outcome in self._with_zero(core[0], zeros[0]):
                yield self.settle(Parts(*outcome))

    def _left_out(self, arrangement: Arrangement) -> bool:
        """Whether there are too many exchanges from an arrangement; it stands for its own class."""
        absorbing = bool(arrangement.pool or arrangement.absorbed)
        return absorbing and self.cards_in(arrangement) > EXCHANGED

    def _with_one(self, core: Form, one: Form) -> Iterator[Outcome]:
        """Exchanges between a core and a one multiplied in."""
        own = factors(one)
        for legs in (own, inverted(own)) if len(own) > 1 else (own,):
            for after, other in self.exchange(core, legs):
                yield after, (), (upright_form(other),)

    def _with_zero(self, core: Form, zero: Form) -> Iterator[Outcome]:
        """Exchanges between a core and a zero added, be it as P-Q, P/Q or, of ones, P*Q."""
        for one, other in self.equations(zero):
            size = self.size(one)
            if self.has_part(core, size):
                for part, rebuild in self.places(core):
                    if self.size(part) == size:
                        yield rebuild(one), (self.difference(part, other),), ()
            if size == 1:
                yield core, (), (one, other)
                for after, _, ones in self._with_one(one, other) if self.is_lean(one) else ():
                    yield core, (), (after, *ones)
            for after, own in self.exchange(core, [*factors(one), *factors(other, -1)]):
                yield after, (), (upright_form(own),)

    def _within_absorbed(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """Exchanges with the ones that absorbed cards can make."""
        core, _, (zero,), absorbed, _ = arrangement
        whole = core[0] if core else None
        by_value = self.forms_of(arrangement)
        for cards, rest in subsets(absorbed):
            for one in self.lean_forms(by_value, cards, 1):
                for after, _, ones in self._with_one(zero, one) if zero.kind == SUM else ():
                    yield self.settle(Parts(whole, (after,), ones, rest))
                for after, _, ones in self._with_one(whole, one) if whole else ():
                    yield self.settle(Parts(after, (zero,), ones, rest))
                if whole and not rest:
                    yield from self._with_both(whole, zero, one)
        every = tuple(sorted((*absorbed, *cards_of(zero))))
        zeros = _sums(by_value.forms(every, 0))
        for other in zeros if whole else ():
            if whole and self.settle(Parts(whole, (other,))) == arrangement:
                for outcome in self._with_zero(whole, other):
                    yield self.settle(Parts(*outcome))

    def _with_both(
        self, core: Form, zero: Form, one: Form, beside: Parts = NOTHING
    ) -> Iterator[Arrangement]:
        """Exchanges where a core has both a zero and a one beside it."""
        if zero == ZERO:
            return
        for after, zeros, ones in self._with_zero(core, zero):
            yield self._settle_beside(beside, after, zeros, (*ones, one))
        for after, zeros, ones in self._with_zero(one, zero):
            yield self._settle_beside(beside, core, zeros, (*ones, after))
        for left, right in self.equations(zero):
            quotient = multiply([*factors(left), *factors(right, -1)])
            yield self._settle_beside(beside, core, (self.difference(one, quotient),), ())
            yield self._settle_beside(beside, core, (self.difference(left, right),), (one,))
            for after, own in self._across(core, left, right, one):
                yield self._settle_beside(beside, after, (), (own,))

    def _across(
        self, core: Form, left: Form, right: Form, one: Form
    ) -> Iterator[tuple[Form, Form]]:
        """Exchanges of a one with what a part of a core and a part of a zero make together."""
        for chosen, rest in selections(factors(one)):
            if not has_numerator(chosen):
                continue
            made = multiply(chosen)
            for (part, rebuild), sign in product(self.places(core), (1, -1)):
                size = self.size(part) + sign * self.size(left)
                if abs(size) == self.size(made):
                    away = self._combined(made, right, -sign if size > 0 else sign)
                    together = self._combined(part, left, sign)
                    yield rebuild(away), upright_form([(together, 1), *rest])

    def _combined(self, form: Form, other: Form, sign: int) -> Form:
        """A form with another added to it or, with a sign below zero, taken away."""
        own = self.terms(other)
        return self.join((*self.terms(form), *(own if sign > 0 else turned(own))))

    def _settle_beside(
        self, beside: Parts, core: Form, zeros: tuple[Form, ...], ones: tuple[Form, ...]
    ) -> Arrangement:
        return self.settle(Parts(core, (*zeros, *beside.zeros), ones, beside.absorbed))

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
                for one in self.lean_forms(by_value, own, 1):
                    for after, _, ones in self._with_one(core, one):
                        yield self.settle(Parts(after, (kept,), ones, rest))

    def _between_zeros(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """Exchanges between two zeros of a pool, which can be added: -1-(-1) and 2+1-3."""
        core, _, _, start, pool = arrangement
        whole = core[0] if core else None
        by_value = self.forms_of(arrangement)
        for cards in self.zeros_of(by_value, pool, start):
            some = by_value.forms(cards, 0)
            lean = [zero for zero in _sums(some) if self.is_lean(zero)]
            for own, rest in subsets(without(pool, cards)):
                others = by_value.forms(own, 0)
                for one, other in product(some, others):
                    together = self.take_apart(self.join((*self.terms(one), *self.terms(other))))
                    absorbed = (*together.absorbed, *rest)
                    yield self.settle(together._replace(core=whole, absorbed=absorbed))
                for one, other in product(lean, _sums(others)):
                    for after, zeros, ones in self._with_zero(one, other):
                        yield self.settle(Parts(whole, (after, *zeros), ones, rest))

    def _with_zeros(
        self, arrangement: Arrangement, cards: Cards, others: Cards
    ) -> Iterator[Arrangement]:
        """Exchanges with a zero that some cards of a pool make, and with a one that others make."""
        (core,) = arrangement.core
        by_value = self.forms_of(arrangement)
        zeros = _sums(by_value.forms(cards, 0))
        beside = self._beside(by_value, others)
        for zero in zeros if beside else ():
            if beside and self._settle_beside(beside, core, (zero,), ()) == arrangement:
                for outcome in self._with_zero(core, zero):
                    yield self._settle_beside(beside, *outcome)
        for own, rest in subsets(others):
            aside = self._beside(by_value, rest)
            ones = self.lean_forms(by_value, own, 1) if aside else []
            for one, zero in product(ones, zeros):
                if aside and self._settle_beside(aside, core, (zero,), (one,)) == arrangement:
                    yield from self._with_both(core, zero, one, aside)

    def _beside(self, by_value: ByValue, cards: Cards) -> Parts | None:
        """Some cards of a pool as a zero and what it absorbs; None where they make no zero."""
        if not cards:
            return NOTHING
        for own, rest in subsets(cards):
            if by_value.can_be_zero(own):
                return Parts(None, (by_value.forms(own, 0)[0],), (), rest)
        return None


def _sums(zeros: Iterable[Form]) -> list[Form]:
    """The zeros that are sums, and not of cards 0 alone."""
    return [
        zero for zero in zeros if zero.kind == SUM and any(form != ZERO for form, _ in zero.parts)
    ]
