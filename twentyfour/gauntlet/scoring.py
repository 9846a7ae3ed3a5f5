"""Scores a judge on answers whose truth is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from time import process_time
from typing import TypeAlias

from twentyfour.gauntlet.answers import Answer

Judge: TypeAlias = Callable[[str, tuple[int, ...], int], object]
"""A judge takes a text, numbers and a target. What it returns is true for a right answer."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """An answer that a judge gets wrong. `raised` is the exception of a judge that raises one."""

    answer: Answer
    judged: bool
    raised: str = ""

    def as_json(self) -> Mapping[str, object]:
        """The fields by name."""
        return {**self.answer._asdict(), "judged": self.judged, "raised": self.raised}


@dataclass(frozen=True, slots=True)
class Score:
    """What a judge gets wrong among some answers, and the seconds of processor time that it takes.

    `counts` has the number of answers by their reason, `errors` the number of mistakes by reason.
    """

    count: int
    seconds: float
    mistakes: tuple[Mistake, ...]
    counts: Mapping[str, int]
    errors: Mapping[str, int]

    def as_json(self) -> Mapping[str, object]:
        """The fields by name."""
        return {
            "count": self.count,
            "seconds": self.seconds,
            "errors": len(self.mistakes),
            "counts": dict(self.counts),
            "errors_by_reason": dict(self.errors),
            "mistakes": [mistake.as_json() for mistake in self.mistakes],
        }


def score(judge: Judge, given: Iterable[Answer]) -> Score:
    """Score a judge. An exception of the judge counts as "wrong", and is a mistake of its own."""
    all_answers = list(given)
    start = process_time()
    judged = [_judged(judge, answer) for answer in all_answers]
    seconds = process_time() - start
    mistakes = tuple(
        Mistake(answer, is_right, raised)
        for answer, (is_right, raised) in zip(all_answers, judged, strict=True)
        if raised or is_right != answer.right
    )
    return Score(
        len(all_answers),
        seconds,
        mistakes,
        Counter(answer.reason for answer in all_answers),
        Counter(mistake.answer.reason for mistake in mistakes),
    )


def _judged(judge: Judge, answer: Answer) -> tuple[bool, str]:
    try:
        return bool(judge(answer.text, answer.numbers, answer.target)), ""
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"
