"""The partial states of hands: the numbers on the table after one step or two."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import TypedDict

from twentyfour.cards import DEFAULT_TARGET, PlainNumber, plain_numbers
from twentyfour.operators import OPERATORS

State = tuple[Fraction, ...]
"""The numbers on the table, in ascending order."""


class StateRow(TypedDict):
    """A partial state, whether the target can still be made, and how many hands lead to it."""

    numbers: list[PlainNumber]
    solvable: bool
    hands: int


def state_of(numbers: Iterable[int | Fraction]) -> State:
    """Return the state of some numbers, in any order."""
    return tuple(sorted(map(Fraction, numbers)))


@cache
def next_states(state: State) -> frozenset[State]:
    """Return the states after one step with two of the numbers."""
    return frozenset(_next_states(state))


@cache
def can_make_target(state: State) -> bool:
    """Return whether some steps lead to the target."""
    if len(state) == 1:
        return state[0] == DEFAULT_TARGET
    return any(map(can_make_target, next_states(state)))


def state_rows(hands: Iterable[Iterable[int]]) -> Iterator[StateRow]:
    """Yield the states of two and three numbers that some hands lead to, each once.

    States of three numbers come first, smaller numbers first.
    """
    leading = Counter(state for hand in hands for state in _partial_states(state_of(hand)))
    for state in sorted(leading, key=lambda state: (-len(state), state)):
        yield {
            "numbers": plain_numbers(state),
            "solvable": can_make_target(state),
            "hands": leading[state],
        }


def _next_states(state: State) -> Iterator[State]:
    for pair in combinations(range(len(state)), 2):
        others = [number for at, number in enumerate(state) if at not in pair]
        a, b = (state[at] for at in pair)
        for operator in OPERATORS.values():
            for left, right in ((a, b), (b, a)):
                try:
                    value = operator.apply(left, right)
                except ZeroDivisionError:
                    continue
                yield state_of([*others, value])


def _partial_states(hand: State) -> set[State]:
    """Return every state between a hand and its last step, once."""
    reached, latest = set[State](), {hand}
    while latest := {after for state in latest for after in next_states(state) if len(after) > 1}:
        reached |= latest
    return reached
