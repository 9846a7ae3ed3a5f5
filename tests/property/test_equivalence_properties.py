from collections import defaultdict
from fractions import Fraction

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.oracle import all_expressions
from twentyfour import DivisionByZero, Operation, explain_same, same_solution
from twentyfour.equivalence import canonical
from twentyfour.operators import ADD, DIVIDE, MULTIPLY, SUBTRACT

from .strategies import cards, expressions, hands, trees


@given(hands(cards, largest=3))
def test_equal_forms_have_equal_values(numbers):
    values = {}
    for tree in all_expressions(numbers):
        form = canonical(tree, distinct="algebraic")
        assert values.setdefault(form, tree.value) == tree.value


@given(expressions, expressions, expressions)
def test_the_laws_of_arithmetic_keep_the_canonical_form(a, b, c):
    def same(one, other):
        return same_solution(one, other, distinct="algebraic")

    assert same(Operation(ADD, a, b), Operation(ADD, b, a))
    assert same(Operation(MULTIPLY, a, b), Operation(MULTIPLY, b, a))
    assert same(Operation(ADD, a, Operation(ADD, b, c)), Operation(ADD, Operation(ADD, a, b), c))
    assert same(
        Operation(SUBTRACT, a, Operation(SUBTRACT, b, c)),
        Operation(ADD, Operation(SUBTRACT, a, b), c),
    )
    assert same(
        Operation(DIVIDE, a, Operation(DIVIDE, b, c)),
        Operation(DIVIDE, Operation(MULTIPLY, a, c), b),
    )
    assert same(
        Operation(DIVIDE, Operation(SUBTRACT, a, b), Operation(SUBTRACT, b, c)),
        Operation(DIVIDE, Operation(SUBTRACT, b, a), Operation(SUBTRACT, c, b)),
    )


whole_cards = st.integers(0, 13)


@given(hands(whole_cards, largest=6).flatmap(trees), st.randoms())
def test_algebraically_equal_expressions_are_essentially_equal(tree, random):
    assume(not isinstance(tree.outcome, DivisionByZero))
    assert same_solution(tree, _shuffled(tree, random))


def _shuffled(tree, random):
    """An expression with some operands of + and * exchanged."""
    if not isinstance(tree, Operation):
        return tree
    left, right = _shuffled(tree.left, random), _shuffled(tree.right, random)
    if tree.operator in (ADD, MULTIPLY) and random.random() < 0.5:
        left, right = right, left
    return Operation(tree.operator, left, right)


@given(hands(whole_cards, largest=4).flatmap(lambda hand: st.tuples(trees(hand), trees(hand))))
def test_an_explanation_leads_from_one_to_the_other_by_steps_that_change_nothing(two):
    one, other = two
    assume(not any(isinstance(tree.outcome, DivisionByZero) for tree in two))
    assert_explained(one, other)


three_cards = st.lists(
    st.sampled_from([-2, -1, 0, Fraction(1, 2), 1, 2, 3]), min_size=3, max_size=3
)


@given(three_cards, st.data())
def test_steps_lead_between_any_two_expressions_of_a_solution(numbers, data):
    ways = defaultdict(list)
    for tree in dict.fromkeys(all_expressions(numbers)):
        ways[canonical(tree)].append(tree)
    one, other, *_ = data.draw(
        st.sampled_from([same for same in ways.values() if len(same) > 1]).flatmap(st.permutations)
    )
    assert_explained(one, other)


def assert_explained(one, other):
    """The steps connect two expressions if they are the same; no step changes a value."""
    explanation = explain_same(one, other)
    assert explanation.same == same_solution(one, other)
    at = one
    for step in explanation.steps:
        assert step.before == at
        assert step.rules
        assert step.after.value == one.value
        assert same_solution(step.before, step.after)
        at = step.after
    assert at == (other if explanation.same else one)


@given(hands(whole_cards, largest=6).flatmap(trees))
def test_the_end_of_a_chain_is_canonical(tree):
    assume(not isinstance(tree.outcome, DivisionByZero))
    end = explain_same(tree, tree).ends[0]
    assert same_solution(end, tree)
    assert explain_same(end, end).ends[0] == end
