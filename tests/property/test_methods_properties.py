from hypothesis import example, given
from hypothesis import strategies as st

from twentyfour import METHODS, Puzzle, is_solvable, solve
from twentyfour._slices import run_to_end
from twentyfour.equivalence import canonical
from twentyfour.expression import DivisionByZero
from twentyfour.methods.postfix import from_postfix, to_postfix
from twentyfour.methods.survey import judge_in_slices
from twentyfour.methods.trace import trace_in_slices
from twentyfour.operators import ALL_OPERATORS

from .strategies import cards, expressions, hands, ranks, rationals, slow, trees

exact = st.sampled_from([name for name in METHODS if name != "exhaustive-float"])
complete = st.sampled_from([name for name in METHODS if METHODS[name].complete])
signed_hands = hands(cards, largest=4)
goals = st.one_of(rationals, ranks)
some_operators = st.sets(st.sampled_from(ALL_OPERATORS), min_size=1).map("".join)
small = st.lists(st.integers(0, 9), min_size=1, max_size=4)


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


@slow
@given(small, st.integers(-2, 24), some_operators, st.sampled_from(["pick-two", "postfix", "ours"]))
@example([0, 5, 0], 0, "+/", "ours")
@example([0, 5, 2], 0, "/", "ours")
def test_a_trace_wins_exactly_if_the_allowed_operators_solve_the_hand(
    numbers, target, operators, name
):
    puzzle = Puzzle(numbers, target, operators)
    nodes = run_to_end(trace_in_slices(name, puzzle)).nodes.values()
    assert any(node.state == "won" for node in nodes) == is_solvable(puzzle)
    steps = [node.position.step for node in nodes if node.position.step]
    assert {step.operator.symbol for step in steps} <= {*operators}


@given(expressions)
def test_postfix_is_read_back(tree):
    assert from_postfix(to_postfix(str(tree))) == tree
