"""Judges a typed answer: a verdict with code, span and parameters, never an exception."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, TypeAlias, TypedDict

from twentyfour._tokenizer import ParseCode
from twentyfour.cards import (
    DEFAULT_TARGET,
    HandCode,
    HandError,
    Rational,
    Span,
    as_number,
    as_numbers,
)
from twentyfour.expression import DivisionByZero, Expression
from twentyfour.parser import Answer, ParseError, parse_answer

CardProblem: TypeAlias = Literal["not-on-table", "overused", "unused"]
VerdictCode: TypeAlias = Literal[
    "right", CardProblem, "division-by-zero", "wrong-value", "wrong-total", ParseCode, HandCode
]


class CountedCard(TypedDict):
    """A number, and how many cards of it are meant."""

    value: str
    count: str


class OverusedCard(TypedDict):
    """A number that is used more often than it lies on the table."""

    value: str
    used: str
    available: str


class CardProblems(TypedDict):
    """All that is wrong with the cards used."""

    not_on_table: list[CountedCard]
    overused: list[OverusedCard]
    unused: list[CountedCard]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the referee says: `code` is `right` or names the fault.

    `value` is what the answer makes, if it makes anything; `span` counts code points of the text.
    """

    ok: bool
    code: VerdictCode
    value: Fraction | None = None
    expression: Expression | None = None
    span: Span | None = None
    params: Mapping[str, str] | CardProblems = field(default_factory=dict)


def check(
    text: str, numbers: Iterable[int | Fraction], target: int | Fraction = DEFAULT_TARGET
) -> Verdict:
    """Judge an answer to a hand: is it well written, is each card used once, is the target made?

    Never raises; a hand or target that is none gives code `bad-hand-...` or `bad-target`.
    """
    try:
        table = as_numbers(numbers)
    except HandError as error:
        return Verdict(False, error.code, params=error.params)
    except TypeError:
        return Verdict(False, "bad-hand-number")
    try:
        goal = as_number(target)
    except TypeError:
        return Verdict(False, "bad-target")
    try:
        answer = parse_answer(text, signed=any(number < 0 for number in table))
    except ParseError as error:
        return Verdict(False, error.code, span=error.span, params=error.params)
    return _judge(answer, text, table, goal)


def _judge(answer: Answer, text: str, table: Sequence[Rational], goal: Rational) -> Verdict:
    expression, outcome = answer.expression, answer.expression.outcome
    value = None if isinstance(outcome, DivisionByZero) else outcome
    whole = _without_margin(text)

    def wrong(code: VerdictCode, span: Span, params: Mapping[str, str] | CardProblems) -> Verdict:
        return Verdict(False, code, value, expression, span, params)

    if problems := _card_problems(answer, table):
        code = _worst(problems)
        return wrong(code, _blamed(answer, table, code) or whole, problems)
    if isinstance(outcome, DivisionByZero):
        return wrong(
            "division-by-zero", answer.zero_divisor or whole, {"divisor": str(outcome.divisor)}
        )
    if value != goal:
        return wrong("wrong-value", whole, {"value": str(value), "target": str(goal)})
    if answer.stated and answer.stated[0] != goal:
        stated, span = answer.stated
        return wrong("wrong-total", span, {"stated": str(stated), "target": str(goal)})
    return Verdict(True, "right", value, expression, whole)


def _worst(problems: CardProblems) -> CardProblem:
    if problems["not_on_table"]:
        return "not-on-table"
    return "overused" if problems["overused"] else "unused"


def _card_problems(answer: Answer, table: Sequence[Rational]) -> CardProblems | None:
    """All that is wrong with the cards used; None when each is used exactly once."""
    used = Counter(number for number, _ in answer.uses)
    dealt = Counter(Fraction(number) for number in table)
    if used == dealt:
        return None
    return {
        "not_on_table": [
            {"value": str(number), "count": str(count)}
            for number, count in used.items()
            if number not in dealt
        ],
        "overused": [
            {"value": str(number), "used": str(count), "available": str(dealt[number])}
            for number, count in used.items()
            if count > dealt[number] > 0
        ],
        "unused": [
            {"value": str(number), "count": str(count)} for number, count in (dealt - used).items()
        ],
    }


def _blamed(answer: Answer, table: Sequence[Rational], kind: CardProblem) -> Span | None:
    """The first number that stands in the answer but not (or no longer) on the table."""
    left = Counter(table)
    for number, span in answer.uses:
        left[number] -= 1
        if left[number] < 0 and (number in table) == (kind == "overused"):
            return span
    return None


def _without_margin(text: str) -> Span:
    """The span of a text without the space around it."""
    return len(text) - len(text.lstrip()), len(text.rstrip())
