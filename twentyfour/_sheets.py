"""Sheets to print: hands with their levels and school steps, and a key with their solutions."""

from __future__ import annotations

import re
from collections.abc import Generator, Hashable, Iterator, Sequence
from functools import partial
from typing import Literal, NamedTuple, TypeAlias, get_args

from twentyfour._rating.school import (
    SchoolStep,
    as_taught,
    school_in_slices,
    solutions_in_slices,
    step_of,
)
from twentyfour._techniques.table import PathCode
from twentyfour.cards import DECKS, DecimalFraction, Deck, Hand, HandError, Puzzle, is_ordered
from twentyfour.dealing import (
    DealRequest,
    level_in_slices,
    random_of,
    seed_text,
    tries_in_slices,
)
from twentyfour.editions import EDITIONS, EditionCode
from twentyfour.equivalence import canonical
from twentyfour.expression import Expression, Step, number_text
from twentyfour.operators import ALL_OPERATORS, DIVIDE
from twentyfour.rating import MAX_QUICK_RATING, Level
from twentyfour.solver import Progress, solve_in_slices
from twentyfour.teaching import answers_in_slices

Key: TypeAlias = Literal["none", "simplest", "all"]
KEYS: tuple[Key, ...] = get_args(Key)
Measure: TypeAlias = Literal["people", "school"]
MEASURES: tuple[Measure, ...] = get_args(Measure)
"""How the number of dots is chosen: as people find a hand, or by school steps."""
MAX_ON_SHEET = 48
VERSIONS = 2

Drawn: TypeAlias = tuple[Hand | Puzzle, Level | None, SchoolStep | None]


class Part(NamedTuple):
    """Some of the hands of a sheet: of one level, or of some school steps. No steps allow all."""

    hands: int
    level: Level | None = None
    school: Sequence[SchoolStep] = ()


DOTS: dict[Measure, Sequence[tuple[Level | None, Sequence[SchoolStep]]]] = {
    "people": (("easy", ()), ("medium", ()), ("hard", ())),
    "school": ((None, (1, 2)), (None, (3,)), (None, (4, 5, 6))),
}
"""The level and the school steps of the hands with one, two and three dots."""


class SheetRequest(NamedTuple):
    """The properties of a sheet: the options of `find` or an edition, and the content of the key.

    The hands are the same as in `tf.sheet`, or in `sheet` of the edition. With `dots`, the sheet
    has these numbers of hands with one, two and three dots instead, by the `measure`. With two
    `versions` it has twice as many hands, first those of version A, then those of version B. Hands
    at the same place have the same level and school step. With a `technique`, each hand has a
    solution of it, which comes first in the key.
    """

    seed: int
    hands: int
    level: Level | None = None
    deck: Deck = "K"
    edition: EditionCode | None = None
    key: Key = "simplest"
    operators: str = ALL_OPERATORS
    school: Sequence[SchoolStep] = ()
    technique: PathCode | None = None
    dots: tuple[int, int, int] | None = None
    measure: Measure = "people"
    versions: int = 1

    def link(self) -> str:
        """The address of the sheet within the page."""
        pack = f"edition={self.edition}" if self.edition else f"deck={self.deck}"
        level = self.level or "any"
        chosen = f"level={level}"
        if self.school:
            chosen = f"school={''.join(map(str, sorted(self.school)))}"
        seed = seed_text(self.seed)
        link = f"#/print?seed={seed}&count={self.hands}&{chosen}&{pack}&key={self.key}"
        if self.operators == ALL_OPERATORS:
            return link
        return f"{link}&operators={self.operators.replace('+', '%2B')}"

    def parts(self) -> list[Part]:
        """The parts of the sheet, the easiest first."""
        if self.dots is None:
            return [Part(self.hands, self.level, self.school)]
        chosen = zip(self.dots, DOTS[self.measure], strict=True)
        return [Part(hands, *each) for hands, each in chosen]

    def hands_in_slices(self, part: Part) -> Iterator[Hand | Puzzle | None]:
        """The hands that can be in a part of the sheet, with a None after each slice."""
        random = random_of(self.seed)
        if self.edition is None:
            wanted = DealRequest(
                highest=DECKS[self.deck],
                operators=self.operators,
                level=part.level,
                technique=self.technique,
                school=part.school,
            )
            return tries_in_slices(wanted, random)
        edition = EDITIONS[self.edition].only(self.operators)
        return edition.tries_in_slices(random, part.level, part.school, technique=self.technique)


class PrintedHand(NamedTuple):
    """A hand on a sheet. Hands of many cards have no level and no school step.

    `solutions` are printed in the key. `first` is the first step of the first of them.
    """

    puzzle: Hand | Puzzle
    level: Level | None
    school: SchoolStep | None
    solutions: list[str]
    first: Step | None


