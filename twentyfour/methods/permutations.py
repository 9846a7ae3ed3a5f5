"""Every order of the cards, every choice of operators, and no parentheses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeVar

from twentyfour.cards import Rational
from twentyfour.methods.method import Attempts
from twentyfour.methods.terms import EXACT, Row, Term, found, join, terms, whole
from twentyfour.operators import MULTIPLY

T = TypeVar("T")


def orders(items: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """All orders: the orders of the tail, with the head inserted at every place."""
    if not items:
        yield ()
        return
    head, *tail = items
    for order in orders(tail):
        for at in range(len(items)):
            yield (*order[:at], head, *order[at:])


def distinct_orders(items: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """All different orders. Equal items are not exchanged."""
    seen: set[tuple[T, ...]] = set()
    for order in orders(items):
        if order not in seen:
            seen.add(order)
            yield order


def without_parentheses(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try a∘b∘c∘d for all distinct orders of the cards and all operators."""
    goal = whole(target)
    for first, *others in distinct_orders(terms(numbers)):
        for operators in product(EXACT, repeat=len(others)):
            yield found(_in_turn(first, others, operators), goal)


def _in_turn(first: Term, others: Sequence[Term], operators: Sequence[Row]) -> Term | None:
    """Products before sums, each from the left: `done` is the sum before the current product."""
    done: Term | None = None
    waiting: Row | None = None
    product_: Term | None = first
    for row, term in zip(operators, others, strict=True):
        if row.operator.precedence == MULTIPLY.precedence:
            product_ = join(row, product_, term)
        else:
            done = join(waiting, done, product_) if waiting else product_
            waiting, product_ = row, term
    return join(waiting, done, product_) if waiting else product_
