"""Judges a list of steps, and says after each step whether the target can still be reached."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Literal, TypeAlias

from twentyfour._reading.answers import MAX_TEXT
from twentyfour._reading.formulas import Run, lines, runs
from twentyfour._reading.latex import Plain, plain
from twentyfour._reading.places import ANSWER_LINE, after_thoughts
from twentyfour.cards import HandLike, Puzzle, Rational, Span
from twentyfour.expression import DivisionByZero, Expression
from twentyfour.parser import ParseError, parse_answer
from twentyfour.referee import Verdict, VerdictCode, check
from twentyfour.solver import is_solvable

MAX_STEPS = 100
"""The most steps of a text that are judged."""

StepCode: TypeAlias = Literal["rounded", "wrong-left", VerdictCode]

_NUMBER = r"[-−]?\d+(?:[./]\d+)?"
_NUMBERS = (
    rf"[\[({{]*{_NUMBER}[\])}}]*(?:(?:\s*[,;，、]\s*(?:and\s+)?|\s+(?:and\s+)?)[(]?{_NUMBER}[)]?)*"
)
_LEFT = re.compile(
    r"[(\[]?\s*(?:\b(?:left|remain(?:ing|s)?|now)\b(?:\s+(?:with|are|is|have|numbers?|cards?))*"
    rf"|剩[余下])[*_]*\s*[:：=]?\s*(?P<listed>{_NUMBERS})"
    rf"|(?:→|⇒|->|=>)\s*(?P<pointed>{_NUMBERS})[\])}}.\s]*$",
    re.IGNORECASE,
)
_USUAL = re.compile(r"[0-9()+*/×÷·−:\s-]*")
"""A step in which each number that it takes is written with the digits of its numerator."""


@dataclass(frozen=True, slots=True)
class JudgedStep:
    """A step: its verdict, the numbers that are left after it, and whether they make the target.

    `code` is the code of `verdict`, `rounded` for a rounded result, or `wrong-left` if the text
    lists other numbers than those that are left. `left` is exact, whatever the text says. A step
    that cannot be made, as with a number that is not on the table, changes nothing. `number` counts
    the steps from 1, `span` the code points of the text, and `text` is the step in plain symbols.
    """

    ok: bool
    code: StepCode
    number: int
    text: str
    span: Span
    expression: Expression | None
    left: tuple[Fraction, ...]
    solvable: bool
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class JudgedSteps:
    """A list of steps. `ok` is true if all are right and the target is left.

    `solvable` says whether the hand makes the target, and `lost` is the first step after which it
    no longer can be made, None if there is no such step. The truth value is `ok`.
    """

    ok: bool
    solvable: bool
    steps: tuple[JudgedStep, ...]
    lost: JudgedStep | None
    left: tuple[Fraction, ...]

    def __bool__(self) -> bool:
        return self.ok


def check_steps(text: str, hand: HandLike, target: Rational | None = None) -> JudgedSteps:
    """Judge a list of steps such as `8 / 3 = 8/3 (left: 3 8 8/3)`, in any usual form.

    Lines that begin with `Answer:`, what follows the step that leaves one number, and formulas of
    all the cards after the first step are no steps: `read_answer` reads them. What stands before
    `</think>` is not read, and nothing after 100 steps, which are not right.

    Raises TypeError if the text is not a str, ValueError if it has more than 100,000 symbols, and
    the exceptions of `Puzzle` for a hand or a target.
    """
    puzzle = Puzzle(hand, target)
    if not isinstance(text, str):
        raise TypeError(f"a text is a str, not a {type(text).__name__}")
    if len(text) > MAX_TEXT:
        raise ValueError(f"a text has at most {MAX_TEXT} symbols, not {len(text)}")
    judge = _Judge(puzzle)
    content = plain(text, (after_thoughts(text), len(text)))
    for written in _written(content.text):
        if isinstance(written, Run):
            judge.step(written, content)
        else:
            judge.listed(written)
        if len(judge.steps) > MAX_STEPS:
            break
    return judge.result()


def _written(text: str) -> Iterator[Run | list[Fraction]]:
    """The steps of a text, and the lists of numbers that the text says are left."""
    for at, line in lines(text):
        if ANSWER_LINE.match(line):
            continue
        found = _LEFT.search(line)
        yield from runs(line[: found.start()] if found else line, at)
        if found:
            numbers = re.findall(_NUMBER, found["listed"] or found["pointed"])
            yield [number for number in map(_exact, numbers) if number is not None]


def _exact(text: str) -> Fraction | None:
    try:
        return Fraction("".join(text.split()).replace("−", "-"))
    except (ValueError, ZeroDivisionError):
        return None


class _Judge:
    """The table on the way through a list of steps."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.left = tuple(map(Fraction, puzzle.numbers))
        self.solvable = _can_reach(self.left, puzzle)
        self.steps: list[JudgedStep] = []

    def step(self, run: Run, content: Plain) -> None:
        """Judge a step, and make it if it can be made."""
        text = run.sides[0].text
        stated = _exact(run.total.text) if run.total else None
        places, verdict = _taken(text, self.left, stated, self.puzzle)
        if len(self.left) == 1 or (not places and _uses_hand(text, self.puzzle)):
            return
        code: StepCode = verdict.code
        if places and verdict.value is not None and code in ("right", "wrong-value"):
            code = _code(run, verdict.value, stated)
            rest = [it for at, it in enumerate(self.left) if at not in places]
            rest.insert(places[0], verdict.value)
            self.left = tuple(rest)
        self.steps.append(
            JudgedStep(
                code == "right",
                code,
                len(self.steps) + 1,
                content.text[slice(*run.span)],
                content.span(*run.span),
                verdict.expression,
                self.left,
                _can_reach(self.left, self.puzzle),
                verdict,
            )
        )

    def listed(self, numbers: Sequence[Fraction]) -> None:
        """Compare the numbers that the text says are left with the table."""
        if self.steps and self.steps[-1].ok and sorted(numbers) != sorted(self.left):
            self.steps[-1] = replace(self.steps[-1], ok=False, code="wrong-left")

    def result(self) -> JudgedSteps:
        """All steps. Nothing after the first 100 counts as right."""
        steps = tuple(self.steps[:MAX_STEPS])
        could = self.solvable
        lost = None
        for step in steps:
            if could and not step.solvable:
                lost = step
                break
            could = step.solvable
        all_right = all(step.ok for step in self.steps) and len(steps) == len(self.steps)
        ok = all_right and self.left == (self.puzzle.target,)
        return JudgedSteps(ok, self.solvable, steps, lost, self.left)


