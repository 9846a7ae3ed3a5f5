"""Which numbers a text means: `1/2` may be a card or a division, `-3` a card or a subtraction.

A minus sign at the start, or after a bracket or an operator, can only belong to a number: it does
if the table has that card, and is an error otherwise. A slash between two whole numbers makes a
fraction card of them, or divides:

1. Of the readings that use each card on the table exactly once, the first is taken, from the left.
   `1/2` is tried as a division first and as a card second, `1⁄2` and `½` as a card first.
   So `1/2*48` is half of 48 with the cards 1/2 and 48; with 1, 2 and 48 one is divided by two.
2. If no reading does, the answer is wrong in any case. Then `1⁄2` and `½` are the number a half;
   `1/2` is that card if the table has it but not both 1 and 2, and the text has no `1⁄2`.

Other signs, as in `1÷2`, always divide. Without a table, `1⁄2` is a number and `1/2` divides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import gcd
from typing import NamedTuple, TypeAlias

from twentyfour._parsing.tokenizer import Kind, Text, Token, number_token
from twentyfour.cards import Rational, Span
from twentyfour.expression import DIVIDE, SUBTRACT

_DIVIDES_FIRST = "/∕／"
_DIVIDES_ALWAYS = "÷:∶：➗"


class _Reading(NamedTuple):
    """One reading of a number: its first token, the token after it, and the cards that it uses.

    The first card is the number; the second, if any, is its divisor.
    """

    start: int
    end: int
    cards: tuple[Fraction, ...]


_Chooser: TypeAlias = Callable[[Sequence[_Reading]], _Reading | None]


def has_fraction_signs(text: Text) -> bool:
    """Whether a text has `1⁄2` or `½`, which can be numbers whatever the table is."""
    return not text.source.isascii() and any(
        token.operator is DIVIDE and token.text not in _DIVIDES_FIRST + _DIVIDES_ALWAYS
        for token in text.tokens
    )


def with_cards(text: Text, table: Sequence[Rational]) -> Text:
    """A text with the tokens of each number joined, as the cards on the table allow."""
    cards = [Fraction(card) for card in table]
    distinguished = has_fraction_signs(text)

    def likeliest(readings: Sequence[_Reading]) -> _Reading | None:
        first = readings[0]
        on_table = (each for each in readings if all(card in cards for card in each.cards))
        if not distinguished and (found := next(on_table, None)):
            return found
        signed = text.tokens[first.start].operator is not None
        return None if signed and first.cards[0] not in cards else first

    exact = _exactly(text, 0, cards)
    return _joined(text, _chosen(text, likeliest) if exact is None else exact)


def without_cards(text: Text, *, signed: bool) -> Text:
    """A text with the tokens of each number joined, without a table; `signed` makes -3 a number.

    This and `with_cards` raise ParseError for a fraction over zero.
    """

    def first(readings: Sequence[_Reading]) -> _Reading | None:
        return readings[0] if signed or not text.tokens[readings[0].start].operator else None

    return _joined(text, _chosen(text, first))


def _exactly(text: Text, at: int, cards: Sequence[Fraction]) -> list[_Reading] | None:
    """The first readings of the numbers from a place on that use each card once, if any."""
    start = _next_number(text, at)
    if start is None:
        return None if cards else []
    for reading in _readings(text, start):
        rest = list(cards)
        if (card := reading.cards[0]) in rest:
            rest.remove(card)
            others = _exactly(text, reading.end, rest)
            if others is not None:
                return [reading, *others]
    return None


def _chosen(text: Text, choose: _Chooser) -> list[_Reading]:
    """One reading of each number; a sign without a reading is left to the parser."""
    chosen: list[_Reading] = []
    start = _next_number(text, 0)
    while start is not None:
        reading = choose(_readings(text, start))
        if reading:
            chosen.append(reading)
        start = _next_number(text, reading.end if reading else start + 1)
    return chosen


def _next_number(text: Text, at: int) -> int | None:
    """The place of the next number, with its sign; the total after `=` is not a number here."""
    tokens = text.tokens
    for place in range(at, len(tokens)):
        token = tokens[place]
        if token.kind is Kind.NUMBER:
            return place
        if token.kind is Kind.EQUALS:
            return None
        leads = place == 0 or tokens[place - 1].kind in (Kind.OPERATOR, Kind.OPEN)
        if leads and token.operator is SUBTRACT and _value(tokens[place + 1]) > 0:
            return place
    return None


def _readings(text: Text, start: int) -> list[_Reading]:
    """The readings of the number that begins at a place, the preferred one first."""
    tokens = text.tokens
    signed = tokens[start].kind is Kind.OPERATOR
    end = start + 1 + signed
    value = _value(tokens[end - 1]) * (-1 if signed else 1)
    slash = tokens[end]
    follows = slash.operator is DIVIDE and tokens[end + 1].kind is Kind.NUMBER
    if not follows or slash.text in _DIVIDES_ALWAYS:
        return [_Reading(start, end, (value,))]
    divisor = _value(tokens[end + 1])
    readings = [_Reading(start, end, (value, divisor))]
    if not divisor and slash.text not in _DIVIDES_FIRST:
        raise text.error("division-by-zero", text.span(end + 1), divisor="0")
    if divisor > 1 and gcd(value.numerator, divisor.numerator) == 1:
        at = 1 if slash.text in _DIVIDES_FIRST else 0
        readings.insert(at, _Reading(start, end + 2, (value / divisor,)))
    return readings


def _value(token: Token) -> Fraction:
    return token.number.outcome if token.number else Fraction(0)


def _joined(text: Text, chosen: Sequence[_Reading]) -> Text:
    """The text with the tokens of each number joined."""
    joined: list[Token] = []
    spans: list[Span] = []
    at = 0
    for reading in chosen:
        span = text.span(reading.start, reading.end - 1)
        joined += text.tokens[at : reading.start]
        joined.append(number_token(text.source[slice(*span)], reading.cards[0]))
        spans += [*text.spans[at : reading.start], span]
        at = reading.end
    return Text(text.source, [*joined, *text.tokens[at:]], [*spans, *text.spans[at:]])
