"""Exchanges of equal parts: one of a core, the other of a neutral part.

A part D of a core and a zero P-Q beside it with P = D: D + (P-Q) = P + (D-Q), and the zero may be
added where D stands. Likewise D * (P/Q) = P * (D/Q) where P/Q is multiplied in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import chain, combinations
from typing import TypeAlias, TypeVar

from twentyfour._algebraic.arithmetic import Terms, has_numerator, inverted, multiply, negated
from twentyfour._algebraic.forms import PRODUCT, SUM, Factor, Form, factors
from twentyfour._essential.decomposition import Decomposer
from twentyfour.cards import Rational

T = TypeVar("T")
Equation: TypeAlias = tuple[Form, Form]
"""Its sides, two forms of equal size."""
Rebuild: TypeAlias = Callable[[Form], Form]
"""Returns the whole form with another form in the place of a part."""
Place: TypeAlias = tuple[Form, Rebuild]
Site: TypeAlias = tuple[tuple[Factor, ...], Callable[[Sequence[Factor]], Form]]
"""The factors of a product, or of another part itself, and what puts factors in their place."""


class Exchanger(Decomposer):
    """Finds exchanges. Caches equations and places for as long as it lives."""

    def __init__(self) -> None:
        super().__init__()
        self._equations: dict[Form, tuple[Equation, ...]] = {}
        self._places: dict[Form, tuple[Place, ...]] = {}
        self._sizes: dict[Form, frozenset[Rational]] = {}

    def equations(self, zero: Form) -> tuple[Equation, ...]:
        """The equation that a sum is zero, solved for each of its parts."""
        known = self._equations.get(zero)
        if known is None:
            known = tuple(dict.fromkeys(self._solved(self.terms(zero))))
            self._equations[zero] = known
        return known

    def _solved(self, own: Terms, solved: Terms = ()) -> Iterator[Equation]:
        """The equation that the sum of terms is zero, solved for some of the first ones."""
        for at in _choices(len(own) + len(solved)):
            chosen, rest = _chosen((*own, *solved), at)
            part, other = self.join(chosen), self.join(rest)
            if not self.value(part):
                continue
            yield part, other
            if len(at) == 1 and at[0] < len(own) and part.kind == PRODUCT:
                yield from self._divided(part, other)

    def _divided(self, product: Form, other: Form) -> Iterator[Equation]:
        """The equation of a product and another form, solved for parts of the product."""
        own = tuple(factors(product))
        every = (*own, *factors(other, -1))
        for at in _choices(len(every)):
            chosen, rest = _chosen(every, at)
            for part, away in ((chosen, inverted(rest)), (inverted(chosen), rest)):
                if has_numerator(part) and has_numerator(away):
                    yield multiply(part), multiply(away)
        for place, (factor, exponent) in enumerate(own):
            if factor.kind == SUM:
                value = multiply(
                    [*factors(other, exponent), *own[:place], *own[place + 1 :]]
                    if exponent < 0
                    else [*factors(other), *inverted([*own[:place], *own[place + 1 :]])]
                )
                yield from self._solved(self.terms(factor), negated(self.terms(value)))

    def places(self, form: Form) -> tuple[Place, ...]:
        """Every part of a form with its place; some terms, or some factors, are a part too."""
        known = self._places.get(form)
        if known is None:
            known = self._places[form] = tuple(self._parts_within(form, lambda new: new))
        return known

    def has_part(self, form: Form, size: Rational) -> bool:
        """Whether a part of a form, or the inverse of one, has a size."""
        sizes = self._sizes.get(form)
        if sizes is None:
            sizes = frozenset([self.size(part) for part, _ in self.places(form)])
            self._sizes[form] = sizes
        return size in sizes or (size not in (0, 1) and Fraction(1) / size in sizes)

    def _parts_within(self, form: Form, rebuild: Rebuild) -> Iterator[Place]:
        if self.value(form):
            yield form, rebuild
        if form.kind == SUM:
            own = self.terms(form)
            for at in _choices(len(own)):
                chosen, rest = _chosen(own, at)
                sign = 1 if self.total(chosen) >= 0 else -1
                part = self.join(chosen)

                def add_to(new: Form, rest: Terms = rest, sign: int = sign) -> Form:
                    own = self.terms(new)
                    return rebuild(self.join((*rest, *(own if sign > 0 else negated(own)))))

                yield from self._each(part, len(chosen), add_to)
        elif form.kind == PRODUCT:
            whole = range(len(form.parts))
            for at in (*_choices(len(form.parts)), tuple(whole)):
                yield from self._factors_within(*_chosen(form.parts, at), rebuild)

    def _factors_within(
        self, chosen: Sequence[Factor], rest: Sequence[Factor], rebuild: Rebuild
    ) -> Iterator[Place]:
        """Some factors as a part, and their inverses as a part that divides."""
        for exponent, own in ((1, list(chosen)), (-1, inverted(chosen))):
            if not has_numerator(own) or (not has_numerator(rest) if exponent < 0 else not rest):
                continue
            if any(below < 0 and not self.value(form) for form, below in own):
                continue

            def multiply_by(new: Form, exponent: int = exponent) -> Form:
                return rebuild(multiply([*rest, *factors(new, exponent)]))

            yield from self._each(multiply(own), len(chosen), multiply_by)

    def _each(self, part: Form, count: int, rebuild: Rebuild) -> Iterator[Place]:
        """A part; of a single term or factor the parts within too."""
        if count == 1:
            yield from self._parts_within(part, rebuild)
        else:
            yield part, rebuild

    def exchange(
        self, host: Form, own: Sequence[Factor]
    ) -> Iterator[tuple[Form, tuple[Factor, ...]]]:
        """A host and the factors of a one, after equal products of factors changed places."""
        if not self._match(host, own):
            return
        options: dict[Rational, list[tuple[tuple[Factor, ...], tuple[Factor, ...]]]] = {}
        for chosen, rest in selections(own):
            options.setdefault(self.product(chosen), []).append((chosen, rest))
        for site, rebuild in self._sites(host):
            for mine, kept in selections(site):
                for chosen, rest in options.get(self.product(mine), ()):
                    if has_numerator([*kept, *chosen]):
                        yield rebuild([*kept, *chosen]), (*rest, *mine)

    def _match(self, host: Form, own: Sequence[Factor]) -> bool:
        """Whether the product of some or all factors has the size of a part of the host."""
        return self.has_part(host, 1) or any(
            self.has_part(host, self.product(chosen)) for chosen, _ in selections(own)
        )

    def _sites(self, host: Form) -> Iterator[Site]:
        """The places where a one can be multiplied in."""
        for part, rebuild in self.places(host):
            yield part.parts if part.kind == PRODUCT else ((part, 1),), _multiplying(rebuild)


def _multiplying(rebuild: Rebuild) -> Callable[[Sequence[Factor]], Form]:
    """Puts the product of factors in the place of a part."""
    return lambda own: rebuild(multiply(own))


def selections(items: Sequence[T]) -> Iterator[tuple[tuple[T, ...], tuple[T, ...]]]:
    """The ways to choose some or all of the items, each with the remaining ones."""
    yield from (_chosen(items, at) for at in _choices(len(items)))
    yield tuple(items), ()


def _choices(count: int) -> Iterator[tuple[int, ...]]:
    """The places of some but not all of a number of items, the fewest first."""
    return chain.from_iterable(combinations(range(count), size) for size in range(1, count))


def _chosen(items: Sequence[T], at: Sequence[int]) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """The items at some places, and the remaining ones."""
    others = [item for place, item in enumerate(items) if place not in at]
    return tuple([items[place] for place in at]), tuple(others)
