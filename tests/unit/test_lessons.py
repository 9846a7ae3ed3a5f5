"""The parts of a lesson of the Path."""

import pytest

import twentyfour as tf
from twentyfour._techniques.naming import techniques_of


@pytest.fixture(scope="module")
def lessons():
    return {code: tf.lesson(code, seed=24) for code in tf.TECHNIQUES}


@pytest.mark.parametrize("code", tf.TECHNIQUES)
def test_answers_by_the_technique_are_worked_step_by_step(code, lessons):
    assert len(lessons[code].examples) == 2
    for worked in (*lessons[code].examples, *lessons[code].hands):
        assert tf.check(str(worked.answer), worked.hand)
        assert code in {technique.code for technique in techniques_of(worked.answer)}
        assert tuple(each.step for each in worked.steps) == worked.answer.steps()
        assert [each.code for each in worked.steps].index("target") == len(worked.steps) - 1


@pytest.mark.parametrize("code", tf.TECHNIQUES)
def test_hands_to_solve_are_opened_by_the_technique_from_easy_to_hard(code, lessons):
    worked = (*lessons[code].examples, *lessons[code].hands)
    hands = [each.hand for each in worked]
    assert len({tuple(sorted(hand.numbers)) for hand in hands}) == 7
    assert all(code in tf.techniques(hand) for hand in hands)
    scores = [tf.rate(hand).score for hand in hands]
    assert scores == sorted(scores)


@pytest.mark.parametrize("code", tf.TECHNIQUES)
def test_near_misses_of_a_lesson_have_only_solutions_by_other_techniques(code, lessons):
    near_misses = lessons[code].near_misses
    assert len({tuple(sorted(each.hand.numbers)) for each in near_misses}) == 3
    for each in near_misses:
        codes = tf.techniques(each.hand)
        assert codes
        assert code not in codes
        assert sorted(each.miss.numbers) == sorted(each.hand.numbers)
        assert each.miss.value != 24


@pytest.mark.parametrize("code", ["sum", "two-pairs", "fraction-divide"])
def test_a_near_miss_makes_one_more_or_one_less_by_the_technique(code, lessons):
    for each in lessons[code].near_misses:
        assert each.miss.value in (23, 25)
        assert code in {technique.code for technique in techniques_of(each.miss)}


@pytest.mark.parametrize(("code", "cards"), [("eight-three", {8, 3}), ("six-four", {6, 4})])
def test_near_miss_has_two_factors_on_the_table(code, cards, lessons):
    assert all(cards <= set(each.hand.numbers) for each in lessons[code].near_misses)


@pytest.mark.parametrize(
    ("code", "purposes"),
    [
        ("twins", "one"),
        ("two-pairs", "factor"),
        ("two-products", "term"),
        ("divide-last", "dividend"),
        ("fraction-divide", "divisor"),
        ("spare-one", "unchanged"),
    ],
)
def test_steps_state_their_purpose(code, purposes, lessons):
    worked = lessons[code].examples
    assert purposes in {each.code for example in worked for each in example.steps}


def test_a_lesson_is_the_same_for_the_same_seed():
    assert tf.lesson("share", seed="00000O") == tf.lesson("share", seed=24)
    assert tf.lesson("share", seed=1).hands != tf.lesson("share", seed=2).hands


def test_there_is_a_lesson_for_every_technique_of_the_path_only():
    with pytest.raises(ValueError, match="a technique is one of sum, eight-three"):
        tf.lesson("factors")
