"""The other solutions of an answer, and when one of them is called neater."""

from fractions import Fraction

import pytest

import twentyfour as tf


@pytest.mark.parametrize(
    ("answer", "neater"),
    [
        ("(8+4)*(6-4)", "(8+4-6)*4"),  # fewer brackets
        ("6*6-6-6", "6+6+6+6"),  # smaller values, easier operators
        ("9/(2+1)*8", "(9-1)*2+8"),  # no division
        ("(10-2)*4-8", "10+8+4+2"),
    ],
)
def test_solution_simpler_in_one_respect_and_harder_in_no_other_is_neater(answer, neater):
    assert str(tf.alternatives(tf.parse(answer)).neater) == neater


@pytest.mark.parametrize(
    "answer",
    [
        "6+6+6+6",  # this is the simplest
        "8/(3-8/3)",  # this is the only solution
        "(9+3)*(1+1)",  # (9*1-1)*3 has fewer brackets, and more operators
        "8*2+9-1",  # (9-1)*2+8 stays below 25, and has brackets
    ],
)
def test_no_solution_is_neater_if_each_is_harder_in_some_respect(answer):
    assert tf.alternatives(tf.parse(answer)).neater is None


@pytest.mark.parametrize(("answer", "count"), [("8/(3-8/3)", 0), ("10*4-8*2", 10), ("24", 0)])
def test_other_solutions_are_counted(answer, count):
    assert tf.alternatives(tf.parse(answer)).count == count


@pytest.mark.parametrize(
    ("typed", "neater"),
    [
        ("7*8/2-4", "7*4-8/2"),  # (8/2)*7-4 has smaller values
        ("10*(12/(1+4))", None),  # (10-1)*4-12 has a larger value
        ("10*12/(1+4)", "(10-1)*4-12"),
        ("(6-4)*(4+8)", "(8+4-6)*4"),
        ("4*(4-(6-8))", "(8+4)*(6-4)"),
    ],
)
def test_the_answer_is_judged_as_it_was_typed(typed, neater):
    found = tf.alternatives(tf.parse(typed)).neater
    assert found == (neater and tf.parse(neater))


def test_target_and_cards_match_the_answer():
    others = tf.alternatives(tf.Operation(tf.parse("1+2").operator, *numbers("1/2", "47/2")))
    assert others == tf.Alternatives(None, 0)
    negative = tf.alternatives(tf.parse("2-5-7"))
    assert (negative.neater, negative.count) == (None, tf.count_solutions([2, 5, 7], -10) - 1)


def numbers(*values):
    return [tf.Number(Fraction(value)) for value in values]


def test_an_answer_without_a_value_is_an_error():
    with pytest.raises(tf.DivisionByZero):
        tf.alternatives(tf.parse("8/(3-3)"))
