"""What holds of the other solutions beside any answer."""

from hypothesis import assume, given
from hypothesis import strategies as st

import twentyfour as tf
from tests.property.strategies import cards, hands, ranks, trees
from twentyfour._algebraic.writing import complexity
from twentyfour.expression import DivisionByZero

answers = hands(cards, largest=4).flatmap(trees)


@given(answers)
def test_all_solutions_but_the_own_are_counted_and_a_neater_one_is_one_of_them(answer):
    assume(not isinstance(answer.outcome, DivisionByZero))
    solutions = tf.solve(answer.numbers, answer.value)
    found = tf.alternatives(answer)
    assert found.count == len(solutions) - 1
    if found.neater:
        assert found.neater in solutions
        assert not tf.same_solution(found.neater, answer)


@given(hands(ranks, largest=4), st.data())
def test_what_is_neater_is_harder_in_no_respect_and_the_simplest_has_nothing_neater(hand, data):
    solutions = tf.solve(hand)
    assume(solutions)
    assert tf.alternatives(solutions[0]).neater is None
    own = data.draw(st.sampled_from(solutions))
    if neater := tf.alternatives(own).neater:
        easier = [a < b for a, b in zip(complexity(neater)[:-1], complexity(own)[:-1], strict=True)]
        harder = [a > b for a, b in zip(complexity(neater)[:-1], complexity(own)[:-1], strict=True)]
        assert any(easier)
        assert not any(harder)
