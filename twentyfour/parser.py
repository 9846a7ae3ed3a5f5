"""Text to expression, by recursive descent; every error has a code and a span."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from twentyfour._parsing.reading import has_fraction_signs, with_cards, without_cards
from twentyfour._parsing.statements import Statement, Total, statements
from twentyfour._parsing.tokenizer import (
    Kind,
    ParseCode,
    ParseError,
    Text,
    tokenize,
)
from twentyfour.cards import MAX_CARDS, Rational, Span
from twentyfour.expression import DivisionByZero, Expression, Operation
from twentyfour.operators import ADD, Operator

__all__ = [
    "MAX_DEPTH",
    "MAX_NUMBERS",
    "Answer",
    "ParseError",
    "as_expression",
    "parse",
    "parse_answer",
    "parse_answer_to",
    "parse_tokens",
]

MAX_DEPTH = 40
MAX_NUMBERS = 2 * MAX_CARDS
"""The most numbers in a text: each card of a hand may be typed as a fraction, such as 1/2."""
_CLOSING = {"(": ")", "[": "]", "{": "}"}


class Answer(NamedTuple):
    """A typed answer: its expression, its text, and the total that it states.

    `text` is the text of the expression. `stated` is the total on the other side of `=`, with its
    span. `zero_divisor` is the span of the first divisor that is zero.
    """

    expression: Expression
    text: Text
    stated: Total | None = None
    zero_divisor: Span | None = None

    def numbers(self) -> Iterator[tuple[int, Fraction]]:
        """The numbers from the left, each with the index of its token."""
        for at, token in enumerate(self.text.tokens):
            if token.number:
                yield at, token.number.outcome

    def operators(self) -> Iterator[tuple[int, Operator]]:
        """The operators from the left, each with the index of its token."""
        for at, token in enumerate(self.text.tokens):
            if token.operator:
                yield at, token.operator


def parse(text: str) -> Expression:
    """The expression of a text. A total, as in `= 24` or `24 =`, is ignored.

    Raises ParseError.
    """
    return parse_answer(text).expression


def as_expression(given: Expression | str) -> Expression:
    """An expression, parsed if it is a text. Raises ParseError."""
    return parse(given) if isinstance(given, str) else given


def parse_answer(text: str, *, signed: bool = False) -> Answer:
    """An answer with its spans; `signed` makes -3 a number. Raises ParseError."""
    read, stated = statements(tokenize(text))[0]
    if signed or has_fraction_signs(read):
        read = without_cards(read, signed=signed)
    return _Parser(read).answer(stated)


def parse_answer_to(text: str, table: Sequence[Rational], target: Rational) -> Answer:
    """An answer to a hand. The cards and the target decide how `1/2`, `½`, `-3` and `0.5` are read.

    Raises ParseError.
    """
    sides = statements(tokenize(text, table))
    if len(sides) == 1:
        return _parse_to(sides[0], table, target)
    cards = sorted(table)

    def rank(answer: Answer) -> tuple[bool, bool]:
        numbers = sorted(number for _, number in answer.numbers())
        return numbers != cards, answer.expression.outcome != target

    return min((_parse_to(side, table, target) for side in sides), key=rank)


def _parse_to(side: Statement, table: Sequence[Rational], target: Rational) -> Answer:
    """The first reading of an expression that makes the target, otherwise the first reading."""
    read, stated = side
    if _are_natural(table) and not has_fraction_signs(read):
        return _Parser(read).answer(stated)
    answers = (_Parser(reading).answer(stated) for reading in with_cards(read, table))
    first = next(answers)
    if first.expression.outcome == target:
        return first
    return next((each for each in answers if each.expression.outcome == target), first)


def parse_tokens(text: Text) -> Answer:
    """An answer from tokens. Raises ParseError."""
    return _Parser(text).answer()


def _are_natural(numbers: Sequence[Rational]) -> bool:
    for number in numbers:  # noqa: SIM110 - a third of the time of `all`, at every check
        if number < 0 or number.denominator != 1:
            return False
    return True


class _Parser:
    __slots__ = ("depth", "numbers", "position", "text", "tokens", "zero_divisor")

    def __init__(self, text: Text) -> None:
        self.text = text
        self.tokens = text.tokens
        self.position = 0
        self.depth = 0
        self.numbers = 0
        self.zero_divisor: Span | None = None

    def answer(self, stated: Total | None = None) -> Answer:
        """answer = sum, with the total that the text states."""
        if self.tokens[0].kind is Kind.END:
            raise self.text.error("empty", (0, len(self.text.source)))
        expression = self.sum()
        if self.tokens[self.position].kind is not Kind.END:
            raise self.unopened(self.position)
        return Answer(expression, self.text, stated, self.zero_divisor)

    def sum(self) -> Expression:
        """sum = product {("+" | "-") product}"""
        left = self.product()
        while (row := self.tokens[self.position].operator) and row.precedence == ADD.precedence:
            self.position += 1
            left = Operation(row, left, self.product())
        return left

    def product(self) -> Expression:
        """product = atom {("*" | "/") atom}"""
        left = self.atom()
        while (row := self.tokens[self.position].operator) and row.precedence > ADD.precedence:
            self.position += 1
            start = self.position
            left = Operation(row, left, self.atom())
            if self.zero_divisor is None and isinstance(left.outcome, DivisionByZero):
                self.zero_divisor = self.text.span(start, self.position - 1)
        return left

    def atom(self) -> Expression:
        """atom = number | bracket sum bracket"""
        at = self.position
        token = self.tokens[at]
        self.position += 1
        if token.number:
            self.numbers += 1
            if self.numbers > MAX_NUMBERS:
                raise self.error("too-many-numbers", at, limit=str(MAX_NUMBERS))
            atom: Expression = token.number
        elif token.kind is Kind.OPEN:
            atom = self.bracketed(at)
        else:
            raise self.missing_operand(at)
        follows = self.tokens[self.position]
        if follows.number or follows.kind is Kind.OPEN:
            raise self.missing_operator(self.position)
        return atom

    def bracketed(self, at: int) -> Expression:
        """A sum in brackets. The opening bracket is at a place."""
        opening = self.tokens[at]
        if self.depth == MAX_DEPTH:
            raise self.error("too-deep", at, limit=str(MAX_DEPTH))
        self.depth += 1
        inner = self.sum()
        closing = self.tokens[self.position]
        if closing.kind is Kind.END:
            raise self.error("unclosed-bracket", at, bracket=opening.text)
        if closing.bracket != _CLOSING[opening.bracket]:
            raise self.error(
                "mismatched-bracket", self.position, open=opening.text, close=closing.text
            )
        self.depth -= 1
        self.position += 1
        return inner

    def missing_operator(self, at: int) -> ParseError:
        """Two operands side by side."""
        left, right = self.tokens[at - 1], self.tokens[at]
        return self.error("missing-operator", at - 1, at, left=left.text, right=right.text)

    def missing_operand(self, at: int) -> ParseError:
        """The error where a number or an opening bracket is expected."""
        token, previous = self.tokens[at], self.tokens[at - 1] if at else None
        if token.operator:
            follows = self.tokens[at + 1]
            if token.operator.precedence == ADD.precedence and (
                follows.number or follows.kind is Kind.OPEN
            ):
                return self.error("leading-sign", at, sign=token.text)
            return self.error("missing-operand", at, operator=token.text)
        if previous is None:
            return self.unopened(at)
        last = at if previous.bracket and token.bracket else at - 1
        span = self.text.span(at - 1, last)
        return self.text.error("missing-operand", span, operator=self.text.source[slice(*span)])

    def unopened(self, at: int) -> ParseError:
        """The error of a closing bracket without an opening bracket."""
        return self.error("unopened-bracket", at, bracket=self.tokens[at].text)

    def error(
        self, code: ParseCode, first: int, last: int | None = None, **params: str
    ) -> ParseError:
        """An error in the tokens from the first to the last."""
        return self.text.error(code, self.text.span(first, last), **params)
