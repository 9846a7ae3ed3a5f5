"""Essential forms: the equivalence classes of the rules of docs/sameness.md.

A form is decomposed into a core and neutral parts. The rules move the neutral parts into one of a
few arrangements. Of two equal parts, either may stand in the core, the other next to it. Exchanges
of equal parts connect arrangements to a class, and the least arrangement represents the class.
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
from twentyfour._essential.arrangements import (
    arrange,
    cards_in,
    form_of,
    form_of_one,
    forms_of,
    reduced_forms,
    subsets,
    zeros_of,
)
from twentyfour._essential.by_value import ByValue
from twentyfour._essential.cache import Arrangement, Cache, Decomposition
from twentyfour._essential.decomposition import ZERO, decompose, difference, is_reduced
from twentyfour._essential.exchanges import equations, exchange, has_part, places, selections
from twentyfour._slices import run_to_end

EMPTY = Decomposition(None)

MAX_EXCHANGED = 6
"""With more cards, absorbed cards are not exchanged, because there are too many ways."""

Outcome: TypeAlias = tuple[Form, tuple[Form, ...], tuple[Form, ...]]
"""A core, zeros and ones after an exchange."""


def class_key(cache: Cache, form: Form) -> Hashable:
    """The key of the class of a form, without regard to sign."""
    return arrangement_of(cache, form)


def is_representative(cache: Cache, form: Form) -> bool:
    """Whether a form is the representative of its class."""
    return form_of(cache, arrangement_of(cache, form)) == form


def arrangement_of(cache: Cache, form: Form) -> Arrangement:
    """The least of the arrangements in the class of a form."""
    return run_to_end(arrangement_in_slices(cache, form))


def arrangement_in_slices(cache: Cache, form: Form) -> Generator[None, None, Arrangement]:
    """`arrangement` as a generator that yields after every slice of the work."""
    if is_reduced(cache, form):
        return Arrangement((form,))
    start = arrange(cache, decompose(cache, form))
    if start not in cache.classes:
        yield from _explored(cache, start)
    return cache.classes[start]


def _explored(cache: Cache, start: Arrangement) -> Iterator[None]:
    """Find the class of an arrangement. Yields at every arrangement that an exchange makes."""
    found = [start]
    seen = {start}
    for arrangement in found:
        for after in exchanges(cache, arrangement):
            if after not in seen:
                seen.add(after)
                found.append(after)
            yield
    least = min(found, key=lambda one: (not _is_left_out(one), one))
    cache.classes.update({one: least for one in found if not _is_left_out(one)})
    cache.classes[start] = least


def exchanges(cache: Cache, arrangement: Arrangement) -> Iterator[Arrangement]:
    """The arrangements that one exchange of equal parts leads to."""
    core, ones, zeros, absorbed, pool = arrangement
    if _is_left_out(arrangement):
        return
    if pool:
        yield from _within_pool(cache, arrangement)
    elif absorbed:
        yield from _within_absorbed(cache, arrangement)
    elif core and ones:
        for outcome in _with_one(cache, core[0], ones[0]):
            yield arrange(cache, Decomposition(*outcome))
    elif core and zeros and zeros[0] != ZERO:
        for outcome in _with_zero(cache, core[0], zeros[0]):
            yield arrange(cache, Decomposition(*outcome))


def _is_left_out(arrangement: Arrangement) -> bool:
    """Whether an arrangement has too many exchanges. It is then a class of its own."""
    absorbing = bool(arrangement.pool or arrangement.absorbed)
    return absorbing and cards_in(arrangement) > MAX_EXCHANGED


def _with_one(cache: Cache, core: Form, one: Form) -> Iterator[Outcome]:
    """Exchanges between a core and a one multiplied in."""
    parts = factors(one)
    for factors_of_one in (parts, inverted(parts)) if len(parts) > 1 else (parts,):
        for after, other in exchange(cache, core, factors_of_one):
            yield after, (), (form_of_one(other),)


def _with_zero(cache: Cache, core: Form, zero: Form) -> Iterator[Outcome]:
    """Exchanges between a core and a zero added, written P-Q, P/Q or, with ones, P*Q."""
    for one, other in equations(cache, zero):
        size = cache.size(one)
        if has_part(cache, core, size):
            for part, rebuild in places(cache, core):
                if cache.size(part) == size:
                    yield rebuild(one), (difference(cache, part, other),), ()
        if size == 1:
            yield core, (), (one, other)
            for after, _, ones in _with_one(cache, one, other) if is_reduced(cache, one) else ():
                yield core, (), (after, *ones)
        for after, parts in exchange(cache, core, [*factors(one), *factors(other, -1)]):
            yield after, (), (form_of_one(parts),)


def _within_absorbed(cache: Cache, arrangement: Arrangement) -> Iterator[Arrangement]:
    """Exchanges between the core or the zero and ones that absorbed cards can make."""
    core, _, (zero,), absorbed, _ = arrangement
    whole = core[0] if core else None
    by_value = forms_of(cache, arrangement)
    for cards, rest in subsets(absorbed):
        for one in reduced_forms(cache, by_value, cards, 1):
            for after, _, ones in _with_one(cache, zero, one) if zero.kind == SUM else ():
                yield arrange(cache, Decomposition(whole, (after,), ones, rest))
            for after, _, ones in _with_one(cache, whole, one) if whole else ():
                yield arrange(cache, Decomposition(after, (zero,), ones, rest))
            if whole and not rest:
                yield from _with_both(cache, whole, zero, one)
    every = tuple(sorted((*absorbed, *cards_of(zero))))
    zeros = _sums(by_value.forms(every, 0))
    for other in zeros if whole else ():
        if whole and arrange(cache, Decomposition(whole, (other,))) == arrangement:
            for outcome in _with_zero(cache, whole, other):
                yield arrange(cache, Decomposition(*outcome))


def _with_both(
    cache: Cache, core: Form, zero: Form, one: Form, neutral: Decomposition = EMPTY
) -> Iterator[Arrangement]:
    """Exchanges where a core has both a zero and a one next to it."""
    if zero == ZERO:
        return
    for after, zeros, ones in _with_zero(cache, core, zero):
        yield _arrange_with(cache, neutral, after, zeros, (*ones, one))
    for after, zeros, ones in _with_zero(cache, one, zero):
        yield _arrange_with(cache, neutral, core, zeros, (*ones, after))
    for left, right in equations(cache, zero):
        quotient = multiply([*factors(left), *factors(right, -1)])
        yield _arrange_with(cache, neutral, core, (difference(cache, one, quotient),), ())
        yield _arrange_with(cache, neutral, core, (difference(cache, left, right),), (one,))
        for after, parts in _across(cache, core, left, right, one):
            yield _arrange_with(cache, neutral, after, (), (parts,))


def _across(
    cache: Cache, core: Form, left: Form, right: Form, one: Form
) -> Iterator[tuple[Form, Form]]:
    """Exchanges of a one with the sum of a part of the core and a part of the zero."""
    for chosen, rest in selections(factors(one)):
        if not has_numerator(chosen):
            continue
        made = multiply(chosen)
        for (part, rebuild), sign in product(places(cache, core), (1, -1)):
            size = cache.size(part) + sign * cache.size(left)
            if abs(size) == cache.size(made):
                away = _combined(cache, made, right, -sign if size > 0 else sign)
                together = _combined(cache, part, left, sign)
                yield rebuild(away), form_of_one([(together, 1), *rest])


def _combined(cache: Cache, form: Form, other: Form, sign: int) -> Form:
    """A form with another added or, for a negative sign, subtracted."""
    parts = cache.terms(other)
    return cache.join((*cache.terms(form), *(parts if sign > 0 else negated(parts))))


def _arrange_with(
    cache: Cache,
    neutral: Decomposition,
    core: Form,
    zeros: tuple[Form, ...],
    ones: tuple[Form, ...],
) -> Arrangement:
    return arrange(cache, Decomposition(core, (*zeros, *neutral.zeros), ones, neutral.absorbed))


def _within_pool(cache: Cache, arrangement: Arrangement) -> Iterator[Arrangement]:
    """Exchanges with the zeros and the ones that the cards of a pool can make."""
    yield from _between_zeros(cache, arrangement)
    if not arrangement.core:
        return
    (core,), _, _, start, pool = arrangement
    by_value = forms_of(cache, arrangement)
    for cards, others in subsets(pool):
        if by_value.can_be_zero(cards):
            yield from _with_zeros(cache, arrangement, cards, others)
    for cards in zeros_of(by_value, pool, start):
        zero = by_value.forms(cards, 0)[0]
        for parts, rest in subsets(without(pool, cards)):
            for one in reduced_forms(cache, by_value, parts, 1):
                for after, _, ones in _with_one(cache, core, one):
                    yield arrange(cache, Decomposition(after, (zero,), ones, rest))


def _between_zeros(cache: Cache, arrangement: Arrangement) -> Iterator[Arrangement]:
    """Exchanges between two zeros of a pool. Their sum is a zero too: -1-(-1) and 2+1-3."""
    core, _, _, start, pool = arrangement
    whole = core[0] if core else None
    by_value = forms_of(cache, arrangement)
    for cards in zeros_of(by_value, pool, start):
        some = by_value.forms(cards, 0)
        reduced = [zero for zero in _sums(some) if is_reduced(cache, zero)]
        for parts, rest in subsets(without(pool, cards)):
            others = by_value.forms(parts, 0)
            for one, other in product(some, others):
                together = decompose(cache, cache.join((*cache.terms(one), *cache.terms(other))))
                absorbed = (*together.absorbed, *rest)
                yield arrange(cache, together._replace(core=whole, absorbed=absorbed))
            for one, other in product(reduced, _sums(others)):
                for after, zeros, ones in _with_zero(cache, one, other):
                    yield arrange(cache, Decomposition(whole, (after, *zeros), ones, rest))


def _with_zeros(
    cache: Cache, arrangement: Arrangement, cards: Cards, others: Cards
) -> Iterator[Arrangement]:
    """Exchanges with a zero that some cards of a pool make, and with a one that others make."""
    (core,) = arrangement.core
    by_value = forms_of(cache, arrangement)
    zeros = _sums(by_value.forms(cards, 0))
    neutral = _as_neutral(by_value, others)
    for zero in zeros if neutral else ():
        if neutral and _arrange_with(cache, neutral, core, (zero,), ()) == arrangement:
            for outcome in _with_zero(cache, core, zero):
                yield _arrange_with(cache, neutral, *outcome)
    for parts, rest in subsets(others):
        leftover = _as_neutral(by_value, rest)
        ones = reduced_forms(cache, by_value, parts, 1) if leftover else []
        for one, zero in product(ones, zeros):
            if leftover and _arrange_with(cache, leftover, core, (zero,), (one,)) == arrangement:
                yield from _with_both(cache, core, zero, one, leftover)


def _as_neutral(by_value: ByValue, cards: Cards) -> Decomposition | None:
    """Some cards of a pool as a zero with absorbed cards. None if they make no zero."""
    if not cards:
        return EMPTY
    for parts, rest in subsets(cards):
        if by_value.can_be_zero(parts):
            return Decomposition(None, (by_value.forms(parts, 0)[0],), (), rest)
    return None


def _sums(zeros: Iterable[Form]) -> list[Form]:
    """The zeros that are sums with a card other than 0."""
    return [
        zero for zero in zeros if zero.kind == SUM and any(form != ZERO for form, _ in zero.parts)
    ]
