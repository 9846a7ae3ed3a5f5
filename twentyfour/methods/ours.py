"""The solver of this package as a method. It works backwards from the target."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from twentyfour.cards import Rational
from twentyfour.methods.method import Attempts
from twentyfour.solver import found_in_slices


def ours(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try only solutions. A slice of the search without solutions counts as one attempt."""
    seen: set[Hashable] = set()
    for _, solutions in found_in_slices(numbers, target, "essential"):
        if not solutions:
            yield None
        for form, solution in solutions:
            yield None if form in seen else solution
            seen.add(form)
