"""The smallest change that makes a wrong answer right, and the step where it went wrong."""

from fractions import Fraction

import pytest

from twentyfour import HandError, ParseError, Step, check, parse, repair
from twentyfour.operators import DIVIDE, MULTIPLY

HAND = (3, 3, 8, 8)
HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("answer", "hand", "code", "changed", "params", "mended"),
    [
        ("8/(3+8/3)", HAND, "operator", "+", {"operator": "-"}, "8/(3-8/3)"),
        ("8 ÷ (3 × 8 ÷ 3)", HAND, "operator", "×", {"operator": "-"}, "8/(3-8/3)"),
        ("6*6-6/6 = 24", (6, 6, 6, 6), "operator", "/", {"operator": "-"}, "6*6-6-6"),
        ("½+48", (48, HALF), "operator", "+", {"operator": "*"}, "1⁄2*48"),
        ("½+48", (48, 1, 2), "operator", "+", {"operator": "*"}, "1/2*48"),
        ("8/3-8/3", HAND, "brackets", "3-8/3", {}, "8/(3-8/3)"),
        ("8/(3-8)/3", HAND, "brackets", ")/3", {}, "8/(3-8/3)"),
        ("8/[3-8]/3", HAND, "brackets", "]/3", {}, "8/(3-8/3)"),
        ("(7*(3+4)-1)", (1, 3, 4, 7), "brackets", "(3+4)", {}, "7*3+4-1"),
        ("8/(3-3/8)", HAND, "swap", "3/8", {"left": "3", "right": "8"}, "8/(3-8/3)"),
        ("8/(8/3-3)", HAND, None, None, {}, None),
    ],
)
def test_the_smallest_change_makes_the_target(answer, hand, code, changed, params, mended):
    fix = repair(answer, hand)
    assert (fix.code, fix.params) == (code, params)
    assert (fix.span and answer[slice(*fix.span)]) == changed
    assert fix.expression == (mended and parse(mended))


@pytest.mark.parametrize(
    ("answer", "hand"),
    [
        ("8/(3-8/3)", HAND),  # right
        ("8/(3-8/3)=23", HAND),  # right, except for the total
        ("8*3", HAND),  # leaves cards unused
        ("8+8+8+3", HAND),  # uses a card too often
    ],
)
def test_only_a_wrong_value_is_repaired(answer, hand):
    assert repair(answer, hand) is None


@pytest.mark.parametrize(
    ("answer", "hand", "kept", "last"),
    [
        ("(8+8)*(3-3)", HAND, 0, None),
        ("8/3-8/3", HAND, 1, Step(Fraction(8), DIVIDE, Fraction(3), Fraction(8, 3))),
        ("(6*6-6)/6", (6, 6, 6, 6), 2, None),
        ("6*6/6+6", (6, 6, 6, 6), 1, Step(Fraction(6), MULTIPLY, Fraction(6), Fraction(36))),
        ("1+1+1+1", (1, 1, 1, 1), None, None),
        ("6*6/(6-6)", (6, 6, 6, 6), 1, Step(Fraction(6), MULTIPLY, Fraction(6), Fraction(36))),
        ("25", (25,), None, None),
    ],
)
def test_the_last_step_after_which_the_target_can_still_be_made_is_named(answer, hand, kept, last):
    fix = repair(answer, hand)
    assert fix.kept == kept
    if last or not kept:
        assert fix.last == last


@pytest.mark.parametrize(
    ("answer", "hand", "before", "part"),
    [
        ("(10-2)*4+8", (2, 4, 8, 10), "", "(10-2)*4"),
        ("8/3-8/3", HAND, "", "8/3"),
        ("(6 × 6) ÷ 6 + 6", (6, 6, 6, 6), "(", "6 × 6"),
        ("½*8+8*12", (HALF, 8, 8, 12), "½*8+", "8*12"),
        ("(8+8)*(3-3)", HAND, "", None),  # lost with the first step
        ("1+1+1+1", (1, 1, 1, 1), "", None),  # the target could never be made
    ],
)
def test_part_of_the_last_step_is_named(answer, hand, before, part):
    span = repair(answer, hand).last_span
    assert span == (part and (len(before), len(before) + len(part)))


def test_division_by_zero_is_repaired():
    fix = repair("24/(3-3)*1", (1, 3, 3, 24))
    assert (fix.code, str(fix.expression)) == ("operator", "24+(3-3)*1")


def test_an_expression_is_taken_like_its_text():
    assert repair(parse("8/(3+8/3)"), HAND) == repair("8/(3+8/3)", HAND)


def test_invalid_answer_or_hand_is_an_error():
    with pytest.raises(ParseError):
        repair("8/(3-", HAND)
    with pytest.raises(HandError):
        repair("8", ())


def test_brackets_are_not_made_too_deep():
    answer = "[" * 40 + "3+8" + "]" * 40
    assert repair(answer, (3, 8)).expression == parse("3*8")
    assert repair(answer, (3, 8), 23).code is None


def test_the_whole_answer_with_the_change_is_right():
    fix = repair("8÷(3＋8÷3)＝24", HAND)
    assert check(str(fix.expression), HAND).ok
