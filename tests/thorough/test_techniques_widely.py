"""Every correct expression of the whole deck has a technique, and it is one of its hand's."""

from itertools import combinations_with_replacement

import pytest

import twentyfour as tf
from tests.oracle import all_expressions
from tests.technique_oracle import ORDER, techniques_by_form
from twentyfour.equivalence import canonical

HANDS = list(combinations_with_replacement(range(1, 14), 4))


@pytest.mark.parametrize("first", range(1, 14))
def test_brute_force_finds_the_same_techniques_of_every_form(first):
    for hand in (hand for hand in HANDS if hand[0] == first):
        found = techniques_by_form(hand)
        assert set(tf.techniques(hand)) == set().union(*found.values())
        for solution in tf.solve(hand, distinct="algebraic"):
            codes = found[canonical(solution, distinct="algebraic")]
            assert tf.technique(solution).code == min(codes, key=ORDER.index)


def test_every_correct_expression_has_a_technique_of_its_hand():
    count = 0
    for hand in HANDS:
        codes = tf.techniques(hand)
        right = {each for each in all_expressions(hand) if each.value == 24}
        assert all(tf.technique(each).code in codes for each in right)
        count += len(right)
    assert count == 53_282
