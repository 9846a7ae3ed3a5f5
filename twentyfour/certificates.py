"""Certificates: what a hand makes of a target, with a proof that needs no trust in this engine.

`docs/check_certificate.py` checks one: a short program that uses nothing of this package.
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
"""The number of cards that a certificate may be for. Parts of six cards make at most 182,000
values; those of seven would make millions."""


class Made(TypedDict):
    """Some of the cards, and every value that they make when each is used once, in order."""

    cards: list[PlainNumber]
    values: list[PlainNumber]


class Certificate(TypedDict):
    """A proof, as plain JSON; numbers that are not whole are text, such as "1/2".

    A hand that can be solved has `solutions`: every different one in reverse Polish notation, such
    as "8 3 8 3 / - /", the simplest first. Any other has a `table`: what each part of the cards
    makes. No two parts that complete each other make the target. Where not all operators are
    allowed, `operators` are the symbols of those that are.
    """

    numbers: list[PlainNumber]
    target: PlainNumber
    operators: NotRequired[str]
    solutions: NotRequired[list[str]]
    table: NotRequired[list[Made]]


def certificate(numbers: HandLike, target: Rational | None = None) -> Certificate:
    """A proof that a hand of up to six cards has solutions, or has none.

    Raises what `solve` raises, and HandError with code `too-large` for seven or eight cards.
    """
    puzzle = Puzzle(numbers, target)
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
    """Reverse Polish notation with its numbers as in `numbers`."""
    return postfix.replace(HIGH_MINUS, "-").replace(FRACTION_SLASH, "/")


def _table(puzzle: Puzzle) -> Iterator[Made]:
    """What each part of the cards makes, apart from all cards together."""
    values = Values(puzzle.numbers, puzzle.operators)
    for count in range(1, len(values.whole)):
        for part in dict.fromkeys(combinations(values.whole, count)):
            yield {
                "cards": plain_numbers(values.numbers[place] for place in part),
                "values": plain_numbers(sorted(Fraction(*each) for each in values.table(part))),
            }
