"""Exchanges of equal parts between a core and a neutral part.

Let D be a part of a core, and P-Q a zero next to it with P = D. The zero may be added at D, and
D + (P-Q) = P + (D-Q). Likewise D * (P/Q) = P * (D/Q).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import chain, combinations
from typing import TypeAlias, TypeVar

from twentyfour._algebraic.arithmetic import Terms, has_numerator, inverted, multiply, negated
from twentyfour._algebraic.forms import PRODUCT, SUM, Factor, Form, factors
from twentyfour._essential.cache import Cache, Equation, Place, Rebuild
from twentyfour.cards import Rational

T = TypeVar("T")
Site: TypeAlias = tuple[tuple[Factor, ...], Callable[[Sequence[Factor]], Form]]
"""The factors of a product, or a part as its only factor, and a function that replaces them."""


def equations(cache: Cache, zero: Form) -> tuple[Equation, ...]:
    """The equation that a sum is zero, solved for each of its parts."""
    known = cache.equations.get(zero)
    if known is None:
        known = tuple(dict.fromkeys(_solved(cache, cache.terms(zero))))
        cache.equations[zero] = known
    return known


def _solved(cache: Cache, parts: Terms, solved: Terms = ()) -> Iterator[Equation]:
    """The equation that the sum of terms is zero, solved for some of the first ones."""
    for at in _choices(len(parts) + len(solved)):
        chosen, rest = _chosen((*parts, *solved), at)
        part, other = cache.join(chosen), cache.join(rest)
        if not cache.value(part):
            continue
        yield part, other
        if len(at) == 1 and at[0] < len(parts) and part.kind == PRODUCT:
            yield from _divided(cache, part, other)


def _divided(cache: Cache, product: Form, other: Form) -> Iterator[Equation]:
    """The equation of a product and another form, solved for parts of the product."""
    parts = tuple(factors(product))
    every = (*parts, *factors(other, -1))
    for at in _choices(len(every)):
        chosen, rest = _chosen(every, at)
        for part, away in ((chosen, inverted(rest)), (inverted(chosen), rest)):
            if has_numerator(part) and has_numerator(away):
                yield multiply(part), multiply(away)
    for place, (factor, exponent) in enumerate(parts):
        if factor.kind == SUM:
            value = multiply(
                [*factors(other, exponent), *parts[:place], *parts[place + 1 :]]
                if exponent < 0
                else [*factors(other), *inverted([*parts[:place], *parts[place + 1 :]])]
            )
            yield from _solved(cache, cache.terms(factor), negated(cache.terms(value)))


def places(cache: Cache, form: Form) -> tuple[Place, ...]:
    """Every part of a form with its place. Some of the terms or factors are a part too."""
    known = cache.places.get(form)
    if known is None:
        known = cache.places[form] = tuple(_parts_within(cache, form, lambda new: new))
    return known


def has_part(cache: Cache, form: Form, size: Rational) -> bool:
    """Whether a part of a form, or the inverse of one, has a size."""
    sizes = cache.sizes.get(form)
    if sizes is None:
        sizes = frozenset([cache.size(part) for part, _ in places(cache, form)])
        cache.sizes[form] = sizes
    return size in sizes or (size not in (0, 1) and Fraction(1) / size in sizes)


def _parts_within(cache: Cache, form: Form, rebuild: Rebuild) -> Iterator[Place]:
    if cache.value(form):
        yield form, rebuild
    if form.kind == SUM:
        parts = cache.terms(form)
        for at in _choices(len(parts)):
            chosen, rest = _chosen(parts, at)
            sign = 1 if cache.total(chosen) >= 0 else -1
            part = cache.join(chosen)

            def add_to(new: Form, rest: Terms = rest, sign: int = sign) -> Form:
                parts = cache.terms(new)
                return rebuild(cache.join((*rest, *(parts if sign > 0 else negated(parts)))))

            yield from _each(cache, part, len(chosen), add_to)
    elif form.kind == PRODUCT:
        whole = range(len(form.parts))
        for at in (*_choices(len(form.parts)), tuple(whole)):
            yield from _factors_within(cache, *_chosen(form.parts, at), rebuild)


def _factors_within(
    cache: Cache, chosen: Sequence[Factor], rest: Sequence[Factor], rebuild: Rebuild
) -> Iterator[Place]:
    """Some factors as a part, and their inverses as a part that divides."""
    for exponent, parts in ((1, list(chosen)), (-1, inverted(chosen))):
        if not has_numerator(parts) or (not has_numerator(rest) if exponent < 0 else not rest):
            continue
        if any(below < 0 and not cache.value(form) for form, below in parts):
            continue

        def multiply_by(new: Form, exponent: int = exponent) -> Form:
            return rebuild(multiply([*rest, *factors(new, exponent)]))

        yield from _each(cache, multiply(parts), len(chosen), multiply_by)


def _each(cache: Cache, part: Form, count: int, rebuild: Rebuild) -> Iterator[Place]:
    """A part, and the parts inside a single term or factor."""
    if count == 1:
        yield from _parts_within(cache, part, rebuild)
    else:
        yield part, rebuild


def exchange(
    cache: Cache, host: Form, parts: Sequence[Factor]
) -> Iterator[tuple[Form, tuple[Factor, ...]]]:
    """A host and the factors of a one, after equal products of factors changed places."""
    if not _match(cache, host, parts):
        return
    options: dict[Rational, list[tuple[tuple[Factor, ...], tuple[Factor, ...]]]] = {}
    for chosen, rest in selections(parts):
        options.setdefault(cache.product(chosen), []).append((chosen, rest))
    for site, rebuild in _sites(cache, host):
        for mine, remaining in selections(site):
            for chosen, rest in options.get(cache.product(mine), ()):
                if has_numerator([*remaining, *chosen]):
                    yield rebuild([*remaining, *chosen]), (*rest, *mine)


def _match(cache: Cache, host: Form, parts: Sequence[Factor]) -> bool:
    """Whether the product of some or all factors has the size of a part of the host."""
    return has_part(cache, host, 1) or any(
        has_part(cache, host, cache.product(chosen)) for chosen, _ in selections(parts)
    )


def _sites(cache: Cache, host: Form) -> Iterator[Site]:
    """The places where a one can be multiplied in."""
    for part, rebuild in places(cache, host):
        yield part.parts if part.kind == PRODUCT else ((part, 1),), _multiplying(rebuild)


def _multiplying(rebuild: Rebuild) -> Callable[[Sequence[Factor]], Form]:
    """Puts the product of factors in the place of a part."""
    return lambda parts: rebuild(multiply(parts))


def selections(items: Sequence[T]) -> Iterator[tuple[tuple[T, ...], tuple[T, ...]]]:
    """The ways to choose some or all of the items, each with the remaining ones."""
    yield from (_chosen(items, at) for at in _choices(len(items)))
    yield tuple(items), ()


def _choices(count: int) -> Iterator[tuple[int, ...]]:
    """The places of some, but not all, of a number of items, the fewest first."""
    return chain.from_iterable(combinations(range(count), size) for size in range(1, count))


def _chosen(items: Sequence[T], at: Sequence[int]) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """The items at some places, and the remaining ones."""
    others = [item for place, item in enumerate(items) if place not in at]
    return tuple([items[place] for place in at]), tuple(others)
