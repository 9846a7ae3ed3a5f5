"""Sheets to print: hands with their levels, and a key with their solutions."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from typing import Literal, NamedTuple, TypeAlias, get_args

from twentyfour.cards import DecimalFraction, Deck, Hand, HandError, Puzzle
from twentyfour.dealing import find, level_in_slices, random_of, seed_text
from twentyfour.editions import EDITIONS, EditionCode
from twentyfour.expression import Expression, number_text
from twentyfour.operators import ALL_OPERATORS
from twentyfour.rating import MAX_QUICK_RATING, Level
from twentyfour.solver import Progress, solve_in_slices

Key: TypeAlias = Literal["none", "simplest", "all"]
KEYS: tuple[Key, ...] = get_args(Key)
MAX_ON_SHEET = 48


class SheetRequest(NamedTuple):
    """The properties of a sheet: the options of `find` or an edition, and the content of the key.

    The hands are the same as in `tf.sheet`, or in `sheet` of the edition.
    """

    seed: int
    hands: int
    level: Level | None = None
    deck: Deck = "K"
    edition: EditionCode | None = None
    key: Key = "simplest"
    operators: str = ALL_OPERATORS

    def link(self) -> str:
        """The address of the sheet within the page."""
        pack = f"edition={self.edition}" if self.edition else f"deck={self.deck}"
        level = self.level or "any"
        seed = seed_text(self.seed)
        link = f"#/print?seed={seed}&count={self.hands}&level={level}&{pack}&key={self.key}"
        if self.operators == ALL_OPERATORS:
            return link
        return f"{link}&operators={self.operators.replace('+', '%2B')}"

    def hands_in_slices(self) -> Iterator[Hand | Puzzle | None]:
        """The hands that can be on the sheet, with a None after each slice of the work."""
        if self.edition is None:
            yield from find(
                level=self.level, deck=self.deck, operators=self.operators, seed=self.seed
            )
        else:
            edition = EDITIONS[self.edition].only(self.operators)
            yield from edition.tries_in_slices(random_of(self.seed), level=self.level)


class PrintedHand(NamedTuple):
    """A hand on a sheet. Hands of many cards have no level. `solutions` are printed in the key."""

    puzzle: Hand | Puzzle
    level: Level | None
    solutions: list[str]


def _with_decimals(solution: Expression, puzzle: Hand | Puzzle) -> str:
    """The text of a solution, with decimals if its cards are decimals."""
    text = str(solution)
    for card in puzzle.numbers:
        if isinstance(card, DecimalFraction):
            text = re.sub(rf"(?<!\d){number_text(card)}(?!\d)", str(card), text)
    return text


def printed_in_slices(request: SheetRequest) -> Generator[Progress | None, None, list[PrintedHand]]:
    """The hands of a sheet; a generator that yields after every slice of the work.

    Raises HandError with code `no-such-hand` if there are fewer hands than requested.
    """
    printed: list[PrintedHand] = []
    for puzzle in request.hands_in_slices():
        yield None
        if puzzle is None:
            continue
        level = None
        if len(puzzle.numbers) <= MAX_QUICK_RATING:
            level = yield from level_in_slices(puzzle)
        solutions: list[Expression] = []
        if request.key != "none":
            solutions = yield from solve_in_slices(puzzle)
        shown = solutions[:1] if request.key == "simplest" else solutions
        printed.append(PrintedHand(puzzle, level, [_with_decimals(each, puzzle) for each in shown]))
        if len(printed) == request.hands:
            return printed
    raise HandError("no-such-hand", (0, 0))
