"""School steps: what a pupil must have learnt to solve a hand (`docs/school-steps.md`)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal, TypeAlias, get_args

from twentyfour._slices import run_to_end
from twentyfour.cards import Hand, HandLike, Puzzle, Rational
from twentyfour.expression import Expression, Operation
from twentyfour.operators import ADD, DIVIDE, MULTIPLY
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
    """The school step of one solution as it is written."""
    factors = divisions = large = False
    for part in solution.postorder():
        value, denominator = part.value.as_integer_ratio()
        if denominator != 1:
            return 6
        large = large or not 0 <= value <= LARGEST
        if isinstance(part, Operation) and part.operator.precedence > ADD.precedence:
            factors = True
            divisions = divisions or part.operator is DIVIDE
            other = part.left if part.operator is MULTIPLY else part
            low, high = sorted((other.value, part.right.value))
            large = large or (low > 1 and high > LARGEST_FACTOR)
    if large:
        return 5
    if divisions:
        return 4
    if "(" in str(solution):
        return 3
    return 2 if factors else 1
