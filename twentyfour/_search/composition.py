"""Expressions for the values that the search for the nearest has found."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product

from twentyfour._search.nearest import Beside, Neighbors, Query, Value
from twentyfour._search.sizes import MINUS, PLUS, Part, Size
from twentyfour._search.tables import by_length, splits
from twentyfour.cards import Rational
from twentyfour.expression import DIVIDE, OPERATORS, Expression, Number, Operation


def values_beside(
    hand: Sequence[Rational], goal: Fraction
) -> Generator[None, None, tuple[Beside, Callable[[Value], Expression]]]:
    """The values next to a goal, with what makes an expression for either of them.

    They are the return value of a generator that gives way after every slice.
    """
    neighbors = Neighbors(hand, goal)
    yield from neighbors.search()
    whole = neighbors.whole
    return neighbors.answers[whole], lambda value: _answered(neighbors, whole, value)


def _answered(neighbors: Neighbors, query: Query, value: Value) -> Expression:
    """An expression for an answer to a query; its negative, where the sign does not matter."""
    target = Fraction(*value)
    goals = (target, -target) if query.either_sign else (target,)
    if query not in neighbors.origins:
        size = abs(target.numerator), target.denominator
        return next(
            expression
            for expression in _of_size(neighbors, query.part, size)
            if expression.value in goals
        )
    origin = neighbors.origins[query][value]
    other = _answered(neighbors, origin.other, origin.beside)
    size = abs(origin.value[0]), origin.value[1]
    return next(
        joined
        for own in _of_size(neighbors, origin.part, size)
        for joined in _joined(own, other)
        if joined.outcome in goals
    )


def _of_size(neighbors: Neighbors, part: Part, size: Size) -> Iterator[Expression]:
    """An expression for each sign in which some numbers can make a size."""
    if len(part) == 1:
        yield Number(Fraction(neighbors.different[part[0]]))
        return
    tables = neighbors.sizes.tables
    missing = {sign for sign in (PLUS, MINUS) if tables[part].signs[size] & sign}
    wanted = Fraction(*size)
    for left, right in splits(part):
        small, large = by_length(left, right)
        for one, other in _pairs(tables[small].signs, tables[large].signs, wanted):
            pairs = product(_of_size(neighbors, small, one), _of_size(neighbors, large, other))
            for joined in (made for pair in pairs for made in _joined(*pair)):
                sign = PLUS if joined.outcome == wanted else MINUS
                if joined.outcome in (wanted, -wanted) and sign in missing:
                    missing.remove(sign)
                    yield joined
                if not missing:
                    return


def _pairs(
    few: Iterable[Size], many: Collection[Size], wanted: Fraction
) -> Iterator[tuple[Size, Size]]:
    """The sizes of two parts that can be joined to one that is wanted."""
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


def _joined(one: Expression, other: Expression) -> Iterator[Expression]:
    """The ways to join two expressions that have a value."""
    for left, right in ((one, other), (other, one)):
        for operator in OPERATORS.values():
            if operator is not DIVIDE or right.value:
                yield Operation(operator, left, right)
