"""Expressions for the values that the search for the nearest has found."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from twentyfour._nearest import Neighbors, Query, Value
from twentyfour._sizes import MINUS, PLUS, Part, Size
from twentyfour._tables import splits
from twentyfour.expression import DIVIDE, OPERATORS, Expression, Number, Operation


def expression_of(neighbors: Neighbors, value: Value) -> Expression:
    """An expression for a value that was found beside the goal."""
    return _answered(neighbors, neighbors.whole, value)


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
        for one, other in product(tables[left].signs, tables[right].signs):
            if not _can_make(one, other, wanted):
                continue
            pairs = product(_of_size(neighbors, left, one), _of_size(neighbors, right, other))
            for joined in (made for pair in pairs for made in _joined(*pair)):
                sign = PLUS if joined.outcome == wanted else MINUS
                if joined.outcome in (wanted, -wanted) and sign in missing:
                    missing.remove(sign)
                    yield joined
                if not missing:
                    return


def _can_make(one: Size, other: Size, wanted: Fraction) -> bool:
    """Whether two sizes can be joined to one that is wanted."""
    (a, b), (c, d), (above, under) = one, other, wanted.as_integer_ratio()
    left, right, below = a * d, c * b, b * d
    return (
        (left + right) * under == above * below
        or abs(left - right) * under == above * below
        or a * c * under == above * below
        or (left * under == above * right and right != 0)
        or (right * under == above * left and left != 0)
    )


def _joined(one: Expression, other: Expression) -> Iterator[Expression]:
    """The ways to join two expressions that have a value."""
    for left, right in ((one, other), (other, one)):
        for operator in OPERATORS.values():
            if operator is not DIVIDE or right.value:
                yield Operation(operator, left, right)
