"""Questions about a hand with exactly one right choice, for the tests of a school."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Literal, TypeAlias, TypeVar

from twentyfour._coaching.repair import tables_of
from twentyfour._slices import at_once
from twentyfour.cards import HandLike, Puzzle, Rational
from twentyfour.dealing import random_for
from twentyfour.expression import DivisionByZero, Expression, Operation, Step
from twentyfour.operators import OPERATORS
from twentyfour.rating import MAX_QUICK_RATING, easiest_in_slices
from twentyfour.referee import check
from twentyfour.solver import is_solvable_in_slices

T = TypeVar("T")

QuestionKind: TypeAlias = Literal["made", "line", "step"]

LINES = 4
"""The choices of a question for the line that makes the target."""

FEWEST_STEPS = 2
"""A question for a step has at least so many choices."""

HIGHEST = 13
"""A card that replaces a card has at most this value, unless the hand has a larger one."""

MAX_REPLACED = 30
"""After this many hands that can be made too, the question keeps its hand."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question with exactly one right choice, whose place is `right`.

    `made`: can the numbers make the target? The choices are yes and no, in this order, and
    `choices` is empty. `line`: which line makes the target? `step`: after which step can the rest
    no longer make the target? The choices are the steps of one wrong answer, in their order.
    """

    kind: QuestionKind
    numbers: tuple[Rational, ...]
    target: Fraction
    choices: tuple[Expression, ...] | tuple[Step, ...]
    right: int


def questions_in_slices(
    numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, list[Question]]:
    """The questions about a hand, always the same for a hand; at most one of each kind.

    In half of the questions of the kind `made` one card is replaced, so that the hand cannot make
    the target. Kinds that do not fit are left out: a hand without a solution has only `made`, and a
    hand of more than five cards has no questions. Raises the exceptions of `solve`.
    """
    puzzle = Puzzle(numbers, target)
    if len(puzzle.numbers) > MAX_QUICK_RATING:
        return []
    rules = puzzle.operators, str(puzzle.ordered)
    random = random_for("questions", *map(str, puzzle.numbers), str(puzzle.target), *rules)
    solution, _ = yield from easiest_in_slices(puzzle)
    asked = [(yield from _made(puzzle, solution is not None, random))]
    if solution is None:
        return asked
    wrong = _wrong_lines(solution, puzzle)
    if len(wrong) >= LINES - 1:
        lines = _shuffled([solution, *wrong[: LINES - 1]], random)
        place = lines.index(solution)
        asked.append(Question("line", puzzle.numbers, puzzle.target, tuple(lines), place))
    if lost := (yield from _lost_step(wrong, puzzle, random)):
        asked.append(lost)
    return asked


questions = at_once(questions_in_slices)


def _made(puzzle: Puzzle, is_solvable: bool, random: Random) -> Generator[None, None, Question]:
    numbers, target = puzzle.numbers, puzzle.target
    if is_solvable and random.random() < 1 / 2:
        for tried in _replaced(puzzle, random)[:MAX_REPLACED]:
            if not (yield from is_solvable_in_slices(puzzle.with_numbers(tried))):
                return Question("made", tried, target, (), 1)
    return Question("made", numbers, target, (), 0 if is_solvable else 1)


def _replaced(puzzle: Puzzle, random: Random) -> list[tuple[Rational, ...]]:
    """The hands that differ in one card, in a random order."""
    numbers = puzzle.numbers
    highest = max(HIGHEST, *map(int, numbers))
    hands = [
        (*numbers[:place], Fraction(value), *numbers[place + 1 :])
        for place, number in enumerate(numbers)
        for value in range(1, highest + 1)
        if value != number
    ]
    return _shuffled(hands, random)


def _wrong_lines(solution: Expression, puzzle: Puzzle) -> list[Expression]:
    """The lines that one change makes of a solution and that miss the target, the nearest first.

    They have different values. A line with a whole value comes before the others.
    """
    found: dict[Fraction, Expression] = {}
    for line in _changed(solution, puzzle):
        value = line.outcome
        if isinstance(value, DivisionByZero) or value in found:
            continue
        if check(str(line), puzzle).code == "wrong-value":
            found[value] = line

    def distance(value: Fraction) -> tuple[bool, Fraction]:
        return value.denominator > 1, abs(value - puzzle.target)

    return [found[value] for value in sorted(found, key=distance)]


def _changed(part: Expression, puzzle: Puzzle) -> Iterator[Expression]:
    """The expression with another operator at one place, or with two parts that change places."""
    if not isinstance(part, Operation):
        return
    operator, left, right = part.operator, part.left, part.right
    for symbol in puzzle.operators:
        if symbol != operator.symbol:
            yield Operation(OPERATORS[symbol], left, right)
    if not puzzle.ordered:
        yield Operation(operator, right, left)
    for changed in _changed(left, puzzle):
        yield Operation(operator, changed, right)
    for changed in _changed(right, puzzle):
        yield Operation(operator, left, changed)


def _lost_step(
    wrong: list[Expression], puzzle: Puzzle, random: Random
) -> Generator[None, None, Question | None]:
    """The question for the step of a wrong line. All places of the step are equally likely."""
    found: dict[int, Question] = {}
    for line in wrong:
        steps = line.steps()
        if len(steps) < FEWEST_STEPS or len({*steps}) < len(steps):
            continue
        for place, (table, _) in enumerate(tables_of(line, puzzle.operators)):
            if not (yield from is_solvable_in_slices(puzzle.with_numbers(table))):
                asked = Question("step", puzzle.numbers, puzzle.target, steps, place - 1)
                found.setdefault(place, asked)
                break
    return _shuffled([found[place] for place in sorted(found)], random)[0] if found else None


def _shuffled(items: list[T], random: Random) -> list[T]:
    """The items in a random order. Python guarantees the results of `random()` for a seed."""
    return sorted(items, key=lambda _: random.random())
