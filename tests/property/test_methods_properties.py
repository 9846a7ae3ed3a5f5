from hypothesis import given
from hypothesis import strategies as st

from twentyfour import METHODS, is_solvable, solve
from twentyfour._slices import run_to_end
from twentyfour.equivalence import canonical
from twentyfour.expression import DivisionByZero
from twentyfour.methods.postfix import from_postfix, to_postfix
from twentyfour.methods.survey import judge_in_slices

from .strategies import cards, expressions, hands, ranks, rationals, slow, trees

exact = st.sampled_from([name for name in METHODS if name != "exhaustive-float"])
complete = st.sampled_from([name for name in METHODS if METHODS[name].complete])
signed_hands = hands(cards, largest=4)
goals = st.one_of(rationals, ranks)


def tree_and_method(names):
    return st.tuples(signed_hands.flatmap(trees), names)


@given(signed_hands, goals, exact)
def test_solutions_are_exact_and_use_each_card_once(numbers, target, name):
    if len(numbers) in METHODS[name].sizes:
        for solution in METHODS[name].solutions(numbers, target):
            assert solution.value == target
            assert sorted(solution.numbers) == sorted(numbers)


@slow
@given(tree_and_method(complete))
def test_a_complete_method_finds_all_that_the_solver_finds(tree_and_name):
    tree, name = tree_and_name
    numbers = tree.numbers
    if isinstance(tree.outcome, DivisionByZero) or len(numbers) not in METHODS[name].sizes:
        return
    solutions = {canonical(each) for each in METHODS[name].solutions(numbers, tree.value)}
    assert solutions == {canonical(each) for each in solve(numbers, tree.value)}


@given(st.lists(ranks, min_size=4, max_size=4), st.integers(-5, 40), st.sampled_from(list(METHODS)))
def test_a_method_that_misses_a_hand_has_a_reason(numbers, target, name):
    outcome = run_to_end(judge_in_slices(METHODS[name], tuple(numbers), target))
    assert (outcome.state == "n") != is_solvable(numbers, target)
    assert (outcome.state == "m") == (outcome.reason is not None)
    assert not (outcome.state == "m" and METHODS[name].complete)


@given(expressions)
def test_postfix_is_read_back(tree):
    assert from_postfix(to_postfix(str(tree))) == tree
