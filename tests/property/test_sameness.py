"""Sameness compared with brute force; tests/thorough has the wide runs."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle import all_expressions
from twentyfour import explain_same
from twentyfour._essential.cache import Cache
from twentyfour._essential.reducer import class_key

from .sameness import Sameness

WHOLE = (0, 1, 1, 2, 2, 3, 3, 4, 5, 6)
FRACTIONS = (0, 1, 2, 3, 4, -1, -2, -3, *(Fraction(n, d) for n, d in ((1, 2), (3, 2), (1, 3))))


def assert_classes_agree(cards, target, random):
    """Brute force and the engine part the expressions in the same classes."""
    sameness, cache = Sameness(), Cache()
    classes = sorted(sameness.classes(cards, target).items())
    random.shuffle(classes)
    pairs = {(chief, class_key(cache, sameness.form(tree, cache))) for tree, chief in classes}
    assert max(Counter(chief for chief, _ in pairs).values(), default=1) == 1, (cards, target)
    assert max(Counter(class_key for _, class_key in pairs).values(), default=1) == 1, (
        cards,
        target,
    )
    return len(pairs)


def assert_random_hands_agree(size, cards, hands, seed):
    random = Random(seed)
    for _ in range(hands):
        hand = [random.choice(cards) for _ in range(size)]
        sameness = Sameness()
        values = sorted({sameness.values[tree] for tree in sameness.trees(hand)})
        target = random.choice((0, 1, 2, 3, 24, random.choice(values)))
        assert_classes_agree(hand, target, random)


@pytest.mark.parametrize("cards", [WHOLE, FRACTIONS])
@pytest.mark.parametrize(("size", "hands"), [(3, 20), (4, 10)])
def test_classes_of_the_engine_equal_brute_force(size, cards, hands):
    assert_random_hands_agree(size, cards, hands, seed=size)


def test_at_24_the_classes_equal_brute_force():
    hands = islice(combinations_with_replacement(range(1, 14), 4), 0, None, 40)
    assert sum(assert_classes_agree(hand, 24, Random(0)) for hand in hands) > 50


@given(st.lists(st.sampled_from(FRACTIONS), min_size=2, max_size=4), st.randoms())
def test_every_step_of_an_explanation_is_one_use_of_the_rule_that_it_names(cards, random):
    everything = list(all_expressions(cards))
    one = random.choice(everything)
    equal = [tree for tree in everything if tree.value == one.value]
    sameness = Sameness()
    for other in random.sample(equal, min(3, len(equal))):
        for step in explain_same(one, other).steps:
            assert sameness.is_step(step.rules, step.before, step.after), (one, other, step)
