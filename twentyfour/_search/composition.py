"""Expressions for the values that `nearest` has found."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product

from twentyfour._search.nearest import Bounds, NearestSearch, Query
from twentyfour._search.sizes import MINUS, PLUS, Part, Size
from twentyfour._search.tables import by_length, splits
from twentyfour.cards import Rational
from twentyfour.expression import Expression, Number, Operation
from twentyfour.operators import DIVIDE, OPERATORS, Value


def nearest_values(
    hand: Sequence[Rational], goal: Fraction
) -> Generator[None, None, tuple[Bounds, Callable[[Value], Expression]]]:
    """The bounds of a goal, and a function that returns the expression of either of them.

    A generator that yields after every slice.
    """
    search = NearestSearch(hand, goal)
    yield from search.search()
    whole = search.whole
    return search.answers[whole], lambda value: _expression(search, whole, value)


def _expression(search: NearestSearch, query: Query, value: Value) -> Expression:
    """An expression for an answer to a query, or for its negative if the query allows that."""
    target = Fraction(*value)
    goals = (target, -target) if query.either_sign else (target,)
    if query not in search.origins:
        size = abs(target.numerator), target.denominator
        return next(
            expression
            for expression in _of_size(search, query.part, size)
            if expression.value in goals
        )
    origin = search.origins[query][value]
    other = _expression(search, origin.other, origin.other_value)
    size = abs(origin.value[0]), origin.value[1]
    return next(
        combined
        for own in _of_size(search, origin.part, size)
        for combined in _combinations(own, other)
        if combined.outcome in goals
    )


def _of_size(search: NearestSearch, part: Part, size: Size) -> Iterator[Expression]:
    """An expression for each sign with which some numbers can make a size."""
    if len(part) == 1:
        yield Number(Fraction(search.different[part[0]]))
        return
    tables = search.sizes.tables
    missing = {sign for sign in (PLUS, MINUS) if search.sizes.signs_of(part, size) & sign}
    wanted = Fraction(*size)
    for left, right in splits(part):
        small, large = by_length(left, right)
        for one, other in _pairs(tables[small].signs, tables[large].signs, wanted):
            pairs = product(_of_size(search, small, one), _of_size(search, large, other))
            for combined in (made for pair in pairs for made in _combinations(*pair)):
                sign = PLUS if combined.outcome == wanted else MINUS
                if combined.outcome in (wanted, -wanted) and sign in missing:
                    missing.remove(sign)
                    yield combined
                if not missing:
                    return


def _pairs(
    few: Iterable[Size], many: Collection[Size], wanted: Fraction
) -> Iterator[tuple[Size, Size]]:
    """The sizes of two parts that can be combined to the size wanted."""
    for one in few:
        size = Fraction(*one)
        if not size and not wanted:
            yield from ((one, other) for other in many)
            continue
        others = [wanted + size, abs(wanted - size), wanted * size]
        others += [wanted / size] if size else []
        others += [size / wanted] if wanted else []
        for other in dict.fromkeys(found.as_integer_ratio() for found in others):
            if other in many:
                yield one, other


def _combinations(one: Expression, other: Expression) -> Iterator[Expression]:
    """The ways to combine two expressions that have a value."""
    for left, right in ((one, other), (other, one)):
        for operator in OPERATORS.values():
            if operator is not DIVIDE or right.value:
                yield Operation(operator, left, right)
