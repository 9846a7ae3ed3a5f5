from collections import defaultdict
from itertools import islice, pairwise

import pytest

from tests.oracle import all_expressions
from twentyfour import Operation, explain_same, parse, same_solution
from twentyfour._algebraic.forms import algebraic
from twentyfour._algebraic.writing import without_brackets
from twentyfour.equivalence import canonical
from twentyfour.operators import ADD, SUBTRACT

ALGEBRAIC = [
    ("1+2+3", "3+(2+1)"),
    ("1-(2-3)", "1-2+3"),
    ("1/(2/3)", "1*3/2"),
    ("(1-2)/(3-4)", "(2-1)/(4-3)"),
    ("5-2*(3-4)", "5+2*(4-3)"),
    ("(1-2)*(3-4)*5", "5*((2-1)*(4-3))"),
    ("1/(2*(3/4))", "4/2/3*1"),
    ("7+5*(3-3)", "7-5*(3-3)"),
    ("7+(3-3)", "7-(3-3)"),
]
ESSENTIAL = [
    ("7+0", "7-0"),
    ("7/1", "7*1"),
    ("0*5+2+3", "0/5+2+3"),
    ("7-(2*2-4)*5", "7+(2*2-4)*5"),
    ("(7+0)*3", "7*3+0"),
    ("5*1+3*7", "1*(5+3*7)"),
    ("6*4/(3-2)", "6*4*(3-2)"),
    ("3*8*1*1", "3*8+1-1"),
    ("5*1*(3-2)", "5+1+2-3"),
    ("4*2*3/6", "4+2*3-6"),
    ("5*2/(3-1)", "5+2+1-3"),
    ("(8+7-7)*3", "8*3+7-7"),
    ("(8+3-1-2)*5", "8*5+3-1-2"),
    ("0*(5-2)", "0*5/2"),
    ("(3-1*1*1-1)*1", "3-1*1*1*1-1"),
    ("(3-3)*(5+7)+2", "2+(3-3)*5*7"),
    ("0*(3-3)", "0+3-3"),
    ("24/(7-6)", "24*(7-6)"),
    ("8*3+(9-4-5)", "8*3-(9-4-5)"),
    ("24+5/5-7/7", "24+7/7-5/5"),
    ("24+5/5-7/7", "24+5-5+7-7"),
    ("(7-7)*(9-9)", "(7-7)*9*9"),
    ("(4-3/3)*1", "4-3/3*1"),
    ("11*1+2/2", "11+2/2*1"),
    ("5+1*(3-2)", "1*(5+3-2)"),
    ("5+1+2-3", "5+3-1-2"),
    ("1/2+3-3", "1*3/(2*3)"),
    ("0+3-3+5", "0*3*3+5"),
    ("(6-2)*(8-2)+9-9", "(6-2)*(9-9+8-2)"),
    ("4+3*8-4*6", "3*8/6+4-4"),
    ("7+6*4-3*8", "7+6/3-8/4"),
    ("(5+2)*3+6-2*3", "(5+2)*6/2+3-3"),
    ("5*7+2-2+3-3", "(2+3)*7+5-2-3"),
]


@pytest.mark.parametrize(("one", "other"), ALGEBRAIC)
def test_moving_operands_signs_and_inverses_keeps_the_solution(one, other):
    assert same_solution(parse(one), parse(other), distinct="algebraic")
    assert same_solution(parse(one), parse(other))


@pytest.mark.parametrize(("one", "other"), ESSENTIAL)
def test_neutral_arithmetic_is_the_same_in_every_place(one, other):
    assert same_solution(parse(one), parse(other))
    assert not same_solution(parse(one), parse(other), distinct="algebraic")


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
        ("5+3/3", "5+1"),
        ("(3-1-2)*4+9", "(4-1-3)*2+9"),
        ("9+4-2-2", "9+4-2*2"),
    ],
)
def test_different_arithmetic_is_a_different_solution(one, other):
    assert not same_solution(parse(one), parse(other))


def test_expression_without_a_value_has_a_form():
    assert same_solution(parse("1/(2-2)"), parse("1/(2-2)"))


@pytest.mark.parametrize(("one", "other"), ALGEBRAIC + ESSENTIAL)
def test_a_chain_of_steps_leads_from_one_expression_to_the_other(one, other):
    a, b = parse(one), parse(other)
    explanation = explain_same(a, b)
    assert explanation.same
    assert explanation.ends[0] == explanation.ends[1]
    at = a
    for step in explanation.steps:
        assert step.before == at
        assert same_solution(step.before, step.after)
        at = step.after
    assert at == b


def test_each_step_names_its_rule():
    explanation = explain_same(parse("4*2*3/6"), parse("4+2*3-6"))
    assert [(*step.rules, str(step.after)) for step in explanation.steps] == [
        ("order", "4*3/6*2"),
        ("times-over", "3*2+4-6"),
        ("order", "4+2*3-6"),
    ]


