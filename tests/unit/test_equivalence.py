import pytest

from twentyfour import parse, same_solution


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1+2+3", "3+(2+1)"),
        ("1-(2-3)", "1-2+3"),
        ("1/(2/3)", "1*3/2"),
        ("(1-2)/(3-4)", "(2-1)/(4-3)"),
        ("5-2*(3-4)", "5+2*(4-3)"),
        ("(1-2)*(3-4)*5", "5*((2-1)*(4-3))"),
        ("1/(2*(3/4))", "4/2/3*1"),
        ("7+5*(3-3)", "7-5*(3-3)"),
        ("7+(3-3)", "7-(3-3)"),
    ],
)
def test_moved_operands_signs_and_inverses_make_no_new_solution(one, other):
    assert same_solution(parse(one), parse(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1-2", "2-1"),
        ("1+2", "1*2"),
        ("2*3+4", "2*(3+4)"),
        ("2+2", "2*2"),
        ("(1-2)*(3-4)", "(2-1)*(3-4)"),
        ("6/2", "6-3"),
        ("8/2/2", "8/2-2"),
    ],
)
def test_different_arithmetic_is_a_different_solution(one, other):
    assert not same_solution(parse(one), parse(other))


def test_forms_exist_where_values_do_not():
    assert same_solution(parse("1/(2-2)"), parse("1/(2-2)"))
