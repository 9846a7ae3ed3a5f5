"""Decimals as cards: exact, and typed wherever they equal a card."""

import copy
import pickle
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import twentyfour as tf
from twentyfour.cards import DecimalFraction, from_decimal, plain_numbers, read_hand

HALF = Decimal("0.5")


@pytest.mark.parametrize(
    ("text", "shown"),
    [("0.5", "0.5"), (".50", "0.5"), ("-0.25", "-0.25"), ("12.0625", "12.0625"), ("−1.5", "-1.5")],
)
def test_a_decimal_is_a_card_and_stays_written_so(text, shown):
    (card,) = read_hand(text)
    assert card == Fraction(shown)
    assert str(card) == shown == plain_numbers([card])[0]


def test_a_whole_decimal_is_a_whole_number():
    assert read_hand("2.0 3") == (2, 3)
    assert type(tf.Puzzle([Decimal("2.0")]).numbers[0]) is int


@pytest.mark.parametrize(
    "text", ["0.5*48", "0,5*48", ".5×48", "0.50*48=24", "1/2*48", "½*48", "0.5*48.0"]
)
@pytest.mark.parametrize("half", [HALF, Fraction(1, 2)])
def test_a_decimal_may_be_typed_where_it_equals_a_card(text, half):
    assert tf.check(text, [half, 48])
    assert tf.check(text, iter([half, 48]))


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("0.5*48", [1, 2, 48]),
        ("0.25*96", [HALF, 96]),
        ("0.500000001*48", [HALF, 48]),
        ("24=24.5", [24, HALF]),
    ],
)
def test_any_other_decimal_is_refused(text, numbers):
    assert tf.check(text, numbers).code == "decimal"


def test_a_negative_decimal_is_typed_with_its_sign():
    assert tf.check("-0.5*3", tf.Puzzle([Decimal("-0.5"), 3], Fraction(-3, 2)))


def test_a_card_is_named_as_it_is_written():
    verdict = tf.check("48", [HALF, 48])
    assert verdict.params["unused"] == ({"value": "0.5", "count": "1"},)
    assert tf.check("0.5+0.5+48", [HALF, 48]).params["overused"][0]["value"] == "0.5"


@pytest.mark.parametrize("wrong", [Decimal("NaN"), Decimal("Infinity")])
def test_only_finite_decimals_are_numbers(wrong):
    with pytest.raises(TypeError, match="a finite number is needed"):
        tf.solve([wrong, 3])


def test_a_fraction_without_an_end_has_no_decimal():
    assert str(DecimalFraction(1, 3)) == "1/3"


@given(st.decimals(-100, 100, places=3))
def test_value_is_exact_and_the_text_survives_a_round_trip(value):
    number = from_decimal(value)
    assert number == Fraction(value)
    assert from_decimal(str(number)) == number
    for other in (copy.deepcopy(number), pickle.loads(pickle.dumps(number))):
        assert (other, str(other)) == (number, str(number))


@given(st.lists(st.sampled_from([HALF, Decimal("0.25"), 2, 3, 8]), min_size=1, max_size=4))
def test_decimals_are_solved_as_the_fractions_that_they_are(numbers):
    assert tf.solve(numbers) == tf.solve([Fraction(number) for number in numbers])
