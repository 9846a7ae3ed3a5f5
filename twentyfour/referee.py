"""Judges a typed answer. The result is a verdict with code, span and parameters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias, TypedDict

from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour._parsing.tokenizer import ParseCode
from twentyfour._pictured import pictured
from twentyfour.cards import (
    MAX_NUMBER_DIGITS,
    HandCode,
    HandError,
    HandLike,
    Rational,
    Span,
    as_numbers,
    as_operators,
    as_target,
    is_ordered,
)
from twentyfour.expression import DivisionByZero, Expression
from twentyfour.operators import OPERATORS
from twentyfour.parser import Answer, ParseError, parse_answer_to

_LARGEST = 10**MAX_NUMBER_DIGITS - 1

CardProblem: TypeAlias = Literal["not-on-table", "overused", "unused"]
VerdictCode: TypeAlias = Literal[
    "right",
    "not-text",
    CardProblem,
    "operator-not-allowed",
    "out-of-order",
    "division-by-zero",
    "wrong-value",
    "wrong-total",
    ParseCode,
    HandCode,
]


class CountedCard(TypedDict):
    """A number, and the count of its cards."""

    value: str
    count: str


class OverusedCard(TypedDict):
    """A number that is used more often than there are cards of it."""

    value: str
    used: str
    available: str


class CardProblems(TypedDict):
    """All errors in the cards used."""

    not_on_table: Sequence[CountedCard]
    overused: Sequence[OverusedCard]
    unused: Sequence[CountedCard]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement of an answer: `code` is `right` or names the error.

    `value` is the value of the answer, None if it has none; `span` counts code points of the text.
    The truth value of a verdict is `ok`.
    """

    ok: bool
    code: VerdictCode
    value: Fraction | None = None
    expression: Expression | None = None
    span: Span | None = None
    params: Mapping[str, str] | CardProblems = NO_PARAMS

    def __post_init__(self) -> None:
        if self.params is not NO_PARAMS:
            object.__setattr__(self, "params", FrozenMapping(self.params))

    def __bool__(self) -> bool:
        return self.ok

    @property
    def counts_as_wrong(self) -> bool:
        """Whether the answer counts as wrong. The player can correct other errors."""
        return self.code in COUNTED_AS_WRONG

    def _repr_html_(self) -> str:
        return pictured("tables", "verdict", self)


COUNTED_AS_WRONG: frozenset[VerdictCode] = frozenset({"wrong-value"})
"""The codes of answers that use each card once and miss the target."""


def check(text: str, numbers: HandLike, target: Rational | None = None) -> Verdict:
    """Judge an answer to a hand: the syntax, the use of each card, and the value.

    An answer to a Puzzle may use only the operators that the Puzzle allows, and has the numbers in
    their order if it is ordered.

    It never raises an exception. The code `not-text` means that the answer is not text,
    `bad-hand-...` and `bad-target` that an argument is not a hand or a target, and
    `number-too-long` that a number has more than 100 digits.
    """
    source = _source(text)
    if source is None:
        return Verdict(False, "not-text")
    try:
        table = as_numbers(numbers)
    except HandError as error:
        return Verdict(False, error.code, params=error.params)
    except Exception:
        return Verdict(False, "bad-hand-number")
    try:
        goal = as_target(target, numbers)
    except Exception:
        return Verdict(False, "bad-target")
    try:
        answer = parse_answer_to(source, table, goal)
    except ParseError as error:
        return Verdict(False, error.code, span=error.span, params=error.params)
    operators = as_operators(numbers)
    are_all = len(operators) == len(OPERATORS)
    refused = None if are_all else _refused_operator(answer, operators)
    if refused is None:
        return _judge(answer, table, goal, ordered=is_ordered(numbers))
    return refused


