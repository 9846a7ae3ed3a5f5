"""Blind spots with a parameter that follows from the missed hands."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import inf

from twentyfour._diagnosis.arithmetic import ROUNDINGS, Reach
from twentyfour._diagnosis.fitting import Bits
from twentyfour._diagnosis.limits import Limits
from twentyfour._diagnosis.reading import Judged, State
from twentyfour._diagnosis.spots import Spot
from twentyfour._frozen import FrozenMapping
from twentyfour.cards import Rational
from twentyfour.methods.templates import forms, template_of
from twentyfour.solver import solve

MAX_FORMS = 4
"""More missing forms are no blind spot but a fault of another kind."""
MAX_SEARCHED = 60
"""How many missed hands are searched for their forms."""
SAMPLED = 4
"""One of so many hands that are found is searched for its forms."""


def refusals(rows: Sequence[Judged]) -> Iterator[Spot]:
    """Cards that no found hand has, and hands after the last that was found."""
    found = [row.state is State.FOUND for row in rows]
    if not any(found):
        return
    common = {
        card for row, is_found in zip(rows, found, strict=True) if is_found for card in row.numbers
    }
    dealt = {card for row in rows for card in row.numbers}
    if refused := sorted(dealt - common):
        params: FrozenMapping[str] = FrozenMapping({"cards": ", ".join(map(str, refused))})
        hands = _bits(any(card in refused for card in row.numbers) for row in rows)
        yield Spot("card-refused", params=params, hands=hands)
    last = len(found) - 1 - found[::-1].index(True)
    if not _misses(rows[: last + 1]) and _misses(rows[last + 1 :]) > 1:
        yield Spot("state-kept", hands=_bits(place > last for place in range(len(rows))))


def _misses(rows: Sequence[Judged]) -> int:
    return sum(row.state is State.MISSED for row in rows)


def roundings(
    rows: Sequence[Judged], fractional: Collection[int], target: Rational
) -> Iterator[Spot]:
    """The kinds of rounding that miss hands. Only hands that need a fraction may be missed.

    :param fractional: the places of the rows that need a fraction
    """
    for arithmetic in ROUNDINGS:
        reach = Reach(arithmetic.apply)
        hands = _bits(
            place in fractional and not reach.makes(row.numbers, target)
            for place, row in enumerate(rows)
        )
        yield Spot("rounded", params=arithmetic.params, hands=hands)


def value_limit(rows: Sequence[Judged], target: Rational) -> Spot:
    """The largest value on the way that some found hand needs."""
    limits = Limits(target)
    least = [limits.least(row.numbers) for row in rows]
    pairs = list(zip(rows, least, strict=True))
    most = max((limit for row, limit in pairs if row.state is State.FOUND), default=inf)
    params: FrozenMapping[str] = FrozenMapping({"limit": str(most)})
    return Spot("value-limit", params=params, hands=_bits(limit > most for limit in least))


def missing_forms(rows: Sequence[Judged], target: Rational) -> Iterator[Spot]:
    """The few forms of all solutions of the missed hands, such as N+N-N/N."""
    missed = [row for row in rows if row.state is State.MISSED]
    if len(missed) > MAX_SEARCHED:
        return
    missing: dict[object, str] = {}
    for row in missed:
        missing |= _forms(row, target)
        if len(missing) > MAX_FORMS:
            return
    found = [row for row in rows if row.state is State.FOUND]
    if all(not _forms(row, target).keys() <= missing.keys() for row in found[::SAMPLED]):
        params: FrozenMapping[str] = FrozenMapping({"forms": ", ".join(missing.values())})
        yield Spot("forms-missing", params=params, hands=_bits(row in missed for row in rows))


def _forms(row: Judged, target: Rational) -> dict[object, str]:
    """The forms of the solutions of a hand, each with its template."""
    templates = {template_of(each) for each in solve(row.numbers, target, distinct="algebraic")}
    return {forms(template): template for template in templates}


def _bits(flags: Iterable[bool]) -> Bits:
    return sum(1 << place for place, flag in enumerate(flags) if flag)
