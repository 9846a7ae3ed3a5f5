"""Pick two numbers, combine them into one, and continue with one number fewer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from twentyfour.cards import Rational
from twentyfour.equivalence import canonical
from twentyfour.methods.method import Attempts
from twentyfour.methods.terms import EXACT, WHOLE, OperatorTable, Term, found, join, terms, whole

Pairs: TypeAlias = Callable[[int], Iterable[tuple[int, int]]]
Results: TypeAlias = Callable[[Term, Term], Iterator[Term]]

POSITIONS = (
    *((0, 1), (0, 2), (0, 3)),
    *((1, 0), (1, 2), (1, 3)),
    *((2, 0), (2, 1), (2, 3)),
    *((3, 0), (3, 1), (3, 2)),
)
"""The ordered pairs of positions of four numbers."""


def two_loops(count: int) -> Iterator[tuple[int, int]]:
    """All ordered pairs of positions, by two loops."""
    for i in range(count):
        for j in range(count):
            if i != j:
                yield i, j


def fixed_table(count: int) -> Iterable[tuple[int, int]]:
    """All ordered pairs of up to four positions, by a table."""
    return (pair for pair in POSITIONS if max(pair) < count)


def unordered(count: int) -> Iterable[tuple[int, int]]:
    """All pairs of positions, each once."""
    return combinations(range(count), 2)


def four_results(left: Term, right: Term) -> Iterator[Term]:
    """The results of an ordered pair."""
    for row in EXACT:
        combined = join(row, left, right)
        if combined is not None:
            yield combined


def six_results(operators: OperatorTable) -> Results:
    """The results of an unordered pair: a+b, a-b, b-a, a×b, a÷b, b÷a."""

    def results(a: Term, b: Term) -> Iterator[Term]:
        for row in operators:
            orders = ((a, b),) if row.operator.associative else ((a, b), (b, a))
            for left, right in orders:
                combined = join(row, left, right)
                if combined is not None:
                    yield combined

    return results


def _combine(table: Sequence[Term], target: Rational, pairs: Pairs, results: Results) -> Attempts:
    if len(table) == 1:
        yield found(table[0], target)
    for i, j in pairs(len(table)):
        rest = [term for at, term in enumerate(table) if at not in (i, j)]
        for combined in results(table[i], table[j]):
            yield from _combine([combined, *rest], target, pairs, results)


def pick_two(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try all ordered pairs with all operators, by two loops."""
    return _combine(terms(numbers), whole(target), two_loops, four_results)


def by_table(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try all ordered pairs with all operators, by the table of positions."""
    return _combine(terms(numbers), whole(target), fixed_table, four_results)


def whole_only(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try all pairs. Divide only without a remainder."""
    return _combine(terms(numbers), whole(target), unordered, six_results(WHOLE))


def distinct(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try all pairs. Yield each different solution once."""
    seen: set[Hashable] = set()
    for attempt in _combine(terms(numbers), whole(target), unordered, six_results(EXACT)):
        form = attempt and canonical(attempt)
        yield None if form in seen else attempt
        seen.add(form)
