"""The questions of a quiz: can these cards make 24?"""

from hypothesis import given
from hypothesis import strategies as st

import twentyfour as tf

SEEDS = st.integers(0, 36**6 - 1)


@given(seed=SEEDS)
def test_answer_of_a_question_is_the_truth_about_its_hand(seed):
    for question in tf.quiz(seed):
        assert (question.answer is not None) == tf.is_solvable(question.hand)
        if question.answer:
            assert tf.check(str(question.answer), question.hand)


@given(seed=SEEDS)
def test_quiz_has_five_different_hands_of_every_look_and_both_truths(seed):
    questions = tf.quiz(seed)
    assert len({tuple(sorted(question.hand.numbers)) for question in questions}) == 5
    assert {question.code for question in questions} == {"small", "ones", "alike"}
    assert sum(question.answer is None for question in questions) in (2, 3)


@given(seed=SEEDS)
def test_impossible_hands_have_proofs_of_one_line_or_three(seed):
    for question in tf.quiz(seed):
        proof = tf.why_not(question.hand)
        if proof and question.code == "small":
            assert [each.code for each in proof.steps[0].exclusions] == ["large"]
            assert proof.length == 1
        assert proof is None or proof.length <= 3


@given(seed=SEEDS)
def test_look_says_what_the_cards_have_in_common(seed):
    for question in tf.quiz(seed):
        numbers = question.hand.numbers
        most = max(numbers, key=numbers.count)
        if question.code == "small":
            assert sum(numbers) <= 10
        else:
            assert numbers.count(most) >= 3
            assert (most == 1) == (question.code == "ones")


def test_each_look_is_asked_with_and_without_a_solution():
    asked = {
        (question.code, question.answer is None) for seed in range(12) for question in tf.quiz(seed)
    }
    assert len(asked) == 6


@given(seed=SEEDS)
def test_quiz_is_the_same_for_the_same_seed(seed):
    assert tf.quiz(seed) == tf.quiz(seed)


def test_seed_may_be_six_characters():
    assert tf.quiz("00000O") == tf.quiz(24)
    assert tf.quiz(1) != tf.quiz(2)
