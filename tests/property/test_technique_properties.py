"""Techniques of any answer, for any writing, size and value."""

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.property.strategies import cards, expressions, hands, ranks, rationals, trees
from twentyfour import DivisionByZero, Operation, check, find, look, technique, techniques
from twentyfour._algebraic.forms import algebraic
from twentyfour._algebraic.writing import without_brackets, write
from twentyfour.operators import ADD, MULTIPLY

four_ranks = st.lists(ranks, min_size=4, max_size=4)


def turned(tree):
    """An expression with the operands of its sums and products exchanged."""
    if not isinstance(tree, Operation):
        return tree
    left, right = turned(tree.left), turned(tree.right)
    if tree.operator in (ADD, MULTIPLY):
        left, right = right, left
    return Operation(tree.operator, left, right)


@given(expressions)
def test_an_answer_has_one_technique_however_its_form_is_written(tree):
    assume(not isinstance(tree.outcome, DivisionByZero))
    others = [write(algebraic(tree)), turned(tree), without_brackets(tree)]
    assert {technique(other) for other in others} == {technique(tree)}


@given(four_ranks.flatmap(trees))
def test_the_technique_of_an_answer_opens_its_hand(tree):
    assume(not isinstance(tree.outcome, DivisionByZero))
    assert technique(tree).code in techniques(tree.numbers, tree.value)


@given(hands(cards, largest=4), rationals)
def test_exactly_the_hands_that_make_a_target_are_opened(numbers, target):
    last = look(numbers, target)[-1]
    assert last.found is None or techniques(numbers, target)
    assert last.found is None or check(str(last.found), numbers, target)


@given(st.integers(0, 36**6 - 1), st.sampled_from(["share", "sum", "groups"]))
def test_hands_found_are_opened_and_the_same_for_the_same_seed(seed, code):
    hand = next(find(technique=code, seed=seed))
    assert code in techniques(hand)
    assert hand == next(find(technique=code, seed=seed))
