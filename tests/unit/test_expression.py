from fractions import Fraction

import pytest

from twentyfour import DivisionByZero, Number, Operation, parse
from twentyfour.expression import Step
from twentyfour.operators import ADD, DIVIDE, OPERATORS, SUBTRACT


def test_intermediate_values_are_exact():
    assert [str(step.value) for step in parse("8/(3-8/3)").steps()] == ["8/3", "1/3", "24"]


def test_values_are_exact_however_long_they_are():
    quotient = Operation(DIVIDE, Number(10**20_000), Number(3 * 10**6_000))
    assert quotient.value == Fraction(10**14_000, 3)


def test_a_step_has_operands_operator_and_value():
    assert parse("8/(3-8/3)").steps()[1] == Step(
        Fraction(3), SUBTRACT, Fraction(8, 3), Fraction(1, 3)
    )


def test_the_numbers_of_an_expression_are_in_order():
    assert parse("8/(3-8/3)").numbers == (8, 3, 8, 3)


def test_postfix_needs_no_brackets():
    assert parse("8/(3-8/3)").postfix() == "8 3 8 3 / - /"


@pytest.mark.parametrize(
    "text",
    ["1+2+3", "1-(2+3)", "1+(2+3)", "1*2+3", "1*(2+3)", "(1+2)*3", "1/(2/3)", "1/2/3", "1-2-3"],
)
def test_brackets_are_written_only_if_needed(text):
    assert str(parse(text)) == text
    assert str(parse(f"({text})")) == text


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (Fraction(0), "0"),
        (Fraction(3), "3"),
        (Fraction(1, 2), "1⁄2"),
        (Fraction(-3), "⁻3"),
        (Fraction(-3, 4), "⁻3⁄4"),
    ],
)
def test_every_rational_card_is_written_as_one_symbol(number, text):
    assert str(Number(number)) == text
    assert parse(text) == Number(number)


def test_numbers_are_exact():
    assert Operation(DIVIDE, Number(1), Number(2)).value == Fraction(1, 2)
    with pytest.raises(TypeError):
        Number(0.5)


def test_dividing_by_zero_leaves_no_value_and_names_the_divisor():
    expression = parse("8/(3-3)+1")
    with pytest.raises(DivisionByZero) as caught:
        _ = expression.value
    assert str(caught.value.divisor) == "3-3"
    assert str(caught.value) == "division by 3-3, which is zero"


def test_equal_trees_are_equal_and_their_repr_builds_them_again():
    tree = Operation(ADD, Number(Fraction(1)), Number(Fraction(2)))
    assert tree == parse("1+2") == eval(repr(tree), {"parse": parse})
    assert tree != parse("2+1")


def test_the_operator_table_holds_the_four_operators():
    assert "".join(OPERATORS) == "+-*/"
    assert DIVIDE.precedence > ADD.precedence
    assert all(
        row.symbol in row.spellings and row.sign in row.spellings for row in OPERATORS.values()
    )


@pytest.mark.parametrize("row", OPERATORS.values(), ids=list(OPERATORS))
def test_the_inverse_of_an_operator_undoes_it(row):
    one, two, three = map(Fraction, (5, 7, 2))
    inverse = OPERATORS[row.inverse]
    assert inverse.apply(row.apply(one, two), two) == one
    assert (inverse.precedence, OPERATORS[inverse.inverse]) == (row.precedence, row)
    regrouped = row.apply(row.apply(one, two), three) == row.apply(two, row.apply(three, one))
    assert regrouped == row.associative != inverse.associative
