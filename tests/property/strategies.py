"""The strategies of the property tests: cards, targets and expression trees."""

from fractions import Fraction

from hypothesis import settings
from hypothesis import strategies as st

from twentyfour import Number, Operation
from twentyfour.operators import OPERATORS

slow = settings(max_examples=settings().max_examples // 4)
"""A property that takes long is tried on fewer examples."""

ranks = st.integers(1, 13)
rationals = st.builds(Fraction, st.integers(-30, 30), st.integers(1, 12))
cards = st.one_of(ranks.map(Fraction), st.integers(0, 3).map(Fraction), rationals)


def hands(elements, *, largest):
    return st.lists(elements, min_size=1, max_size=largest)


def trees(numbers):
    """All expression trees over a list of numbers, in any order."""
    return st.permutations(numbers).flatmap(_joined)


def _joined(numbers):
    if len(numbers) == 1:
        return st.just(Number(Fraction(numbers[0])))
    return st.integers(1, len(numbers) - 1).flatmap(
        lambda cut: st.builds(
            Operation,
            st.sampled_from(list(OPERATORS.values())),
            _joined(numbers[:cut]),
            _joined(numbers[cut:]),
        )
    )


expressions = hands(cards, largest=8).flatmap(trees)
