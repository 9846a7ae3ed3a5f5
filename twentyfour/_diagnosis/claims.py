"""Why a solver says that hands without a solution have one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import combinations, combinations_with_replacement, permutations
from math import inf
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._diagnosis.arithmetic import ARITHMETICS, ArithmeticCode, Reach
from twentyfour._diagnosis.reading import Judged, State
from twentyfour._diagnosis.solutions import Numbers
from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour.cards import DEFAULT_TARGET, Rational
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
    "target-fixed",
    "state-kept",
    "unknown",
]
Says: TypeAlias = Callable[[Numbers], bool]

SAMPLE = 60
"""How many hands of each state a model is compared with."""
FITS = 0.97
"""The share of the hands that a model must predict."""
CLEARLY_FEWER = 0.5
"""The share of the other hands that a model of a solver with two faults must predict."""


class Claim(NamedTuple):
    """A model of what a solver says, as a function of the numbers of a hand."""

    code: ClaimCode
    says: Says
    params: FrozenMapping[str] = NO_PARAMS


UNKNOWN = Claim("unknown", lambda _: False, FrozenMapping({"kind": "claimed"}))


def explain_claims(rows: Sequence[Judged], target: Rational) -> Claim:
    """The model that predicts best what a solver says, if it claims some hands wrongly.

    A solver with another fault besides may claim less than its model. Such a model must predict
    all claims, and clearly fewer of the other hands.
    """
    said = [row.state in {State.FOUND, State.CLAIMED} for row in rows]
    if all(said):
        return Claim("always-solved", lambda _: True)
    if all(said[said.index(True) :]):
        return Claim("state-kept", lambda _: True)
    claimed = _spread([row.numbers for row in rows if row.state is State.CLAIMED])
    others = _spread([row.numbers for row in rows if row.state is State.NONE])
    looser: list[tuple[float, Claim]] = []
    for model in _models(claimed, target):
        if _share(model, claimed, said=True) < FITS:
            continue
        refused = _share(model, others, said=False)
        if refused >= FITS:
            return model
        looser.append((refused, model))
    share, model = max(looser, key=lambda each: each[0], default=(0.0, UNKNOWN))
    return model if share >= CLEARLY_FEWER and len(claimed) > 2 else UNKNOWN


def _spread(hands: Sequence[Numbers]) -> Sequence[Numbers]:
    """Some of the hands, from all parts of the survey."""
    return hands[:: max(1, len(hands) // SAMPLE)]


def _share(model: Claim, hands: Sequence[Numbers], *, said: bool) -> float:
    """The share of hands of which a model says this."""
    return sum(model.says(hand) is said for hand in hands) / len(hands) if hands else 1


def _models(claimed: Sequence[Numbers], target: Rational) -> Iterator[Claim]:
    """The models, the more likely first."""
    if target != DEFAULT_TARGET:
        params: FrozenMapping[str] = FrozenMapping({"value": str(DEFAULT_TARGET)})
        yield Claim("target-fixed", partial(is_solvable, target=DEFAULT_TARGET), params)
    yield Claim("equal-cards", lambda hand: is_solvable(sorted(set(hand)), target))
    yield from _close(claimed, target)
    yield Claim("cards-left-out", lambda hand: any(is_solvable(p, target) for p in _parts(hand)))
    yield Claim("cards-reused", lambda hand: any(is_solvable(p, target) for p in _repeated(hand)))
    yield Claim("digits-joined", lambda hand: any(is_solvable(p, target) for p in _joined(hand)))
    for arithmetic in ARITHMETICS:
        reach = Reach(arithmetic.apply)
        yield Claim(arithmetic.code, partial(reach.makes, target=target), arithmetic.params)


def _close(claimed: Sequence[Numbers], target: Rational) -> Iterator[Claim]:
    """The models that accept values near the target."""
    farthest = max(min(_distances(hand, target)) for hand in claimed)
    if farthest <= 1:
        params: FrozenMapping[str] = FrozenMapping({"distance": str(farthest)})
        yield Claim("tolerance-wide", lambda h: min(_distances(h, target)) <= farthest, params)
        yield Claim("result-truncated", lambda hand: _distances(hand, target)[1] < 1)


def _distances(hand: Numbers, target: Rational) -> tuple[float | Fraction, float | Fraction]:
    """How far the closest values below and above the target are."""
    if is_solvable(hand, target):
        return 0, 0
    below, above = nearest(hand, target)
    return (
        Fraction(target) - below.value if below else inf,
        above.value - Fraction(target) if above else inf,
    )


def _parts(hand: Numbers) -> Iterator[Numbers]:
    """Some or all of the cards."""
    for count in range(1, len(hand) + 1):
        yield from combinations(hand, count)


def _repeated(hand: Numbers) -> Iterator[Numbers]:
    """As many cards, each as often as one likes."""
    return combinations_with_replacement(sorted(set(hand)), len(hand))


def _joined(hand: Numbers) -> Iterator[Numbers]:
    """The hand, and its cards with some joined to longer numbers."""
    yield hand
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