def printed_in_slices(request: SheetRequest) -> Generator[Progress | None, None, list[PrintedHand]]:
    """The hands of a sheet. Yields after every slice of the work.

    If a part has too few hands, other parts have more. Raises HandError with code `no-such-hand` if
    there are fewer hands than requested.
    """
    parts = request.parts()
    sources = [_groups(request, part) for part in parts]
    chosen: list[list[list[Drawn]]] = [[] for _ in parts]
    for part, source, groups in zip(parts, sources, chosen, strict=True):
        yield from _take(source, part.hands, groups)
    missing = sum(part.hands for part in parts) - sum(map(len, chosen))
    for source, groups in zip(sources, chosen, strict=True):
        missing -= yield from _take(source, missing, groups)
    if missing:
        raise HandError("no-such-hand", (0, 0))
    groups = [group for each in chosen for group in each]
    if request.dots and request.measure == "school":
        groups.sort(key=lambda group: group[0][2] or 0)
    measure = "school" if request.school else request.measure
    printed: list[PrintedHand] = []
    for drawn in [group[version] for version in range(request.versions) for group in groups]:
        printed += [(yield from _printed(drawn, request.key, measure, request.technique))]
    return printed


def _take(
    source: Iterator[list[Drawn] | None], count: int, taken: list[list[Drawn]]
) -> Generator[None, None, int]:
    """Append groups, up to a number, to those taken; returns how many there were."""
    before = len(taken)
    while len(taken) < before + count:
        try:
            group = next(source)
        except StopIteration:
            break
        if group:
            taken.append(group)
        yield
    return len(taken) - before


def _groups(request: SheetRequest, part: Part) -> Iterator[list[Drawn] | None]:
    """Groups of equally hard hands, one of each version, with a None after each slice."""
    waiting: dict[Hashable, list[Drawn]] = {}
    for puzzle in request.hands_in_slices(part):
        yield None
        if puzzle is None:
            continue
        measured = yield from _measured(puzzle)
        group = waiting.setdefault(measured, [])
        group.append((puzzle, *measured))
        if len(group) == request.versions:
            yield waiting.pop(measured)


def _measured(
    puzzle: Hand | Puzzle,
) -> Generator[None, None, tuple[Level | None, SchoolStep | None]]:
    """The level and the school step of a hand that is not too large."""
    if len(puzzle.numbers) > MAX_QUICK_RATING:
        return None, None
    level = yield from level_in_slices(puzzle)
    return level, (yield from school_in_slices(puzzle))


def printed_hand_in_slices(
    puzzle: Puzzle, key: Key, measure: Measure
) -> Generator[Progress | None, None, PrintedHand]:
    """A hand as it is printed."""
    level, school = yield from _measured(puzzle)
    return (yield from _printed((puzzle, level, school), key, measure, None))


def _printed(
    drawn: Drawn, key: Key, measure: Measure, technique: PathCode | None
) -> Generator[Progress | None, None, PrintedHand]:
    """A hand with the solutions of its key.

    Solutions without ÷ come first. By school steps, the lowest step comes first, and each solution
    is written in an order of its step, unless its numbers must stay in their order.
    """
    puzzle, level, school = drawn
    by_step = partial(step_of, operators=puzzle.operators)
    solutions: list[Expression] = []
    if key != "none":
        solutions = yield from solve_in_slices(puzzle)
        solutions.sort(key=by_step if measure == "school" else _divides)
    first: list[Expression] = []
    if solutions and technique:
        first = yield from answers_in_slices(technique, puzzle)
    elif solutions and measure == "school" and school and by_step(solutions[0]) > school:
        # A solution can have another writing of a lower step.
        first = yield from solutions_in_slices(puzzle, school)
    if first:
        form = canonical(first[0])
        solutions = [first[0], *[each for each in solutions if canonical(each) != form]]
    if measure == "school" and not is_ordered(puzzle):
        solutions = [as_taught(each, puzzle.operators) for each in solutions]
    shown = solutions[:1] if key == "simplest" else solutions
    texts = [_with_decimals(each, puzzle) for each in shown]
    steps = shown[0].steps() if shown else ()
    return PrintedHand(puzzle, level, school, texts, steps[0] if steps else None)


def _divides(solution: Expression) -> bool:
    return DIVIDE.symbol in str(solution)


def _with_decimals(solution: Expression, puzzle: Hand | Puzzle) -> str:
    """The text of a solution, with decimals if its cards are decimals."""
    text = str(solution)
    for card in puzzle.numbers:
        if isinstance(card, DecimalFraction):
            text = re.sub(rf"(?<!\d){number_text(card)}(?!\d)", str(card), text)
    return text
