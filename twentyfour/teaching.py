"""What the Path teaches: the techniques of answers and hands, lessons, and what to look at."""

from __future__ import annotations

from collections.abc import Generator

from twentyfour._rating.reasons import Reason
from twentyfour._slices import at_once
from twentyfour._techniques.looking import Look, looks_in_slices
from twentyfour._techniques.naming import MAX_REGROUPED, PLACES, techniques_of
from twentyfour._techniques.table import TechniqueCode
from twentyfour.cards import HandLike, Puzzle, Rational
from twentyfour.expression import Expression, Number
from twentyfour.solver import found_in_slices


def technique(solution: Expression) -> Reason[TechniqueCode]:
    """The technique of an answer, the same for every writing of one algebraic form.

    It is one of `TECHNIQUES`; `factors` (`left`, `right`) where the last step is × and none of them
    fits, as for another target or number of cards; `card` for a single card. Of several it is the
    first in the order of the Path. Raises DivisionByZero where the answer has no value.
    """
    return techniques_of(solution)[0]


def techniques_in_slices(
    numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, list[TechniqueCode]]:
    """The techniques that open a hand, in the order of the Path; empty for more than four cards.

    For another target than 24, `factors` stands for a factor on the table with its partner. Raises
    what `solve` raises.
    """
    puzzle = Puzzle(numbers, target)
    opened: set[TechniqueCode] = set()
    if len(puzzle.numbers) <= MAX_REGROUPED:
        for _, found in found_in_slices(puzzle, None, "algebraic"):
            for _, solution in found:
                opened.update(each.code for each in techniques_of(solution))
            yield
    return sorted(opened, key=PLACES.__getitem__)


techniques = at_once(techniques_in_slices)


def look_in_slices(
    numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, list[Look]]:
    """What a strong player looks at, step by step; the last look has `found` a solution, if any.

    Every hand of A to K that makes 24 is solved so; more cards, and other targets, are looked at in
    the same order, with a bound on what is tried. Raises what `solve` raises.
    """
    puzzle = Puzzle(numbers, target)
    cards = [Number(number) for number in sorted(puzzle.numbers, reverse=True)]
    return (yield from looks_in_slices(cards, puzzle.target, puzzle.operators))


look = at_once(look_in_slices)
