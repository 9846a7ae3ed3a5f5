"""The techniques of answers and hands, and the order in which a strong player looks at a hand."""

from __future__ import annotations

from collections.abc import Generator

from twentyfour._algebraic.forms import Form, algebraic
from twentyfour._algebraic.writing import complexity
from twentyfour._rating.reasons import Reason
from twentyfour._slices import at_once
from twentyfour._techniques.looking import Look, looks_in_slices
from twentyfour._techniques.naming import MAX_REGROUPED, PLACES, techniques_of, written_by
from twentyfour._techniques.table import PathCode, TechniqueCode
from twentyfour.cards import HandLike, Puzzle, Rational, is_ordered
from twentyfour.expression import Expression, Number
from twentyfour.solver import found_in_slices


def technique(solution: Expression) -> Reason[TechniqueCode]:
    """The technique of an answer, the same for every writing of one algebraic form.

    The code is a key of `TECHNIQUES`. It is `factors` (`left`, `right`) if no technique fits and
    the last step is ×, for example with another target. It is `card` for a single card. If several
    techniques fit, the result is the first in the order of the Path. Raises DivisionByZero if the
    answer has no value.
    """
    return techniques_of(solution)[0]


def techniques_in_slices(
    numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, list[TechniqueCode]]:
    """The techniques that open a hand, in the order of the Path. Empty for more than four cards.

    For other targets than 24, `factors` stands for a factor on the table with its partner. Raises
    the exceptions of `solve`.
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


def answers_in_slices(
    code: PathCode, numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, list[Expression]]:
    """The answers that have a technique, the simplest first.

    They are written to show it, unless the numbers must stay in their order.
    """
    fitting: list[Expression] = []
    for _, found in found_in_slices(numbers, target, "algebraic"):
        for _, solution in found:
            if any(each.code == code for each in techniques_of(solution)):
                shown = solution if is_ordered(numbers) else written_by(code, solution)
                fitting.append(shown)
        yield
    return sorted(fitting, key=complexity)


def look_in_slices(
    numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, list[Look]]:
    """The looks of a strong player at a hand, in order, up to the look that finds a solution.

    The looks solve every hand of four cards A to K that makes 24. For more cards and other targets
    the order is the same, with a limit of expressions. Raises the exceptions of `solve`.
    """
    puzzle = Puzzle(numbers, target)
    cards = [Number(number) for number in sorted(puzzle.numbers, reverse=True)]
    written = (yield from _by_form(puzzle)) if puzzle.ordered else None
    return (yield from looks_in_slices(cards, puzzle.target, puzzle.operators, written))


def _by_form(puzzle: Puzzle) -> Generator[None, None, dict[Form, Expression]]:
    """The solutions of a puzzle by their algebraic forms."""
    found: dict[Form, Expression] = {}
    for _, solutions in found_in_slices(puzzle, None, "algebraic"):
        found.update((algebraic(solution)[0], solution) for _, solution in solutions)
        yield
    return found


look = at_once(look_in_slices)
