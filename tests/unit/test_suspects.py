"""Hands that look impossible, and are or are not."""

from hypothesis import given
from hypothesis import strategies as st

import twentyfour as tf

SEEDS = st.integers(0, 36**6 - 1)


@given(seed=SEEDS)
def test_answer_of_a_suspect_is_the_truth_about_its_hand(seed):
    for suspect in tf.suspects(seed):
        assert (suspect.answer is not None) == tf.is_solvable(suspect.hand)
        if suspect.answer:
            assert tf.check(str(suspect.answer), suspect.hand)


@given(seed=SEEDS)
def test_suspects_has_five_different_hands_of_every_look_and_both_truths(seed):
    suspects = tf.suspects(seed)
    assert len({tuple(sorted(suspect.hand.numbers)) for suspect in suspects}) == 5
    assert {suspect.code for suspect in suspects} == {"small", "ones", "alike"}
    assert sum(suspect.answer is None for suspect in suspects) in (2, 3)


@given(seed=SEEDS)
def test_impossible_hands_have_proofs_of_one_line_or_three(seed):
    for suspect in tf.suspects(seed):
        proof = tf.why_not(suspect.hand)
        if proof and suspect.code == "small":
            assert [each.code for each in proof.steps[0].exclusions] == ["large"]
            assert proof.length == 1
        assert proof is None or proof.length <= 3


@given(seed=SEEDS)
def test_look_says_what_the_cards_have_in_common(seed):
    for suspect in tf.suspects(seed):
        numbers = suspect.hand.numbers
        most = max(numbers, key=numbers.count)
        if suspect.code == "small":
            assert sum(numbers) <= 10
        else:
            assert numbers.count(most) >= 3
            assert (most == 1) == (suspect.code == "ones")


def test_each_look_is_asked_with_and_without_a_solution():
    asked = {
        (suspect.code, suspect.answer is None)
        for seed in range(12)
        for suspect in tf.suspects(seed)
    }
    assert len(asked) == 6


@given(seed=SEEDS)
def test_suspects_is_the_same_for_the_same_seed(seed):
    assert tf.suspects(seed) == tf.suspects(seed)


def test_seed_may_be_six_characters():
    assert tf.suspects("00000O") == tf.suspects(24)
    assert tf.suspects(1) != tf.suspects(2)