def _code(run: Run, value: Fraction, stated: Fraction | None) -> StepCode:
    """Whether a step states its value, and other sides of `=` have it too."""
    if run.total and stated != value:
        digits = len(run.total.text.partition(".")[2])
        is_rounded = digits > 0 and stated == round(value, digits)
        return "rounded" if is_rounded else "wrong-value"
    for side in run.sides[1:]:
        try:
            outcome = parse_answer(side.text, signed=True).expression.outcome
        except ParseError as error:
            return error.code
        if isinstance(outcome, DivisionByZero) or outcome != value:
            return "wrong-value"
    return "right"


def _taken(
    text: str, table: Sequence[Fraction], stated: Fraction | None, puzzle: Puzzle
) -> tuple[tuple[int, ...], Verdict]:
    """The places of the numbers that an expression takes from the table, and its verdict.

    If the numbers can be read in several ways, one that makes the stated value is preferred. There
    are no places if the numbers are not on the table, or are not neighbours and must be.
    """
    best: tuple[tuple[int, ...], Verdict] | None = None
    whole = check(text, puzzle.with_numbers(table))
    for places in _choices(text, table) if whole.expression else ():
        numbers = [table[at] for at in places]
        verdict = _of_all(text, numbers, stated, puzzle)
        if verdict is None:
            continue
        if puzzle.ordered and places[-1] - places[0] >= len(places):
            order = {"order": " ".join(map(str, table))}
            apart = replace(verdict, ok=False, code="out-of-order", params=order)
            best = best or ((), apart)
        elif verdict.ok:
            return places, verdict
        elif not (best and best[0]):
            best = places, verdict
    return best or ((), whole)


def _choices(text: str, table: Sequence[Fraction]) -> Iterator[tuple[int, ...]]:
    """The places of two or more numbers that a step may take."""
    usual = _USUAL.fullmatch(text)
    places = [at for at, it in enumerate(table) if not usual or str(abs(it.numerator)) in text]
    for size in range(2, len(places) + 1):
        yield from combinations(places, size)


def _of_all(
    text: str, numbers: Sequence[Fraction], stated: Fraction | None, puzzle: Puzzle
) -> Verdict | None:
    """The verdict on an expression that takes all the numbers, None if it takes others."""
    target = puzzle.target if stated is None else stated
    verdict = check(text, Puzzle(numbers, target, puzzle.operators, puzzle.ordered))
    if verdict.expression is None or sorted(verdict.expression.numbers) != sorted(numbers):
        return None
    if stated is None and verdict.value not in (None, target):
        return _of_all(text, numbers, verdict.value, puzzle)
    return verdict


def _uses_hand(text: str, puzzle: Puzzle) -> bool:
    expression = check(text, puzzle).expression
    return expression is not None and sorted(expression.numbers) == sorted(puzzle.numbers)


def _can_reach(left: tuple[Fraction, ...], puzzle: Puzzle) -> bool:
    numbers = left if puzzle.ordered else tuple(sorted(left))
    return _solvable(puzzle.with_numbers(numbers))


@lru_cache(maxsize=2**16)
def _solvable(puzzle: Puzzle) -> bool:
    return is_solvable(puzzle)