@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [
        ("1-(2-3)", "1-2+3", "brackets"),
        ("7+0", "7-0", "minus-zero"),
        ("(1-2)/(3-4)", "(2-1)/(4-3)", "turn"),
        ("(7+0)*3", "7*3+0", "zero-outermost"),
        ("5*1+3*7", "1*(5+3*7)", "one-outermost"),
        ("(8+7-7)*3", "8*3+7-7", "plus-minus-outermost"),
        ("7/1", "7*1", "over-one"),
        ("5*2/(3-1)", "5+2+1-3", "times-over"),
        ("3*8*1*1", "3*8+1-1", "two-ones"),
        ("0*5+2+3", "0/5+2+3", "zero-over"),
        ("1+(4+0)*0", "1+4*0+0", "zero-outermost"),
        ("(3-3)*(5+7)+2", "2+(3-3)*5*7", "zero-product"),
    ],
)
def test_the_rule_that_makes_two_expressions_the_same_is_named(one, other, rule):
    steps = explain_same(parse(one), parse(other)).steps
    assert rule in [code for step in steps for code in step.rules]


def test_a_change_of_the_sign_of_a_zero_is_named_as_such():
    steps = explain_same("1-(0-0)/2", "1-0/2-0").steps
    assert [(*step.rules, str(step.after)) for step in steps] == [
        ("turn", "1+(0-0)/2"),
        ("zero-outermost", "1+0/2-0"),
        ("minus-zero", "1-0/2-0"),
    ]


def with_zeros_added(tree):
    """The algebraic form of an expression, with each subtracted zero added instead."""
    if not isinstance(tree, Operation):
        return tree
    flat = without_brackets(tree)
    left, right = with_zeros_added(flat.left), with_zeros_added(flat.right)
    is_minus_zero = flat.operator is SUBTRACT and not right.value
    return Operation(ADD if is_minus_zero else flat.operator, left, right)


def test_no_other_rule_merely_changes_the_sign_of_a_zero():
    classes = defaultdict(list)
    for tree in islice(all_expressions((0, 0, 1, 2)), 0, None, 7):
        classes[canonical(tree)].append(tree)
    steps = {
        step
        for trees in classes.values()
        for one, other in pairwise(trees)
        for step in explain_same(one, other).steps
    }
    rules = {
        step.rules
        for step in steps
        if algebraic(step.before)[0] != algebraic(step.after)[0]
        and algebraic(with_zeros_added(step.before)) == algebraic(with_zeros_added(step.after))
    }
    assert rules == {("minus-zero",)}


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        (
            "(2/1-⁻1)/⁻1",
            "1/⁻1+2*⁻1",
            [
                ("(2*1-⁻1)/⁻1", "over-one"),
                ("(2-⁻1)/⁻1*1", "one-outermost"),
                ("(2-1/⁻1)*⁻1", "one-outermost", "sign-in-front"),
                ("1/⁻1+2*⁻1", "one-outermost"),
            ],
        ),
        (
            "(2+⁻1)/⁻1-1",
            "⁻1*(2-1-⁻1)",
            [
                ("(2+⁻1)*⁻1-1", "over-one"),
                ("(2+1+⁻1)*⁻1", "one-outermost"),
                ("(2-1-⁻1)*⁻1", "minus-zero"),
                ("⁻1*(2-1-⁻1)", "order"),
            ],
        ),
        (
            "⁻1/1-(2+⁻1)",
            "⁻1*(2-1-⁻1)",
            [
                ("⁻1/1-2-⁻1", "brackets"),
                ("(2-1-⁻1)*⁻1", "two-ones", "times-over", "sign-in-front"),
                ("⁻1*(2-1-⁻1)", "order"),
            ],
        ),
    ],
)
def test_a_sign_that_cannot_stand_in_front_joins_two_steps(one, other, steps):
    explanation = explain_same(parse(one), parse(other))
    assert [(str(step.after), *step.rules) for step in explanation.steps] == steps


def test_the_chain_is_the_shortest():
    assert explain_same(parse("1+2"), parse("1+2")).steps == ()
    (step,) = explain_same(parse("7/1"), parse("7*1")).steps
    assert step.rules == ("over-one",)


@pytest.mark.parametrize(
    ("one", "other", "difference", "ends"),
    [
        ("3*8", "4*6", "numbers", ["8*3", "6*4"]),
        ("2*3+4", "2*(3+4)", "value", ["3*2+4", "(4+3)*2"]),
        ("2+2", "2*2", "form", ["2+2", "2*2"]),
        ("5/1-2", "5-2/2", "numbers", ["(5-2)*1", "5-2/2"]),
    ],
)
def test_the_difference_of_two_solutions_is_named(one, other, difference, ends):
    explanation = explain_same(parse(one), parse(other))
    assert not explanation.same
    assert explanation.steps == ()
    assert (explanation.difference, [str(end) for end in explanation.ends]) == (difference, ends)
