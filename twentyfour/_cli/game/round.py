"""The round of one hand: its clock, the hints used, and its end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from fractions import Fraction
from random import randrange
from time import monotonic
from typing import Literal, TypeAlias

from twentyfour._cli.game.history import Record
from twentyfour._cli.game.table import Table
from twentyfour._coaching.hints import Hint, coach, hints
from twentyfour.cards import (
    DEFAULT_TARGET,
    Card,
    Posed,
    Puzzle,
    is_ordered,
    plain_numbers,
    value_of,
)
from twentyfour.expression import Expression, Operation
from twentyfour.operators import ALL_OPERATORS
from twentyfour.rating import MAX_QUICK_RATING, Level, rate
from twentyfour.teaching import technique

Result: TypeAlias = Literal["solved", "none", "shown", "left"]
Mode: TypeAlias = Literal["endless", "daily"]

GLANCE = 2.0
"""An untouched hand is not recorded if it is left within these seconds."""


class Round:
    """A hand on the table, in a mode. Daily hands have a `date` and a `level`.

    Hands of more than five cards have no rating and no level, because rating takes seconds.
    """

    def __init__(
        self,
        posed: Posed,
        cards: Sequence[Card | Fraction],
        mode: Mode,
        *,
        level: Level | None = None,
        date: str | None = None,
    ) -> None:
        self.hand = Puzzle(map(value_of, cards), posed.target, posed.operators, is_ordered(posed))
        self.cards, self.mode, self.date = cards, mode, date
        self.rating = rate(self.hand) if len(cards) <= MAX_QUICK_RATING else None
        self.level = level or (self.rating.level if self.rating else None)
        self.table = Table(self.hand.numbers)
        self.hints = self.wrong = 0
        self.has_ended = False
        self._shown = 0
        self._begin = monotonic()

    @property
    def seconds(self) -> float:
        """The time spent on the hand."""
        return monotonic() - self._begin

    @property
    def is_played(self) -> bool:
        """Whether leaving the hand now is recorded."""
        return bool(self.hints or self.wrong) or self.seconds >= GLANCE

    @property
    def is_usual(self) -> bool:
        """Whether the hand is four playing cards for 24 by all operators."""
        target, operators = self.hand.target, self.hand.operators
        are_cards = len(self.cards) == 4 and all(isinstance(card, Card) for card in self.cards)
        return are_cards and (target, operators) == (DEFAULT_TARGET, ALL_OPERATORS)

    @property
    def laid(self) -> list[Card | Fraction]:
        """The cards on the table: dealt cards, and the values of steps."""
        left = list(self.cards)
        return [
            part.value if isinstance(part, Operation) else _taken(left, part.value)
            for part in self.table.parts
        ]

    def combine(self, steps: Expression) -> None:
        """Do the steps of an expression on the table."""
        self.table.combine(steps)
        self._shown = 0

    def undo(self) -> bool:
        """Take back the last step, if any."""
        self._shown = 0
        return self.table.undo()

    def next_hint(self) -> Hint:
        """The next hint, stronger than the last. After a step it is the coach's hint."""
        history = self.table.history
        given = hints(self.hand) if len(history) == 1 else self._advice()
        hint = given[min(self._shown, len(given) - 1)]
        self._shown += 1
        self.hints += 1
        return hint

    def advice(self) -> Hint:
        """Whether the cards can still make the target, and the steps to take back if not."""
        self.hints += 1
        return self._advice()[0]

    def _advice(self) -> tuple[Hint, ...]:
        tables = map(self.hand.with_numbers, self.table.history)
        return coach(tables).hints

    def record(self, result: Result, answer: Expression | None = None) -> Record:
        """The record of the hand, which ends now. `answer` is the right answer."""
        now = datetime.now()
        at = int(now.timestamp() * 1000)
        rating = self.rating
        found = technique(answer) if answer else rating.technique if rating else None
        counts = self.mode == "endless" and self.is_usual
        record: Record = {
            "id": f"{at}-{randrange(16**6):x}",
            "at": at,
            "localDate": now.date().isoformat(),
            "mode": self.mode,
            "target": str(self.hand.target),
            "result": result,
            "rated": counts and (result != "left" or bool(self.hints or self.wrong)),
            "hints": self.hints,
            "wrong": self.wrong,
            "milliseconds": round(self.seconds * 1000),
            "numbers": plain_numbers(self.hand.numbers),
        }
        if self.date:
            record["series"] = self.date
        if self.hand.operators != ALL_OPERATORS:
            record["operators"] = self.hand.operators
        if self.hand.ordered:
            record["ordered"] = True
        if self.level:
            record["level"] = self.level
        if rating:
            record["score"] = rating.score
        if answer:
            record["input"] = "type"
            record["text"] = str(answer)
        if found:
            record["technique"] = {"code": found.code, "params": dict(found.params)}
        return record


def _taken(left: list[Card | Fraction], value: Fraction) -> Card | Fraction:
    """Remove a card with a value from the remaining cards, and return it."""
    card = next(card for card in left if value_of(card) == value)
    left.remove(card)
    return card
