"""Arrangements: the few standard positions of the neutral parts of a form next to its core."""

from collections.abc import Iterable, Sequence
from itertools import combinations

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
from twentyfour._essential.cache import Arrangement, Cache, Decomposition
from twentyfour._essential.decomposition import (
    ZERO,
    decompose,
    difference,
    is_reduced,
    neutral_factors,
    quotient,
)
from twentyfour._essential.exchanges import equations


def form_of(cache: Cache, arrangement: Arrangement) -> Form:
    """The form of an arrangement, with its neutral parts outermost."""
    core, ones, zeros, absorbed, pool = arrangement
    if pool:
        zeros = (forms_of(cache, arrangement).forms(absorbed, 0)[0],)
        absorbed = without(pool, absorbed)
    outer = [(multiply([(form, 1) for form in (*core, *ones)]), 1)] if core else []
    outer += [(zero, 1) for zero in zeros[1:]]
    if zeros:
        outer.append((multiply([(form, 1) for form in (zeros[0], *absorbed)]), 1))
    return cache.join(outer)


def arrange(cache: Cache, parts: Decomposition) -> Arrangement:
    """The arrangement of a decomposed form."""
    core, zeros, ones, absorbed = _reduced(cache, parts)
    whole = (core,) if core else ()
    while len(ones) > 1:
        one, other, *ones = ones
        zeros += decompose(cache, difference(cache, one, other)).zeros
    if not ones and zeros and all(form == ZERO for form in (*zeros, *absorbed)):
        return Arrangement(whole, (), (*zeros, *absorbed))
    if not absorbed and not (zeros and ones):
        if len(zeros) == 1 and core and zeros[0] != ZERO:
            settled = _settled(cache, zeros[0])
            if len(settled.zeros) != 1 or settled.ones or settled.absorbed:
                return arrange(cache, settled._replace(core=core))
            return Arrangement(whole, zeros=settled.zeros)
        if not zeros:
            return Arrangement(whole, tuple(ones))
    zero, *others = sorted(zeros)
    absorbed += [card for form in (*ones, *others) for card in cards_of(form)]
    return _pooled(cache, Arrangement(whole, (), (zero,), tuple(sorted(absorbed))))


def _reduced(
    cache: Cache, parts: Decomposition
) -> tuple[Form | None, list[Form], list[Form], list[Form]]:
    """The fields of a decomposition, without neutral parts inside them."""
    inner = [decompose(cache, parts.core)] if parts.core else []
    core = inner[0].core if inner else None
    inner += [decompose(cache, zero) for zero in parts.zeros]
    for one in parts.ones:
        inner.append(decompose(cache, one))
        one_core = inner[-1].core
        if one_core and one_core.kind == PRODUCT:
            inner.append(quotient(cache, one_core.parts))
        elif one_core:
            inner.append(Decomposition(None, ones=(one_core,)))
    return (
        core,
        [zero for part in inner for zero in part.zeros],
        [one for part in inner for one in part.ones],
        [*parts.absorbed, *(card for part in inner for card in part.absorbed)],
    )


def _settled(cache: Cache, zero: Form) -> Decomposition:
    """A zero as smaller zeros and ones. Without smaller parts, the least of equivalent zeros."""
    known = cache.settled_zeros.get(zero)
    if known is None:
        known = _split(cache, zero) or _solved_with_ones(cache, zero)
        known = known or Decomposition(None, (_standard(cache, zero),))
        cache.settled_zeros[zero] = known
    return known


def _split(cache: Cache, zero: Form) -> Decomposition | None:
    """The smaller zeros of a difference of products: 2*5-2*5 becomes 2-2 and 5-5."""
    if len(zero.parts) > 2:
        return None
    (one, _), (other, _) = zero.parts
    both = [*factors(one), *factors(other, -1)]
    chosen = next(iter(neutral_factors(cache, both)), None)
    if not chosen:
        return None
    some, others = quotient(cache, chosen), quotient(cache, without(both, chosen))
    zeros = some.zeros + others.zeros
    return Decomposition(None, zeros, some.ones + others.ones) if zeros else None


