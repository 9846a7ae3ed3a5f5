"""One hand that is played: its clock, the help that was taken, and how it ended."""

from __future__ import annotations

from datetime import datetime
from random import randrange
from time import monotonic
from typing import Literal, TypeAlias

from twentyfour._cli.game.history import Record
from twentyfour._cli.game.table import Table
from twentyfour._hints import Hint, coach, hints
from twentyfour.cards import Hand
from twentyfour.expression import Expression
from twentyfour.rating import Rating, rate
from twentyfour.teaching import technique

Result: TypeAlias = Literal["solved", "none", "shown", "left"]
Mode: TypeAlias = Literal["endless", "daily"]

GLANCE = 2.0
"""The seconds that an untouched hand may be looked at without being recorded."""


class Round:
    """A hand on the table, in a mode; hands of a day have a `date` and a `level` of their own."""

    def __init__(
        self, hand: Hand, mode: Mode, *, level: str | None = None, date: str | None = None
    ) -> None:
        self.hand, self.mode, self.date = hand, mode, date
        self.rating: Rating = rate(hand)
        self.level = level or self.rating.level
        self.table = Table(hand.numbers)
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

    def combine(self, steps: Expression) -> None:
        """Do the steps of an expression on the table."""
        self.table.combine(steps)
        self._shown = 0

    def undo(self) -> bool:
        """Take the last step back, if there is one."""
        self._shown = 0
        return self.table.undo()

    def next_hint(self) -> Hint:
        """The next hint, stronger than the one before; after a step it is the coach's."""
        history = self.table.history
        given = hints(self.hand) if len(history) == 1 else self._advice()
        hint = given[min(self._shown, len(given) - 1)]
        self._shown += 1
        self.hints += 1
        return hint

    def advice(self) -> Hint:
        """Whether the target can still be made, and if not, how far to go back."""
        self.hints += 1
        return self._advice()[0]

    def _advice(self) -> tuple[Hint, ...]:
        return coach(self.table.history, self.hand.target).hints

    def record(self, result: Result, answer: Expression | None = None) -> Record:
        """The record of the hand, which ends now; `answer` is the right one."""
        now = datetime.now()
        at = int(now.timestamp() * 1000)
        found = technique(answer) if answer else self.rating.technique
        counts = self.mode == "endless" and len(self.hand.cards) == 4 and self.hand.target == 24
        return {
            "id": f"{at}-{randrange(36**8):x}",
            "at": at,
            "mode": self.mode,
            "numbers": list(self.hand.numbers),
            "target": str(self.hand.target),
            "result": result,
            "milliseconds": round(self.seconds * 1000),
            "hints": self.hints,
            "wrong": self.wrong,
            "way": "type" if answer else None,
            "text": str(answer) if answer else None,
            "level": self.level,
            "score": self.rating.score,
            "technique": {"code": found.code, "params": dict(found.params)} if found else None,
            "date": self.date,
            "localDate": now.date().isoformat(),
            "rated": counts and (result != "left" or bool(self.hints or self.wrong)),
        }
