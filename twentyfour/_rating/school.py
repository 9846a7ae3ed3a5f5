"""School steps: what a pupil must have learnt to solve a hand (`docs/school-steps.md`)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations
from math import prod
from typing import Literal, NamedTuple, TypeAlias, TypeVar, get_args

from twentyfour._algebraic.writing import complexity, operands_of
from twentyfour._slices import run_to_end
from twentyfour.cards import Hand, HandLike, Puzzle, Rational
from twentyfour.expression import Expression, Operation
from twentyfour.operators import ADD, ALL_OPERATORS, DIVIDE, OPERATORS, Operator
from twentyfour.solver import found_in_slices

SchoolStep: TypeAlias = Literal[1, 2, 3, 4, 5, 6]
SCHOOL_STEPS: tuple[SchoolStep, ...] = get_args(SchoolStep)

LARGEST = 100
"""The largest number of the steps 1 to 4."""

LARGEST_FACTOR = 12
"""The largest factor, divisor and quotient of the steps 1 to 4, if neither number is 1."""


def school(
    numbers: HandLike, operators: str | None = None, *, target: Rational | None = None
) -> SchoolStep | None:
    """The school step of a hand: what a pupil must have learnt to solve it. None if unsolvable.

    1: + and −. 2: also ×. 3: also brackets. 4: also ÷. 5: also numbers above 100 or below zero, and
    × and ÷ outside the multiplication tables to 12. 6: fractions. It is the lowest step of all
    solutions with these operators. Raises the exceptions of `solve`, ValueError for an unknown
    operator.
    """
    return run_to_end(school_in_slices(Puzzle(numbers, target, operators)))


def school_in_slices(puzzle: Hand | Puzzle) -> Generator[None, None, SchoolStep | None]:
    """`school` as a generator that yields after every slice of the work."""
    lowest: SchoolStep | None = None
    for _, found in found_in_slices(puzzle, None, "algebraic"):
        for _, solution in found:
            step = step_of(solution, puzzle.operators)
            if lowest is None or step < lowest:
                lowest = step
        if lowest == SCHOOL_STEPS[0]:
            break
        yield
    return lowest


def solutions_in_slices(
    puzzle: Hand | Puzzle, step: SchoolStep
) -> Generator[None, None, list[Expression]]:
    """The algebraic solutions of a school step, the simplest first."""
    fitting: list[Expression] = []
    for _, found in found_in_slices(puzzle, None, "algebraic"):
        for _, solution in found:
            if step_of(solution, puzzle.operators) == step:
                fitting.append(solution)
        yield
    return sorted(fitting, key=complexity)


def step_of(solution: Expression, operators: str = ALL_OPERATORS) -> SchoolStep:
    """The school step of a solution. Its sums and products are calculated in any order."""
    factors = divisions = brackets = large = False
    parts = [solution]
    while parts:
        part = parts.pop()
        value, denominator = part.value.as_integer_ratio()
        if denominator != 1:
            return 6
        if not isinstance(part, Operation):
            large = large or not 0 <= value <= LARGEST
            continue
        operands = [*operands_of(part)]
        order = _order(_numbers(operands), _alike(part.operator, operators))
        if order is None:
            return 6
        parts += (operand for operand, _ in operands)
        product = part.operator.precedence > ADD.precedence
        factors = factors or product
        divisions = divisions or (product and any(inverse for _, inverse in operands))
        bracketed = product and any(isinstance(each, Operation) for each, _ in operands)
        brackets = brackets or bracketed or order.grouped
        large = large or not order.taught
    if large:
        return 5
    if divisions:
        return 4
    if brackets:
        return 3
    return 2 if factors else 1


def as_taught(solution: Expression, operators: str = ALL_OPERATORS) -> Expression:
    """A solution whose sums and products are written in an order of its step.

    `12*10/5` becomes `10/5*12`. A sum or product that is in such an order already stays the same.
    """
    if not isinstance(solution, Operation):
        return solution
    operands = tuple((as_taught(each, operators), sign) for each, sign in operands_of(solution))
    allowed = _alike(solution.operator, operators)
    order = _order(_numbers(operands), allowed)
    return _combined(operands, allowed, order) if order else solution


class Order(NamedTuple):
    """An order of the operations in a sum or product whose values are whole.

    With `grouped` it needs brackets. With `taught` all its operations are of the steps 1 to 4.
    """

    grouped: bool
    taught: bool


ORDERS = (Order(False, True), Order(True, True), Order(True, False))
"""The orders, those of the lowest step first."""

Alike: TypeAlias = tuple[Operator, ...]
"""The operators that are allowed in a sum, or in a product."""
Each = TypeVar("Each", Expression, Fraction)
Operands: TypeAlias = tuple[tuple[Each, bool], ...]
"""The operands of a sum or product, and whether each is subtracted or a divisor."""
Numbers: TypeAlias = Operands[Fraction]


@cache
def _alike(operator: Operator, operators: str) -> Alike:
    known = map(OPERATORS.__getitem__, operators)
    return tuple(each for each in known if each.precedence == operator.precedence)


def _numbers(operands: Iterable[tuple[Expression, bool]]) -> Numbers:
    """The values of operands, sorted so that `_has_order` remembers them in one order."""
    return tuple(sorted((operand.value, inverse) for operand, inverse in operands))


def _order(numbers: Numbers, allowed: Alike) -> Order | None:
    """The order of the lowest step in which numbers can be combined. None needs fractions."""
    return next((order for order in ORDERS if _has_order(numbers, allowed, order)), None)


def _combined(operands: Operands[Expression], allowed: Alike, order: Order) -> Expression:
    """The operands of a sum or product in a possible order."""
    if len(operands) == 1:
        return operands[0][0]
    operator, first, last = next(
        (operator, first, last)
        for operator, first, last in _last_operations(operands, allowed, order)
        if _is_last(operator, _numbers(first), _numbers(last), allowed, order)
    )
    return Operation(operator, _combined(first, allowed, order), _combined(last, allowed, order))


@lru_cache(maxsize=10_000)
def _has_order(numbers: Numbers, allowed: Alike, order: Order) -> bool:
    """Whether the numbers of a sum or product can be combined in an order."""
    value = _value(numbers, allowed[0])
    if value is None or value.denominator != 1 or (order.taught and not 0 <= value <= LARGEST):
        return False
    if len(numbers) == 1:
        return not numbers[0][1]
    return any(
        _is_last(*operation, allowed, order)
        for operation in _last_operations(numbers, allowed, order)
    )


def _is_last(
    operator: Operator, first: Numbers, last: Numbers, allowed: Alike, order: Order
) -> bool:
    """Whether an order can have this last operation."""
    return (
        _has_order(first, allowed, order)
        and _has_order(last, allowed, order)
        and (not order.taught or _is_in_tables(operator, first, last))
    )


def _last_operations(
    operands: Operands[Each], allowed: Alike, order: Order
) -> Iterator[tuple[Operator, Operands[Each], Operands[Each]]]:
    """Each last operation with its two operands; without groups, the second is one number.

    The operation with the last operand alone comes first.
    """
    places = range(len(operands))
    for size in range(1, len(operands) if order.grouped else 2):
        for chosen in combinations(reversed(places), size):
            first = tuple(operands[at] for at in places if at not in chosen)
            last = tuple(operands[at] for at in places if at in chosen)
            inverted = tuple((operand, not inverse) for operand, inverse in last)
            for operator in allowed:
                yield operator, first, last if operator.associative else inverted


def _is_in_tables(operator: Operator, first: Numbers, last: Numbers) -> bool:
    """Whether a product is in the tables to 12, or the product that a quotient undoes."""
    if operator.precedence == ADD.precedence:
        return True
    factor, other = (_value(each, operator) or Fraction() for each in (first, last))
    low, high = sorted((factor / other if operator is DIVIDE else factor, other))
    return low <= 1 or high <= LARGEST_FACTOR


def _value(numbers: Numbers, operator: Operator) -> Fraction | None:
    """The value of a sum or product; None if a divisor is zero."""
    if operator.precedence == ADD.precedence:
        return Fraction(sum(-number if inverse else number for number, inverse in numbers))
    divisor = prod(number for number, inverse in numbers if inverse)
    dividend = Fraction(prod(number for number, inverse in numbers if not inverse))
    return dividend / divisor if divisor else None
