"""Certificates: proofs that a hand can or cannot make a target, independent of the engine.

`docs/check_certificate.py` checks a certificate. The program is short and does not import this
package.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import NotRequired, TypedDict

from twentyfour._search.values import Values
from twentyfour.cards import (
    HandError,
    HandLike,
    PlainNumber,
    Puzzle,
    Rational,
    plain_numbers,
)
from twentyfour.expression import HIGH_MINUS
from twentyfour.operators import ALL_OPERATORS, FRACTION_SLASH
from twentyfour.solver import solve

MAX_CERTIFIED = 6
"""The most cards of a certificate. Parts of six cards make at most 182,000 values. Parts of seven
cards would make millions."""


class Made(TypedDict):
    """Some of the cards, and every value that they make together, in ascending order."""

    cards: list[PlainNumber]
    values: list[PlainNumber]


class Certificate(TypedDict):
    """A proof as plain JSON. Numbers that are not whole are text, such as "1/2".

    A hand with solutions has `solutions`: every different solution in reverse Polish notation, such
    as "8 3 8 3 / - /", the simplest first. A hand without solutions has a `table` of the values of
    each part of its cards: no two complementary parts make the target. If some operators are not
    allowed, `operators` has the symbols of the allowed operators.
    """

    numbers: list[PlainNumber]
    target: PlainNumber
    operators: NotRequired[str]
    solutions: NotRequired[list[str]]
    table: NotRequired[list[Made]]


def certificate(numbers: HandLike, target: Rational | None = None) -> Certificate:
    """A proof that a hand of up to six cards has solutions, or has none.

    Raises the exceptions of `solve`, and HandError with code `too-large` for seven or eight cards.
    """
    puzzle = Puzzle(numbers, target).in_any_order()
    hand = sorted(puzzle.numbers)
    if len(hand) > MAX_CERTIFIED:
        counts = {"count": str(len(hand)), "limit": str(MAX_CERTIFIED)}
        raise HandError("too-large", (0, 0), counts)
    claim: Certificate = {
        "numbers": plain_numbers(hand),
        "target": plain_numbers([puzzle.target])[0],
    }
    if puzzle.operators != ALL_OPERATORS:
        claim["operators"] = puzzle.operators
    if solutions := solve(puzzle):
        return {**claim, "solutions": [_plain_text(each.postfix()) for each in solutions]}
    return {**claim, "table": list(_table(puzzle.with_numbers(hand)))}


def _plain_text(postfix: str) -> str:
    """Reverse Polish notation with numbers in the form of `numbers`."""
    return postfix.replace(HIGH_MINUS, "-").replace(FRACTION_SLASH, "/")


def _table(puzzle: Puzzle) -> Iterator[Made]:
    """The values of each part of the cards, except of all cards together."""
    values = Values(puzzle.numbers, puzzle.operators)
    for count in range(1, len(values.whole)):
        for part in dict.fromkeys(combinations(values.whole, count)):
            yield {
                "cards": plain_numbers(values.numbers[place] for place in part),
                "values": plain_numbers(sorted(Fraction(*each) for each in values.table(part))),
            }
