"""Arrangements: the few shapes into which all that is neutral in an expression can be brought."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from twentyfour._algebraic.arithmetic import (
    Cards,
    cards_of,
    has_numerator,
    inverted,
    multiply,
    without,
)
from twentyfour._algebraic.forms import LEAF, PRODUCT, Factor, Form, factors
from twentyfour._essential.by_value import ByValue
from twentyfour._essential.exchanges import Exchanges
from twentyfour._essential.neutral import ZERO, Parts


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


class Arranger(Exchanges):
    """Brings what is neutral into an arrangement. Remembers forms by their value."""

    def __init__(self) -> None:
        super().__init__()
        self._by_value: dict[Cards, ByValue] = {}

    def form(self, arrangement: Arrangement) -> Form:
        """A form with an arrangement, what is neutral outermost."""
        core, ones, zeros, absorbed, pool = arrangement
        if pool:
            zeros = (self.forms_of(arrangement).forms(absorbed, 0)[0],)
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
        if not ones and zeros and all(form == ZERO for form in (*zeros, *absorbed)):
            return Arrangement(whole, (), (*zeros, *absorbed))
        if not absorbed and not (zeros and ones):
            if len(zeros) == 1 and core and zeros[0] != ZERO:
                if split := self._split(zeros[0]):
                    return self.settle(Parts(core, split.zeros, split.ones))
                if solved := self._with_ones_inside(zeros[0]):
                    return self.settle(solved._replace(core=core))
                return Arrangement(whole, zeros=(self._standard(zeros[0]),))
            if not zeros:
                return Arrangement(whole, tuple(ones))
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

    def _with_ones_inside(self, zero: Form) -> Parts | None:
        """The parts of a zero solved so that something in it is neutral: 1/2-2/4 as 1*4/2-2."""
        if all(part.kind == LEAF for part, _ in zero.parts):
            return None
        for one, other in self.equations(zero):
            parts = self.take_apart(self.difference(one, other))
            if parts.ones or parts.absorbed or len(parts.zeros) != 1:
                return parts
        return None

    def _standard(self, zero: Form) -> Form:
        """The least of the zeros that say the same: 6*4-3*8 and 6/3-8/4."""
        if all(part.kind == LEAF for part, _ in zero.parts):
            return zero
        return min(self.difference(one, other) for one, other in self.equations(zero))

    def _pooled(self, arrangement: Arrangement) -> Arrangement:
        """The same as a pool, if what a zero absorbs makes another."""
        core, _, (zero,), absorbed, _ = arrangement
        by_value = self.forms_of(arrangement)
        if not any(by_value.can_be_zero(cards) for cards, _ in subsets(absorbed)):
            return arrangement
        pool = tuple(sorted((*absorbed, *cards_of(zero))))
        return Arrangement(
            core,
            (),
            (),
            min(
                self.zeros_of(by_value, pool, cards_of(zero)), key=lambda cards: (len(cards), cards)
            ),
            pool,
        )

    def cards_in(self, arrangement: Arrangement) -> int:
        """How many cards an arrangement has."""
        core, ones, zeros, absorbed, pool = arrangement
        own = (card for form in (*core, *ones, *zeros) for card in cards_of(form))
        return len([*own, *(pool or absorbed)])

    def forms_of(self, arrangement: Arrangement) -> ByValue:
        core, _, zeros, absorbed, pool = arrangement
        inner = (card for form in (*core, *zeros) for card in cards_of(form))
        return self.by_value(tuple(sorted((*inner, *(pool or absorbed)))))

    def by_value(self, hand: Cards) -> ByValue:
        """The forms of the cards of a hand."""
        if hand not in self._by_value:
            self._by_value[hand] = ByValue(hand)
        return self._by_value[hand]

    def zeros_of(self, by_value: ByValue, pool: Cards, start: Cards) -> list[Cards]:
        """The cards of each zero that can be chosen from a pool when another was."""
        found = [start]
        for cards in found:
            for other, _ in subsets(without(pool, cards)):
                if other not in found and by_value.can_be_zero(other):
                    found.append(other)
        return found

    def lean_forms(self, by_value: ByValue, cards: Cards, size: int) -> list[Form]:
        return [form for form in by_value.forms(cards, size) if self.is_lean(form)]


def upright_form(own: Sequence[Factor]) -> Form:
    """The form of factors that come to one."""
    return multiply(
        [
            part
            for form, exponent in (own if has_numerator(own) else inverted(own))
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
