"""Text to tokens: every spelling of a digit, card letter, operator or bracket, with its span."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from fractions import Fraction
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour.cards import (
    MAX_NUMBER_DIGITS,
    RANK_LETTERS,
    Rational,
    Span,
)
from twentyfour.expression import HIGH_MINUS, Number
from twentyfour.operators import FRACTION_SLASH, OPERATORS, Operator

MAX_LENGTH = 500

ParseCode: TypeAlias = Literal[
    "empty",
    "too-long",
    "too-deep",
    "too-many-numbers",
    "unknown-symbol",
    "decimal",
    "number-too-long",
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
"""The errors in a text."""


class ParseError(ValueError):
    """Text that is not an expression: a code, the text, and the error's span in code points."""

    def __init__(
        self, code: ParseCode, source: str, span: Span, params: Mapping[str, str] = NO_PARAMS
    ) -> None:
        self.code = code
        self.source = source
        self.span = span
        self.params: FrozenMapping[str] = FrozenMapping(params)
        super().__init__(code, source, span, self.params)

    def __str__(self) -> str:
        start, end = self.span
        return f"{self.code} at {start}..{end}: {self.source[start:end][:40]!r}"


class Kind(Enum):
    NUMBER = auto()
    OPERATOR = auto()
    OPEN = auto()
    CLOSE = auto()
    EQUALS = auto()
    STOP = auto()
    END = auto()


class Token(NamedTuple):
    """A piece of text without its place. `number`, `operator` or `bracket` is its meaning."""

    kind: Kind
    text: str
    number: Number | None = None
    operator: Operator | None = None
    bracket: str = ""


class Text:
    """A text as tokens, with an END token last. Spans are computed on first use."""

    __slots__ = ("_spans", "source", "tokens")

    def __init__(self, source: str, tokens: list[Token], spans: list[Span] | None = None) -> None:
        self.source = source
        self.tokens = tokens
        self._spans = spans

    @property
    def spans(self) -> list[Span]:
        """The span of each token, in code points."""
        if self._spans is None:
            end = len(self.source)
            self._spans = [*(found.span() for found in pieces().finditer(self.source)), (end, end)]
        return self._spans

    @property
    def whole(self) -> Span:
        """The span of the whole answer, without surrounding blank and invisible symbols."""
        source = self.source
        if source.isascii():
            return len(source) - len(source.lstrip()), len(source.rstrip())
        shown = [at for at, symbol in enumerate(source) if not _is_blank(symbol)]
        return next(at for at in shown if not _changes_looks(source[at])), shown[-1] + 1

    def span(self, first: int, last: int | None = None) -> Span:
        """The span of a token, or of several tokens from the first to the last."""
        return self.spans[first][0], self.spans[first if last is None else last][1]

    def error(self, code: ParseCode, span: Span, **params: str) -> ParseError:
        """An error in the text."""
        return ParseError(code, self.source, span, params)


_POINTS = ".,．，٫"
_STOPS = _POINTS + "。｡、،"
_EQUALS = "=＝"
MARKS = frozenset(_STOPS + _EQUALS)
"""The symbols that may end an answer or separate it from its total."""
_POWERS = "^＾²³¹⁰⁴⁵⁶⁷⁸⁹ⁿ"
_FULL_WIDTH = ord("Ａ") - ord("A")
_END = Token(Kind.END, "")


@cache
def pieces() -> re.Pattern[str]:
    """A pattern for pieces of text: numbers, symbols of two characters, and other symbols.

    A point that ends the answer, or precedes `=`, is not part of a number.
    """
    ends = rf"[\s{_STOPS}]*(?:[{_EQUALS}]|\Z)"
    number = rf"{HIGH_MINUS}?\d+(?:(?![{_POINTS}]{ends})[{_POINTS}]\d*)?"
    return re.compile(rf"{number}|[{_POINTS}]\d+|\*\*|＊＊|//|／／|\S")


def number_token(text: str, value: Fraction) -> Token:
    """The token of a number."""
    return Token(Kind.NUMBER, text, number=Number(value))


@cache
def vocabulary() -> Mapping[str, Token]:
    """The tokens of operators, brackets, card letters and small numbers, by their text."""
    return {token.text: token for token in _spellings()}


