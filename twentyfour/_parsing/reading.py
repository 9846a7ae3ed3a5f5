"""Which numbers a text means: `1/2` may be a card or a division, `-3` a card or a subtraction.

A minus sign at the start, or after a bracket or an operator, can only belong to a number. It is an
error if the table has no such card. A *reading* assigns the numbers of a text to cards:

- `1/2` is a division or one fraction card, in this order of preference;
- `1⁄2` and `½` are one fraction card or two cards. Two cards are the bracketed quotient (1/2).

Among the readings that use each card on the table exactly once, a reading that makes the target is
preferred, then the first from the left. So `1/2*48` is half of 48 with the cards 1/2 and 48. With
1, 2 and 48 it is 1 divided by 2, times 48. `8÷⅓` makes 24 of 8, 1 and 3.

If no reading uses each card exactly once, the answer is wrong. Then `1⁄2` and `½` are a number, and
`1/2` is a number if the table has this card but not both 1 and 2, and the text has no `1⁄2`.

Other signs, as in `1÷2`, always divide. Without a table, `1⁄2` is a number and `1/2` divides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import gcd
from typing import NamedTuple, TypeAlias

from twentyfour._parsing.tokenizer import Kind, Text, Token, number_token
from twentyfour.cards import Rational, Span
from twentyfour.operators import DIVIDE, FRACTION_SLASH, SUBTRACT

_DIVIDES_FIRST = "/∕／"
_DIVIDES_ALWAYS = "÷:∶：➗"


class _Reading(NamedTuple):
    """A reading of a number: its first token, the token after it, and the cards that it uses.

    Two cards are a quotient in brackets. `divisor` is the number after the slash of a single card.
    """

    start: int
    end: int
    cards: tuple[Fraction, ...]
    divisor: Fraction | None = None


_Chooser: TypeAlias = Callable[[Sequence[_Reading]], _Reading | None]


def has_fraction_signs(text: Text) -> bool:
    """Whether a text has `1⁄2` or `½`, which can be numbers with any table."""
    return not text.source.isascii() and any(map(_is_fraction_sign, text.tokens))


def with_cards(text: Text, table: Sequence[Rational]) -> Iterator[Text]:
    """The readings of a text that use each card once, else the likeliest, with joined tokens."""
    cards = [Fraction(card) for card in table]
    exact = False
    for chosen in _exactly(text, 0, cards):
        exact = True
        yield _joined(text, chosen)
    if not exact:
        yield _joined(text, _chosen(text, _likeliest(text, cards)))


def _likeliest(text: Text, cards: Sequence[Fraction]) -> _Chooser:
    """The reading of a number in a text that does not use the cards on the table."""
    distinguished = has_fraction_signs(text)

    def likeliest(readings: Sequence[_Reading]) -> _Reading | None:
        first = readings[0]
        on_table = (
            each
            for each in readings
            if all(card in cards for card in (*each.cards, each.divisor) if card is not None)
        )
        if not distinguished and (found := next(on_table, None)):
            return found
        signed = text.tokens[first.start].operator is not None
        return None if signed and first.cards[0] not in cards else first

    return likeliest


def without_cards(text: Text, *, signed: bool) -> Text:
    """A text with joined tokens, without a table. `signed` makes -3 a number.

    This function and `with_cards` raise ParseError for a fraction over zero.
    """

    def first(readings: Sequence[_Reading]) -> _Reading | None:
        return readings[0] if signed or not text.tokens[readings[0].start].operator else None

    return _joined(text, _chosen(text, first))


def _exactly(text: Text, at: int, cards: Sequence[Fraction]) -> Iterator[list[_Reading]]:
    """The readings of the numbers from a place on that use each card once."""
    start = _next_number(text, at)
    if start is None:
        if not cards:
            yield []
        return
    for reading in _readings(text, start):
        left = list(cards)
        try:
            for card in reading.cards:
                left.remove(card)
        except ValueError:
            continue
        for others in _exactly(text, reading.end, left):
            yield [reading, *others]


def _chosen(text: Text, choose: _Chooser) -> list[_Reading]:
    """One reading of each number. The parser reports a sign without a reading."""
    chosen: list[_Reading] = []
    start = _next_number(text, 0)
    while start is not None:
        reading = choose(_readings(text, start))
        if reading:
            chosen.append(reading)
        start = _next_number(text, reading.end if reading else start + 1)
    return chosen


def _next_number(text: Text, at: int) -> int | None:
    """The place of the next number, with its sign."""
    tokens = text.tokens
    for place in range(at, len(tokens)):
        token = tokens[place]
        if token.kind is Kind.NUMBER:
            return place
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
    if not _is_over_a_number(tokens, end):
        return [_Reading(start, end, (value,))]
    divisor = _value(tokens[end + 1])
    is_fraction = divisor > 1 and gcd(value.numerator, divisor.numerator) == 1
    card = [_Reading(start, end + 2, (value / divisor,))] if is_fraction else []
    if tokens[end].text in _DIVIDES_FIRST:
        return [_Reading(start, end, (value,), divisor), *card]
    if not divisor:
        raise text.error("division-by-zero", text.span(end + 1), divisor="0")
    return [*card, _Reading(start, end + 2, (value, divisor))]


def _is_over_a_number(tokens: Sequence[Token], at: int) -> bool:
    """Whether the token at a place may make a fraction of the numbers on its sides.

    Fraction signs bind tightest: in `5/2⁄3` and `3⁄½` the number after the first sign belongs to
    the second sign.
    """
    slash, divisor = tokens[at : at + 2] if tokens[at].operator is DIVIDE else (None, None)
    if not slash or slash.text in _DIVIDES_ALWAYS or not divisor or not divisor.number:
        return False
    follows = tokens[at + 2]
    chained = _is_fraction_sign(slash) and follows.text == FRACTION_SLASH
    return chained or not _is_fraction_sign(follows)


def _is_fraction_sign(token: Token) -> bool:
    return token.operator is DIVIDE and token.text not in _DIVIDES_FIRST + _DIVIDES_ALWAYS


def _value(token: Token) -> Fraction:
    return token.number.outcome if token.number else Fraction(0)


def _joined(text: Text, chosen: Sequence[_Reading]) -> Text:
    """The text with the tokens of each number joined, and brackets around each quotient."""
    joined: list[Token] = []
    spans: list[Span] = []
    at = 0
    for reading in chosen:
        span = text.span(reading.start, reading.end - 1)
        symbol = text.source[slice(*span)]
        joined += text.tokens[at : reading.start]
        spans += text.spans[at : reading.start]
        if len(reading.cards) == 1:
            joined.append(number_token(symbol, reading.cards[0]))
            spans.append(span)
        else:
            slash = reading.end - 2
            dividend = text.span(reading.start, slash - 1)
            joined += (
                Token(Kind.OPEN, symbol, bracket="("),
                number_token(text.source[slice(*dividend)], reading.cards[0]),
                *text.tokens[slash : reading.end],
                Token(Kind.CLOSE, symbol, bracket=")"),
            )
            spans += (span, dividend, *text.spans[slash : reading.end], span)
        at = reading.end
    return Text(text.source, [*joined, *text.tokens[at:]], [*spans, *text.spans[at:]])
