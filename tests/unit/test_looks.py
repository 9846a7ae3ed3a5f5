"""The looks of a strong player, in the order of a study of all hands."""

from collections import Counter
from fractions import Fraction
from itertools import accumulate, combinations_with_replacement
from random import Random

import pytest

import twentyfour as tf
from twentyfour._techniques.looking import MAX_EXAMINED

HANDS = list(combinations_with_replacement(range(1, 14), 4))
SOLVED_SO_FAR = {
    "cancel": 9,
    "spare-one": 17,
    "twelve-two": 43,
    "sum": 53,
    "twins": 63,
    "two-pairs": 71,
    "groups": 79,
    "add-up": 86,
    "over-back": 90,
    "inner-quotient": 94,
    "quotient-sum": 98,
    "fraction-divide": 100,
}
"""The percentage of hands that are solved by each look and the looks before it, from the study."""


@pytest.fixture(scope="module")
def looks():
    return {hand: tf.look(hand) for hand in HANDS if tf.is_solvable(hand)}


def test_every_hand_is_solved_at_the_last_look(looks):
    for hand, (*others, last) in looks.items():
        assert all(look.found is None for look in others)
        assert tf.check(str(last.found), hand)


def test_the_look_that_finds_a_solution_is_the_first_whose_technique_opens_the_hand(looks):
    order = [look.code for look in tf.look((3, 3, 8, 8))]
    assert sorted(order) == sorted(tf.TECHNIQUES)
    for hand, (*_, last) in looks.items():
        assert last.code == min(tf.techniques(hand), key=order.index)


def test_the_solution_found_has_the_technique_of_the_look(looks):
    forms = [(last.code, tf.technique(last.found).code) for *_, last in looks.values()]
    assert sum(one == other for one, other in forms) > 0.95 * len(forms)


def test_the_looks_solve_the_shares_of_the_study(looks):
    counts = Counter(each[-1].code for each in looks.values())
    order = [look.code for look in tf.look((3, 3, 8, 8))]
    so_far = dict(zip(order, accumulate(counts[code] for code in order), strict=True))
    for code, percent in SOLVED_SO_FAR.items():
        assert 100 * so_far[code] / len(looks) == pytest.approx(percent, abs=1)


def test_most_hands_take_a_few_tries(looks):
    tries = sorted(sum(look.tried for look in each) for each in looks.values())
    assert tries[len(tries) // 2] < 25
    assert tries[len(tries) * 9 // 10] < 75
    assert tries[-1] < 400


def test_a_look_without_a_cue_tries_nothing():
    tried = {look.code: look.tried for look in tf.look((7, 7, 7, 10))}
    assert tried["spare-one"] == tried["six-four"] == tried["sum"] == 0 < tried["twins"]


@pytest.mark.parametrize("size", range(1, 9))
def test_hands_of_any_size_and_target_are_looked_at(size):
    random = Random(size)
    for target in (24, 0, 1, 37, Fraction(1, 2), -3):
        hand = [random.choice([0, 1, 2, 5, 5, 9, 13, -2, Fraction(1, 2)]) for _ in range(size)]
        *others, last = tf.look(hand, target)
        assert all(look.found is None for look in others)
        assert last.found is None or tf.check(str(last.found), hand, target)
        assert sum(look.tried for look in [*others, last]) <= MAX_EXAMINED


@pytest.mark.parametrize("hand", [(1,) * 8, (10**90,) * 8, (2, 3, 4, 5, 6, 7, 11, 13)])
def test_the_looks_at_many_cards_come_to_an_end(hand, monkeypatch):
    examined = []
    monkeypatch.setattr("twentyfour._techniques.looking.algebraic", examined.append)
    assert tf.look(hand, 999_983)[-1].found is None
    assert len(examined) == MAX_EXAMINED


def test_another_target_has_one_look_for_a_factor_on_the_table():
    *_, last = tf.look((1, 1, 4, 7), 36)
    assert (last.code, str(last.found)) == ("factors", "(7+1+1)*4")
    assert not {look.code for look in tf.look((1, 1, 1, 1), 36)} & {"eight-three", "twelve-two"}


def test_the_last_look_at_an_unsolvable_hand_finds_nothing():
    assert tf.look((1, 1, 1, 1))[-1].found is None
    assert tf.look((23,)) == [tf.Look("card", 1)]
    assert tf.look((24,)) == [tf.Look("card", 1, tf.parse("24"))]


def test_an_expression_that_divides_by_zero_is_tried_and_finds_nothing():
    assert all(not each.found for each in tf.look((0, 1, Fraction(1, 2), Fraction(1, 2)), -4))
