from collections import Counter
from fractions import Fraction
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle import all_expressions, count_formulas, formulas
from twentyfour import check, is_solvable, iter_solutions, nearest, same_solution, solve, solver
from twentyfour._algebraic.forms import algebraic
from twentyfour._algebraic.writing import complexity_of, plainness
from twentyfour.equivalence import canonical

from .strategies import cards, hands, ranks, rationals, trees

small_hands = hands(cards, largest=4)


@pytest.mark.parametrize("numbers", [(3, 8), (Fraction(1, 2), 0, -3), (1, 5, 6, 7)])
def test_counting_values_is_the_same_brute_force_as_building_trees(numbers):
    values = Counter(tree.value for tree in set(all_expressions(numbers)))
    assert formulas(numbers) == values
    assert all(count_formulas(numbers, value) == values[value] for value in values if value)


@given(small_hands, st.data())
def test_the_solver_finds_exactly_the_forms_that_brute_force_finds(numbers, data):
    everything = list(all_expressions(numbers))
    target = data.draw(st.one_of(rationals, st.sampled_from([tree.value for tree in everything])))
    expected = {algebraic(tree) for tree in everything if tree.value == target}
    forms = [algebraic(solution) for solution in solve(numbers, target, distinct="algebraic")]
    assert set(forms) == expected
    assert len(forms) == len(expected)
    assert is_solvable(numbers, target) == bool(expected)


@given(hands(st.integers(0, 13), largest=4), st.data())
def test_essential_solutions_cover_all_expressions(numbers, data):
    everything = list(all_expressions(numbers))
    target = data.draw(st.sampled_from(sorted({tree.value for tree in everything})))
    expected = {canonical(tree) for tree in everything if tree.value == target}
    forms = [canonical(solution) for solution in solve(numbers, target)]
    assert set(forms) == expected
    assert len(forms) == len(expected)


@given(small_hands, st.one_of(st.integers(-5, 30).map(Fraction), rationals))
def test_the_nearest_values_are_next_to_the_target(numbers, target):
    values = formulas(numbers)
    misses = nearest(numbers, target)
    below = max((value for value in values if value < target), default=None)
    above = min((value for value in values if value > target), default=None)
    assert (misses.below and misses.below.value) == below
    assert (misses.above and misses.above.value) == above


@given(st.lists(ranks, min_size=5, max_size=5), st.just(24) | st.integers(100, 2000))
def test_five_cards_agree_with_brute_force_on_solvability(numbers, target):
    assert is_solvable(numbers, target) == bool(count_formulas(numbers, target))


@given(hands(cards, largest=5), rationals)
def test_every_solution_is_right_and_no_two_are_the_same(numbers, target):
    solutions = solve(numbers, target)
    assert all(check(str(solution), numbers, target).ok for solution in solutions)
    assert len({canonical(solution) for solution in solutions}) == len(solutions)


@given(st.lists(ranks, min_size=4, max_size=4), st.just(24) | st.integers(-3, 36))
def test_the_simplest_solutions_come_first(numbers, target):
    complexities = [complexity_of(plainness(solution)) for solution in solve(numbers, target)]
    assert complexities == sorted(complexities)


@given(hands(cards, largest=5), st.just(24) | st.integers(-3, 3) | rationals)
def test_streaming_yields_every_solution_once(numbers, target):
    forms = [canonical(solution) for solution in iter_solutions(numbers, target)]
    assert len(set(forms)) == len(forms)
    assert set(forms) == {canonical(solution) for solution in solve(numbers, target)}


@given(hands(cards, largest=5).flatmap(lambda numbers: st.tuples(*[st.permutations(numbers)] * 2)))
def test_the_order_of_the_cards_changes_nothing(hands_in_two_orders):
    one, other = hands_in_two_orders
    assert solve(one) == solve(other)


@given(hands(st.integers(0, 13), largest=5).flatmap(trees))
def test_any_answer_that_makes_the_target_is_one_of_the_solutions(tree):
    if not isinstance(tree.outcome, ZeroDivisionError):
        solutions = solve(tree.numbers, tree.value)
        assert sum(same_solution(tree, solution) for solution in solutions) == 1


@given(st.lists(st.integers(0, 4), min_size=2, max_size=5), st.integers(-3, 5))
def test_redundant_forms_can_be_left_out(numbers, target):
    everything = {canonical(solution) for solution in solve(numbers, target)}
    with mock.patch.object(solver, "MAX_PLACED", 0):
        for solutions in (solve(numbers, target), list(iter_solutions(numbers, target))):
            assert sorted(map(hash, everything)) == sorted(
                hash(canonical(each)) for each in solutions
            )
