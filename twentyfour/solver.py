"""Solves hands: every different solution, the simplest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from twentyfour._field import prime_for, residue
from twentyfour._search import Search
from twentyfour._writing import Writer, simplicity
from twentyfour.cards import DEFAULT_TARGET, as_number, as_numbers
from twentyfour.expression import Expression

Progress = tuple[int, int]
"""Slices done and slices in all."""


def solve(
    numbers: Iterable[int | Fraction],
    target: int | Fraction = DEFAULT_TARGET,
) -> list[Expression]:
    """Every different solution of a hand, the simplest first (see `simplicity`).

    Raises HandError for too few, too many or too large numbers, TypeError for inexact ones.
    """
    found = [solution for _, part in solve_in_slices(numbers, target) for solution in part]
    return sort_solutions(found)


def sort_solutions(solutions: Iterable[Expression]) -> list[Expression]:
    """Solutions with the simplest first."""
    return sorted(solutions, key=simplicity)


def solve_in_slices(
    numbers: Iterable[int | Fraction], target: int | Fraction = DEFAULT_TARGET
) -> Iterator[tuple[Progress, list[Expression]]]:
    """The same a slice of the search at a time, in the order of the search, each solution once."""
    hand, goal = as_numbers(numbers), as_number(target)
    prime = prime_for(hand, goal)
    search, writer = Search(hand, prime), Writer()
    for done, found in enumerate(search.solutions(residue(goal, prime)), 1):
        yield (done, search.slices), [writer.write(signed) for signed in found]


def is_solvable(numbers: Iterable[int | Fraction], target: int | Fraction = DEFAULT_TARGET) -> bool:
    """Whether the numbers can make the target."""
    return any(found for _, found in solve_in_slices(numbers, target))


def count_solutions(
    numbers: Iterable[int | Fraction],
    target: int | Fraction | None = DEFAULT_TARGET,
) -> int:
    """How many different solutions a hand has; target None counts the forms of any value.

    For n numbers in general position the latter are 1, 6, 68, 1170, ... (OEIS A140606).
    """
    if target is not None:
        return len(solve(numbers, target))
    hand = as_numbers(numbers)
    search = Search(hand, prime_for(hand, Fraction(1)))
    return len(set(search.everything()))