def _refused_operator(answer: Answer, operators: str) -> Verdict | None:
    """The verdict on the first operator that is not allowed."""
    for at, row in answer.operators():
        if row.symbol not in operators:
            outcome = answer.expression.outcome
            return Verdict(
                False,
                "operator-not-allowed",
                None if isinstance(outcome, DivisionByZero) else outcome,
                answer.expression,
                answer.text.span(at),
                {"operator": answer.text.tokens[at].text, "allowed": " ".join(operators)},
            )
    return None


def _is_too_long(number: Rational) -> bool:
    return not -_LARGEST <= number <= _LARGEST or number.denominator > _LARGEST


def _source(text: object) -> str | None:
    """A text as a plain str, without the overrides of a subclass. None for other types."""
    return str.__str__(text) if isinstance(text, str) else None


def _judge(answer: Answer, table: Sequence[Rational], goal: Rational, *, ordered: bool) -> Verdict:
    expression, outcome = answer.expression, answer.expression.outcome
    value = None if isinstance(outcome, DivisionByZero) else outcome
    whole = answer.text.whole

    def wrong(
        code: VerdictCode, span: Span | None, params: Mapping[str, str] | CardProblems
    ) -> Verdict:
        return Verdict(False, code, value, expression, span, params)

    fits = _uses_each_card(answer, table)
    moved = _first_moved(answer, table) if fits and ordered else None
    if (
        fits
        and moved is None
        and outcome == goal
        and (not answer.stated or answer.stated[0] == goal)
    ):
        return Verdict(True, "right", value, expression, whole)
    if any(map(_is_too_long, (*table, goal))):
        return wrong("number-too-long", None, {"limit": str(MAX_NUMBER_DIGITS)})
    if not fits:
        problems = _card_problems(answer, table)
        code = _worst(problems)
        return wrong(code, _span_of_problem(answer, table, code) or whole, problems)
    if moved is not None:
        order = " ".join(map(str, table))
        return wrong("out-of-order", answer.text.span(moved), {"order": order})
    if isinstance(outcome, DivisionByZero):
        return wrong(
            "division-by-zero", answer.zero_divisor or whole, {"divisor": str(outcome.divisor)}
        )
    if outcome != goal:
        return wrong("wrong-value", whole, {"value": str(outcome), "target": str(goal)})
    stated, span = answer.stated or (goal, whole)
    return wrong("wrong-total", span, {"stated": str(stated), "target": str(goal)})


def _uses_each_card(answer: Answer, table: Sequence[Rational]) -> bool:
    """Whether each card is used exactly once."""
    left = list(table)
    try:
        for _, number in answer.numbers():
            left.remove(number)
    except ValueError:
        return False
    return not left


def _first_moved(answer: Answer, table: Sequence[Rational]) -> int | None:
    """The place of the first number of an answer that is not in the order of the table."""
    pairs = zip(answer.numbers(), table, strict=True)
    return next((at for (at, number), card in pairs if number != card), None)


def _worst(problems: CardProblems) -> CardProblem:
    if problems["not_on_table"]:
        return "not-on-table"
    return "overused" if problems["overused"] else "unused"


def _card_problems(answer: Answer, table: Sequence[Rational]) -> CardProblems:
    """All errors in the cards used, by kind."""
    used = Counter(number for _, number in answer.numbers())
    dealt = Counter(Fraction(number) for number in table)
    names = {number: str(number) for number in table}
    return {
        "not_on_table": [
            {"value": str(number), "count": str(count)}
            for number, count in used.items()
            if number not in dealt
        ],
        "overused": [
            {"value": names[number], "used": str(count), "available": str(dealt[number])}
            for number, count in used.items()
            if count > dealt[number] > 0
        ],
        "unused": [
            {"value": names[number], "count": str(count)}
            for number, count in (dealt - used).items()
        ],
    }


def _span_of_problem(answer: Answer, table: Sequence[Rational], kind: CardProblem) -> Span | None:
    """The span of the first number of the answer that is not (or no longer) on the table."""
    left = Counter(table)
    for at, number in answer.numbers():
        left[number] -= 1
        if left[number] < 0 and (number in table) == (kind == "overused"):
            return answer.text.span(at)
    return None
