"""Neutral parts of a form: zeros that are added, ones that are multiplied in.

A form is decomposed from the inside out into a core, in which nothing is neutral, and its neutral
parts. If several decompositions exist, any of them will do: `exchanges` finds the others.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from twentyfour._algebraic.arithmetic import (
    Terms,
    cards_of,
    has_numerator,
    multiply,
    negated,
    without,
)
from twentyfour._algebraic.forms import LEAF, PRODUCT, SUM, Factor, Form, Signed, factors, leaf
from twentyfour._essential.cache import Cache, Decomposition

ZERO = leaf(0)


def is_reduced(cache: Cache, form: Form) -> bool:
    """Whether a form certainly has no neutral part. `decompose` decides the other cases."""
    return not _is_neutral_outermost(cache, form) and _has_reduced_parts(cache, form)


def is_redundant(cache: Cache, form: Form) -> bool:
    """Whether the class of a form certainly has another form with the same cards and sign.

    The class of A*X/X' has A+X-X', and a neutral part inside a part may stand outermost. Holds only
    without negative cards: otherwise a part can take its sign from a one.
    """
    if form.kind == PRODUCT and _divides_by_equal(cache, form.parts):
        return True
    is_outermost = form.kind == SUM and _is_neutral_outermost(cache, form)
    return not is_outermost and not _has_reduced_parts(cache, form)


def _divides_by_equal(cache: Cache, parts: Sequence[Factor]) -> bool:
    """Whether two factors of equal size are divided, or a factor is divided by a one."""
    divisors = [part for part in parts if part[1] < 0]
    return any(cache.size(form) == 1 for form, _ in divisors) or any(
        part in divisors
        for chosen in (neutral_factors(cache, parts) if divisors else ())
        for part in chosen
    )


def _has_reduced_parts(cache: Cache, form: Form) -> bool:
    return all(is_reduced(cache, part) for part, _ in form.parts if part.kind != LEAF)


def _is_neutral_outermost(cache: Cache, form: Form) -> bool:
    """Whether some factors of a product, or terms of a sum, are neutral."""
    if form.kind == LEAF:
        return False
    sizes = [cache.size(part) for part, _ in form.parts]
    if not all(sizes):
        return True
    if form.kind == PRODUCT:
        if 1 in sizes and _spares_one(cache, form.parts):
            return True
        return len(sizes) > 2 and next(neutral_factors(cache, form.parts), None) is not None
    return _cancels(sizes) and bool(_zero_sum(cache, cache.terms(form)))


def _cancels(sizes: Sequence[object]) -> bool:
    """Whether the sizes of some terms allow a sum zero of fewer terms."""
    return len(sizes) > 3 or (len(sizes) == 3 and len(set(sizes)) < 3)


def decompose(cache: Cache, form: Form) -> Decomposition:
    """The core and the neutral parts of a form."""
    known = cache.decomposed.get(form)
    if known is None:
        known = cache.decomposed[form] = _decompose(cache, form)
    return known


def _decompose(cache: Cache, form: Form) -> Decomposition:
    if form.kind == LEAF:
        return Decomposition(form) if form.number[0] else Decomposition(None, (form,))
    if form.kind == SUM:
        return _sum(cache, form)
    return _product(cache, form) if cache.value(form) else _multiplied_zero(cache, form)


def _sum(cache: Cache, form: Form) -> Decomposition:
    inner: list[Decomposition] = []
    parts: list[Signed] = []
    for part, sign in cache.terms(form):
        inner.append(decompose(cache, part))
        if core := inner[-1].core:
            parts += cache.terms(core) if sign > 0 else negated(cache.terms(core))
    zeros = []
    rest = tuple(sorted(parts))
    while chosen := _zero_sum(cache, rest):
        zeros.append(cache.join(cache.oriented(chosen)))
        rest = without(rest, chosen)
    if rest and not cache.total(rest):
        zeros.append(cache.join(cache.oriented(rest)))
        rest = ()
    return _merged(cache.join(rest) if rest else None, inner, zeros, ())


def _zero_sum(cache: Cache, parts: Terms) -> Terms:
    """The fewest of some terms, but not all, with the sum zero, otherwise an empty tuple."""
    for size in range(2, len(parts)):
        for chosen in combinations(parts, size):
            if not cache.total(chosen):
                return chosen
    return ()


def _product(cache: Cache, form: Form) -> Decomposition:
    """The decomposition of a nonzero product. The core keeps a factor in the numerator."""
    inner: list[Decomposition] = []
    parts: list[Factor] = []
    for part, exponent in form.parts:
        inner.append(decompose(cache, part))
        core = inner[-1].core
        parts += factors(core, exponent) if core else ()
    parts.sort()
    larger = [part for part in parts if cache.size(part[0]) != 1]
    ones = [part for part in parts if cache.size(part[0]) == 1]
    if not has_numerator(larger):
        larger.append(next(part for part in ones if part[1] > 0))
        ones.remove(larger[-1])
    zeros: list[Form] = []
    loose = [one for one, _ in ones]
    while chosen := next(neutral_factors(cache, larger), None):
        larger = list(without(larger, chosen))
        more = quotient(cache, chosen)
        zeros += more.zeros
        loose += more.ones
    return _merged(multiply(larger), inner, zeros, loose)


def _spares_one(cache: Cache, parts: Sequence[Factor]) -> bool:
    """Whether a factor of size one can be omitted."""
    above = [factor for factor, exponent in parts if exponent > 0]
    return len(above) > 1 or any(exponent < 0 and cache.size(form) == 1 for form, exponent in parts)


def neutral_factors(cache: Cache, parts: Sequence[Factor]) -> Iterator[tuple[Factor, ...]]:
    """Factors with the product one, the fewest first. A factor remains in the numerator."""
    above = sum([exponent > 0 for _, exponent in parts])
    for size in range(2, len(parts)):
        for chosen in combinations(parts, size):
            left = above - sum([exponent > 0 for _, exponent in chosen])
            if left and cache.is_one(chosen):
                yield chosen


def quotient(cache: Cache, parts: Iterable[Factor]) -> Decomposition:
    """The decomposition of factors with the product one. X/X becomes the zeros of X-X."""
    above: list[Factor] = []
    below: list[Factor] = []
    for form, exponent in parts:
        (above if exponent > 0 else below).append((form, 1))
    if above and below:
        return decompose(cache, difference(cache, multiply(above), multiply(below)))
    return Decomposition(None, (), (multiply(above or below),))


def difference(cache: Cache, one: Form, other: Form) -> Form:
    """The form of one form minus another."""
    return cache.join(cache.oriented((*cache.terms(one), *negated(cache.terms(other)))))


def _multiplied_zero(cache: Cache, form: Form) -> Decomposition:
    """The decomposition of a product with a zero in it, which absorbs the other cards."""
    nothing = next(part for part, _ in form.parts if not cache.value(part))
    others = without((part for part, _ in form.parts), [nothing])
    absorbed = [card for part in others for card in cards_of(part)]
    zeros = decompose(cache, nothing)
    return zeros._replace(absorbed=(*zeros.absorbed, *absorbed))


def _merged(
    core: Form | None, inner: Sequence[Decomposition], zeros: Iterable[Form], ones: Iterable[Form]
) -> Decomposition:
    """A core with the neutral parts next to it and the neutral parts from inside it."""
    return Decomposition(
        core,
        (*zeros, *[zero for part in inner for zero in part.zeros]),
        (*ones, *[one for part in inner for one in part.ones]),
        tuple([card for part in inner for card in part.absorbed]),
    )
