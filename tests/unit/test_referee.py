from enum import IntEnum
from fractions import Fraction

import pytest

from twentyfour import Card, Hand, HandError, Suit, check
from twentyfour.cards import Rank, as_numbers
from twentyfour.expression import Number

HAND = (3, 3, 8, 8)


@pytest.mark.parametrize(
    "text",
    [
        *("8/(3-8/3)", "８÷（３－８÷３）＝２４", "8 / ( 3 - 8 : 3 ) = 24"),
        *("= 8/(3-8/3)", "＝８÷（３－８÷３）", "=8/(3-8/3)=24."),
    ],
)
def test_a_right_answer_is_right_in_every_notation(text):
    verdict = check(text, HAND)
    assert (verdict.ok, verdict.code, verdict.value) == (True, "right", 24)
    assert str(verdict.expression) == "8/(3-8/3)"
    assert verdict.span == (0, len(text))


def test_a_wrong_value_is_reported_exactly():
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
def test_every_error_has_a_code_and_a_span(text, code, fault):
    verdict = check(text, HAND)
    assert not verdict.ok
    assert (verdict.code, text[slice(*verdict.span)]) == (code, fault)


def test_all_problems_with_the_cards_are_reported_at_once():
    assert check("33*8*8*8-7-7", HAND).params == {
        "not_on_table": ({"value": "33", "count": "1"}, {"value": "7", "count": "2"}),
        "overused": ({"value": "8", "used": "3", "available": "2"},),
        "unused": ({"value": "3", "count": "2"},),
    }


def test_an_overused_card_comes_before_an_unused_one():
    verdict = check("8*8*8", HAND)
    assert (verdict.code, verdict.span) == ("overused", (4, 5))
    assert verdict.params["unused"] == ({"value": "3", "count": "2"},)


def test_span_marks_the_surplus_use_of_a_card():
    verdict = check("3+3+3+8+8", HAND)
    assert (verdict.code, verdict.span) == ("overused", (4, 5))


def test_a_wrong_total_is_reported_with_the_target():
    assert check("8/(3-8/3)=25", HAND).params == {"stated": "25", "target": "24"}


@pytest.mark.parametrize(
    ("text", "numbers", "target", "code"),
    [
        ("24=24*1*1*1", (24, 1, 1, 1), 24, "right"),
        ("24=24/1", (24, 1), 24, "right"),
        ("24/1=24", (24, 1), 24, "right"),
        ("1/2=3/6", (3, 6), Fraction(1, 2), "right"),
        ("3/6=1/2", (3, 6), Fraction(1, 2), "right"),
        ("24=8", (8,), 24, "wrong-value"),
        ("25=8*3", (8, 3), 24, "wrong-total"),
        ("24=8+3", (8, 3), 24, "wrong-value"),
        ("24=½*48", (1, 2, 48), 24, "right"),
        ("24=-3+27", (-3, 27), 24, "right"),
        ("=-3+27", (-3, 27), 24, "right"),
        ("= 24 = 8*3", (8, 3), 24, "right"),
        ("= 8+3", (8, 3), 24, "wrong-value"),
    ],
)
def test_the_total_may_stand_on_either_side(text, numbers, target, code):
    assert check(text, numbers, target).code == code


def test_the_divisor_that_is_zero_is_named():
    verdict = check("8/(8-(3+3)-2)", (8, 8, 3, 3, 2))
    assert (verdict.code, verdict.params) == ("division-by-zero", {"divisor": "8-(3+3)-2"})
    assert verdict.value is None


@pytest.mark.parametrize(
    ("text", "numbers", "fault"),
    [
        ("8*(3-3)/(8-8)", (8, 3, 3, 8, 8), "(8-8)"),
        ("1/(2-2)/(3-3)", (1, 2, 2, 3, 3), "(2-2)"),
        ("8/(3-3)+3/(8-8)", (8, 3, 3, 3, 8, 8), "(3-3)"),
    ],
)
def test_the_first_divisor_that_is_zero_is_named_and_marked(text, numbers, fault):
    verdict = check(text, numbers)
    assert (verdict.code, text[slice(*verdict.span)]) == ("division-by-zero", fault)
    assert verdict.params == {"divisor": fault.strip("()")}


