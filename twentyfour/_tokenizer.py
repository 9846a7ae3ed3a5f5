"""Text to tokens: every spelling of a digit, card letter, operator or bracket, with its span."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from typing import Literal, TypeAlias

from twentyfour.cards import RANK_LETTERS, Span
from twentyfour.expression import FRACTION_SLASH, HIGH_MINUS, OPERATORS, Operator

MAX_LENGTH = 500

ParseCode: TypeAlias = Literal[
    "empty",
    "too-long",
    "too-deep",
    "too-many-numbers",
    "unknown-symbol",
    "decimal",
    "power",
    "floor-division",
    "division-by-zero",
    "missing-operator",
    "missing-operand",
    "leading-sign",
    "unclosed-bracket",
    "unopened-bracket",
    "mismatched-bracket",
    "misplaced-equals",
]
"""What can be wrong with a text."""


class ParseError(ValueError):
    """Text that is no expression: a code, the source, the span of the fault in code points."""

    def __init__(
        self, code: ParseCode, source: str, span: Span, params: Mapping[str, str] | None = None
    ) -> None:
        self.code = code
        self.source = source
        self.span = span
        self.params = dict(params or {})
        super().__init__(f"{code} at {span[0]}..{span[1]}: {source[slice(*span)][:40]!r}")


class Kind(Enum):
    NUMBER = auto()
    OPERATOR = auto()
    OPEN = auto()
    CLOSE = auto()
    EQUALS = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the source; `number` or `operator` or `bracket` says which one it is."""

    kind: Kind
    text: str
    span: Span
    number: Fraction = Fraction(0)
    operator: Operator | None = None
    bracket: str = ""


_OPERATORS = {spelling: row for row in OPERATORS.values() for spelling in row.spellings}
_OPEN = {spelling: pair[0] for pair in ("(（", "[［【〔", "{｛") for spelling in pair}
_CLOSE = {spelling: pair[0] for pair in (")）", "]］】〕", "}｝") for spelling in pair}
_EQUALS = "=＝"
_POINTS = ".,．，٫"
_POWERS = "^＾²³¹⁰⁴⁵⁶⁷⁸⁹ⁿ"
_FULL_WIDTH = {chr(ord(letter) + 0xFEE0): letter for letter in "ATJQKatjqk"}


def tokenize(source: str) -> list[Token]:
    """The tokens of a text, with an END token last; raises ParseError."""
    if len(source) > MAX_LENGTH:
        raise ParseError("too-long", source, (MAX_LENGTH, len(source)), {"limit": str(MAX_LENGTH)})
    tokens: list[Token] = []
    position = 0
    while position < len(source):
        symbol = source[position]
        if symbol.isspace() or unicodedata.category(symbol) == "Cf":
            position += 1
            continue
        token = _read(source, position)
        tokens.append(token)
        position = token.span[1]
    tokens.append(Token(Kind.END, "", (len(source), len(source))))
    return tokens


def _read(source: str, start: int) -> Token:
    """The token that begins at `start`."""
    symbol = source[start]
    span = (start, start + 1)
    if _is_digit(symbol) or symbol == HIGH_MINUS:
        return _read_number(source, start)
    if letter := RANK_LETTERS.get(_FULL_WIDTH.get(symbol, symbol).upper()):
        return Token(Kind.NUMBER, symbol, span, number=Fraction(letter))
    if symbol in _OPERATORS:
        return _read_operator(source, start)
    if symbol in _OPEN:
        return Token(Kind.OPEN, symbol, span, bracket=_OPEN[symbol])
    if symbol in _CLOSE:
        return Token(Kind.CLOSE, symbol, span, bracket=_CLOSE[symbol])
    if symbol in _EQUALS:
        return Token(Kind.EQUALS, symbol, span)
    if symbol in _POWERS:
        raise ParseError("power", source, span, {"symbol": symbol})
    if symbol in _POINTS and _is_digit(source[start + 1 : start + 2]):
        raise _decimal(source, start, start)
    raise ParseError("unknown-symbol", source, span, {"symbol": symbol})


def _is_digit(symbol: str) -> bool:
    return symbol != "" and unicodedata.decimal(symbol, None) is not None


def _digits(source: str, start: int) -> int:
    """Where the run of digits that begins at `start` ends."""
    end = start
    while _is_digit(source[end : end + 1]):
        end += 1
    return end


def _read_number(source: str, start: int) -> Token:
    """number = ["⁻"] digits ["⁄" digits]; a decimal point is refused with the whole decimal."""
    negative = source[start] == HIGH_MINUS
    first = start + negative
    end = _digits(source, first)
    if end == first:
        raise ParseError("unknown-symbol", source, (start, end), {"symbol": HIGH_MINUS})
    numerator, denominator = int(source[first:end]), 1
    if source[end : end + 1] == FRACTION_SLASH and _is_digit(source[end + 1 : end + 2]):
        first, end = end + 1, _digits(source, end + 1)
        denominator = int(source[first:end])
        if not denominator:
            raise ParseError("division-by-zero", source, (first, end), {"divisor": "0"})
    if source[end : end + 1] != "" and source[end] in _POINTS:
        raise _decimal(source, start, end)
    number = Fraction(-numerator if negative else numerator, denominator)
    return Token(Kind.NUMBER, source[start:end], (start, end), number=number)


def _decimal(source: str, start: int, point: int) -> ParseError:
    end = _digits(source, point + 1)
    return ParseError("decimal", source, (start, end), {"text": source[start:end]})


def _read_operator(source: str, start: int) -> Token:
    """An operator; `**` and `//` are Python's, not the game's."""
    row = _OPERATORS[source[start]]
    double = source[start : start + 2]
    if double in ("**", "＊＊"):
        raise ParseError("power", source, (start, start + 2), {"symbol": double})
    if double in ("//", "／／"):
        raise ParseError("floor-division", source, (start, start + 2), {"symbol": double})
    return Token(Kind.OPERATOR, source[start], (start, start + 1), operator=row)
