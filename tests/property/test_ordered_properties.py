"""Numbers that stay in their order, as on a train ticket, compared with brute force."""

from fractions import Fraction
from functools import lru_cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.restricted_oracle import SUBSETS, ordered_expressions
from twentyfour import (
    Puzzle,
    alternatives,
    check,
    coach,
    count_solutions,
    hints,
    is_solvable,
    iter_solutions,
    look,
    nearest,
    parse,
    proof,
    rate,
    repair,
    solve,
    techniques,
)
from twentyfour._slices import run_to_end
from twentyfour.equivalence import canonical
from twentyfour.solver import count_in_slices

from .strategies import slow

small = st.one_of(st.integers(0, 9), st.sampled_from([Fraction(1, 2), Fraction(-3)]))
hands = st.lists(small, min_size=1, max_size=4) | st.lists(small, min_size=4, max_size=5)


@lru_cache(maxsize=16)
def every(numbers, operators):
    return [*ordered_expressions(numbers, operators)]


def made(puzzle):
    """The values of all expressions in order, with their texts."""
    return every(puzzle.numbers, puzzle.operators)


@st.composite
def posed(draw):
    """An ordered puzzle, mostly a solvable one."""
    operators = draw(st.just("+-*/") | st.sampled_from(SUBSETS))
    numbers = draw(hands)
    targets = sorted({value for value, _ in every(tuple(numbers), operators)})
    target = draw(st.sampled_from([*targets, Fraction(10)]))
    return Puzzle(numbers, target, operators, ordered=True)


def keeps_rules(tree, puzzle):
    used = {step.operator.symbol for step in tree.steps()}
    return tree.numbers == puzzle.numbers and used <= set(puzzle.operators)


@slow
@given(posed())
def test_solutions_equal_brute_force(puzzle):
    right = [parse(text) for value, text in made(puzzle) if value == puzzle.target]
    assert is_solvable(puzzle) == bool(right)
    assert run_to_end(count_in_slices(puzzle)) == count_solutions(puzzle)
    for level in ("essential", "algebraic"):
        expected = {canonical(tree, distinct=level) for tree in right}
        for solutions in (solve(puzzle, distinct=level), [*iter_solutions(puzzle, distinct=level)]):
            assert {canonical(tree, distinct=level) for tree in solutions} == expected
            assert len(solutions) == len(expected)
            assert all(keeps_rules(tree, puzzle) for tree in solutions)
            assert all(check(str(tree), puzzle).ok for tree in solutions)


@slow
@given(posed())
def test_nearest_values_equal_brute_force(puzzle):
    below = max((value for value, _ in made(puzzle) if value < puzzle.target), default=None)
    above = min((value for value, _ in made(puzzle) if value > puzzle.target), default=None)
    misses = nearest(puzzle)
    assert (misses.below and misses.below.value) == below
    assert (misses.above and misses.above.value) == above
    assert all(keeps_rules(tree, puzzle) for tree in misses if tree)


@slow
@given(st.lists(st.integers(0, 9), min_size=6, max_size=6), st.integers(-3, 30))
def test_six_cards_agree_with_brute_force(numbers, target):
    puzzle = Puzzle(numbers, target, ordered=True)
    reached = {value for value, _ in every(tuple(numbers), "+-*/")}
    assert is_solvable(puzzle) == bool(solve(puzzle)) == (target in reached)


@slow
@given(posed())
def test_all_help_keeps_the_order(puzzle):
    solvable = any(value == puzzle.target for value, _ in made(puzzle))
    found, advice = hints(puzzle), coach([puzzle])
    assert (found[0].code == "solvable") == advice.possible == solvable
    shown = [hint.expression for hint in (*found, *advice.hints) if hint.expression]
    shown += [each.found for each in look(puzzle) if each.found]
    assert all(keeps_rules(tree, puzzle) for tree in shown)
    assert (rate(puzzle).technique is not None) == solvable
    assert solvable or not techniques(puzzle)


@slow
@given(posed())
def test_a_proof_combines_neighbours(puzzle):
    branches = proof(puzzle) if len(puzzle.numbers) > 1 else []
    numbers = puzzle.numbers
    for branch in branches:
        step, table = branch.step, branch.table
        assert any(
            (*numbers[:at], *numbers[at + 2 :]) == (*table[:at], *table[at + 1 :])
            and (step.left, step.right, step.value) == (*numbers[at : at + 2], table[at])
            for at in range(len(table))
        )
    if branches:
        reaching = any(branch.reaches for branch in branches)
        assert reaching == any(value == puzzle.target for value, _ in made(puzzle))


@given(posed(), st.data())
def test_a_repair_keeps_the_order(puzzle, data):
    _, text = data.draw(st.sampled_from(every(puzzle.numbers, "+-*/")))
    mended = repair(text, puzzle)
    if mended and mended.expression:
        assert keeps_rules(mended.expression, puzzle)
        assert check(str(mended.expression), puzzle).ok
    if mended and mended.kept is not None:
        assert is_solvable(puzzle)


@given(st.permutations([1, 2, 3, 6]))
def test_an_answer_in_another_order_is_not_right(order):
    (one, two, three, four), puzzle = order, Puzzle([1, 2, 3, 6], 10, ordered=True)
    verdict = check(f"({one}+{two}/{three})*{four}", puzzle)
    assert verdict.ok == (order == [1, 2, 3, 6])
    if not verdict:
        assert (verdict.code, dict(verdict.params)) == ("out-of-order", {"order": "1 2 3 6"})
        first = next(at for at in range(4) if order[at] != [1, 2, 3, 6][at])
        assert verdict.span == ((1, 2), (3, 4), (5, 6), (8, 9))[first]
        assert not verdict.counts_as_wrong


@given(posed())
def test_other_solutions_keep_the_order(puzzle):
    solutions = solve(puzzle)
    for answer in solutions[:1]:
        others = alternatives(answer, puzzle.operators, ordered=True)
        assert others.count == len(solutions) - 1
        assert others.neater is None or keeps_rules(others.neater, puzzle)


@pytest.mark.parametrize("numbers", [[0] * 6, [1] * 6])
def test_equal_cards_have_no_order(numbers):
    puzzle = Puzzle(numbers, 1, ordered=True)
    assert is_solvable(puzzle) == is_solvable(numbers, 1)
