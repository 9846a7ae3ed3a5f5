from fractions import Fraction

import pytest

from twentyfour import HandError, check
from twentyfour.cards import as_numbers

HAND = (3, 3, 8, 8)


@pytest.mark.parametrize("text", ["8/(3-8/3)", "８÷（３－８÷３）＝２４", "8 / ( 3 - 8 : 3 ) = 24"])
def test_a_right_answer_is_right_however_it_is_written(text):
    verdict = check(text, HAND)
    assert (verdict.ok, verdict.code, verdict.value) == (True, "right", 24)
    assert str(verdict.expression) == "8/(3-8/3)"
    assert verdict.span == (0, len(text))


def test_a_wrong_value_is_told_exactly():
    verdict = check("8*3*3/8", HAND)
    assert (verdict.ok, verdict.code, verdict.value) == (False, "wrong-value", 9)
    assert str(verdict.expression) == "8*3*3/8"
    assert check("8*3-8/3", HAND, 20).params == {"value": "64/3", "target": "20"}


@pytest.mark.parametrize(
    ("text", "code", "fault"),
    [
        ("33-8", "not-on-table", "33"),
        ("3+3+8+7", "not-on-table", "7"),
        ("8/(3-8/3)+3", "overused", "3"),
        ("3+8+8", "unused", "3+8+8"),
        ("8/(3-3)+8", "division-by-zero", "(3-3)"),
        ("8/(3-8/3)=25", "wrong-total", "25"),
        ("3+3+8+8", "wrong-value", "3+3+8+8"),
        (" 3+3+8+8 ", "wrong-value", "3+3+8+8"),
        ("3+3+8+", "missing-operand", "+"),
        ("", "empty", ""),
    ],
)
def test_every_fault_has_its_code_and_its_place(text, code, fault):
    verdict = check(text, HAND)
    assert not verdict.ok
    assert (verdict.code, text[slice(*verdict.span)]) == (code, fault)


def test_all_problems_with_the_cards_are_told_at_once():
    assert check("33*8*8*8-7-7", HAND).params == {
        "not_on_table": [{"value": "33", "count": "1"}, {"value": "7", "count": "2"}],
        "overused": [{"value": "8", "used": "3", "available": "2"}],
        "unused": [{"value": "3", "count": "2"}],
    }


def test_a_card_used_too_often_is_blamed_before_those_left_over():
    verdict = check("8*8*8", HAND)
    assert (verdict.code, verdict.span) == ("overused", (4, 5))
    assert verdict.params["unused"] == [{"value": "3", "count": "2"}]


def test_the_last_surplus_use_of_a_card_is_the_one_that_is_blamed():
    verdict = check("3+3+3+8+8", HAND)
    assert (verdict.code, verdict.span) == ("overused", (4, 5))


def test_a_wrong_total_is_told_with_the_target():
    assert check("8/(3-8/3)=25", HAND).params == {"stated": "25", "target": "24"}


def test_the_divisor_that_is_zero_is_named():
    verdict = check("8/(8-(3+3)-2)", (8, 8, 3, 3, 2))
    assert (verdict.code, verdict.params) == ("division-by-zero", {"divisor": "8-(3+3)-2"})
    assert verdict.value is None


def test_cards_may_be_negative_or_fractions():
    assert check("8*-3", (8, -3), -24).ok
    assert check("48*1⁄2", (48, Fraction(1, 2))).ok


@pytest.mark.parametrize("numbers", [(3, 8), (3, 8, 0), (3, 8, Fraction(1, 2))])
def test_a_sign_in_front_is_refused_where_no_card_is_negative(numbers):
    assert check("-3+8", numbers).code == "leading-sign"


@pytest.mark.parametrize(
    ("numbers", "code"),
    [((), "bad-hand-empty"), ((1,) * 9, "bad-hand-size"), ((2.5,), "bad-hand-number")],
)
def test_even_a_hand_that_is_none_gets_a_verdict(numbers, code):
    verdict = check("1", numbers)
    assert (verdict.ok, verdict.code) == (False, code)


@pytest.mark.parametrize("size", [0, 9])
def test_a_hand_of_a_wrong_size_is_refused_with_the_parameters_of_the_error(size):
    with pytest.raises(HandError) as caught:
        as_numbers([1] * size)
    assert check("1", [1] * size).params == caught.value.params


def test_even_a_target_that_is_none_gets_a_verdict():
    verdict = check("1", (1,), 0.5)
    assert (verdict.ok, verdict.code) == (False, "bad-target")


@pytest.mark.parametrize("text", ["__import__('os')", "1 if 1 else 2", "lambda: 24", "24#", "\x00"])
def test_code_is_only_text_that_is_not_understood(text):
    assert not check(text, (24,)).ok


def test_ten_thousand_brackets_are_one_clear_error():
    verdict = check("(" * 10_000, HAND)
    assert (verdict.code, verdict.params) == ("too-long", {"limit": "500"})
