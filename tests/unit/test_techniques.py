"""The nineteen techniques of the Path, compared with a study of half of the hands."""

import csv
from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from pathlib import Path
from typing import get_args

import pytest

import twentyfour as tf
from tests.technique_oracle import ORDER, correct_by_form, techniques
from twentyfour._techniques.cues import CUES
from twentyfour._techniques.table import Chapter, PathCode

STUDY = Path(__file__).parents[1] / "data" / "techniques.tsv"
HANDS = list(combinations_with_replacement(range(1, 14), 4))


@pytest.fixture(scope="module")
def opened():
    return {hand: tf.techniques(hand) for hand in HANDS}


def test_the_path_has_nineteen_techniques_in_six_chapters():
    assert tuple(tf.TECHNIQUES) == ORDER == get_args(PathCode)
    assert all(code == technique.code for code, technique in tf.TECHNIQUES.items())
    chapters = [technique.chapter for technique in tf.TECHNIQUES.values()]
    assert tuple(dict.fromkeys(chapters)) == get_args(Chapter)
    assert chapters == sorted(chapters, key=get_args(Chapter).index)


def test_prerequisites_of_a_technique_are_earlier_on_the_path():
    for code, technique in tf.TECHNIQUES.items():
        assert all(ORDER.index(before) < ORDER.index(code) for before in technique.before)


def test_each_rule_has_a_place_of_its_own():
    rules = [technique.rule for technique in tf.TECHNIQUES.values()]
    assert sorted(rules) == list(range(19))


def test_techniques_of_a_hand_equal_the_study(opened):
    with STUDY.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    assert len(rows) == 681
    for row in rows:
        assert opened[tuple(map(int, row["hand"].split()))] == row["techniques"].split()


def test_exactly_solvable_hands_are_opened_and_no_technique_opens_more_than_a_third(opened):
    solvable = [hand for hand, codes in opened.items() if codes]
    assert solvable == [hand for hand in HANDS if tf.is_solvable(hand)]
    hands = Counter(code for codes in opened.values() for code in codes)
    assert hands.keys() == tf.TECHNIQUES.keys()
    assert max(hands.values()) / len(solvable) < 1 / 3
    assert [hands[code] for code in ORDER] == [
        *(220, 165, 173, 175, 111, 125, 192, 392, 266),
        *(206, 205, 198, 72, 151, 339, 86, 111, 40, 60),
    ]
    assert sum(len(codes) == 1 for codes in opened.values()) == 491


@pytest.mark.parametrize("hand", [*HANDS[::97], (3, 3, 8, 8), (2, 6, 8, 12), (4, 4, 6, 12)])
def test_brute_force_finds_the_same_techniques_for_every_correct_expression(hand, opened):
    by_form = correct_by_form(hand)
    found = [techniques(expressions) for expressions in by_form.values()]
    assert set(opened[hand]) == set().union(*found)
    for codes, expressions in zip(found, by_form.values(), strict=True):
        named = {tf.technique(expression).code for expression in expressions}
        assert named == {min(codes, key=ORDER.index)}


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("12+12+(3-3)", "sum"),  # 12+12+3−3 is another writing of this form
        ("4*6+3-3", "cancel"),
        ("8*6-2*12", "two-products"),
        ("5*2*2+4", "add-up"),
        ("5*5-5/5", "twins"),
        ("4*(7-1)*1", "spare-one"),
        ("6*(1+1+2)", "six-four"),
        ("8/(3-8/3)", "fraction-divide"),
        ("7*(3+3/7)", "fraction-times"),
        ("(10*10-4)/4", "divide-last"),
        ("2*(2*5+2)", "inner-product"),
        ("3*(10-10/5)", "inner-quotient"),
        ("3*(1+1)*4", "eight-three"),
        ("9*(11+13)/12", "share"),
        ("12*12/6*1", "spare-one"),
    ],
)
def test_answers_have_the_technique_of_the_rules(answer, code):
    assert tf.technique(tf.parse(answer)).code == code


def test_another_target_has_one_code_for_two_factors_with_both_as_parameters():
    assert tf.technique(tf.parse("4*(7+1+1)")) == tf.Reason("factors", {"left": "4", "right": "9"})
    assert tf.techniques((1, 1, 4, 7), 36) == ["factors", "add-up"]
    assert "twelve-two" not in tf.techniques((1, 1, 2, 11), 26)


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("24", "card"),
        ("4*6", "six-four"),
        ("1-2", "sum"),
        ("(1+2)*(3+4+5)", "factors"),
        ("6*5*(4-3-2+1)", "factors"),
        ("1/2", "divide-last"),
        ("(1-2)*(3+4)", "two-pairs"),
        ("1+2*3-4*5+6", "two-products"),
        ("1-2*13", "over-back"),
    ],
)
def test_answers_of_any_size_and_value_have_a_technique(answer, code):
    assert tf.technique(tf.parse(answer)).code == code


@pytest.mark.parametrize(
    ("numbers", "target", "codes"),
    [
        ((24,), 24, ["card"]),
        ((2, 3, 4), 24, ["eight-three", "six-four", "twelve-two"]),
        ((Fraction(1, 2), 12), 24, ["divide-last"]),
        ((1, 1, 1, 1), 24, []),
        ((1, 2, 3, 4, 5), 24, []),
        ((1, 2), -1, ["sum"]),
    ],
)
def test_hands_of_any_size_and_target_have_their_techniques(numbers, target, codes):
    assert tf.techniques(numbers, target) == codes


def test_an_answer_without_a_value_has_no_technique():
    with pytest.raises(tf.DivisionByZero):
        tf.technique(tf.parse("1/(2-2)"))


@pytest.mark.parametrize("code", tf.TECHNIQUES)
def test_cue_is_right_as_often_as_stated(code, opened):
    cue = CUES[code]
    hands = [hand for hand, codes in opened.items() if codes and cue.suggests(hand)]
    count = sum(keeps_its_word(code, hand, opened) for hand in hands)
    assert cue.kept == round(100 * count / len(hands))


def keeps_its_word(code, hand, opened):
    partner = CUES[code].partner
    if partner is None:
        return code in opened[hand]
    others = list(hand)
    others.remove(24 // partner)
    return tf.is_solvable(others, partner)
