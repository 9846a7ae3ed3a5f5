"""What a solution needs of the solver that finds it, one bit for each need.

A solver with a blind spot finds a hand if one of the solutions has none of the bits that the blind
spot forbids. Two blind spots together forbid the bits of both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from typing import NamedTuple, TypeAlias

from twentyfour.cards import Rational
from twentyfour.operators import ALL_OPERATORS, OPERATORS, OperatorSymbol

Mask: TypeAlias = int
Places: TypeAlias = tuple[int, ...]
"""The places of some cards in their hand, in ascending order."""

_bits: Iterator[Mask] = (1 << place for place in count())

USES: dict[str, Mask] = {symbol: next(_bits) for symbol in ALL_OPERATORS}
"""The operators that a solution uses."""
REPEATS, UNSORTED, DIFFERS = next(_bits), next(_bits), next(_bits)
"""An operator twice; operators in another order than + - * /; two different operators."""
SHAPES: dict[str, Mask] = {
    shape: next(_bits) for shape in ("((ab)c)d", "(a(bc))d", "(ab)(cd)", "a((bc)d)", "a(b(cd))")
}
"""How four cards are grouped."""
FRACTION, NEGATIVE, ZERO, LARGE = next(_bits), next(_bits), next(_bits), next(_bits)
"""A value on the way that is not whole, is below zero, is zero, is above the target."""
INEXACT = next(_bits)
"""A binary floating-point number that differs from the target in the end."""
PAIR, TWO_PAIRS, TRIPLE, NESTED = next(_bits), next(_bits), next(_bits), next(_bits)
"""Brackets around two cards, twice around two, around three, and inside other brackets."""
MOVED, NOT_REVERSED, OTHER_FIRST = next(_bits), next(_bits), next(_bits)
"""The cards in another order than dealt, than the reverse, and another card in front."""
NOT_HEAD, NOT_TURN = next(_bits), next(_bits)
"""Two numbers other than the first two of the list, if values go to its front, or to its end."""
EQUAL_CARDS, EQUAL_VALUES = next(_bits), next(_bits)
"""An operator between two equal cards, between two equal values."""
LESSER_FIRST: dict[str, Mask] = {symbol: next(_bits) for symbol in "-/"}
"""A value minus, or divided by, a greater value."""
POLICIES = ("end", "front", "first", "second", "swap")
"""Where a solver puts the value of a step in its list of numbers: at the end, at the front, in the
place of the first operand, of the second operand. With `swap` the last number moves to the place of
the second operand."""
BACKWARD: dict[tuple[str, str], Mask] = {
    (symbol, policy): next(_bits) for symbol in "-/" for policy in POLICIES
}
FORWARD: dict[tuple[str, str], Mask] = {
    (symbol, policy): next(_bits) for symbol in "-/" for policy in POLICIES
}
"""The first operand stands behind the second in the list; in front of it."""
EQUAL_IN_HAND, NOT_ASCENDING = next(_bits), next(_bits)
"""Two equal cards in the hand; cards that are not dealt in ascending order."""

_SWAPPED = sum(orders[symbol, "swap"] for orders in (BACKWARD, FORWARD) for symbol in "-/")
"""The order of two cards that does not matter after they have been swapped."""
_LEFT, _RIGHT = SHAPES["((ab)c)d"], SHAPES["(a(bc))d"]
_THREE = _LEFT | _RIGHT
_DEEPER = 3
"""How far the bits of a(bc) and (ab)c are from the bits of the same cards on the right."""


class Writing(NamedTuple):
    """The operators of an expression from the left, the last one applied, and its brackets."""

    operators: str = ""
    last: OperatorSymbol | None = None
    brackets: bool = False


CARD = Writing()


def in_hand(numbers: Sequence[Rational]) -> Mask:
    """The needs of every solution of a hand."""
    equal = EQUAL_IN_HAND if len(set(numbers)) < len(numbers) else 0
    return equal | (NOT_ASCENDING if list(numbers) != sorted(numbers) else 0)


class Placing(NamedTuple):
    """The needs of a step that follow from places, and what its parts keep of their needs."""

    mask: Mask
    left: Mask
    right: Mask


@cache
def of_places(symbol: OperatorSymbol, left: Places, right: Places) -> Placing:
    """The needs of a step that follow from the places of its cards."""
    swapped = _SWAPPED if sorted((left, right)) == [(0, 1), (2, 3)] else 0
    return Placing(
        _of_places(symbol, left, right),
        ~(swapped if left == (2, 3) else 0),
        ~(OTHER_FIRST | (swapped if right == (2, 3) else 0)),
    )


def _of_places(symbol: OperatorSymbol, left: Places, right: Places) -> Mask:
    mask = USES[symbol]
    mask |= MOVED if max(left) > min(right) else 0
    mask |= NOT_REVERSED if min(left) < max(right) else 0
    mask |= OTHER_FIRST if min(left) > min(right) else 0
    if symbol in "-/":
        for policy, forward in _forward(left, right):
            mask |= (FORWARD if forward else BACKWARD)[symbol, policy]
    first, second = sorted((left, right), key=max)
    mask |= NOT_HEAD if len(second) > 1 else 0
    if len(left) + len(right) == 4:
        mask |= NOT_TURN if len(first) != 2 or max(first) > min(second) else 0
    if len(left) == len(right) == 2:
        mask |= SHAPES["(ab)(cd)"]
    elif len(left) + len(right) == 3:
        mask |= _LEFT if len(left) == 2 else _RIGHT
    return mask


def _forward(left: Places, right: Places) -> Iterator[tuple[str, bool]]:
    """Whether the left operand stands in front of the right one, by policy.

    Of two totals either may be made first.
    """
    if len(left) == 1 or len(right) == 1:
        are_cards = len(left) == len(right)
        yield "end", left < right if are_cards else len(left) == 1
        yield "front", left < right if are_cards else len(right) == 1
    yield "first", min(left) < min(right)
    yield "swap", min(left) < min(right)
    yield "second", max(left) < max(right)


@cache
def of_writing(symbol: OperatorSymbol, left: Writing, right: Writing) -> tuple[Mask, Writing]:
    """The needs of a step that follow from the operators of its parts, and its own writing."""
    operators = left.operators + symbol + right.operators
    different, places = len(set(operators)), [ALL_OPERATORS.index(each) for each in operators]
    mask = REPEATS if different < len(operators) else 0
    mask |= UNSORTED if places != sorted(places) else 0
    mask |= DIFFERS if different > 1 else 0
    precedence = OPERATORS[symbol].precedence
    closed = [
        part
        for part, least in ((left, precedence), (right, precedence + 1))
        if part.last and OPERATORS[part.last].precedence < least
    ]
    sizes = [len(part.operators) for part in closed]
    mask |= PAIR if 1 in sizes else 0
    mask |= TWO_PAIRS if sizes == [1, 1] else 0
    mask |= TRIPLE if 2 in sizes else 0
    mask |= NESTED if any(part.brackets for part in closed) else 0
    return mask, Writing(operators, symbol, bool(closed) or left.brackets or right.brackets)


def of_values(
    symbol: str, left: Rational, right: Rational, value: Rational, goal: Rational
) -> Mask:
    """The needs of a step that follow from its values."""
    mask = 0 if type(value) is int else FRACTION
    if value <= 0:
        mask |= NEGATIVE if value else ZERO
    elif value > goal:
        mask |= LARGE
    if left == right:
        mask |= EQUAL_VALUES
    elif symbol in LESSER_FIRST and left < right:
        mask |= LESSER_FIRST[symbol]
    return mask


def joined(left: Mask, right: Mask, placing: Placing, on_right: int) -> Mask:
    """The needs of two parts of a step. The right part has `on_right` cards."""
    if on_right == 3:
        right = right & ~_THREE | (right & _THREE) << _DEEPER
    return left & placing.left | right & placing.right
