"""Every correct expression of the whole deck has the technique of brute force."""

from itertools import combinations_with_replacement

import twentyfour as tf
from tests.technique_oracle import ORDER, correct_by_form, techniques


def test_every_correct_expression_has_a_technique_of_its_hand_and_brute_force_agrees():
    count = 0
    for hand in combinations_with_replacement(range(1, 14), 4):
        opened = set()
        for expressions in correct_by_form(hand).values():
            codes = techniques(expressions)
            named = {tf.technique(expression).code for expression in expressions}
            assert named == {min(codes, key=ORDER.index)}
            opened |= codes
            count += len(expressions)
        assert set(tf.techniques(hand)) == opened
    assert count == 53_282
