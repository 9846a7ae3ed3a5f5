"""Essential forms: the classes of expressions that the rules of docs/sameness.md join.

A form is taken apart into a core and what is neutral in it. What is neutral can be brought into one
of a few arrangements; the only choice that remains is which equal parts stand in the core and which
beside it. Arrangements that exchanges join are one class, and the least of them stands for it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from twentyfour._by_value import ByValue
from twentyfour._exchanges import Exchanges, selections
from twentyfour._forms import LEAF, PRODUCT, SUM, Factor, Form, factors
from twentyfour._neutral import ZERO, Parts
from twentyfour._values import Cards, cards_of, inverted, multiply, turned, without


class Arrangement(NamedTuple):
    """A core, and what is neutral beside it."""

    core: tuple[Form, ...]
    """Nothing for a value of zero, unless that is all there is."""
    ones: tuple[Form, ...] = ()
    """At most one, that is no quotient: 1-1 and X/X are zeros."""
    zeros: tuple[Form, ...] = ()
    """At most one, or only cards 0: with X-X beside it a zero absorbs the Xs."""
    absorbed: Cards = ()
    """The cards by which the zero is multiplied."""
    pool: Cards = ()
    """Cards that make two zeros, of which either absorbs the other and all else; `absorbed` are
    those of one of the zeros that can be chosen."""


NOTHING = Parts(None)

Outcome: TypeAlias = tuple[Form, tuple[Form, ...], tuple[Form, ...]]
"""After an exchange: a core, zeros and ones beside it."""


class Reducer(Exchanges):
    """Finds the class of a form. Remembers what it has found for as long as it lives."""

    def __init__(self) -> None:
        super().__init__()
        self._classes: dict[Arrangement, Arrangement] = {}
        self._by_value: dict[Cards, ByValue] = {}

    def essence(self, form: Form) -> Hashable:
        """What stands for the class of a form, whatever its sign."""
        return self.arrangement(form)

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
            self._classes.update(dict.fromkeys(found, min(found)))
        return self._classes[start]

    def form(self, arrangement: Arrangement) -> Form:
        """A form with an arrangement, what is neutral outermost."""
        core, ones, zeros, absorbed, pool = arrangement
        if pool:
            zeros = (self._forms_of(arrangement).forms(absorbed, 0)[0],)
            absorbed = without(pool, absorbed)
        outer = [(multiply([(form, 1) for form in (*core, *ones)]), 1)] if core else []
        outer += [(zero, 1) for zero in zeros[1:]]
        if zeros:
            outer.append((multiply([(form, 1) for form in (zeros[0], *absorbed)]), 1))
        return self.join(outer)

    def settle(self, parts: Parts) -> Arrangement:
        """The arrangement of some parts."""
        core, zeros, ones, absorbed = self._lean(parts)
        whole = (core,) if core else ()
        while len(ones) > 1:
            one, other, *ones = ones
            zeros += self.take_apart(self.difference(one, other)).zeros
        if not absorbed and not (zeros and ones):
            if len(zeros) == 1 and core and zeros[0] != ZERO:
                if split := self._split(zeros[0]):
                    return self.settle(Parts(core, split.zeros, split.ones))
                return Arrangement(whole, zeros=(self._standard(zeros[0]),))
            if all(zero == ZERO for zero in zeros):
                return Arrangement(whole, tuple(ones), tuple(zeros))
        zero, *others = sorted(zeros)
        absorbed += [card for form in (*ones, *others) for card in cards_of(form)]
        return self._pooled(Arrangement(whole, (), (zero,), tuple(sorted(absorbed))))

    def _lean(self, parts: Parts) -> tuple[Form | None, list[Form], list[Form], list[Form]]:
        """Parts with nothing neutral in them."""
        taken = [self.take_apart(parts.core)] if parts.core else []
        core = taken[0].core if taken else None
        taken += [self.take_apart(zero) for zero in parts.zeros]
        for one in parts.ones:
            taken.append(self.take_apart(one))
            inner = taken[-1].core
            if inner and inner.kind == PRODUCT:
                taken.append(self.quotient(inner.parts))
            elif inner:
                taken.append(Parts(None, ones=(inner,)))
        return (
            core,
            [zero for part in taken for zero in part.zeros],
            [one for part in taken for one in part.ones],
            [*parts.absorbed, *(card for part in taken for card in part.absorbed)],
        )

    def _split(self, zero: Form) -> Parts | None:
        """Smaller zeros that a difference of products comes to: 2*5-2*5 is 2-2 and 5-5."""
        if len(zero.parts) > 2:
            return None
        (one, _), (other, _) = zero.parts
        own = [*factors(one), *factors(other, -1)]
        chosen = next(iter(self._neutral_factors(own)), None)
        if not chosen:
            return None
        some, others = self.quotient(chosen), self.quotient(without(own, chosen))
        zeros = some.zeros + others.zeros
        return Parts(None, zeros, some.ones + others.ones) if zeros else None

    def _standard(self, zero: Form) -> Form:
        """The least of the zeros that say the same: 6*4-3*8 and 6/3-8/4."""
        if all(part.kind == LEAF for part, _ in zero.parts):
            return zero
        return min(self.difference(one, other) for one, other in self.equations(zero))

    def _pooled(self, arrangement: Arrangement) -> Arrangement:
        """The same as a pool, if what a zero absorbs makes another."""
        core, _, (zero,), absorbed, _ = arrangement
        by_value = self._forms_of(arrangement)
        if not any(by_value.can_be_zero(cards) for cards, _ in subsets(absorbed)):
            return arrangement
        pool = tuple(sorted((*absorbed, *cards_of(zero))))
        return Arrangement(core, (), (), min(self._zeros_of(by_value, pool, cards_of(zero))), pool)

    def _forms_of(self, arrangement: Arrangement) -> ByValue:
        core, _, zeros, absorbed, pool = arrangement
        inner = (card for form in (*core, *zeros) for card in cards_of(form))
        return self.by_value(tuple(sorted((*inner, *(pool or absorbed)))))

    def by_value(self, hand: Cards) -> ByValue:
        """The forms of the cards of a hand."""
        if hand not in self._by_value:
            self._by_value[hand] = ByValue(hand)
        return self._by_value[hand]

    def _zeros_of(self, by_value: ByValue, pool: Cards, start: Cards) -> list[Cards]:
        """The cards of each zero that can be chosen from a pool when another was."""
        found = [start]
        for cards in found:
            for other, _ in subsets(without(pool, cards)):
                if other not in found and by_value.can_be_zero(other):
                    found.append(other)
        return found

    def exchanges(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """The arrangements that an exchange of equal parts leads to."""
        core, ones, zeros, absorbed, pool = arrangement
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

    def _with_one(self, core: Form, one: Form) -> Iterator[Outcome]:
        """Exchanges between a core and a one multiplied in."""
        own = factors(one)
        for legs in (own, inverted(own)) if len(own) > 1 else (own,):
            for after, other in self.exchange(core, legs):
                yield after, (), (upright_form(other),)

    def _with_zero(self, core: Form, zero: Form) -> Iterator[Outcome]:
        """Exchanges between a core and a zero added, be it as P-Q, P/Q or, of ones, P*Q."""
        sizes = self.sizes(core)
        for one, other in self.equations(zero):
            size = self.size(one)
            if size in sizes:
                for part, rebuild in self.places(core):
                    if self.size(part) == size:
                        yield rebuild(one), (self.difference(part, other),), ()
            if size == 1:
                yield core, (), (one, other)
            for after, own in self.exchange(core, [*factors(one), *factors(other, -1)]):
                yield after, (), (upright_form(own),)

    def _within_absorbed(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """Exchanges with the ones that absorbed cards can make."""
        core, _, (zero,), absorbed, _ = arrangement
        whole = core[0] if core else None
        by_value = self._forms_of(arrangement)
        if whole:
            every = tuple(sorted((*absorbed, *cards_of(zero))))
            for other in by_value.forms(every, 0):
                if other.kind == SUM and self.settle(Parts(whole, (other,))) == arrangement:
                    for outcome in self._with_zero(whole, other):
                        yield self.settle(Parts(*outcome))
        for cards, rest in subsets(absorbed):
            for one in self._lean_forms(by_value, cards, 1):
                if zero.kind == SUM:
                    for after, _, ones in self._with_one(zero, one):
                        yield self.settle(Parts(whole, (after,), ones, rest))
                if whole:
                    for after, _, ones in self._with_one(whole, one):
                        yield self.settle(Parts(after, (zero,), ones, rest))
                if whole and not rest:
                    yield from self._with_both(whole, zero, one)

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
        """Exchanges of a one with what a part of the core and a part of a zero make together."""
        for chosen, rest in selections(factors(one)):
            size = self.product(chosen)
            for part, rebuild in self.places(core):
                for sign in (1, -1):
                    if any(exponent > 0 for _, exponent in chosen) and size == abs(
                        self.size(part) + sign * self.size(left)
                    ):
                        upright = 1 if self.size(part) + sign * self.size(left) > 0 else -1
                        made = self.terms(upright_form(chosen))
                        other = self.terms(right)
                        whole = (
                            *(made if upright > 0 else turned(made)),
                            *(turned(other) if sign > 0 else other),
                        )
                        added = self.terms(left)
                        together = self.join(
                            (*self.terms(part), *(added if sign > 0 else turned(added)))
                        )
                        yield rebuild(self.join(whole)), upright_form([(together, 1), *rest])

    def _settle_beside(
        self, beside: Parts, core: Form, zeros: tuple[Form, ...], ones: tuple[Form, ...]
    ) -> Arrangement:
        return self.settle(Parts(core, (*zeros, *beside.zeros), ones, beside.absorbed))

    def _within_pool(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """Exchanges with the zeros and the ones that the cards of a pool can make."""
        if not arrangement.core:
            return
        (core,), _, _, start, pool = arrangement
        by_value = self._forms_of(arrangement)
        free = set(self._zeros_of(by_value, pool, start))
        for cards, others in subsets(pool):
            zeros = [
                zero
                for zero in by_value.forms(cards, 0)
                if zero.kind == SUM
                and not all(form.kind == LEAF and not form.number[0] for form, _ in zero.parts)
            ]
            beside = self._beside(by_value, others)
            for zero in zeros:
                if beside and self._settle_beside(beside, core, (zero,), ()) == arrangement:
                    for outcome in self._with_zero(core, zero):
                        yield self._settle_beside(beside, *outcome)
            for own, rest in subsets(others):
                aside = self._beside(by_value, rest)
                if not aside:
                    continue
                for one in self._lean_forms(by_value, own, 1):
                    for zero in zeros:
                        if self._settle_beside(aside, core, (zero,), (one,)) == arrangement:
                            yield from self._with_both(core, zero, one, aside)
            if cards in free:
                kept = by_value.forms(cards, 0)[0]
                for own, rest in subsets(others):
                    for one in self._lean_forms(by_value, own, 1):
                        for after, _, ones in self._with_one(core, one):
                            yield self.settle(Parts(after, (kept,), ones, rest))

    def _beside(self, by_value: ByValue, cards: Cards) -> Parts | None:
        """Some cards of a pool as a zero and what it absorbs; None where they make no zero."""
        if not cards:
            return NOTHING
        for own, rest in subsets(cards):
            if by_value.can_be_zero(own):
                return Parts(None, (by_value.forms(own, 0)[0],), (), rest)
        return None

    def _lean_forms(self, by_value: ByValue, cards: Cards, size: int) -> list[Form]:
        return [form for form in by_value.forms(cards, size) if self.is_lean(form)]


def upright_form(own: Sequence[Factor]) -> Form:
    """The form of factors that come to one."""
    above = any(exponent > 0 for _, exponent in own)
    return multiply(
        [
            part
            for form, exponent in (own if above else inverted(own))
            for part in factors(form, exponent)
        ]
    )


def subsets(cards: Cards) -> Iterable[tuple[Cards, Cards]]:
    """The different ways to choose some or all of some cards, with the others."""
    return dict.fromkeys(
        (own, without(cards, own))
        for size in range(1, len(cards) + 1)
        for own in combinations(cards, size)
    )
