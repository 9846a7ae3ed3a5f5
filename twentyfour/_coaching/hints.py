"""Graded hints, advice for the cards on the table, and the first steps of a hand as a proof."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._algebraic.writing import complexity
from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour._slices import at_once
from twentyfour._techniques.naming import techniques_of
from twentyfour._techniques.table import TECHNIQUES
from twentyfour.cards import HandError, HandLike, Puzzle, Rational, as_numbers
from twentyfour.expression import Expression, Step
from twentyfour.operators import DIVIDE, OPERATORS, Operator
from twentyfour.rating import MAX_QUICK_RATING, easiest_in_slices
from twentyfour.solver import (
    MAX_QUICK_NEAREST,
    Nearest,
    Progress,
    found_in_slices,
    is_solvable_in_slices,
    nearest_in_slices,
    solve_in_slices,
)

HintCode: TypeAlias = Literal[
    "solvable",
    "technique",
    "last-operator",
    "last-step",
    "first-step",
    "solution",
    "no-solution",
    "nearest-below",
    "nearest-above",
    "proof",
    "done",
    "possible",
    "pair",
    "step",
    "undo",
]
Table: TypeAlias = Sequence[Rational]
"""The values of the cards on the table. A card can be the result of a step."""

MAX_QUICK_SOLVE = 7
"""The most numbers for which all solutions are found in seconds. Eight take minutes."""
MAX_EXAMINED = 2000
"""How many solutions of eight numbers are compared to find a simple one."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A code with its parameters, and the expression that the hint shows, if any."""

    code: HintCode
    params: Mapping[str, str] = NO_PARAMS
    expression: Expression | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "params", FrozenMapping(self.params))


def hints_in_slices(
    numbers: HandLike, target: Rational | None = None
) -> Generator[Progress | None, None, list[Hint]]:
    """Graded hints, the weakest first.

    `solvable` (`count`, the different solutions; absent for eight numbers), `technique`
    (`technique`, if the solution has one of the Path), `last-operator` (`operator`, `count`),
    `last-step` and `first-step` (`left`, `operator`, `right`, `value`), `solution`. Without a
    solution: `no-solution`, `nearest-below` and `nearest-above` (`value`), `proof` (see `proof`).
    Raises the exceptions of `solve`.
    """
    puzzle = Puzzle(numbers, target)
    solution, count = yield from _plainest(puzzle)
    if solution is None:
        return (yield from _hints_without_solution(puzzle))
    steps = solution.steps()
    counted = {"count": str(count)} if count else {}
    found = [Hint("solvable", counted), *_technique(solution)]
    if steps:
        found.append(Hint("last-operator", {"operator": steps[-1].operator.symbol, **counted}))
    if len(steps) > 1:
        found.append(Hint("last-step", steps[-1].texts()))
    if steps:
        found.append(Hint("first-step", steps[0].texts()))
    return [*found, Hint("solution", expression=solution)]


hints = at_once(hints_in_slices)


def _technique(solution: Expression) -> list[Hint]:
    """The hint that names the technique of a solution, if it is on the Path."""
    code = techniques_of(solution)[0].code
    return [Hint("technique", {"technique": code})] if code in TECHNIQUES else []


def _hints_without_solution(puzzle: Puzzle) -> Generator[Progress | None, None, list[Hint]]:
    found = [Hint("no-solution")]
    if len(puzzle.numbers) <= MAX_QUICK_NEAREST:
        try:
            misses = yield from nearest_in_slices(puzzle)
        except HandError:  # the nearest values can be too long even if the cards are not
            misses = Nearest(None, None)
        sides: dict[HintCode, Expression | None] = {
            "nearest-below": misses.below,
            "nearest-above": misses.above,
        }
        for code, miss in sides.items():
            if miss:
                found.append(Hint(code, {"value": str(miss.value)}, miss))
    return [*found, Hint("proof")] if len(puzzle.numbers) > 1 else found


def _plainest(
    puzzle: Puzzle,
) -> Generator[Progress | None, None, tuple[Expression | None, int | None]]:
    """The solution that takes least effort, as in the rating of the hand, and the count.

    For more cards than are rated in a moment, the simplest one. For eight numbers, the simplest of
    the first ones.
    """
    if len(puzzle.numbers) <= MAX_QUICK_RATING:
        return (yield from easiest_in_slices(puzzle))
    if len(puzzle.numbers) <= MAX_QUICK_SOLVE:
        solutions = yield from solve_in_slices(puzzle)
        return (solutions[0] if solutions else None), len(solutions)
    seen: list[Expression] = []
    for _, found in found_in_slices(puzzle, None, "essential"):
        seen += [solution for _, solution in found]
        if len(seen) >= MAX_EXAMINED:
            break
        yield None
    return min(seen, key=complexity, default=None), None


@dataclass(frozen=True, slots=True)
class Advice:
    """Advice on the cards on the table.

    `undo` is the number of steps to take back until the cards can make the target: 0 if they can
    now, None if the dealt cards cannot. `hints` start with the weakest hint: `done`; or `possible`,
    `technique` (before the first step), `pair` (`left`, `right`), `step` (and `operator`, `value`),
    `solution`; or `undo` (`count`); or `no-solution`.
    """

    undo: int | None
    hints: tuple[Hint, ...]

    @property
    def possible(self) -> bool:
        """Whether the table can still make the target."""
        return self.undo == 0


