"""Every choice of operators, compared with brute force."""

from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from runpy import run_path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.restricted_oracle import SUBSETS, expressions, values
from twentyfour import (
    Puzzle,
    certificate,
    check,
    coach,
    count_forms,
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
    same_solution,
    solve,
    techniques,
)
from twentyfour._algebraic.forms import algebraic
from twentyfour._slices import run_to_end
from twentyfour.cards import canonical_operators
from twentyfour.equivalence import canonical
from twentyfour.operators import OPERATORS
from twentyfour.solver import count_in_slices

from .strategies import slow

proves = run_path(str(Path(__file__).parents[2] / "docs" / "check_certificate.py"))["check"]

small = st.one_of(
    st.integers(0, 9), st.sampled_from([Fraction(1, 2), Fraction(3, 2), Fraction(-1), Fraction(-3)])
)
few = st.lists(small, min_size=1, max_size=3)
small_hands = few | few | few | st.lists(small, min_size=4, max_size=4)


@st.composite
def posed(draw, operators=None):
    """A puzzle, mostly a solvable one."""
    chosen = operators or draw(st.sampled_from(SUBSETS))
    numbers = draw(small_hands)
    targets = sorted({value for value, _ in every(tuple(numbers), chosen)})
    target = draw(st.sampled_from([*targets, Fraction(24)]))
    return Puzzle(numbers, target, chosen)


@lru_cache(maxsize=16)
def every(numbers, operators):
    return [*dict.fromkeys(expressions(numbers, operators))]


def made(puzzle):
    """The values of all allowed expressions, with their texts."""
    return every(puzzle.numbers, puzzle.operators)


def uses_only(tree, operators):
    return {step.operator.symbol for step in tree.steps()} <= set(operators)


def test_there_are_fifteen_choices_of_the_operators_of_the_table():
    assert len(set(map(frozenset, SUBSETS))) == len(SUBSETS) == 15
    assert {*map(canonical_operators, SUBSETS)} == {*SUBSETS}
    assert set("".join(SUBSETS)) == set(OPERATORS)


@pytest.mark.parametrize("operators", SUBSETS)
@slow
@given(st.data())
def test_solutions_equal_brute_force(operators, data):
    puzzle = data.draw(posed(operators))
    right = [parse(text) for value, text in made(puzzle) if value == puzzle.target]
    assert is_solvable(puzzle) == bool(right)
    assert run_to_end(count_in_slices(puzzle)) == count_solutions(puzzle)
    for level in ("essential", "algebraic"):
        expected = {canonical(tree, distinct=level) for tree in right}
        for solutions in (solve(puzzle, distinct=level), [*iter_solutions(puzzle, distinct=level)]):
            assert {canonical(tree, distinct=level) for tree in solutions} == expected
            assert len(solutions) == len(expected) == count_solutions(puzzle, distinct=level)
            assert all(uses_only(tree, operators) for tree in solutions)
            assert all(check(str(tree), puzzle).ok for tree in solutions)


@pytest.mark.parametrize("operators", SUBSETS)
@slow
@given(st.data())
def test_nearest_values_equal_brute_force(operators, data):
    puzzle = data.draw(posed(operators))
    below = max((value for value, _ in made(puzzle) if value < puzzle.target), default=None)
    above = min((value for value, _ in made(puzzle) if value > puzzle.target), default=None)
    misses = nearest(puzzle)
    assert (misses.below and misses.below.value) == below
    assert (misses.above and misses.above.value) == above
    assert all(uses_only(tree, operators) for tree in misses if tree)
    assert all(sorted(tree.numbers) == sorted(puzzle.numbers) for tree in misses if tree)


@slow
@given(
    st.sampled_from(SUBSETS),
    st.lists(st.integers(0, 6), min_size=5, max_size=6),
    st.integers(-3, 30),
)
def test_five_and_six_cards_agree_with_brute_force(operators, numbers, target):
    reached = values(numbers, operators)
    puzzle = Puzzle(numbers, target, operators)
    assert is_solvable(puzzle) == (target in reached)
    assert bool(solve(puzzle)) == (target in reached)
    misses = nearest(puzzle)
    below = max((value for value in reached if value < target), default=None)
    above = min((value for value in reached if value > target), default=None)
    assert (misses.below and misses.below.value, misses.above and misses.above.value) == (
        below,
        above,
    )


@given(st.sampled_from(SUBSETS), small_hands, st.data())
def test_forbidden_operator_is_rejected_with_its_place(operators, numbers, data):
    _, text = data.draw(st.sampled_from(every(tuple(numbers), "+-*/")))
    verdict = check(text, Puzzle(numbers, 24, operators))
    refused = [at for at, symbol in enumerate(text) if symbol in "+-*/" and symbol not in operators]
    assert (verdict.code == "operator-not-allowed") == bool(refused)
    if refused:
        assert verdict.span == (refused[0], refused[0] + 1)
        assert verdict.params == {"operator": text[refused[0]], "allowed": " ".join(operators)}
        assert not verdict.counts_as_wrong


@given(posed())
def test_hints_coach_proof_and_looks_use_only_allowed_operators(puzzle):
    solvable = any(value == puzzle.target for value, _ in made(puzzle))
    found = hints(puzzle)
    assert (found[0].code == "solvable") == solvable
    advice = coach([puzzle])
    assert advice.possible == solvable
    shown = [hint.expression for hint in (*found, *advice.hints) if hint.expression]
    shown += [each.found for each in look(puzzle) if each.found]
    assert all(uses_only(tree, puzzle.operators) for tree in shown)
    branches = proof(puzzle) if len(puzzle.numbers) > 1 else []
    assert all(branch.step.operator.symbol in puzzle.operators for branch in branches)
    if branches:
        assert any(branch.reaches for branch in branches) == solvable
    assert (rate(puzzle).technique is not None) == solvable
    assert solvable or not techniques(puzzle)


@given(posed(), st.data())
def test_a_repair_uses_only_allowed_operators(puzzle, data):
    _, text = data.draw(st.sampled_from(every(puzzle.numbers, "+-*/")))
    mended = repair(text, puzzle)
    if mended and mended.expression:
        assert check(str(mended.expression), puzzle).ok
    if mended and mended.kept is not None:
        assert is_solvable(puzzle)


@given(posed())
def test_count_of_forms_equals_brute_force(puzzle):
    assert count_forms(puzzle) == len({algebraic(parse(text)) for _, text in made(puzzle)})


@given(posed())
def test_two_solutions_of_a_puzzle_are_never_the_same(puzzle):
    solutions = solve(puzzle)[:5]
    assert not any(
        same_solution(one, other) for at, one in enumerate(solutions) for other in solutions[:at]
    )


@given(posed())
def test_certificate_passes_the_program_that_checks_it(puzzle):
    assert proves(certificate(puzzle)) == any(value == puzzle.target for value, _ in made(puzzle))
