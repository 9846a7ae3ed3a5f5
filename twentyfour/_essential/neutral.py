"""Neutral parts of a form: zeros that are added, ones that are multiplied in.

A form is taken apart from the inside out into a core, in which nothing is neutral, and what was
neutral in it. Where that leaves a choice, any will do: `exchanges` joins the outcomes.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from twentyfour._algebraic.arithmetic import (
    Cards,
    Terms,
    Values,
    cards_of,
    has_numerator,
    multiply,
    turned,
    without,
)
from twentyfour._algebraic.forms import LEAF, PRODUCT, SUM, Factor, Form, Signed, factors, leaf

ZERO = leaf(0)


class Parts(NamedTuple):
    """A form taken apart; its size is that of the core."""

    core: Form | None
    """None for a form worth zero."""
    zeros: tuple[Form, ...] = ()
    """Cards 0, and sums that come to zero and hold no smaller ones."""
    ones: tuple[Form, ...] = ()
    """Forms of size one that are no quotients."""
    absorbed: Cards = ()
    """Cards by which one of the zeros is multiplied: how does not matter."""


class Neutral(Values):
    """Takes forms apart. Remembers the parts for as long as it lives."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: dict[Form, Parts] = {}

    def is_lean(self, form: Form) -> bool:
        """Whether nothing in a form is neutral; False where that takes a closer look."""
        if form.kind == LEAF:
            return True
        sizes = [self.size(part) for part, _ in form.parts]
        if not all(sizes):
            return False
        if form.kind == PRODUCT:
            if self._has_one(form.parts) or next(self._neutral_factors(form.parts), None):
                return False
        elif self._cancels(sizes) and self._zero_sum(self.terms(form)):
            return False
        return all(map(self.is_lean, [part for part, _ in form.parts if part.kind != LEAF]))

    @staticmethod
    def _cancels(sizes: Sequence[object]) -> bool:
        """Whether a look at the sizes of some terms leaves open that fewer come to zero."""
        return len(sizes) > 3 or (len(sizes) == 3 and len(set(sizes)) < 3)

    def take_apart(self, form: Form) -> Parts:
        """The parts of a form."""
        known = self._parts.get(form)
        if known is None:
            known = self._parts[form] = self._take_apart(form)
        return known

    def _take_apart(self, form: Form) -> Parts:
        if form.kind == LEAF:
            return Parts(form) if form.number[0] else Parts(None, (form,))
        if form.kind == SUM:
            return self._sum(form)
        return self._product(form) if self.value(form) else self._multiplied_zero(form)

    def _sum(self, form: Form) -> Parts:
        inner: list[Parts] = []
        own: list[Signed] = []
        for part, sign in self.terms(form):
            inner.append(self.take_apart(part))
            if core := inner[-1].core:
                own += self.terms(core) if sign > 0 else turned(self.terms(core))
        zeros = []
        rest = tuple(sorted(own))
        while chosen := self._zero_sum(rest):
            zeros.append(self.join(self.oriented(chosen)))
            rest = without(rest, chosen)
        if rest and not self.total(rest):
            zeros.append(self.join(self.oriented(rest)))
            rest = ()
        return _together(self.join(rest) if rest else None, inner, zeros, ())

    def _zero_sum(self, own: Terms) -> Terms:
        """The fewest of some terms, but not all, that come to zero; none if there are none."""
        for size in range(2, len(own)):
            for chosen in combinations(own, size):
                if not self.total(chosen):
                    return chosen
        return ()

    def _product(self, form: Form) -> Parts:
        """The parts of a product other than zero; a factor above the line stays in the core."""
        inner: list[Parts] = []
        own: list[Factor] = []
        for part, exponent in form.parts:
            inner.append(self.take_apart(part))
            core = inner[-1].core
            own += factors(core, exponent) if core else ()
        own.sort()
        kept = [part for part in own if self.size(part[0]) != 1]
        ones = [part for part in own if self.size(part[0]) == 1]
        if not has_numerator(kept):
            kept.append(next(part for part in ones if part[1] > 0))
            ones.remove(kept[-1])
        zeros: list[Form] = []
        loose = [one for one, _ in ones]
        while chosen := next(self._neutral_factors(kept), None):
            kept = list(without(kept, chosen))
            more = self.quotient(chosen)
            zeros += more.zeros
            loose += more.ones
        return _together(multiply(kept), inner, zeros, loose)

    def _has_one(self, own: Sequence[Factor]) -> bool:
        """Whether a factor is one, and another stands above the line without it."""
        above = [factor for factor, exponent in own if exponent > 0]
        ones = [exponent for factor, exponent in own if self.size(factor) == 1]
        return len(ones) > 0 and (len(above) > 1 or -1 in ones)

    def _neutral_factors(self, own: Sequence[Factor]) -> Iterator[tuple[Factor, ...]]:
        """Factors, the fewest first, that come to one and leave another above the line."""
        above = sum([exponent > 0 for _, exponent in own])
        for size in range(2, len(own)):
            for chosen in combinations(own, size):
                left = above - sum([exponent > 0 for _, exponent in chosen])
                if left and self.is_one(chosen):
                    yield chosen

    def quotient(self, own: Iterable[Factor]) -> Parts:
        """Factors that come to one: X over X is the zeros of X-X, else they are a one."""
        above: list[Factor] = []
        below: list[Factor] = []
        for form, exponent in own:
            (above if exponent > 0 else below).append((form, 1))
        if above and below:
            return self.take_apart(self.difference(multiply(above), multiply(below)))
        return Parts(None, (), (multiply(above or below),))

    def difference(self, one: Form, other: Form) -> Form:
        """The form of what one form is above another."""
        return self.join(self.oriented((*self.terms(one), *turned(self.terms(other)))))

    def _multiplied_zero(self, form: Form) -> Parts:
        """The parts of a product with a zero in it, which absorbs the other cards."""
        nothing = next(part for part, _ in form.parts if not self.value(part))
        others = without((part for part, _ in form.parts), [nothing])
        absorbed = [card for part in others for card in cards_of(part)]
        zeros = self.take_apart(nothing)
        return zeros._replace(absorbed=(*zeros.absorbed, *absorbed))


def _together(
    core: Form | None, inner: Sequence[Parts], zeros: Iterable[Form], ones: Iterable[Form]
) -> Parts:
    """A core with what was neutral beside it and inside."""
    return Parts(
        core,
        (*zeros, *[zero for part in inner for zero in part.zeros]),
        (*ones, *[one for part in inner for one in part.ones]),
        tuple([card for part in inner for card in part.absorbed]),
    )
