"""Text to expression, by recursive descent; every fault with its code and span."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from twentyfour._tokenizer import Kind, ParseCode, ParseError, Token, tokenize
from twentyfour.cards import Span
from twentyfour.expression import ADD, DIVIDE, SUBTRACT, Expression, Number, Operation

__all__ = ["MAX_DEPTH", "MAX_NUMBERS", "Answer", "ParseError", "parse", "parse_answer"]

MAX_DEPTH = 40
MAX_NUMBERS = 60


@dataclass(frozen=True, slots=True)
class Answer:
    """A typed answer: its expression, where its numbers stand, and what it claims to make.

    `uses` are the numbers from the left with their spans; `stated` is the total behind a trailing
    `=`; `zero_divisor` is the span of the first divisor that is zero.
    """

    expression: Expression
    uses: tuple[tuple[Fraction, Span], ...]
    stated: tuple[Fraction, Span] | None = None
    zero_divisor: Span | None = None


def parse(text: str) -> Expression:
    """The expression that a text stands for; a trailing `= 24` is read and passed over.

    Raises ParseError.
    """
    return parse_answer(text).expression


def parse_answer(text: str, *, signed: bool = False) -> Answer:
    """An answer with its spans; `signed` reads `-3` as one number, for hands with negative numbers.

    Raises ParseError.
    """
    return _Parser(text, tokenize(text), signed=signed).answer()


@dataclass(slots=True)
class _Parser:
    source: str
    tokens: list[Token]
    signed: bool
    position: int = 0
    open_brackets: list[Token] = field(default_factory=list)
    uses: list[tuple[Fraction, Span]] = field(default_factory=list)
    zero_divisor: Span | None = None

    @property
    def token(self) -> Token:
        return self.tokens[self.position]

    def at(self, *kinds: Kind) -> bool:
        return self.token.kind in kinds

    @property
    def previous(self) -> Token | None:
        return self.tokens[self.position - 1] if self.position else None

    def advance(self) -> Token:
        token = self.token
        self.position += token.kind is not Kind.END
        return token

    def error(self, code: ParseCode, span: Span, **params: str) -> ParseError:
        return ParseError(code, self.source, span, params)

    def answer(self) -> Answer:
        """answer = sum ["=" total]"""
        if self.at(Kind.END):
            raise self.error("empty", (0, len(self.source)))
        expression = self.sum()
        stated = self.total() if self.at(Kind.EQUALS) else None
        if not self.at(Kind.END):
            raise self.misplaced()
        return Answer(expression, tuple(self.uses), stated, self.zero_divisor)

    def sum(self) -> Expression:
        """sum = product {("+" | "-") product}"""
        left = self.product()
        while (row := self.token.operator) in (ADD, SUBTRACT) and row:
            self.advance()
            left = Operation(row, left, self.product())
        return left

    def product(self) -> Expression:
        """product = atom {("*" | "/") atom}"""
        left = self.atom()
        while (row := self.token.operator) and row.precedence > ADD.precedence:
            self.advance()
            start = self.token.span[0]
            right = self.atom()
            left = Operation(row, left, right)
            if row is DIVIDE and self.zero_divisor is None and right.outcome == 0:
                self.zero_divisor = (start, self.tokens[self.position - 1].span[1])
        return left

    def atom(self) -> Expression:
        """atom = number | bracket sum bracket"""
        token = self.token
        if token.kind is Kind.OPEN:
            return self.bracketed()
        if self.signed and token.operator is SUBTRACT and self.following.kind is Kind.NUMBER:
            self.advance()
            return self.use(-self.token.number, (token.span[0], self.advance().span[1]))
        if token.kind is Kind.NUMBER:
            return self.use(token.number, self.advance().span)
        raise self.missing_operand()

    @property
    def following(self) -> Token:
        return self.tokens[min(self.position + 1, len(self.tokens) - 1)]

    def use(self, number: Fraction, span: Span) -> Number:
        if len(self.uses) == MAX_NUMBERS:
            raise self.error("too-many-numbers", span, limit=str(MAX_NUMBERS))
        self.uses.append((number, span))
        if self.at(Kind.NUMBER, Kind.OPEN):
            raise self.missing_operator()
        return Number(number)

    def bracketed(self) -> Expression:
        if len(self.open_brackets) == MAX_DEPTH:
            raise self.error("too-deep", self.token.span, limit=str(MAX_DEPTH))
        opening = self.advance()
        self.open_brackets.append(opening)
        inner = self.sum()
        closing = self.token
        if self.at(Kind.END, Kind.EQUALS):
            raise self.error("unclosed-bracket", opening.span, bracket=opening.text)
        if (opening.bracket, closing.bracket) not in (("(", ")"), ("[", "]"), ("{", "}")):
            raise self.error(
                "mismatched-bracket", closing.span, open=opening.text, close=closing.text
            )
        self.advance()
        self.open_brackets.pop()
        if self.at(Kind.NUMBER, Kind.OPEN):
            raise self.missing_operator()
        return inner

    def total(self) -> tuple[Fraction, Span]:
        """total = "=" ["-"] number ["/" number], and nothing behind it"""
        equals = self.advance()
        sign = 1
        if self.token.operator is SUBTRACT:
            self.advance()
            sign = -1
        start = self.token.span[0]
        first = last = self.advance()
        divisor = Fraction(1)
        if self.token.operator is DIVIDE:
            self.advance()
            last = self.advance()
            divisor = last.number
        if not (first.kind is last.kind is Kind.NUMBER and self.at(Kind.END) and divisor):
            raise self.error("misplaced-equals", equals.span)
        return sign * first.number / divisor, (start, last.span[1])

    def missing_operator(self) -> ParseError:
        left, right = self.tokens[self.position - 1], self.token
        return self.error(
            "missing-operator", (left.span[0], right.span[1]), left=left.text, right=right.text
        )

    def missing_operand(self) -> ParseError:
        """What is wrong where a number or an opening bracket should stand."""
        token, previous = self.token, self.previous
        if token.operator:
            sign = token.operator in (ADD, SUBTRACT)
            if sign and self.following.kind in (Kind.NUMBER, Kind.OPEN):
                return self.error("leading-sign", token.span, sign=token.text)
            return self.error("missing-operand", token.span, operator=token.text)
        if previous is None or (previous.kind is Kind.OPEN and token.kind is Kind.EQUALS):
            return self.misplaced()
        last = token if previous.bracket and token.bracket else previous
        span = previous.span[0], last.span[1]
        return self.error("missing-operand", span, operator=self.source[slice(*span)])

    def misplaced(self) -> ParseError:
        """What is wrong with a closing bracket or an equals sign that stands where it cannot."""
        token = self.token
        if token.kind is Kind.CLOSE:
            return self.error("unopened-bracket", token.span, bracket=token.text)
        return self.error("misplaced-equals", token.span)
