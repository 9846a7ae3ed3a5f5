"""Properties of the other solutions of any answer."""

from hypothesis import assume, given

import twentyfour as tf
from tests.property.strategies import cards, hands, trees
from twentyfour._algebraic.writing import complexity
from twentyfour.expression import DivisionByZero

answers = hands(cards, largest=4).flatmap(trees)


@given(answers)
def test_all_solutions_except_the_answer_are_counted_and_include_the_neater_one(answer):
    assume(not isinstance(answer.outcome, DivisionByZero))
    solutions = tf.solve(answer.numbers, answer.value)
    others = tf.alternatives(answer)
    assert others.count == len(solutions) - 1
    if others.neater:
        assert others.neater in solutions
        assert not tf.same_solution(others.neater, answer)


def is_neater(one, other):
    pairs = [*zip(complexity(one)[:-1], complexity(other)[:-1], strict=True)]
    return any(a < b for a, b in pairs) and not any(a > b for a, b in pairs)


@given(answers)
def test_neater_solution_is_the_simplest_that_is_neater_than_the_answer(typed):
    assume(not isinstance(typed.outcome, DivisionByZero))
    solutions = tf.solve(typed.numbers, typed.value)
    others = [each for each in solutions if not tf.same_solution(each, typed)]
    neater = [each for each in others if is_neater(each, typed)]
    assert tf.alternatives(typed).neater == (neater[0] if neater else None)
