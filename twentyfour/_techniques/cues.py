"""Cues: what in a hand suggests a technique, and how often the technique then opens the hand."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from twentyfour._techniques.table import PathCode

Ranks = Sequence[int]


class Cue(NamedTuple):
    """A visible property of a hand that suggests a technique.

    `suggests` is a test for a hand. In `kept` of 100 suggested hands of A to K with a solution, the
    cue is right: the technique opens the hand or, if the cue is a factor with a `partner`, the
    other cards make the partner.
    """

    kept: int
    suggests: Callable[[Ranks], bool]
    partner: int | None = None


def _holds(rank: int) -> Callable[[Ranks], bool]:
    return lambda hand: rank in hand


def _pairs(hand: Ranks) -> Iterator[tuple[int, int, int, int]]:
    """Two cards, the larger first, and then the others in the same way."""
    for places in combinations(range(4), 2):
        one = sorted((hand[at] for at in places), reverse=True)
        other = sorted((hand[at] for at in range(4) if at not in places), reverse=True)
        yield one[0], one[1], other[0], other[1]


def _total_is_twice_a_card_too_high(hand: Ranks) -> bool:
    return sum(hand) - 24 in {0, *(2 * rank for rank in hand)}


def _two_cards_make_24(hand: Ranks) -> bool:
    return any(24 in (a + b, a * b) for a, b, _, _ in _pairs(hand))


def _has_twins(hand: Ranks) -> bool:
    return len(set(hand)) < len(hand)


def _a_sum_and_a_difference_are_factors(hand: Ranks) -> bool:
    return any(a + b in (6, 8, 12) and c - d in (2, 3, 4) for a, b, c, d in _pairs(hand))


def _a_card_divides_another(hand: Ranks) -> bool:
    return any(b > 1 and a > b and not a % b for a, b, _, _ in _pairs(hand))


def _a_product_is_little_below(hand: Ranks) -> bool:
    return any(14 <= a * b < 24 for a, b, _, _ in _pairs(hand))


def _twins_divide_24(hand: Ranks) -> bool:
    return any(a == b > 1 and not 24 % a for a, b, _, _ in _pairs(hand))


def _a_product_is_little_above(hand: Ranks) -> bool:
    return any(24 < a * b <= 40 for a, b, _, _ in _pairs(hand))


def _two_products_make_24(hand: Ranks) -> bool:
    return any(a * b + c * d == 24 or abs(a * b - c * d) == 24 for a, b, c, d in _pairs(hand))


def _large_cards_and_a_division(hand: Ranks) -> bool:
    return sum(rank > 8 for rank in hand) > 1 and _a_card_divides_another(hand)


def _a_product_is_a_multiple_of_24(hand: Ranks) -> bool:
    return any(a * b > 24 and not a * b % 24 for a, b, _, _ in _pairs(hand))


def _a_division_beside_a_factor(hand: Ranks) -> bool:
    return any(
        b > 1 and a > b and not a % b and any(rest > 1 and not 24 % rest for rest in (c, d))
        for a, b, c, d in _pairs(hand)
    )


def _twins_are_multiplied_out(hand: Ranks) -> bool:
    """One of two equal cards times a third, with the fourth added or subtracted, is 24."""
    return any(
        a == b > 1 and any(24 - a * one == rest or a * one - 24 == rest for one, rest in others)
        for a, b, c, d in _pairs(hand)
        for others in [((c, d), (d, c))]
    )


def _an_ace_and_a_factor(hand: Ranks) -> bool:
    return 1 in hand and any(rank > 1 and not 24 % rank for rank in hand)


CUES: Mapping[PathCode, Cue] = {
    "sum": Cue(100, _total_is_twice_a_card_too_high),
    "eight-three": Cue(59, _holds(8), partner=3),
    "six-four": Cue(52, _holds(6), partner=4),
    "twelve-two": Cue(61, _holds(12), partner=2),
    "spare-one": Cue(32, _holds(1)),
    "cancel": Cue(35, _two_cards_make_24),
    "twins": Cue(25, _has_twins),
    "two-pairs": Cue(65, _a_sum_and_a_difference_are_factors),
    "share": Cue(25, _a_card_divides_another),
    "add-up": Cue(21, _a_product_is_little_below),
    "groups": Cue(26, _twins_divide_24),
    "over-back": Cue(17, _a_product_is_little_above),
    "two-products": Cue(73, _two_products_make_24),
    "quotient-sum": Cue(26, _large_cards_and_a_division),
    "divide-last": Cue(40, _a_product_is_a_multiple_of_24),
    "inner-product": Cue(15, _holds(2)),
    "inner-quotient": Cue(23, _a_division_beside_a_factor),
    "fraction-times": Cue(40, _twins_are_multiplied_out),
    "fraction-divide": Cue(10, _an_ace_and_a_factor),
}
"""The cue of each technique. The other three cards make the partner, if there is one."""
