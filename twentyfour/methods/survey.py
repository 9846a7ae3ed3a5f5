"""The hands that a method solves or misses, with reasons."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from itertools import combinations_with_replacement
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour.cards import DEFAULT_TARGET, Rational
from twentyfour.methods.method import BlindSpotCode, Method
from twentyfour.methods.ours import ours
from twentyfour.solver import is_solvable_in_slices

HandNumbers: TypeAlias = tuple[int, ...]
State: TypeAlias = Literal["s", "n", "m"]
"""Solved, no solution, missed."""


class Outcome(NamedTuple):
    """The outcome of a method for a hand.

    `solution` is a solution of the method. For a missed hand it is a solution that the method
    cannot find because of the `reason` with its `params`. A hand that no blind spot of the method
    explains has no reason. `wrong` is a wrong expression.
    """

    numbers: HandNumbers
    state: State
    solution: str | None = None
    reason: BlindSpotCode | None = None
    params: Mapping[str, str] = NO_PARAMS
    wrong: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "params", FrozenMapping(self.params))


def hands(low: int = 1, high: int = 13) -> list[HandNumbers]:
    """All hands of four cards of these values, in ascending order."""
    return list(combinations_with_replacement(range(low, high + 1), 4))


def judge_in_slices(
    method: Method, hand: HandNumbers, target: Rational = DEFAULT_TARGET
) -> Generator[None, None, Outcome]:
    """The outcome of a method for a hand. Yields after every slice."""
    wrong = None
    for solutions in method.solutions(hand, target).slices():
        for solution in solutions:
            if solution.outcome == target:
                return Outcome(hand, "s", str(solution), wrong=wrong)
            wrong = wrong or str(solution)
        yield
    if not (yield from is_solvable_in_slices(hand, target)):
        return Outcome(hand, "n", wrong=wrong)
    for spot in method.blind_spots:
        for attempt in spot.trying(hand, target):
            if attempt is not None:
                return Outcome(hand, "m", str(attempt), spot.code, spot.params(attempt), wrong)
        yield
    solution = next(attempt for attempt in ours(hand, target) if attempt is not None)
    return Outcome(hand, "m", str(solution), wrong=wrong)