def test_the_sign_of_a_negative_number_is_marked_with_it():
    verdict = check("8*-3*-3", (8, -3))
    assert (verdict.code, verdict.span) == ("overused", (5, 7))


def test_cards_may_be_negative_or_fractions():
    assert check("8*-3", (8, -3), -24).ok
    assert check("48*1⁄2", (48, Fraction(1, 2))).ok


@pytest.mark.parametrize("numbers", [(3, 8), (3, 8, 0), (3, 8, Fraction(1, 2))])
def test_leading_sign_is_rejected_without_a_negative_card(numbers):
    assert check("-3+8", numbers).code == "leading-sign"


@pytest.mark.parametrize(
    ("numbers", "code"),
    [((), "bad-hand-empty"), ((1,) * 9, "bad-hand-size"), ((2.5,), "bad-hand-number")],
)
def test_a_bad_hand_gets_a_verdict(numbers, code):
    verdict = check("1", numbers)
    assert (verdict.ok, verdict.code) == (False, code)


@pytest.mark.parametrize("size", [0, 9])
def test_a_hand_of_a_wrong_size_is_refused_with_the_parameters_of_the_error(size):
    with pytest.raises(HandError) as caught:
        as_numbers([1] * size)
    assert check("1", [1] * size).params == caught.value.params


def test_a_bad_target_gets_a_verdict():
    verdict = check("1", (1,), 0.5)
    assert (verdict.ok, verdict.code) == (False, "bad-target")


@pytest.mark.parametrize("text", ["__import__('os')", "1 if 1 else 2", "lambda: 24", "24#", "\x00"])
def test_python_code_is_not_executed(text):
    assert not check(text, (24,)).ok


def test_ten_thousand_brackets_are_one_clear_error():
    verdict = check("(" * 10_000, HAND)
    assert (verdict.code, verdict.params) == ("too-long", {"limit": "500"})


HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("text", "numbers", "numbers_read"),
    [
        ("1/2*48", (HALF, 48), (HALF, 48)),
        ("1⁄2*48", (HALF, 48), (HALF, 48)),
        ("½*48", (HALF, 48), (HALF, 48)),
        ("1 / 2 × 48 = 24", (48, HALF), (HALF, 48)),
        ("48*1／2", (48, HALF), (48, HALF)),
        ("1/2*48", (1, 2, 48), (1, 2, 48)),
        ("½*48", (1, 2, 48), (1, 2, 48)),
        ("8⁄2+20", (8, 2, 20), (8, 2, 20)),
        ("(4+4)⁄2+20", (4, 4, 2, 20), (4, 4, 2, 20)),
        ("12/1/2", (12, HALF), (12, HALF)),
        ("12÷1⁄2", (12, HALF), (12, HALF)),
        ("1/2+1/2+23", (1, 2, HALF, 23), (1, 2, HALF, 23)),
        ("1/2/3*16", (1, Fraction(2, 3), 16), (1, Fraction(2, 3), 16)),
        ("1/2/3+1/2", (1, Fraction(2, 3), HALF), (1, Fraction(2, 3), HALF)),
        ("-3+27", (-3, 27), (-3, 27)),
        ("27--3", (27, -3), (27, -3)),
        ("27-3", (27, 3), (27, 3)),
        ("8*(−3)", (8, -3), (8, -3)),
        ("-1/2*-48", (Fraction(-1, 2), -48), (Fraction(-1, 2), -48)),
        ("-1/2*-48", (-1, 2, -48), (-1, 2, -48)),
        ("⁻1⁄2*-48", (Fraction(-1, 2), -48), (Fraction(-1, 2), -48)),
    ],
)
def test_fractions_and_negative_cards_are_read_as_the_cards_allow(text, numbers, numbers_read):
    verdict = check(text, numbers)
    assert verdict.expression.numbers == numbers_read
    assert check(text.partition("=")[0], numbers, verdict.value).ok


