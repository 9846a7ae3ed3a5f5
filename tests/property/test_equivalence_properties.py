from hypothesis import given
from hypothesis import strategies as st

from twentyfour import DivisionByZero, Operation, same_solution
from twentyfour.equivalence import algebraic
from twentyfour.expression import ADD, DIVIDE, MULTIPLY, SUBTRACT

from .strategies import expressions, hands, ranks, trees


@given(hands(ranks, largest=4).flatmap(lambda hand: st.tuples(trees(hand), trees(hand))))
def test_equal_forms_have_equal_values(two):
    one, other = two
    if algebraic(one) == algebraic(other):
        left, right = one.outcome, other.outcome
        assert (
            isinstance(left, DivisionByZero) == isinstance(right, DivisionByZero) or left == right
        )


@given(expressions, expressions, expressions)
def test_the_laws_of_arithmetic_make_no_new_solution(a, b, c):
    def same(one, other):
        return same_solution(one, other)

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