def _spellings() -> Iterator[Token]:
    for row in OPERATORS.values():
        yield from (Token(Kind.OPERATOR, text, operator=row) for text in row.spellings)
    for kind, brackets in ((Kind.OPEN, "(（ [［【〔 {｛"), (Kind.CLOSE, ")） ]］】〕 }｝")):
        for spellings in brackets.split():
            yield from (Token(kind, text, bracket=spellings[0]) for text in spellings)
    yield from (Token(Kind.EQUALS, text) for text in _EQUALS)
    yield from (Token(Kind.STOP, text) for text in _STOPS)
    for letter, rank in RANK_LETTERS.items():
        for text in (letter, letter.lower()):
            yield number_token(text, Fraction(rank))
            yield number_token(chr(ord(text) + _FULL_WIDTH), Fraction(rank))
    yield from (number_token(str(value), Fraction(value)) for value in range(25))


def tokenize(source: str, table: Sequence[Rational] = ()) -> Text:
    """The tokens of a text. A decimal must equal a card of the table. Raises ParseError."""
    if len(source) > MAX_LENGTH:
        raise ParseError("too-long", source, (MAX_LENGTH, len(source)), {"limit": str(MAX_LENGTH)})
    try:
        return Text(source, [*map(vocabulary().__getitem__, pieces().findall(source)), _END])
    except KeyError:
        return _tokenize_unusual(source, table)


def _tokenize_unusual(source: str, table: Sequence[Rational]) -> Text:
    """The tokens of a text with other numbers, with invisible symbols, or with errors."""
    places = [at for at, symbol in enumerate(source) if not _is_invisible(symbol)]
    visible = "".join([source[at] for at in places])
    tokens: list[Token] = []
    spans: list[Span] = []
    for found in pieces().finditer(visible):
        span = places[found.start()], _end_of_symbol(source, places[found.end() - 1])
        read = _read(found[0], source, span, table)
        tokens += read
        spans += [span] * len(read)
    return Text(source, [*tokens, _END], [*spans, (len(source), len(source))])


def _end_of_symbol(source: str, at: int) -> int:
    """The place after a symbol and its modifiers."""
    end = at + 1
    while end < len(source) and _changes_looks(source[end]):
        end += 1
    return end


def _is_invisible(symbol: str) -> bool:
    """Whether a symbol is a joiner, a mark of direction, or part of an emoji or a keycap."""
    return unicodedata.category(symbol) == "Cf" or _changes_looks(symbol)


def _is_blank(symbol: str) -> bool:
    """Whether a symbol is a space, a joiner or a mark of direction."""
    return symbol.isspace() or unicodedata.category(symbol) == "Cf"


def _changes_looks(symbol: str) -> bool:
    """Whether a symbol makes an emoji or a keycap of the one before it."""
    return (
        "\N{VARIATION SELECTOR-1}" <= symbol <= "\N{VARIATION SELECTOR-16}"
        or symbol == "\N{COMBINING ENCLOSING KEYCAP}"
    )


def _read(piece: str, source: str, span: Span, table: Sequence[Rational]) -> tuple[Token, ...]:
    """The tokens of a piece of text: one token, or three for a fraction in one symbol."""
    if token := vocabulary().get(piece):
        return (token,)
    if any(map(str.isdecimal, piece)):
        return (_read_number(piece, source, span, table),)
    numerator, slash, denominator = unicodedata.normalize("NFKC", piece).partition(FRACTION_SLASH)
    if denominator:
        return tuple(
            vocabulary()[part]._replace(text=piece) for part in (numerator, slash, denominator)
        )
    if piece in _POWERS or piece in ("**", "＊＊"):
        raise ParseError("power", source, span, {"symbol": piece})
    if piece in ("//", "／／"):
        raise ParseError("floor-division", source, span, {"symbol": piece})
    raise ParseError("unknown-symbol", source, span, {"symbol": piece})


def _read_number(text: str, source: str, span: Span, table: Sequence[Rational]) -> Token:
    """number = ["⁻"] digits. The error of a decimal without an equal card has its whole span."""
    digits = text.removeprefix(HIGH_MINUS)
    if not digits.isdecimal():
        if table and (value := _decimal(digits)) in map(abs, table):
            return number_token(text, value * (-1 if text != digits else 1))
        raise ParseError("decimal", source, span, {"text": text})
    if len(digits) > MAX_NUMBER_DIGITS:
        raise ParseError("number-too-long", source, span, {"limit": str(MAX_NUMBER_DIGITS)})
    return number_token(text, Fraction(int(digits)) * (-1 if text != digits else 1))


def _decimal(text: str) -> Fraction:
    """The exact value of digits with one point among them."""
    whole, _, rest = re.sub(f"[{_POINTS}]", ".", text).partition(".")
    return Fraction(int(f"0{whole}{rest}"), 10 ** len(rest))
