"""The blind spots that together predict which hands a solver misses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from twentyfour._diagnosis.features import Mask
from twentyfour._diagnosis.spots import Spot

Bits: TypeAlias = int
"""A set of hands, one bit for each."""

MOST_SPOTS = 3
"""How many blind spots an explanation may have."""
KEPT = 12
"""How many explanations by two blind spots grow by a third."""
PRICE = 2
"""One more blind spot must spare more exceptions than this."""
HANDS_PER_EXCEPTION = 40
"""One in so many missed hands may be an exception, so that few missed hands have none."""


FLUKES = 1.5
"""The most flukes, as a multiple of the expected ones."""


def bits(flags: Iterable[bool]) -> Bits:
    """The set of the hands with a flag."""
    return sum(1 << place for place, flag in enumerate(flags) if flag)


class Explanation(NamedTuple):
    """Blind spots, and how many hands they mispredict."""

    spots: tuple[Spot, ...]
    exceptions: int

    @property
    def cost(self) -> int:
        """The exceptions, and the price of the blind spots."""
        return self.exceptions + PRICE * len(self.spots)


class Survey:
    """Which hands a solver finds and misses, and what the solutions of each need.

    `flukes` is the share of hands without a solution that the solver claims to solve. It claims as
    many of the hands that its blind spots should make it miss.
    """

    def __init__(
        self, needs: Sequence[Iterable[Mask]], found: Bits, missed: Bits, flukes: float = 0
    ) -> None:
        self.found, self.missed, self._flukes = found, missed, flukes
        self._by_mask: dict[Mask, Bits] = {}
        for place, masks in enumerate(needs):
            for mask in masks:
                self._add(mask, 1 << place)

    def _add(self, mask: Mask, hands: Bits) -> None:
        self._by_mask[mask] = self._by_mask.get(mask, 0) | hands

    def about(self, forbidden: Mask) -> Survey:
        """The same survey without the needs that nothing forbids."""
        smaller = Survey([], self.found, self.missed, self._flukes)
        for mask, hands in self._by_mask.items():
            smaller._add(mask & forbidden, hands)
        return smaller

    def predicted(self, spots: Iterable[Spot]) -> Bits:
        """The hands, found or missed, that a solver with these blind spots misses."""
        forbidden = refused = solved = 0
        for spot in spots:
            forbidden |= spot.forbids
            refused |= spot.hands
        for mask, hands in self._by_mask.items():
            if not mask & forbidden:
                solved |= hands
        return (self.found | self.missed) & (~solved | refused)

    def explain(self, spots: Sequence[Spot], given: Sequence[Spot] = ()) -> Explanation | None:
        """The simplest explanation of the missed hands, or None if none is close.

        `given` are blind spots that the solver is known to have. They have no price.
        """
        allowed = self.missed.bit_count() // HANDS_PER_EXCEPTION
        possible = [
            spot for spot in spots if self._excess(self.predicted((*given, spot))) <= allowed
        ]
        survey = self.about(_forbidden((*given, *possible)))
        best = survey.judge((), given)
        front: list[Explanation] = [best]
        ranks = {spot: rank for rank, spot in enumerate(possible)}
        for count in range(MOST_SPOTS):
            if best.exceptions <= min(PRICE, allowed):
                break
            larger = {
                frozenset((*each.spots, spot)): (*each.spots, spot)
                for each in front
                for spot in possible
                if all(spot.words != other.words for other in each.spots)
            }
            front = [survey.judge(each, given) for each in larger.values()]
            front.sort(key=lambda each: (each.cost, sorted(ranks[spot] for spot in each.spots)))
            front = front[: KEPT if count else None]
            best = min([best, *front], key=lambda each: (each.exceptions > allowed, each.cost))
        return best if best.exceptions <= allowed else None

    def judge(self, spots: tuple[Spot, ...], given: Sequence[Spot]) -> Explanation:
        """An explanation by some blind spots besides the given."""
        predicted = self.predicted((*given, *spots))
        return Explanation(spots, (self.missed & ~predicted).bit_count() + self._excess(predicted))

    def _excess(self, predicted: Bits) -> int:
        """How many hands are found though they should be missed, besides flukes."""
        flukes = int(FLUKES * self._flukes * predicted.bit_count())
        return max(0, (self.found & predicted).bit_count() - flukes)


def _forbidden(spots: Iterable[Spot]) -> Mask:
    mask = 0
    for spot in spots:
        mask |= spot.forbids
    return mask
