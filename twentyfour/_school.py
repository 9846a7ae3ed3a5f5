"""School steps: what a pupil must have learnt to solve a hand (`docs/school-steps.md`)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import prod
from typing import Literal, TypeAlias, get_args

from twentyfour._algebraic.writing import operands_of
from twentyfour._slices import run_to_end
from twentyfour.cards import Hand, HandLike, Puzzle, Rational
from twentyfour.expression import Expression, Operation
from twentyfour.operators import ADD
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
            step = step_of(solution)
            if lowest is None or step < lowest:
                lowest = step
        if lowest == SCHOOL_STEPS[0]:
            break
        yield
    return lowest


def step_of(solution: Expression) -> SchoolStep:
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
        product = part.operator.precedence > ADD.precedence
        operands = [*operands_of(part)]
        parts += (operand for operand, _ in operands)
        numbers = tuple(sorted((operand.value, inverse) for operand, inverse in operands))
        factors = factors or product
        divisions = divisions or (product and any(inverse for _, inverse in operands))
        without_groups = _is_taught(numbers, product=product, grouped=False)
        bracketed = product and any(isinstance(each, Operation) for each, _ in operands)
        brackets = brackets or bracketed or not without_groups
        large = large or not (without_groups or _is_taught(numbers, product=product, grouped=True))
    if large:
        return 5
    if divisions:
        return 4
    if brackets:
        return 3
    return 2 if factors else 1


Numbers: TypeAlias = tuple[tuple[Fraction, bool], ...]
"""The numbers of a sum or product, and whether each is subtracted or a divisor."""


@lru_cache(maxsize=10_000)
def _is_taught(numbers: Numbers, *, product: bool, grouped: bool) -> bool:
    """Whether the steps 1 to 4 teach all that a sum or product needs, calculated in some order.

    Without `grouped` each operation takes one more number, as in an expression without brackets.
    """
    value = _value(numbers, product)
    if value is None or value.denominator != 1 or not 0 <= value <= LARGEST:
        return False
    if len(numbers) == 1:
        return True
    return any(
        _is_in_tables(factor, last, product)
        and _is_taught(first, product=product, grouped=grouped)
        and _is_taught(last, product=product, grouped=grouped)
        for first, last, factor in _last_operations(numbers, grouped)
    )


def _last_operations(numbers: Numbers, grouped: bool) -> Iterator[tuple[Numbers, Numbers, Numbers]]:
    """The two operands of each possible last operation, and the other factor of the second one.

    That factor is the first operand of a product, and the value of a quotient.
    """
    for size in range(1, len(numbers) if grouped else 2):
        for chosen in combinations(range(len(numbers)), size):
            first = tuple(each for at, each in enumerate(numbers) if at not in chosen)
            last = tuple(numbers[at] for at in chosen)
            yield first, last, first
            yield first, tuple((number, not inverse) for number, inverse in last), numbers


def _is_in_tables(one: Numbers, other: Numbers, product: bool) -> bool:
    """Whether the product of two values, which a quotient is too, is in the tables to 12."""
    low, high = sorted(_value(each, product) or 0 for each in (one, other))
    return not product or low <= 1 or high <= LARGEST_FACTOR


def _value(numbers: Numbers, product: bool) -> Fraction | None:
    """The value of a sum or product; None if a divisor is zero."""
    if not product:
        return Fraction(sum(-number if inverse else number for number, inverse in numbers))
    divisor = prod(number for number, inverse in numbers if inverse)
    dividend = Fraction(prod(number for number, inverse in numbers if not inverse))
    return dividend / divisor if divisor else None