def _solved_with_ones(cache: Cache, zero: Form) -> Decomposition | None:
    """A zero as an equation, solved so that a part is neutral: 1/2-2/4 becomes 1*4/2-2."""
    if all(part.kind == LEAF for part, _ in zero.parts):
        return None
    for one, other in equations(cache, zero):
        parts = decompose(cache, difference(cache, one, other))
        if parts.ones or parts.absorbed or len(parts.zeros) != 1:
            return parts
    return None


def _standard(cache: Cache, zero: Form) -> Form:
    """The least of the zeros of equivalent equations: 6*4-3*8 and 6/3-8/4."""
    if all(part.kind == LEAF for part, _ in zero.parts):
        return zero
    return min(difference(cache, one, other) for one, other in equations(cache, zero))


def _pooled(cache: Cache, arrangement: Arrangement) -> Arrangement:
    """The arrangement as a pool, if the absorbed cards can make another zero."""
    core, _, (zero,), absorbed, _ = arrangement
    cards = cards_of(zero), absorbed
    least = cache.least_zeros.get(cards)
    if least is None:
        by_value = forms_of(cache, arrangement)
        least = cache.least_zeros[cards] = _least_zero(by_value, *cards)
    return Arrangement(core, (), (), least, _sorted(*cards)) if least else arrangement


def _least_zero(by_value: ByValue, zero: Cards, absorbed: Cards) -> Cards:
    """The cards of the least zero of a pool. Empty if the absorbed cards make no zero."""
    if not any(by_value.can_be_zero(cards) for cards, _ in subsets(absorbed)):
        return ()
    zeros = zeros_of(by_value, _sorted(zero, absorbed), zero)
    return min(zeros, key=lambda cards: (len(cards), cards))


def cards_in(arrangement: Arrangement) -> int:
    """How many cards an arrangement has."""
    core, ones, zeros, absorbed, pool = arrangement
    core_cards = (card for form in (*core, *ones, *zeros) for card in cards_of(form))
    return len([*core_cards, *(pool or absorbed)])


def forms_of(cache: Cache, arrangement: Arrangement) -> ByValue:
    """The forms of the cards of an arrangement."""
    core, _, zeros, absorbed, pool = arrangement
    inner = (card for form in (*core, *zeros) for card in cards_of(form))
    return forms_by_value(cache, tuple(sorted((*inner, *(pool or absorbed)))))


def forms_by_value(cache: Cache, hand: Cards) -> ByValue:
    """The forms of the cards of a hand."""
    if hand not in cache.by_value:
        cache.by_value[hand] = ByValue(hand)
    return cache.by_value[hand]


def zeros_of(by_value: ByValue, pool: Cards, start: Cards) -> list[Cards]:
    """The cards of each zero of a pool that can be chosen instead of the first."""
    found = [start]
    for cards in found:
        for other, _ in subsets(without(pool, cards)):
            if other not in found and by_value.can_be_zero(other):
                found.append(other)
    return found


def reduced_forms(cache: Cache, by_value: ByValue, cards: Cards, size: int) -> list[Form]:
    """The forms over some cards with a size and without neutral parts."""
    return [form for form in by_value.forms(cards, size) if is_reduced(cache, form)]


def _sorted(some: Cards, others: Cards) -> Cards:
    return tuple(sorted((*some, *others)))


def form_of_one(parts: Sequence[Factor]) -> Form:
    """The form of factors whose product is one, with a factor above the line."""
    return multiply(parts if has_numerator(parts) else inverted(parts))


def subsets(cards: Cards) -> Iterable[tuple[Cards, Cards]]:
    """Every different choice of one or more cards, each paired with the remaining cards."""
    return dict.fromkeys(
        (chosen, without(cards, chosen))
        for size in range(1, len(cards) + 1)
        for chosen in combinations(cards, size)
    )