def coach_in_slices(
    history: Iterable[HandLike], target: Rational | None = None
) -> Generator[Progress | None, None, Advice]:
    """Advice on the last of some tables: the cards as dealt, then the table after each step.

    Raises HandError for a history without tables, and the exceptions of `solve`.
    """
    dealt, *others = [*history] or [()]
    puzzle = Puzzle(dealt, target)
    tables = [puzzle.numbers, *map(as_numbers, others)]
    undo = yield from steps_to_undo(tables, puzzle)
    if undo is None:
        return Advice(None, (Hint("no-solution"),))
    if undo:
        return Advice(undo, (Hint("undo", {"count": str(undo)}),))
    posed = [puzzle.with_numbers(table) for table in tables]
    return Advice(0, tuple((yield from _encouragement(posed))))


coach = at_once(coach_in_slices)


def steps_to_undo(tables: Sequence[Table], puzzle: Puzzle) -> Generator[None, None, int | None]:
    """How many of the last tables of a puzzle to take back until a table can make its target.

    None if no table can.
    """
    for undo, table in enumerate(reversed(tables)):
        if (yield from is_solvable_in_slices(puzzle.with_numbers(table))):
            return undo
    return None


def _encouragement(tables: Sequence[Puzzle]) -> Generator[Progress | None, None, list[Hint]]:
    """Hints for the last table. Before the first step they name the technique."""
    table = tables[-1]
    solution, _ = yield from _plainest(table)
    if solution is None or len(table.numbers) == 1:
        return [Hint("done")]
    step = solution.steps()[0]
    pair = {"left": str(step.left), "right": str(step.right)}
    return [
        Hint("possible"),
        *(_technique(solution) if len(tables) == 1 else []),
        Hint("pair", pair),
        Hint("step", step.texts()),
        Hint("solution", expression=solution),
    ]


class Branch(NamedTuple):
    """A first step, the table after it, and the nearest values that this table can make.

    `reaches` is whether the table can make the target. `below` and `above` are the nearest other
    values, None if there are no such values.
    """

    step: Step
    table: tuple[Fraction, ...]
    reaches: bool
    below: Fraction | None
    above: Fraction | None

    def distance(self, target: Rational) -> Fraction | None:
        """The distance from the target to the nearest value, None if the table makes no value."""
        if self.reaches:
            return Fraction(0)
        values = [value for value in (self.below, self.above) if value is not None]
        return min((abs(value - target) for value in values), default=None)


def proof_in_slices(
    table: HandLike, target: Rational | None = None
) -> Generator[Progress | None, None, list[Branch]]:
    """Every different first step with the nearest values after it, the nearest first.

    Without a solution no step reaches the target. `proof` for the table of a branch shows the next
    steps. Raises the exceptions of `solve`.
    """
    puzzle = Puzzle(table, target)
    branches: list[Branch] = []
    outcomes: dict[tuple[Fraction, ...], tuple[bool, Fraction | None, Fraction | None]] = {}
    for step, left in _first_steps(puzzle):
        if left not in outcomes:
            after = puzzle.with_numbers(left)
            reaches = yield from is_solvable_in_slices(after)
            misses = yield from nearest_in_slices(after)
            below = misses.below.value if misses.below else None
            above = misses.above.value if misses.above else None
            outcomes[left] = reaches, below, above
        branches.append(Branch(step, left, *outcomes[left]))
        yield None

    def order(branch: Branch) -> tuple[bool, Fraction]:
        distance = branch.distance(puzzle.target)
        return distance is None, distance or Fraction(0)

    return sorted(branches, key=order)


proof = at_once(proof_in_slices)


def _first_steps(puzzle: Puzzle) -> Iterator[tuple[Step, tuple[Fraction, ...]]]:
    """Every different step with the table after it, sorted unless the numbers keep their order."""
    seen: set[tuple[Fraction, Operator, tuple[Fraction, ...]]] = set()
    values = [Fraction(number) for number in puzzle.numbers]
    if not puzzle.ordered:
        values.sort(reverse=True)
    for one, other in combinations(range(len(values)), 2):
        if puzzle.ordered and other > one + 1:
            continue
        for left, operator, right in _ways_to_combine(values[one], values[other], puzzle):
            if operator is DIVIDE and not right:
                continue
            value = operator.apply(left, right)
            table = [*values[:one], value, *values[one + 1 : other], *values[other + 1 :]]
            after = tuple(table if puzzle.ordered else sorted(table))
            if (left, operator, after) not in seen:
                seen.add((left, operator, after))
                yield Step(left, operator, right, value), after


def _ways_to_combine(
    a: Fraction, b: Fraction, puzzle: Puzzle
) -> Iterator[tuple[Fraction, Operator, Fraction]]:
    """The allowed operations of a+b, a-b, b-a, a*b, a/b and b/a."""
    for operator in map(OPERATORS.__getitem__, puzzle.operators):
        yield a, operator, b
        if not operator.associative and not puzzle.ordered:
            yield b, operator, a
