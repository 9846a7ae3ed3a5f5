"""Neutral parts of a form: zeros that are added, ones that are multiplied in.

A form is decomposed from the inside out into a core, in which nothing is neutral, and its neutral
parts. Where there is a choice, any outcome will do: `exchanges` leads from each to the others.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from twentyfour._algebraic.arithmetic import (
    Cards,
    Evaluator,
    Terms,
    cards_of,
    has_numerator,
    multiply,
    negated,
    without,
)
from twentyfour._algebraic.forms import LEAF, PRODUCT, SUM, Factor, Form, Signed, factors, leaf

ZERO = leaf(0)


class Decomposition(NamedTuple):
    """A core and the neutral parts of a form; the form has the size of its core."""

    core: Form | None
    """None for a form of value zero."""
    zeros: tuple[Form, ...] = ()
    """Cards 0, and sums of value zero that contain no smaller sum of value zero."""
    ones: tuple[Form, ...] = ()
    """Forms of size one that are not quotients."""
    absorbed: Cards = ()
    """Cards by which one of the zeros is multiplied, in whatever way."""


class Decomposer(Evaluator):
    """Decomposes forms. Caches the decompositions for as long as it lives."""

    def __init__(self) -> None:
        super().__init__()
        self._decomposed: dict[Form, Decomposition] = {}

    def is_reduced(self, form: Form) -> bool:
        """Whether nothing in a form is neutral; False where only `decompose` can tell."""
        return not self._is_neutral_outermost(form) and self._has_reduced_parts(form)

    def is_redundant(self, form: Form) -> bool:
        """Whether the class of a form surely has another one, of the same cards and sign.

        A*X/X' has A+X-X', and what is neutral inside a part may stand outermost. Holds where no
        card is negative: there a part may take its sign from a one.
        """
        if form.kind == PRODUCT and self._divides_by_equal(form.parts):
            return True
        kept = form.kind == SUM and self._is_neutral_outermost(form)
        return not kept and not self._has_reduced_parts(form)

    def _divides_by_equal(self, own: Sequence[Factor]) -> bool:
        """Whether one of some factors is divided by another of equal size, or any by a one."""
        divisors = [part for part in own if part[1] < 0]
        return any(self.size(form) == 1 for form, _ in divisors) or any(
            part in divisors
            for chosen in (self._neutral_factors(own) if divisors else ())
            for part in chosen
        )

    def _has_reduced_parts(self, form: Form) -> bool:
        return all(map(self.is_reduced, [part for part, _ in form.parts if part.kind != LEAF]))

    def _is_neutral_outermost(self, form: Form) -> bool:
        """Whether some factors of a product, or terms of a sum, are neutral."""
        if form.kind == LEAF:
            return False
        sizes = [self.size(part) for part, _ in form.parts]
        if not all(sizes):
            return True
        if form.kind == PRODUCT:
            if 1 in sizes and self._spares_one(form.parts):
                return True
            return len(sizes) > 2 and next(self._neutral_factors(form.parts), None) is not None
        return self._cancels(sizes) and bool(self._zero_sum(self.terms(form)))

    @staticmethod
    def _cancels(sizes: Sequence[object]) -> bool:
        """Whether fewer of some terms may have the sum zero, judged by the sizes alone."""
        return len(sizes) > 3 or (len(sizes) == 3 and len(set(sizes)) < 3)

    def decompose(self, form: Form) -> Decomposition:
        """The core and the neutral parts of a form."""
        known = self._decomposed.get(form)
        if known is None:
            known = self._decomposed[form] = self._decompose(form)
        return known

    def _decompose(self, form: Form) -> Decomposition:
        if form.kind == LEAF:
            return Decomposition(form) if form.number[0] else Decomposition(None, (form,))
        if form.kind == SUM:
            return self._sum(form)
        return self._product(form) if self.value(form) else self._multiplied_zero(form)

    def _sum(self, form: Form) -> Decomposition:
        inner: list[Decomposition] = []
        own: list[Signed] = []
        for part, sign in self.terms(form):
            inner.append(self.decompose(part))
            if core := inner[-1].core:
                own += self.terms(core) if sign > 0 else negated(self.terms(core))
        zeros = []
        rest = tuple(sorted(own))
        while chosen := self._zero_sum(rest):
            zeros.append(self.join(self.oriented(chosen)))
            rest = without(rest, chosen)
        if rest and not self.total(rest):
            zeros.append(self.join(self.oriented(rest)))
            rest = ()
        return _merged(self.join(rest) if rest else None, inner, zeros, ())

    def _zero_sum(self, own: Terms) -> Terms:
        """The fewest of some terms, but not all, whose sum is zero; empty if there are none."""
        for size in range(2, len(own)):
            for chosen in combinations(own, size):
                if not self.total(chosen):
                    return chosen
        return ()

    def _product(self, form: Form) -> Decomposition:
        """The decomposition of a nonzero product; the core keeps a factor above the line."""
        inner: list[Decomposition] = []
        own: list[Factor] = []
        for part, exponent in form.parts:
            inner.append(self.decompose(part))
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
        return _merged(multiply(kept), inner, zeros, loose)

    def _spares_one(self, own: Sequence[Factor]) -> bool:
        """Whether a factor that is one, of which there is one at least, can be left out."""
        above = [factor for factor, exponent in own if exponent > 0]
        return len(above) > 1 or any(
            exponent < 0 and self.size(form) == 1 for form, exponent in own
        )

    def _neutral_factors(self, own: Sequence[Factor]) -> Iterator[tuple[Factor, ...]]:
        """Factors, the fewest first, with the product one, that leave one above the line."""
        above = sum([exponent > 0 for _, exponent in own])
        for size in range(2, len(own)):
            for chosen in combinations(own, size):
                left = above - sum([exponent > 0 for _, exponent in chosen])
                if left and self.is_one(chosen):
                    yield chosen

    def quotient(self, own: Iterable[Factor]) -> Decomposition:
        """Factors whose product is one, decomposed: X/X is the zeros of X-X, else a one."""
        above: list[Factor] = []
        below: list[Factor] = []
        for form, exponent in own:
            (above if exponent > 0 else below).append((form, 1))
        if above and below:
            return self.decompose(self.difference(multiply(above), multiply(below)))
        return Decomposition(None, (), (multiply(above or below),))

    def difference(self, one: Form, other: Form) -> Form:
        """The form of one form minus another."""
        return self.join(self.oriented((*self.terms(one), *negated(self.terms(other)))))

    def _multiplied_zero(self, form: Form) -> Decomposition:
        """The decomposition of a product with a zero in it, which absorbs the other cards."""
        nothing = next(part for part, _ in form.parts if not self.value(part))
        others = without((part for part, _ in form.parts), [nothing])
        absorbed = [card for part in others for card in cards_of(part)]
        zeros = self.decompose(nothing)
        return zeros._replace(absorbed=(*zeros.absorbed, *absorbed))


def _merged(
    core: Form | None, inner: Sequence[Decomposition], zeros: Iterable[Form], ones: Iterable[Form]
) -> Decomposition:
    """A core with the neutral parts beside it and those from inside it."""
    return Decomposition(
        core,
        (*zeros, *[zero for part in inner for zero in part.zeros]),
        (*ones, *[one for part in inner for one in part.ones]),
        tuple([card for part in inner for card in part.absorbed]),
    )
