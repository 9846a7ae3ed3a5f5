"""Why a solver says that hands without a solution have one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import combinations, combinations_with_replacement, permutations
from math import inf
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._diagnosis.arithmetic import ARITHMETICS, ArithmeticCode, Reach, Twins
from twentyfour._diagnosis.reading import Judged, State
from twentyfour._diagnosis.solutions import Numbers
from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour.cards import Rational
from twentyfour.solver import is_solvable, nearest

ClaimCode: TypeAlias = Literal[
    ArithmeticCode,
    "always-solved",
    "equal-cards",
    "cards-left-out",
    "cards-reused",
    "digits-joined",
    "tolerance-wide",
    "result-truncated",
    "state-kept",
    "answer-inverted",
    "courts-as-ten",
    "unknown",
]
Says: TypeAlias = Callable[[Numbers], bool]

SAMPLE = 40
"""At least how many hands of a state a model is compared with."""
FITS = 0.97
"""The share of the hands that a model must predict."""
CLEARLY_FEWER = 0.5
"""The share of the other hands that a model of a solver with two faults must predict."""


class Claim(NamedTuple):
    """A model of what a solver says, as a function of the numbers of a hand.

    `alone` is whether the fault alone, without a solution, leads to the claim.
    """

    code: ClaimCode
    says: Says
    alone: Says = lambda _: False
    params: FrozenMapping[str] = NO_PARAMS


UNKNOWN = Claim("unknown", lambda _: True, params=FrozenMapping({"kind": "claimed"}))


def explain_claims(rows: Sequence[Judged], target: Rational) -> Sequence[Claim]:
    """The models that predict best what a solver says, if it claims some hands wrongly.

    Several models together predict what one of them says. A solver with another fault besides may
    claim less than its model. Such a model must predict all claims, and clearly fewer of the other
    hands.
    """
    said = [row.state in {State.FOUND, State.CLAIMED} for row in rows]
    claimed = [row.numbers for row in rows if row.state is State.CLAIMED]
    others = [row.numbers for row in rows if row.state is State.NONE]
    if all(said):
        return [Claim("always-solved", lambda _: True)]
    if not others and not any(row.state is State.FOUND for row in rows):
        return [Claim("answer-inverted", lambda _: False)]
    if all(said[said.index(True) :]):
        return [Claim("state-kept", lambda _: True)]
    return _fitting(_spread(claimed), _spread(others), target)


def _fitting(
    claimed: Sequence[Numbers], others: Sequence[Numbers], target: Rational
) -> Sequence[Claim]:
    narrow: list[tuple[Claim, set[Numbers]]] = []
    looser: list[tuple[float, Claim]] = [(0, UNKNOWN)]
    for model in _models(target, claimed):
        predicted = {hand for hand in claimed if model.says(hand)}
        refused = sum(not model.says(hand) for hand in others) / max(1, len(others))
        if len(predicted) < FITS * len(claimed):
            if predicted and refused >= FITS:
                narrow.append((model, predicted))
        elif not others or refused >= FITS:
            return [model]
        else:
            looser.append((refused, model))
    for (one, some), (two, more) in combinations(narrow, 2):
        if len(some | more) >= FITS * len(claimed):
            return [one, two]
    for model in _arithmetics(target):
        if all(model.says(hand) for hand in claimed):
            refused = sum(not model.says(hand) for hand in others) / max(1, len(others))
            looser.append((refused, model))
    share, model = max(looser, key=lambda each: each[0])
    return [model if share >= CLEARLY_FEWER and len(claimed) > 2 else UNKNOWN]


def _spread(hands: Sequence[Numbers]) -> Sequence[Numbers]:
    """Some of the hands, from all parts of the survey."""
    return hands[:: max(1, len(hands) // SAMPLE)]


def _models(target: Rational, claimed: Sequence[Numbers]) -> Iterator[Claim]:
    """The models, the more likely first."""
    yield from _close(claimed, target)
    for code, other_hands in _OTHER_HANDS.items():
        alone = partial(_any_solvable, other_hands, target=target)
        yield Claim(code, alone if code in _INSTEAD else _or_solvable(alone, target), alone)
    yield Claim("equal-cards", Twins(target).makes)


def _arithmetics(target: Rational) -> Iterator[Claim]:
    """The models that compute wrongly."""
    for arithmetic in ARITHMETICS:
        reach = Reach(arithmetic.apply)
        says = partial(reach.makes, target=target)
        yield Claim(arithmetic.code, says, params=arithmetic.params)


def _any_solvable(
    hands: Callable[[Numbers], Iterable[Numbers]], hand: Numbers, target: Rational
) -> bool:
    return any(is_solvable(each, target) for each in hands(hand))


def _or_solvable(alone: Says, target: Rational) -> Says:
    return lambda hand: is_solvable(hand, target) or alone(hand)


def _close(claimed: Sequence[Numbers], target: Rational) -> Iterator[Claim]:
    """The models that accept values near the target."""
    farthest = max(min(_distances(hand, target)) for hand in claimed)
    if farthest > Fraction(1, 2):
        yield Claim("result-truncated", lambda hand: _distances(hand, target)[1] < 1)
    if farthest <= 1:
        yield Claim(
            "tolerance-wide",
            lambda hand: min(_distances(hand, target)) <= farthest,
            params=FrozenMapping({"distance": str(farthest)}),
        )


def _distances(hand: Numbers, target: Rational) -> tuple[float | Fraction, float | Fraction]:
    """How far the closest values below and above the target are."""
    if is_solvable(hand, target):
        return 0, 0
    below, above = nearest(hand, target)
    return (
        Fraction(target) - below.value if below else inf,
        above.value - Fraction(target) if above else inf,
    )


def _without_twins(hand: Numbers) -> Iterator[Numbers]:
    """The hand with each of several equal cards once."""
    yield tuple(sorted(set(hand)))


def _courts_as_ten(hand: Numbers) -> Iterator[Numbers]:
    """The hand with ten for jack, queen and king."""
    yield tuple([min(card, 10) for card in hand])


def _parts(hand: Numbers) -> Iterator[Numbers]:
    """Some of the cards."""
    for count in range(1, len(hand)):
        yield from combinations(hand, count)


def _repeated(hand: Numbers) -> Iterator[Numbers]:
    """As many cards, with some of them several times and others not at all."""
    for cards in combinations_with_replacement(sorted(set(hand)), len(hand)):
        if list(cards) != sorted(hand):
            yield cards


def _joined(hand: Numbers) -> Iterator[Numbers]:
    """The hand with some of its cards joined to longer numbers."""
    for cards in set(permutations(hand)):
        for cut in range(2, len(cards) + 1):
            joined = int("".join(map(str, cards[:cut]))) if all(map(_is_digits, cards)) else 0
            if joined:
                yield from _joined_rest(joined, cards[cut:])


def _joined_rest(first: int, rest: Numbers) -> Iterator[Numbers]:
    yield (first, *rest)
    if len(rest) == 2 and all(map(_is_digits, rest)):
        yield first, int("".join(map(str, rest)))


def _is_digits(card: Rational) -> bool:
    return str(card).isdigit()


_OTHER_HANDS: Mapping[ClaimCode, Callable[[Numbers], Iterable[Numbers]]] = {
    "equal-cards": _without_twins,
    "courts-as-ten": _courts_as_ten,
    "cards-left-out": _parts,
    "cards-reused": _repeated,
    "digits-joined": _joined,
}
"""The hands that a solver with a fault solves instead of the hand, or as well."""
_INSTEAD = {"equal-cards", "courts-as-ten"}
