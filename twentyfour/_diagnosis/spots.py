"""The blind spots: what a solver does not try, as the features that it forbids."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import combinations
from operator import or_
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._diagnosis import features
from twentyfour._diagnosis.features import Mask
from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour.operators import ALL_OPERATORS

SpotCode: TypeAlias = Literal[
    "no-brackets",
    "few-brackets",
    "one-running-total",
    "two-pairs",
    "one-grouping",
    "groupings-missing",
    "whole-only",
    "negative-refused",
    "zero-refused",
    "value-limit",
    "float-equality",
    "one-order",
    "larger-first",
    "operator-missing",
    "operators-once",
    "operators-sorted",
    "one-operator",
    "order-fixed",
    "first-card-fixed",
    "first-pair-only",
    "rounded",
    "equal-cards",
    "equal-operands",
    "sorted-assumed",
    "card-refused",
    "forms-missing",
    "state-kept",
]


class Spot(NamedTuple):
    """A blind spot. `hands` are hands that the solver refuses whatever their solutions need.

    They are a set of bits, one for each hand of the survey.
    """

    code: SpotCode
    forbids: Mask = 0
    params: FrozenMapping[str] = NO_PARAMS
    hands: int = 0

    @property
    def words(self) -> tuple[SpotCode, FrozenMapping[str]]:
        """What a finding says. An explanation says it once."""
        return self.code, self.params


def _all(masks: Iterator[Mask]) -> Mask:
    return reduce(or_, masks)


def _missing_operators() -> Iterator[Spot]:
    for count in (1, 2, 3):
        for symbols in combinations(ALL_OPERATORS, count):
            forbids = _all(features.USES[symbol] for symbol in symbols)
            yield Spot("operator-missing", forbids, FrozenMapping({"operators": " ".join(symbols)}))


def _missing_groupings() -> Iterator[Spot]:
    shapes = features.SHAPES
    for count in (1, 2, 3, 4):
        for missing in combinations(shapes, count):
            forbids = _all(shapes[shape] for shape in missing)
            left = [shape for shape in shapes if shape not in missing]
            if left == ["((ab)c)d"]:
                yield Spot("one-running-total", forbids)
            elif missing == ("(ab)(cd)",):
                yield Spot("two-pairs", forbids)
            elif len(left) == 1:
                yield Spot("one-grouping", forbids, FrozenMapping({"grouping": left[0]}))
            else:
                yield Spot(
                    "groupings-missing", forbids, FrozenMapping({"groupings": ", ".join(missing)})
                )


def _one_order() -> Iterator[Spot]:
    """Either order may be missing, and a solver may put values into its list in several places."""
    for symbols in ("-", "/", "-/"):
        params: FrozenMapping[str] = FrozenMapping({"operators": " ".join(symbols)})
        forbids = _all(features.LESSER_FIRST[symbol] for symbol in symbols)
        yield Spot("larger-first", forbids, params)
        for orders in (features.BACKWARD, features.FORWARD):
            for policy in features.POLICIES:
                forbids = _all(orders[symbol, policy] for symbol in symbols)
                yield Spot("one-order", forbids, params)


def _spots() -> Iterator[Spot]:
    yield Spot("no-brackets", features.PAIR | features.TRIPLE)
    groupings = list(_missing_groupings())
    yield from (spot for spot in groupings if spot.code != "groupings-missing")
    yield Spot("whole-only", features.FRACTION)
    yield Spot("float-equality", features.INEXACT)
    yield Spot("order-fixed", features.MOVED)
    yield Spot("order-fixed", features.NOT_REVERSED)
    yield from _missing_operators()
    yield Spot("operators-once", features.REPEATS)
    yield Spot("one-operator", features.DIFFERS)
    yield Spot("operators-sorted", features.UNSORTED)
    yield Spot("equal-cards", features.EQUAL_IN_HAND)
    yield Spot("equal-operands", features.EQUAL_VALUES)
    yield Spot("equal-operands", features.EQUAL_CARDS)
    yield Spot("value-limit", features.LARGE)
    yield Spot("few-brackets", features.TRIPLE)
    yield Spot("few-brackets", features.TRIPLE | features.TWO_PAIRS)
    yield Spot("few-brackets", features.NESTED)
    yield from _one_order()
    yield Spot("negative-refused", features.NEGATIVE)
    yield Spot("zero-refused", features.ZERO)
    yield Spot("first-card-fixed", features.OTHER_FIRST)
    yield Spot("first-pair-only", features.NOT_HEAD)
    yield Spot("first-pair-only", features.NOT_TURN)
    yield Spot("sorted-assumed", features.NOT_ASCENDING)
    yield from (spot for spot in groupings if spot.code == "groupings-missing")


SPOTS: tuple[Spot, ...] = tuple(_spots())
"""The blind spots, the more likely first. A blind spot may be meant in several ways."""
