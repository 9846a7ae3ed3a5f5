"""Hands that look impossible. Some are."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from random import Random
from typing import Literal, TypeAlias, TypeVar, get_args

from twentyfour._slices import run_to_end
from twentyfour.cards import RANKS, Hand
from twentyfour.dealing import Seed, random_of, with_suits
from twentyfour.expression import Expression
from twentyfour.solver import solve

T = TypeVar("T")
LookCode: TypeAlias = Literal["small", "ones", "alike"]
LOOKS: tuple[LookCode, ...] = get_args(LookCode)

SUSPECTS = 5
"""The number of hands of a seed. Two or three of them are impossible."""
MAX_SUM = 10
"""The greatest sum of four small numbers: an impossible hand then has a proof of one line."""


@dataclass(frozen=True, slots=True)
class Suspect:
    """A hand, why it looks impossible, and its simplest solution, None if it has none.

    The hand has three `ones`, three other cards that are `alike`, or only `small` numbers.
    """

    code: LookCode
    hand: Hand
    answer: Expression | None


def suspects(seed: Seed | None = None) -> tuple[Suspect, ...]:
    """Five different hands, with every look, the same for the same seed.

    The proof that a hand has no solution is at most three lines long. Raises ValueError for an
    unknown seed.
    """
    return run_to_end(suspects_in_slices(random_of(seed)))


def suspects_in_slices(random: Random) -> Generator[None, None, tuple[Suspect, ...]]:
    """`suspects` as a generator that yields after every slice of the work."""
    looks = _mixed([*LOOKS, *LOOKS], random)[:SUSPECTS]
    truths = _mixed([True, True, False, False, random.random() < 1 / 2], random)
    found: dict[tuple[int, ...], Suspect] = {}
    for look, solvable in zip(looks, truths, strict=True):
        for numbers in _mixed(_HANDS[look], random):
            answers = solve(numbers)
            if numbers not in found and bool(answers) == solvable:
                hand = Hand(with_suits(numbers, random))
                found[numbers] = Suspect(look, hand, answers[0] if answers else None)
                break
            yield
    return tuple(found.values())


def _look_of(numbers: tuple[int, ...]) -> LookCode | None:
    if numbers.count(1) >= 3:
        return "ones"
    if any(numbers.count(number) >= 3 for number in numbers):
        return "alike"
    return "small" if sum(numbers) <= MAX_SUM else None


def _mixed(values: Sequence[T], random: Random) -> list[T]:
    return sorted(values, key=lambda _: random.random())


_HANDS: Mapping[LookCode | None, list[tuple[int, ...]]] = {
    look: [hand for hand in combinations_with_replacement(RANKS, 4) if _look_of(hand) == look]
    for look in LOOKS
}
"""The hands of each look, with ascending numbers."""
