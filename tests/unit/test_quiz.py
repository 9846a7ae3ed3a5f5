"""Questions with one right choice."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import twentyfour as tf
from tests.property.strategies import slow

HANDS = tf.sheet(7, 40, level="any")


def made_by(question):
    """The values that the choices of a question for a line have."""
    return [tf.check(str(line), question.numbers, question.target) for line in question.choices]


def places_of_the_loss(question):
    """The first step after which the rest cannot make the target, by playing the steps."""
    table = Counter(question.numbers)
    for place, step in enumerate(question.choices):
        table -= Counter([step.left, step.right])
        table[step.value] += 1
        if not tf.is_solvable(list(table.elements()), question.target):
            return place
    return None


def expect_one_right_choice(question):
    if question.kind == "made":
        assert question.choices == ()
        assert question.right == (0 if tf.is_solvable(question.numbers, question.target) else 1)
    elif question.kind == "line":
        verdicts = made_by(question)
        assert [at for at, verdict in enumerate(verdicts) if verdict.ok] == [question.right]
        assert {verdict.code for verdict in verdicts} == {"right", "wrong-value"}
        assert len({verdict.value for verdict in verdicts}) == len(verdicts) == 4
    else:
        assert places_of_the_loss(question) == question.right
        assert len({*question.choices}) == len(question.choices) >= 2


def test_every_hand_of_a_sheet_has_all_three_questions_with_one_right_choice():
    for hand in HANDS:
        asked = tf.questions(hand)
        assert [question.kind for question in asked] == ["made", "line", "step"]
        for question in asked:
            expect_one_right_choice(question)


def test_the_right_choices_are_not_always_the_same():
    asked = [question for hand in HANDS for question in tf.questions(hand)]
    right = Counter((question.kind, question.right) for question in asked)
    assert {place for kind, place in right if kind == "made"} == {0, 1}
    assert {place for kind, place in right if kind == "line"} == {0, 1, 2, 3}
    assert {place for kind, place in right if kind == "step"} == {0, 1, 2}


def test_a_hand_has_always_the_same_questions():
    assert tf.questions([3, 3, 8, 8]) == tf.questions(tf.Puzzle([3, 3, 8, 8]))


@slow
@given(
    st.lists(st.integers(1, 13) | st.just(Fraction(1, 2)), min_size=1, max_size=4),
    st.sampled_from([24, 10, Fraction(7, 2)]),
)
def test_questions_about_any_hand_have_one_right_choice(numbers, target):
    asked = tf.questions(numbers, target)
    kinds = [question.kind for question in asked]
    assert kinds[0] == "made"
    assert len({*kinds}) == len(kinds)
    for question in asked:
        expect_one_right_choice(question)


@pytest.mark.parametrize(
    ("hand", "kinds"),
    [
        ([1, 1, 1, 1], ["made"]),
        ([24], ["made"]),
        ([1, 2, 3, 4, 5, 6], []),
    ],
)
def test_kinds_that_do_not_fit_are_left_out(hand, kinds):
    assert [question.kind for question in tf.questions(hand)] == kinds


def test_lines_keep_the_rules_of_the_puzzle():
    sums = tf.Puzzle([9, 8, 5, 2], operators="+-")
    ticket = tf.Puzzle([1, 2, 3, 6], 10, ordered=True)
    for puzzle in (sums, ticket):
        (asked,) = (question for question in tf.questions(puzzle) if question.kind == "line")
        signs = {symbol for line in asked.choices for symbol in str(line)} & {*"+-*/"}
        assert signs <= {*puzzle.operators}
    assert all(line.numbers == ticket.numbers for line in asked.choices)
