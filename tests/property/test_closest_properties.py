"""Closest counts agrees with brute force."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

import twentyfour as tf
from tests.closest_oracle import nearest
from tests.property.strategies import cards, hands, trees
from twentyfour._algebraic.writing import complexity

wholes = st.one_of(st.integers(1, 10), st.sampled_from((25, 50, 75, 100)))
targets = st.one_of(st.integers(-20, 999).map(Fraction), st.fractions(-10, 1000, max_denominator=8))

answered = hands(wholes, largest=6).flatmap(
    lambda hand: st.tuples(
        st.just(hand),
        st.lists(st.sampled_from([*hand, *hand, 7]), min_size=1, max_size=4).flatmap(trees),
    )
)
"""Numbers, and an answer that mostly uses some of them."""


def is_whole(expression):
    return all(step.value > 0 and step.value.denominator == 1 for step in expression.steps())


def agrees_with_brute_force(numbers, target, whole):
    closest = tf.closest(numbers, target, whole=whole)
    exact = [Fraction(number).as_integer_ratio() for number in numbers]
    best = nearest(exact, target, whole=whole)
    assert (closest.value, len(closest.expression.numbers)) == best
    assert closest.distance == abs(closest.value - target)
    assert tf.check(str(closest.expression), closest.expression.numbers, closest.value)
    left = [Fraction(number) for number in numbers]
    for number in closest.expression.numbers:
        left.remove(number)
    assert is_whole(closest.expression) or not whole


@given(hands(wholes, largest=6), targets)
def test_whole_values_equal_brute_force(numbers, target):
    agrees_with_brute_force(numbers, target, whole=True)


@given(hands(st.one_of(wholes, cards), largest=4), targets)
def test_exact_values_equal_brute_force(numbers, target):
    agrees_with_brute_force(numbers, target, whole=False)


@given(hands(wholes, largest=6), targets, st.booleans())
def test_each_improvement_is_nearer_and_takes_more_numbers(numbers, target, whole):
    improvements = list(tf.iter_closest(numbers, target, whole=whole))
    distances = [each.distance for each in improvements]
    sizes = [len(each.expression.numbers) for each in improvements]
    assert distances == sorted(set(distances), reverse=True)
    assert sizes == sorted(set(sizes))
    assert improvements[-1] == tf.closest(numbers, target, whole=whole)


@given(hands(wholes, largest=5), targets, st.booleans())
def test_expression_is_the_simplest_with_as_few_numbers(numbers, target, whole):
    value, expression, _ = tf.closest(numbers, target, whole=whole)
    parts = set(combinations(sorted(numbers), len(expression.numbers)))
    solutions = [
        solution
        for part in parts
        for solution in tf.solve(part, value, distinct="algebraic")
        if is_whole(solution) or not whole
    ]
    assert expression == min(solutions, key=complexity)


@given(hands(wholes, largest=6), targets, st.booleans())
def test_the_closest_expression_counts_with_its_distance(numbers, target, whole):
    closest = tf.closest(numbers, target, whole=whole)
    judged = tf.check_closest(str(closest.expression), numbers, target, whole=whole)
    assert judged.distance == closest.distance
    assert judged.verdict.expression == closest.expression


@given(answered, targets, st.booleans())
def test_an_answer_counts_that_takes_each_number_once_at_most(posed, target, whole):
    numbers, answer = posed
    judged = tf.check_closest(str(answer), numbers, target, whole=whole)
    left = Counter(numbers)
    left.subtract(answer.numbers)
    fits = min(left.values()) >= 0 and not isinstance(answer.outcome, tf.DivisionByZero)
    counts = fits and (is_whole(answer) or not whole)
    assert judged.distance == (abs(answer.value - target) if counts else None)
    assert judged.verdict.ok == (judged.distance == 0)
    assert (judged.stars == 0) == (judged.distance is None or judged.distance > 10)
