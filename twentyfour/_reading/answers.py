"""Finds the answer in what a language model wrote, and judges it. It never guesses."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

from twentyfour._reading.formulas import formulas, unmarked
from twentyfour._reading.latex import Plain, plain
from twentyfour._reading.places import How, Place, after_thoughts, place
from twentyfour.cards import HandLike, Puzzle, Rational, Span
from twentyfour.expression import Expression
from twentyfour.referee import Verdict, VerdictCode, check

MAX_TEXT = 100_000
"""The most symbols of a text that is read."""

ReadingReason: TypeAlias = Literal["no-answer", "several", VerdictCode]
_COMMENT = re.compile(r"(?:^|(?<=\s))#[^\n]*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Reading:
    r"""An answer that was found in a text.

    `how` is where the answer was: `boxed`, `tag` (`<answer>`), `line` (`Answer:`), `code`, each
    with `last-` if it is the last of several, or `equation`. `reason` is the code of `verdict`.
    There is no verdict if the reason is `no-answer` or `several` (differing equations), or if the
    whole text is `too-long` or `not-text`. `text` is the answer in plain symbols: `verdict` is
    `check(text, hand, target)`, and its spans count in `text`. `span` counts code points of the
    text that was read.

    The truth value of a reading is `ok`.
    """

    ok: bool
    expression: Expression | None
    span: Span | None
    how: How | None
    reason: ReadingReason
    verdict: Verdict | None
    text: str | None = None

    def __bool__(self) -> bool:
        return self.ok


def read_answer(text: str, hand: HandLike, target: Rational | None = None) -> Reading:
    r"""Find the answer to a hand in a text, and judge it by the rules of `check`.

    The first of these that the text has decides: `\boxed{}`, an `<answer>` tag, a line with
    `Answer:`, a block of code, an equation. Of several with the same mark the last counts. Of
    equations without a mark, those count that use each card exactly once, and if they differ, none
    does. What stands before `</think>` is not read.

    No text raises an exception. Raises the exceptions of `Puzzle` for a hand or a target.
    """
    puzzle = Puzzle(hand, target)
    if not _is_text(text):
        return _none("not-text")
    if len(text) > MAX_TEXT:
        return _none("too-long")
    start = after_thoughts(text)
    marked = place(text, start)
    if marked is None:
        return _read(plain(text, (start, len(text))), puzzle, "equation", is_marked=False)
    return _read(_content(text, marked), puzzle, marked.how, is_marked=True)


def _is_text(text: object) -> bool:
    return isinstance(text, str)


def _content(text: str, marked: Place) -> Plain:
    """The plain text of a marked answer. Comments in code are blank."""
    content = plain(text, marked.span)
    if marked.kind != "code":
        return content
    return content._replace(text=_COMMENT.sub(lambda it: " " * len(it[0]), content.text))


def _read(content: Plain, puzzle: Puzzle, how: How, *, is_marked: bool) -> Reading:
    """The answer in a plain text: all of it, or its only equation."""
    start, end = unmarked(content.text, 0, len(content.text))
    whole = _Answer.of(content, content.text[start:end], start, end, puzzle)
    if whole.verdict.expression:
        return whole.reading(how)
    last = {formula.text: formula for formula in formulas(content.text)}
    answers = [_Answer.of(content, it.text, it.start, it.end, puzzle) for it in last.values()]
    exact = [answer for answer in answers if answer.uses_cards_of(puzzle)]
    if len(exact) > 1 and len({(it.verdict.expression, it.verdict.code) for it in exact}) > 1:
        return _none("several", how)
    if exact or len(answers) == 1:
        return (exact or answers)[-1].reading(how)
    return whole.reading(how) if is_marked else _none("no-answer")


def _none(reason: ReadingReason, how: How | None = None) -> Reading:
    return Reading(False, None, None, how, reason, None)


@dataclass(frozen=True, slots=True)
class _Answer:
    text: str
    span: Span
    verdict: Verdict

    @classmethod
    def of(cls, content: Plain, text: str, start: int, end: int, puzzle: Puzzle) -> _Answer:
        return cls(text, content.span(start, end), check(text, puzzle))

    def uses_cards_of(self, puzzle: Puzzle) -> bool:
        expression = self.verdict.expression
        return expression is not None and sorted(expression.numbers) == sorted(puzzle.numbers)

    def reading(self, how: How) -> Reading:
        verdict = self.verdict
        return Reading(
            verdict.ok, verdict.expression, self.span, how, verdict.code, verdict, self.text
        )