@pytest.mark.parametrize(
    ("text", "numbers", "code", "fault"),
    [
        ("1÷2*48", (HALF, 48), "not-on-table", "1"),
        ("1/2*48", (HALF, 48, 3), "unused", "1/2*48"),
        ("1/2*47+1", (HALF, 48), "not-on-table", "47"),
        ("½*48", (24, 48), "not-on-table", "½"),
        ("½*½*48", (HALF, 48), "overused", "½"),
        ("2½+1", (HALF, 2, 1), "missing-operator", "2½"),
        ("8/2*6", (4, 6), "not-on-table", "8"),
        ("2/4*48", (HALF, 48), "not-on-table", "2"),
        ("8⁄0+24", (8, 0, 24), "division-by-zero", "0"),
        ("8/0+24", (8, 0, 24), "division-by-zero", "0"),
        ("-3+27", (3, 27), "leading-sign", "-"),
        ("-3+27", (-4, 27), "leading-sign", "-"),
        ("-(3-27)", (-3, 27), "leading-sign", "-"),
        ("-0+24", (0, 24), "leading-sign", "-"),
        ("⅟2", (2,), "unknown-symbol", "⅟"),
    ],
)
def test_reading_without_such_cards_is_an_error(text, numbers, code, fault):
    verdict = check(text, numbers)
    assert (verdict.code, text[slice(*verdict.span)]) == (code, fault)


@pytest.mark.parametrize(
    ("text", "numbers", "target", "value", "read"),
    [
        ("48÷½", (48, 1, 2), 24, 96, "48/(1/2)"),
        ("48÷½", (48, 1, 2), 96, 96, "48/(1/2)"),
        ("8÷⅓", (8, 1, 3), 24, 24, "8/(1/3)"),
        ("8/1⁄3", (8, 1, 3), 24, 24, "8/(1/3)"),
        ("8÷2⁄4", (8, 2, 4), 16, 16, "8/(2/4)"),
        ("8⁄½", (8, 1, 2), 16, 16, "8/(1/2)"),
        ("8/⅔", (8, Fraction(2, 3)), 12, 12, "8/2⁄3"),
        ("(1/2)/1/2", (1, 2, HALF), HALF / 2, HALF / 2, "1⁄2/1/2"),
        ("(1/2)/1/2", (1, 2, HALF), 1, 1, "1/2/1⁄2"),
        ("(1/2)/1/2", (1, 2, HALF), 24, 1, "1/2/1⁄2"),
        ("½-½", (HALF, 1, 2), 0, 0, "1⁄2-1/2"),
    ],
)
def test_reading_that_uses_the_cards_and_makes_the_target_is_preferred(
    text, numbers, target, value, read
):
    verdict = check(text, numbers, target)
    assert (verdict.code, verdict.value) == ("right" if value == target else "wrong-value", value)
    assert str(verdict.expression) == read


@pytest.mark.parametrize(
    ("text", "fault"), [("1½", "1½"), ("½3*8", "½3"), ("(1½)", "1½"), ("½½", "½½")]
)
def test_number_next_to_a_fraction_lacks_an_operator(text, fault):
    verdict = check(text, (1, 1, 2, 3))
    assert (verdict.code, text[slice(*verdict.span)]) == ("missing-operator", fault)


def test_a_divisor_of_zero_is_marked_where_two_cards_are_one_fraction():
    verdict = check("½÷(½-½)", (1, 2, 1, 2, 1, 2))
    assert (verdict.code, verdict.span) == ("division-by-zero", (2, 7))


@pytest.mark.parametrize("text", ["3∗8", "3⨯8", "3✕8", "3·8", "3⋅8"])
def test_every_sign_for_times_multiplies(text):
    assert check(text, (3, 8)).ok


class Value(IntEnum):
    THREE = 3
    EIGHT = 8


@pytest.mark.parametrize(
    "numbers",
    [
        (Card(Rank(3), Suit.SPADES), Card(Rank(8), Suit.HEARTS)),
        (Value.THREE, Value.EIGHT),
        (Card(Rank(Value.THREE), Suit.SPADES), 8),
    ],
)
@pytest.mark.parametrize("kind", [tuple, iter])
def test_cards_and_named_numbers_are_numbers(numbers, kind):
    numbers = as_numbers(kind(numbers))
    assert (numbers, set(map(type, numbers))) == ((3, 8), {int})
    assert check("3*8", numbers).ok


