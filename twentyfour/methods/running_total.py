"""Start with one card as the total, and change it card by card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations, product

from twentyfour.cards import Rational
from twentyfour.expression import Number
from twentyfour.methods.method import Attempts
from twentyfour.methods.terms import EXACT, Term, found, join, terms, whole


def running_total(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try ((a∘b)∘c)∘d."""
    return _from_every_card(numbers, target, both=False)


def both_orders(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try the same with the total on either side of the operator, as in d∘(c∘(a∘b))."""
    return _from_every_card(numbers, target, both=True)


def two_totals(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try one running total, then two that meet: (a∘b)∘(c∘d)."""
    yield from running_total(numbers, target)
    goal = whole(target)
    for a, b, c, d in permutations(terms(numbers)):
        for f, g, h in product(EXACT, repeat=3):
            yield found(join(g, join(f, a, b), join(h, c, d)), goal)


def _from_every_card(numbers: Sequence[Rational], target: Rational, *, both: bool) -> Attempts:
    table = terms(numbers)
    for at, first in enumerate(table):
        yield from _change(first, [*table[:at], *table[at + 1 :]], whole(target), both=both)


def _change(total: Term, rest: Sequence[Term], target: Rational, *, both: bool) -> Attempts:
    """A total that is a card is not tried on the right, because each card starts a total."""
    if not rest:
        yield found(total, target)
    turns = both and not isinstance(total[1], Number)
    for at, card in enumerate(rest):
        others = [*rest[:at], *rest[at + 1 :]]
        for row in EXACT:
            for left, right in ((total, card), (card, total)) if turns else ((total, card),):
                changed = join(row, left, right)
                if changed is not None:
                    yield from _change(changed, others, target, both=both)
