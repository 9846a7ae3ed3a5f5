"""Arrangements: the few ways in which the neutral parts of a form can stand beside its core."""

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
from twentyfour._essential.decomposition import ZERO, Decomposition
from twentyfour._essential.exchanges import Exchanger


class Arrangement(NamedTuple):
    """A core, and the neutral parts beside it."""

    core: tuple[Form, ...]
    """Empty for a value of zero, unless there is nothing else."""
    ones: tuple[Form, ...] = ()
    """At most one, which is not a quotient: 1-1 and X/X are zeros."""
    zeros: tuple[Form, ...] = ()
    """At most one, or only cards 0: a zero absorbs the Xs of an X-X beside it."""
    absorbed: Cards = ()
    """The cards by which the zero is multiplied."""
    pool: Cards = ()
    """Cards that make two zeros, either of which absorbs all the others; `absorbed` are the cards
    of one zero that can be chosen."""


class Arranger(Exchanger):
    """Arranges neutral parts. Caches forms by their value for as long as it lives."""

    def __init__(self) -> None:
        super().__init__()
        self._by_value: dict[Cards, ByValue] = {}
        self._settled_zeros: dict[Form, Decomposition] = {}
        self._least_zeros: dict[tuple[Cards, Cards], Cards] = {}

    def form(self, arrangement: Arrangement) -> Form:
        """The form of an arrangement, with its neutral parts outermost."""
        core, ones, zeros, absorbed, pool = arrangement
        if pool:
            zeros = (self.forms_of(arrangement).forms(absorbed, 0)[0],)
            absorbed = without(pool, absorbed)
        outer = [(multiply([(form, 1) for form in (*core, *ones)]), 1)] if core else []
        outer += [(zero, 1) for zero in zeros[1:]]
        if zeros:
            outer.append((multiply([(form, 1) for form in (zeros[0], *absorbed)]), 1))
        return self.join(outer)

    def arrange(self, parts: Decomposition) -> Arrangement:
        """The arrangement of a decomposed form."""
        core, zeros, ones, absorbed = self._reduced(parts)
        whole = (core,) if core else ()
        while len(ones) > 1:
            one, other, *ones = ones
            zeros += self.decompose(self.difference(one, other)).zeros
        if not ones and zeros and all(form == ZERO for form in (*zeros, *absorbed)):
            return Arrangement(whole, (), (*zeros, *absorbed))
        if not absorbed and not (zeros and ones):
            if len(zeros) == 1 and core and zeros[0] != ZERO:
                settled = self._settled(zeros[0])
                if len(settled.zeros) != 1 or settled.ones or settled.absorbed:
                    return self.arrange(settled._replace(core=core))
                return Arrangement(whole, zeros=settled.zeros)
            if not zeros:
                return Arrangement(whole, tuple(ones))
        zero, *others = sorted(zeros)
        absorbed += [card for form in (*ones, *others) for card in cards_of(form)]
        return self._pooled(Arrangement(whole, (), (zero,), tuple(sorted(absorbed))))

    def _reduced(
        self, parts: Decomposition
    ) -> tuple[Form | None, list[Form], list[Form], list[Form]]:
        """The fields of a decomposition, with nothing neutral inside any of them."""
        inner = [self.decompose(parts.core)] if parts.core else []
        core = inner[0].core if inner else None
        inner += [self.decompose(zero) for zero in parts.zeros]
        for one in parts.ones:
            inner.append(self.decompose(one))
            one_core = inner[-1].core
            if one_core and one_core.kind == PRODUCT:
                inner.append(self.quotient(one_core.parts))
            elif one_core:
                inner.append(Decomposition(None, ones=(one_core,)))
        return (
            core,
            [zero for part in inner for zero in part.zeros],
            [one for part in inner for one in part.ones],
            [*parts.absorbed, *(card for part in inner for card in part.absorbed)],
        )

    def _settled(self, zero: Form) -> Decomposition:
        """A zero as smaller zeros and ones; where it is none, the least of equivalent zeros."""
        known = self._settled_zeros.get(zero)
        if known is None:
            known = self._split(zero) or self._solved_with_ones(zero)
            known = known or Decomposition(None, (self._standard(zero),))
            self._settled_zeros[zero] = known
        return known

    def _split(self, zero: Form) -> Decomposition | None:
        """The smaller zeros of a difference of products: 2*5-2*5 is 2-2 and 5-5."""
        if len(zero.parts) > 2:
            return None
        (one, _), (other, _) = zero.parts
        own = [*factors(one), *factors(other, -1)]
        chosen = next(iter(self._neutral_factors(own)), None)
        if not chosen:
            return None
        some, others = self.quotient(chosen), self.quotient(without(own, chosen))
        zeros = some.zeros + others.zeros
        return Decomposition(None, zeros, some.ones + others.ones) if zeros else None

    def _solved_with_ones(self, zero: Form) -> Decomposition | None:
        """A zero as an equation solved so that something in it is neutral: 1/2-2/4 as 1*4/2-2."""
        if all(part.kind == LEAF for part, _ in zero.parts):
            return None
        for one, other in self.equations(zero):
            parts = self.decompose(self.difference(one, other))
            if parts.ones or parts.absorbed or len(parts.zeros) != 1:
                return parts
        return None

    def _standard(self, zero: Form) -> Form:
        """The least of the zeros of equivalent equations: 6*4-3*8 and 6/3-8/4."""
        if all(part.kind == LEAF for part, _ in zero.parts):
            return zero
        return min(self.difference(one, other) for one, other in self.equations(zero))

    def _pooled(self, arrangement: Arrangement) -> Arrangement:
        """The arrangement as a pool, if the absorbed cards can make another zero."""
        core, _, (zero,), absorbed, _ = arrangement
        cards = cards_of(zero), absorbed
        least = self._least_zeros.get(cards)
        if least is None:
            by_value = self.forms_of(arrangement)
            least = self._least_zeros[cards] = self._least_zero(by_value, *cards)
        return Arrangement(core, (), (), least, _sorted(*cards)) if least else arrangement

    def _least_zero(self, by_value: ByValue, zero: Cards, absorbed: Cards) -> Cards:
        """The cards of the least zero of a pool; none if the absorbed cards make no zero."""
        if not any(by_value.can_be_zero(cards) for cards, _ in subsets(absorbed)):
            return ()
        zeros = self.zeros_of(by_value, _sorted(zero, absorbed), zero)
        return min(zeros, key=lambda cards: (len(cards), cards))

    def cards_in(self, arrangement: Arrangement) -> int:
        """How many cards an arrangement has."""
        core, ones, zeros, absorbed, pool = arrangement
        own = (card for form in (*core, *ones, *zeros) for card in cards_of(form))
        return len([*own, *(pool or absorbed)])

    def forms_of(self, arrangement: Arrangement) -> ByValue:
        """The forms of the cards of an arrangement."""
        core, _, zeros, absorbed, pool = arrangement
        inner = (card for form in (*core, *zeros) for card in cards_of(form))
        return self.by_value(tuple(sorted((*inner, *(pool or absorbed)))))

    def by_value(self, hand: Cards) -> ByValue:
        """The forms of the cards of a hand."""
        if hand not in self._by_value:
            self._by_value[hand] = ByValue(hand)
        return self._by_value[hand]

    def zeros_of(self, by_value: ByValue, pool: Cards, start: Cards) -> list[Cards]:
        """The cards of each zero of a pool that can be chosen instead of the first."""
        found = [start]
        for cards in found:
            for other, _ in subsets(without(pool, cards)):
                if other not in found and by_value.can_be_zero(other):
                    found.append(other)
        return found

    def reduced_forms(self, by_value: ByValue, cards: Cards, size: int) -> list[Form]:
        """The forms of some cards that have a size and in which nothing is neutral."""
        return [form for form in by_value.forms(cards, size) if self.is_reduced(form)]


def _sorted(some: Cards, others: Cards) -> Cards:
    return tuple(sorted((*some, *others)))


def form_of_one(own: Sequence[Factor]) -> Form:
    """The form of factors whose product is one, with a factor above the line."""
    return multiply(own if has_numerator(own) else inverted(own))


def subsets(cards: Cards) -> Iterable[tuple[Cards, Cards]]:
    """The different ways to choose some or all of some cards, with the others."""
    return dict.fromkeys(
        (own, without(cards, own))
        for size in range(1, len(cards) + 1)
        for own in combinations(cards, size)
    )