def test_iterator_that_raises_is_not_a_hand():
    verdict = check("3*8", (8 // number for number in (1, 0)))
    assert (verdict.ok, verdict.code) == (False, "bad-hand-number")


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("23\u202b", (0, 2)),
        ("\u202b23\u202c ", (1, 3)),
        (" 2\u200d3", (1, 4)),
        ("3️⃣-\u200e8️⃣\u200e", (0, 8)),
    ],
)
def test_spans_end_before_invisible_marks(text, span):
    assert check(text, (3, 8)).span == span


@pytest.mark.parametrize("text", ["3✖️8", "3\u200d*\u200e8", "3️⃣*8️⃣", "\ufeff3*8", "3➕️21"])
def test_invisible_symbols_are_ignored(text):
    assert check(text, (3, 21) if "➕" in text else (3, 8)).ok


def test_spans_count_invisible_symbols():
    text = "3\u200b✖️9+"
    assert text[slice(*check(text, (3, 8)).span)] == "+"
    assert text[slice(*check("3\u200b✖️9", (3, 8)).span)] == "9"


LONG = 10**5000


@pytest.mark.parametrize(
    ("text", "numbers", "target", "code"),
    [
        ("3", (LONG,), 24, "number-too-long"),
        ("3", (3,), [LONG], "number-too-long"),
        ("3", (Fraction(1, LONG),), 24, "number-too-long"),
        ("3", (-LONG, 3), 24, "number-too-long"),
        (None, (3,), 24, "not-text"),
        (b"3*8", (3, 8), 24, "not-text"),
        ("3", None, 24, "bad-hand-number"),
        ("3", (None,), 24, "bad-hand-number"),
        ("3", (True,), 24, "bad-hand-number"),
        ("3", (3,), "3", "bad-target"),
        ("3", (3,), 3.0, "bad-target"),
        ("3", Hand((Card(Rank(3), Suit.CLUBS),), Fraction(3)), 24, "bad-target"),
    ],
)
def test_anything_at_all_gets_a_verdict(text, numbers, target, code):
    goal = target[0] if isinstance(target, list) else target  # pytest cannot show a long number
    verdict = check(text, numbers, goal)
    assert (verdict.ok, verdict.code) == (False, code)


def test_a_too_long_number_on_the_table_names_the_limit():
    assert check("3", (LONG,)).params == {"limit": "100"}


def test_span_of_a_too_long_number_is_the_number():
    verdict = check("3*" + "8" * 101, (3, 8))
    assert (verdict.code, verdict.span) == ("number-too-long", (2, 103))
    assert verdict.params == {"limit": "100"}
    assert check("8" * 100, (8,)).code == "not-on-table"


@pytest.mark.parametrize(
    ("card", "code"),
    [
        (10**100 - 1, "wrong-value"),
        (10**100, "number-too-long"),
        (Fraction(1, 10**100 - 1), "wrong-value"),
        (Fraction(1, 10**100), "number-too-long"),
        (1 - 10**100, "wrong-value"),
        (-(10**100), "number-too-long"),
    ],
)
def test_cards_have_a_hundred_digits_at_most(card, code):
    verdict = check(str(Number(card)), (card,))
    assert verdict.code == code
    assert verdict.params.get("limit") == ("100" if code == "number-too-long" else None)


def test_right_answer_has_no_parameters():
    assert check("3*8", (3, 8)).params == {}


def test_a_subclass_of_str_is_read_by_its_characters():
    class Odd(str):
        __slots__ = ()

        def __len__(self):
            raise RuntimeError

        def __str__(self):
            raise RuntimeError

        def strip(self):
            raise RuntimeError

    assert check(Odd("3*8"), (3, 8)).ok


@pytest.mark.parametrize(
    ("text", "code", "counts"),
    [
        ("8/(3-8/3)", "right", False),
        ("8*3*3/8", "wrong-value", True),
        ("8/(3-8/3)=23", "wrong-total", False),
        ("8*8/(3-3)", "division-by-zero", False),
        ("8*3", "unused", False),
        ("8*8*8-3-3", "overused", False),
        ("8*3*3/8)", "unopened-bracket", False),
        ("", "empty", False),
    ],
)
def test_only_an_answer_that_misses_the_target_counts_as_wrong(text, code, counts):
    verdict = check(text, HAND)
    assert (verdict.code, verdict.counts_as_wrong) == (code, counts)
