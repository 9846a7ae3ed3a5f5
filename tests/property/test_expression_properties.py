import ast
from fractions import Fraction

from hypothesis import assume, given
from hypothesis import strategies as st

from twentyfour import DivisionByZero, parse
from twentyfour.operators import OPERATORS

from .strategies import expressions, hands, ranks, trees


@given(expressions)
def test_parsing_what_was_written_gives_the_same_tree(tree):
    assert parse(str(tree)) == tree


@given(expressions)
def test_no_pair_of_brackets_can_be_left_out(tree):
    text = str(tree)
    for start, symbol in enumerate(text):
        if symbol == "(":
            end = _closing(text, start)
            assert parse(text[:start] + text[start + 1 : end] + text[end + 1 :]) != tree


def _closing(text, start):
    depth = 0
    for at in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0:
            return at
    raise AssertionError("unbalanced")


@given(expressions)
def test_postfix_evaluates_to_the_value(tree):
    assume(not isinstance(tree.outcome, DivisionByZero))
    stack = []
    for symbol in tree.postfix().split():
        if operator := OPERATORS.get(symbol):
            right, left = stack.pop(), stack.pop()
            stack.append(operator.apply(left, right))
        else:
            stack.append(parse(symbol).value)
    assert stack == [tree.value]


@given(hands(ranks, largest=6).flatmap(trees))
def test_values_equal_exact_arithmetic(tree):
    assume(not isinstance(tree.outcome, DivisionByZero))
    assert tree.value == _by_python(ast.parse(str(tree), mode="eval").body)


def _by_python(node):
    """The value of the text by Python's own parser, with fractions."""
    if isinstance(node, ast.Constant):
        return Fraction(node.value)
    operator = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}[type(node.op)]
    return OPERATORS[operator].apply(_by_python(node.left), _by_python(node.right))


@given(expressions)
def test_there_is_one_step_less_than_there_are_numbers(tree):
    assume(not isinstance(tree.outcome, DivisionByZero))
    assert len(tree.steps()) == len(tree.numbers) - 1


@given(expressions, st.integers(0, 30))
def test_redundant_brackets_change_nothing(tree, pairs):
    assert parse("(" * pairs + str(tree) + ")" * pairs) == tree
