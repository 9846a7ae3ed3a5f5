"""Single applications of the rules of docs/sameness.md, and chains of them."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import chain
from typing import Literal, TypeAlias, TypeVar

from twentyfour._algebraic.arithmetic import (
    Terms,
    cards_of,
    has_numerator,
    inverted,
    multiply,
    negated,
)
from twentyfour._algebraic.forms import PRODUCT, SUM, Factor, Form, factors
from twentyfour._essential.arrangements import forms_by_value, subsets
from twentyfour._essential.cache import Cache, Rebuild
from twentyfour._essential.exchanges import places, selections

T = TypeVar("T")
Rule: TypeAlias = Literal[
    "minus-zero",
    "zero-outermost",
    "one-outermost",
    "plus-minus-outermost",
    "over-one",
    "times-over",
    "two-ones",
    "zero-over",
    "zero-times-zero",
    "zero-product",
    "combined",
]
Rewritten: TypeAlias = tuple[Rule, Form]

MAX_RECOMBINED = 4
"""The most absorbed cards that are recombined."""

MAX_SEARCHED = 1000
"""A search for a chain ends after this many forms. Only forms with large zeros are further apart.
Their chain is the single step `combined`."""

MAX_REWRITES = 50_000
"""The most single applications of rules in a search."""


def chain_in_slices(cache: Cache, start: Form, end: Form) -> Generator[None, None, list[Rewritten]]:
    """The shortest chain of rules from one form to another of the same class.

    If the search takes too long, the chain is the single step `combined`.
    """
    if start == end:
        return []
    applied = 0
    reached: tuple[dict[Form, tuple[Rule, Form] | None], ...] = ({start: None}, {end: None})
    fronts = [[start], [end]]
    while all(fronts) and len(reached[0]) + len(reached[1]) < MAX_SEARCHED:
        side = len(fronts[0]) > len(fronts[1])
        found = []
        for form in fronts[side]:
            for rule, after in rewrites(cache, form):
                applied += 1
                if applied > MAX_REWRITES:
                    return [("combined", end)]
                yield
                if after in reached[side]:
                    continue
                reached[side][after] = rule, form
                if after in reached[not side]:
                    return _joined(after, *reached)
                found.append(after)
        fronts[side] = found
    return [("combined", end)]


def rewrites(cache: Cache, form: Form) -> Iterator[Rewritten]:
    """The forms that one rule makes of a form, in either direction.

    Changes of the sign of a zero come first, so that no other rule explains them.
    """
    nodes = [(form, _itself), *_nodes(cache, form, _itself)]
    for part, rebuild in nodes:
        if part.kind == SUM:
            yield from _signs_of_zeros(cache, part, rebuild)
    for part, rebuild in nodes:
        if part.kind == SUM:
            yield from _of_sum(cache, part, rebuild, whole=part is form)
        elif part.kind == PRODUCT:
            yield from _of_product(cache, part, rebuild, whole=part is form)


def _nodes(cache: Cache, form: Form, rebuild: Rebuild) -> Iterator[tuple[Form, Rebuild]]:
    """The sums and products inside a form, with their places."""
    parts = cache.terms(form) if form.kind == SUM else form.parts
    for at, (part, mark) in enumerate(parts):
        rest = (*parts[:at], *parts[at + 1 :])

        def put(new: Form, rest: Terms = rest, mark: int = mark) -> Form:
            if form.kind == SUM:
                other = cache.terms(new)
                return rebuild(cache.join((*rest, *(other if mark > 0 else negated(other)))))
            return rebuild(multiply([*rest, *factors(new, mark)]))

        yield part, put
        yield from _nodes(cache, part, put)


def _signs_of_zeros(cache: Cache, part: Form, rebuild: Rebuild) -> Iterator[Rewritten]:
    for zero, rest in selections(cache.terms(part)):
        if rest and not cache.total(zero):
            yield "minus-zero", rebuild(cache.join((*rest, *negated(zero))))


def _of_sum(cache: Cache, part: Form, rebuild: Rebuild, *, whole: bool) -> Iterator[Rewritten]:
    parts = cache.terms(part)
    for zero, rest in selections(parts):
        if cache.total(zero):
            continue
        for made in _multiplied(cache, part, zero, rest):
            yield "zero-times-zero", rebuild(made)
        if not rest:
            continue
        other = cache.join(rest)
        rule: Rule = "zero-outermost" if len(zero) == 1 else "plus-minus-outermost"
        if not whole:
            yield rule, cache.join((*cache.terms(rebuild(other)), *zero))
        else:
            for inner, put in _inside(cache, other):
                yield rule, put(cache.join((*cache.terms(inner), *zero)))
        for left, right in selections(zero):
            if right and cache.total(left):
                above, below = cache.join(left), cache.join(right)
                quotient = [*factors(other), *factors(above), *factors(below, -1)]
                yield "times-over", rebuild(multiply(quotient))
                if cache.size(above) == 1:
                    ones = [*factors(other), *factors(above), *factors(below)]
                    yield "two-ones", rebuild(multiply(ones))


def _multiplied(cache: Cache, part: Form, zero: Terms, rest: Terms) -> Iterator[Form]:
    """A sum whose two zeros are multiplied instead of added."""
    for left, right in selections(zero):
        if right and not cache.total(left):
            one, other = cache.join(left), cache.join(right)
            if part == cache.join((*rest, *cache.terms(one), *cache.terms(other))):
                yield cache.join((*rest, (multiply([*factors(one), *factors(other)]), 1)))


def _inside(cache: Cache, form: Form) -> Iterator[tuple[Form, Rebuild]]:
    """Every part of a form to which a neutral part can be joined, also zeros."""
    yield from places(cache, form)
    for part, rebuild in _nodes(cache, form, _itself):
        if not cache.value(part):
            yield part, rebuild


def _of_product(cache: Cache, part: Form, rebuild: Rebuild, *, whole: bool) -> Iterator[Rewritten]:
    if not cache.value(part):
        yield from _of_zero(cache, part, rebuild)
    for one, rest in selections(part.parts):
        if not has_numerator(rest):
            continue
        if not all(cache.value(factor) for factor, _ in one) or not cache.is_one(one):
            continue
        other = multiply(rest)
        yield "over-one", rebuild(multiply([*rest, *inverted(one)]))
        if has_numerator(one):
            yield from _of_one(cache, other, one, rebuild, whole=whole)


def _of_one(
    cache: Cache, other: Form, one: Sequence[Factor], rebuild: Rebuild, *, whole: bool
) -> Iterator[Rewritten]:
    """Rewrites of a form multiplied by a one."""
    if whole:
        for inner, put in _inside(cache, other):
            yield "one-outermost", put(multiply([*factors(inner), *one]))
    else:
        yield "one-outermost", multiply([*factors(rebuild(other)), *one])
    for left, right in selections(one):
        below = inverted(right)
        if has_numerator(left) and has_numerator(below):
            yield "times-over", rebuild(_between(cache, other, multiply(left), multiply(below)))
        if has_numerator(left) and has_numerator(right) and cache.is_one(left):
            yield "two-ones", rebuild(_between(cache, other, multiply(left), multiply(right)))


def _between(cache: Cache, form: Form, added: Form, taken: Form) -> Form:
    """A form with one form added and another subtracted."""
    return cache.join((*cache.terms(form), *cache.terms(added), *negated(cache.terms(taken))))


def _of_zero(cache: Cache, part: Form, rebuild: Rebuild) -> Iterator[Rewritten]:
    """Rewrites of a zero that is multiplied or divided."""
    for zero, others in selections(part.parts):
        if not others or not has_numerator(zero) or cache.value(multiply(zero)):
            continue
        if all(cache.value(factor) for factor, _ in others):
            yield "zero-over", rebuild(multiply([*zero, *inverted(others)]))
        if not has_numerator(others):
            continue
        if not cache.value(multiply(others)):
            sum_ = (*cache.terms(multiply(zero)), *cache.terms(multiply(others)))
            yield "zero-times-zero", rebuild(cache.join(sum_))
        cards = cards_of(multiply(others))
        yield "zero-product", rebuild(multiply([*zero, *((card, 1) for card in cards)]))
        for made in _recombined(cache, cards):
            yield "zero-product", rebuild(multiply([*zero, *made]))


def _recombined(cache: Cache, cards: tuple[Form, ...]) -> Iterator[list[Factor]]:
    """Combinations of cards that contain a zero or a one."""
    by_value = forms_by_value(cache, cards)
    if len(cards) > MAX_RECOMBINED:
        return
    for parts, rest in subsets(cards):
        for form in chain(by_value.forms(parts, 0), by_value.forms(parts, 1)):
            yield [*factors(form), *((card, 1) for card in rest)]


def _itself(form: Form) -> Form:
    return form


def _joined(
    met: Form,
    forth: dict[Form, tuple[Rule, Form] | None],
    back: dict[Form, tuple[Rule, Form] | None],
) -> list[Rewritten]:
    """The chain through a form that both searches have reached."""
    steps: list[Rewritten] = []
    form = met
    while origin := forth[form]:
        steps.append((origin[0], form))
        form = origin[1]
    steps.reverse()
    form = met
    while origin := back[form]:
        steps.append(origin)
        form = origin[1]
    return steps
