"""Essential forms: arithmetic that does nothing is one thing wherever it stands.

A form is taken apart from the inside out. What does nothing comes out of it on the way: zeros
added, ones multiplied, +X-X and xX/X, and what is multiplied by zero. Where the rules leave a
choice, the published lists of solutions decide; the tests hold the one for 24.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._forms import LEAF, PRODUCT, SUM, Factor, Form, Signed, factors, leaf, product_of
from twentyfour._idle import Idle
from twentyfour._worth import Terms, cards_of, multiply, turned

ZERO, ONE = leaf(0), leaf(1)


class Naught(NamedTuple):
    """Something worth zero times a bag of cards, whose arithmetic does not matter."""

    terms: Terms
    """The terms that add up to zero; none stand for a card 0."""
    bag: tuple[Form, ...]


class Parts(NamedTuple):
    """A form taken apart; its value is that of `terms`, the rest does nothing."""

    terms: Terms = ()
    zeros: int = 0
    """How many cards 0 are added."""
    ones: tuple[Form, ...] = ()
    """Forms worth one or minus one that are multiplied in."""
    naught: Naught | None = None
    """What is added to the rest and worth zero."""


Rule: TypeAlias = Literal[
    "zero-outermost",
    "one-outermost",
    "plus-minus-outermost",
    "over-one",
    "times-over",
    "two-ones",
    "zero-over",
    "zero-times-zero",
    "zero-bag",
]
Note: TypeAlias = Callable[[Rule], None]
"""Told the code of a rule that was used."""


def _quietly(_rule: Rule) -> None:
    """Notes nothing."""


class Reducer(Idle):
    """Reduces forms to their essence. Remembers what it has reduced for as long as it lives."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: dict[Form, Parts] = {}

    def essence(self, form: Form, note: Note = _quietly) -> Parts:
        """The canonical essential form, up to sign."""
        if self.is_lean(form):
            return Parts(self.oriented(self.terms(form)))
        parts = self.take_apart(form, note)
        ones, own = sorted(parts.ones), parts.terms
        if ones and own and (len(own) == 1 or abs(self.total(own)) == 1):
            whole = product_of([(one, 1) for one in ones] + list(factors(self.join(own))))
            again = self.take_apart(whole, note)
            ones, own = sorted(again.ones), again.terms
        while len(ones) > 1:
            one, other, *ones = ones
            note("two-ones")
            own += self.terms(one) + turned(self.terms(other))
        naught = parts.naught and Naught(
            self.oriented(parts.naught.terms), tuple(sorted(parts.naught.bag))
        )
        return Parts(self.oriented(own), parts.zeros, tuple(ones), naught)

    def form(self, parts: Parts) -> Form:
        """A form that has these parts, what does nothing outermost."""
        outer: list[Signed] = [(ZERO, 1)] * parts.zeros
        if parts.naught:
            zero = self.join(parts.naught.terms) if parts.naught.terms else ZERO
            outer.append((multiply([(zero, 1), *((card, 1) for card in parts.naught.bag)]), 1))
        own = [(form, 1) for form in parts.ones]
        if parts.terms:
            own.append((self.join(parts.terms), 1))
        elif own:
            own.append(outer.pop(0))
        if own:
            outer.append((multiply(own), 1))
        return self.join(outer)

    def take_apart(self, form: Form, note: Note = _quietly) -> Parts:
        """The parts of a form; `note` is told the rules used at its outermost operation."""
        known = self._parts.get(form)
        if known is None or note is not _quietly:
            known = self._parts[form] = self._take_apart(form, note)
        return known

    def _take_apart(self, form: Form, note: Note) -> Parts:
        if form == ZERO:
            return Parts(zeros=1)
        if form.kind == LEAF:
            return Parts(((form, 1),))
        if form.kind == SUM:
            return self._add_up(self.terms(form), note)
        return self._product(form, note) if self.value(form) else self._naught(form, note)

    def _add_up(self, own: Iterable[Signed], note: Note) -> Parts:
        """The parts of a sum: those of its terms, thrown together."""
        together: list[Signed] = []
        ones: list[Form] = []
        naughts: list[Naught] = []
        zeros = 0
        for form, sign in own:
            part = self.take_apart(form)
            together += part.terms if sign > 0 else turned(part.terms)
            zeros += part.zeros
            ones += part.ones
            naughts += [part.naught] if part.naught else []
        if ones:
            note("one-outermost")
        return self._settle(Parts(tuple(together), zeros, tuple(ones)), naughts, note)

    def _settle(self, parts: Parts, naughts: list[Naught], note: Note) -> Parts:
        """Zero times a bag takes in the ones and the +X-X beside it, and its like."""
        own, zeros, ones, _ = parts
        worth = self.total(own)
        if not naughts and not worth and own and ones not in ((), (ONE,)):
            naughts, own = [Naught(own, ())], ()
        if not naughts:
            return parts
        zero = tuple(signed for naught in naughts for signed in naught.terms)
        zeros += sum(not naught.terms for naught in naughts) - (not zero)
        own, idle = self.idle_sums(own) if worth else ((), own)
        joining = [form for form, _ in idle] + list(ones)
        if joining or len(naughts) > 1:
            note("zero-bag")
        bag = [card for naught in naughts for card in naught.bag]
        bag += [card for form in joining for card in cards_of(form)]
        zeros += bag.count(ZERO)
        bag = [card for card in bag if card != ZERO]
        return Parts(own, zeros, (), Naught(zero, tuple(bag)))

    def _product(self, form: Form, note: Note) -> Parts:
        """The parts of a product other than zero."""
        own, outer, naughts = self._open_factors(form, note)
        for factor, exponent in own:
            if self.size(factor) == 1 and exponent < 0:
                note("over-one")
        ones = [*outer.ones, *(factor for factor, _ in own if self.size(factor) == 1)]
        own, quotients = self.idle_quotients(
            [part for part in own if self.size(part[0]) != 1], spare=bool(ones)
        )
        outside = outer.terms
        for above, below in quotients:
            note("times-over")
            outside += self.terms(above) + turned(self.terms(below))
        if not any(exponent > 0 for _, exponent in own):
            first, *ones = sorted(ones)
            own = [*own, (first, 1)]
        outside += self.terms(multiply(own))
        return self._settle(Parts(outside, outer.zeros, tuple(ones)), naughts, note)

    def _open_factors(self, form: Form, note: Note) -> tuple[list[Factor], Parts, list[Naught]]:
        """The factors of a product without what does nothing in them, and what that is."""
        outside: list[Signed] = []
        ones: list[Form] = []
        own: list[Factor] = []
        naughts: list[Naught] = []
        zeros = 0
        pending = list(form.parts)
        while pending:
            factor, exponent = pending.pop()
            part, dissolved = self._factor(factor)
            pending += [(inner, outer * exponent) for inner, outer in dissolved]
            core, idle = self.idle_sums(part.terms)
            if not self.total(core):
                core, idle = (), core + idle
            if part.zeros or part.naught:
                note("zero-outermost")
            if part.ones:
                note("one-outermost")
            if idle:
                note("plus-minus-outermost")
            if core:
                own += factors(self.join(core), exponent)
            outside += idle
            ones += part.ones
            zeros += part.zeros
            naughts += [part.naught] if part.naught else []
        return own, Parts(tuple(outside), zeros, tuple(ones)), naughts

    def _factor(self, factor: Form) -> tuple[Parts, Sequence[Factor]]:
        """The parts of a factor; of a sum that leaves a product only, its idle parts and that."""
        if factor.kind == SUM:
            own = self.terms(factor)
            core, idle = self.idle_sums(tuple(term for term in own if self.value(term[0])))
            if len(core) == 1 and core[0][0].kind == PRODUCT:
                idle += tuple(term for term in own if not self.value(term[0]))
                return self._add_up(idle, _quietly), core[0][0].parts
        return self.take_apart(factor), ()

    def _naught(self, form: Form, note: Note) -> Parts:
        """The parts of a product with a zero in it: zero times the bag of the other cards."""
        own: Terms = ()
        bag: list[Form] = []
        zeros, naughts = 0, []
        nothings = [factor for factor, _ in form.parts if not self.value(factor)]
        for factor, exponent in form.parts:
            if self.value(factor):
                bag += cards_of(factor)
                if exponent < 0:
                    note("zero-over")
        for factor in nothings:
            part = self.take_apart(factor)
            own += part.terms
            zeros += part.zeros
            bag += [card for one in part.ones for card in cards_of(one)]
            naughts += [part.naught] if part.naught else []
        if len(nothings) > 1:
            note("zero-times-zero")
        zeros += bag.count(ZERO)
        bag = [card for card in bag if card != ZERO]
        if bag == [ONE] and not naughts:
            return self._settle(Parts(own, zeros, (ONE,)), naughts, note)
        if bag:
            if len(bag) > 1:
                note("zero-bag")
            if own or not naughts:
                zeros -= not own
                naughts.append(Naught(own, tuple(bag)))
                own = ()
            else:
                naughts[0] = Naught(naughts[0].terms, (*naughts[0].bag, *bag))
        return self._settle(Parts(own, zeros), naughts, note)
