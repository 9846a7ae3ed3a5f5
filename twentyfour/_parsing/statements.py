"""The total of an answer, as in `8*3 = 24` or `24 = 8*3`, and marks around an answer."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from math import prod
from typing import NamedTuple, TypeAlias

from twentyfour._parsing.tokenizer import MARKS, Kind, ParseError, Text, Token
from twentyfour.cards import Span
from twentyfour.operators import DIVIDE, SUBTRACT

Total: TypeAlias = tuple[Fraction, Span]


class Statement(NamedTuple):
    """The text of an expression without marks, and the stated total."""

    text: Text
    total: Total | None = None


def statements(text: Text) -> Sequence[Statement]:
    """The expression of a text and its total, for each side that can be the expression.

    Marks at the end and `=` at the start are ignored. Both sides of `1/2 = 3/6` can be the
    expression, and the left side comes first. Raises ParseError for a mark in another place.
    """
    if MARKS.isdisjoint(text.source):
        return (Statement(text),)
    sides, mark = _sides(text)
    if len(sides) == 1:
        return (Statement(_part(text, sides[0])),)
    both = ((sides[0], sides[1]), (sides[1], sides[0])) if len(sides) == 2 else ()
    found = [
        Statement(_part(text, expression), total)
        for expression, side in both
        if (total := _total(text, side))
    ]
    if not found:
        raise _misplaced(text, mark)
    return found


def _sides(text: Text) -> tuple[list[range], int]:
    """The places of the tokens between marks, and the place of the last `=` between them."""
    sides: list[range] = []
    marks = range(0)
    between = 0
    end = len(text.tokens) - 1
    start = next((at for at in range(end) if text.tokens[at].kind is not Kind.EQUALS), 0)
    for is_mark, group in groupby(range(start, end), lambda at: _is_mark(text, at)):
        first, *others = group
        run = range(first, first + 1 + len(others))
        if is_mark:
            marks = run
            if not sides:
                raise _misplaced(text, first)
            continue
        if sides:
            between = next((at for at in marks if text.tokens[at].kind is Kind.EQUALS), -1)
            if between < 0:
                raise _misplaced(text, marks.start)
        sides.append(run)
    return sides, between


def _is_mark(text: Text, at: int) -> bool:
    return text.tokens[at].kind in (Kind.EQUALS, Kind.STOP)


def _part(text: Text, places: range) -> Text:
    """Some tokens of a text as a separate text."""
    part = slice(places.start, places.stop)
    return Text(
        text.source, [*text.tokens[part], text.tokens[-1]], [*text.spans[part], text.spans[-1]]
    )


def _total(text: Text, places: range) -> Total | None:
    """total = ["-"] number ["/" number]. None for other tokens."""
    body: list[Token] = text.tokens[places.start : places.stop]
    sign = 1
    if body[0].operator is SUBTRACT:
        del body[0]
        sign = -1
    numbers = [token.number.outcome for token in body[::2] if token.number]
    divides = [token.operator is DIVIDE for token in body[1::2]]
    if len(numbers) not in (1, 2) or divides != [True] * (len(numbers) - 1) or 0 in numbers[1:]:
        return None
    span = text.span(places.stop - len(body), places.stop - 1)
    return sign * numbers[0] / prod(numbers[1:]), span


def _misplaced(text: Text, at: int) -> ParseError:
    """The error of a mark in a wrong place."""
    token = text.tokens[at]
    if token.kind is Kind.STOP:
        return text.error("unknown-symbol", text.span(at), symbol=token.text)
    return text.error("misplaced-equals", text.span(at))
