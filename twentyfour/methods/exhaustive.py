"""All 24 orders of four cards × 64 choices of operators × 5 bracketings: 7680 expressions.

The three operators can be applied in six orders. Two orders are the same bracketing, the second,
because the order of its outer operators does not matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product

from twentyfour.cards import Rational
from twentyfour.methods.method import Attempts
from twentyfour.methods.terms import (
    EXACT,
    FLOAT,
    OperatorTable,
    Row,
    Term,
    expression,
    found,
    join,
    terms,
    whole,
)

TOLERANCE = 0.001


def bracketings(
    a: Term, f: Row, b: Term, g: Row, c: Term, h: Row, d: Term
) -> tuple[Term | None, ...]:
    """The values of a f b g c h d in each of the five bracketings."""
    ab, bc, cd = join(f, a, b), join(g, b, c), join(h, c, d)
    return (
        join(h, join(g, ab, c), d),  # ((a f b) g c) h d
        join(g, ab, cd),  # (a f b) g (c h d)
        join(h, join(f, a, bc), d),  # (a f (b g c)) h d
        join(f, a, join(h, bc, d)),  # a f ((b g c) h d)
        join(f, a, join(g, b, cd)),  # a f (b g (c h d))
    )


def exhaustive(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try all 7680 expressions, exactly."""
    goal = whole(target)
    for term in _every_term(terms(numbers), EXACT):
        yield found(term, goal)


def with_floats(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try all with floats. A value within the tolerance counts as the target."""
    cards = [(float(value), origin) for value, origin in terms(numbers)]
    goal = float(target)
    for term in _every_term(cards, FLOAT):
        near = term is not None and abs(term[0] - goal) <= TOLERANCE
        yield expression(term[1]) if term is not None and near else None


def _every_term(cards: Sequence[Term], operators: OperatorTable) -> Iterator[Term | None]:
    for a, b, c, d in permutations(cards):
        for f, g, h in product(operators, repeat=3):
            yield from bracketings(a, f, b, g, c, h, d)
