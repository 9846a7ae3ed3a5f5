"""School steps: a rule of docs/school-steps.md each, and brute force over all expressions."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import twentyfour as tf
from tests.oracle import all_expressions
from tests.property.strategies import ranks
from tests.property.written_steps import step_as_written
from twentyfour._rating.school import as_taught, step_of
from twentyfour._sheets import printed_hand_in_slices
from twentyfour._slices import run_to_end
from twentyfour.editions import has_whole_steps
from twentyfour.operators import ALL_OPERATORS

hands = st.lists(ranks, min_size=2, max_size=4)
some_operators = st.sets(st.sampled_from(ALL_OPERATORS), min_size=1).map("".join)


def solutions(hand, target=24, operators=ALL_OPERATORS):
    return (
        each
        for each in all_expressions(hand)
        if each.value == target and {*each.postfix()} - {*operators} <= {*"0123456789 "}
    )


def lowest_as_written(hand, target=24, operators=ALL_OPERATORS):
    return min(map(step_as_written, solutions(hand, target, operators)), default=None)


@given(st.lists(ranks, min_size=2, max_size=3), st.integers(1, 60), some_operators)
@example([5, 10, 12], 24, ALL_OPERATORS)
@example([2, 5, 6], 60, ALL_OPERATORS)
@example([1, 3, 5], 3, "-")
@example([2, 4, 12], 6, "/")
def test_step_is_the_lowest_of_all_solutions_however_they_are_written(hand, target, operators):
    assert tf.school(hand, operators, target=target) == lowest_as_written(hand, target, operators)


@example([3, 3, 2, 4], 72)
@example([60, 50, 86], 24)
@given(st.lists(st.integers(1, 99), min_size=2, max_size=3), st.integers(1, 99))
def test_step_of_large_cards_is_the_lowest_too(hand, target):
    assert tf.school(hand, target=target) == lowest_as_written(hand, target)


@pytest.mark.parametrize("hand", [(1, 5, 10, 12), (2, 2, 8, 8), (3, 6, 7, 10), (5, 5, 7, 10)])
def test_step_of_four_cards_is_the_lowest_too(hand):
    assert tf.school(hand) == lowest_as_written(hand)


@pytest.mark.thorough
@given(st.lists(ranks, min_size=4, max_size=4))
def test_step_of_any_four_cards_is_the_lowest_too(hand):
    assert tf.school(hand) == lowest_as_written(hand)


@given(hands)
def test_only_a_hand_without_a_solution_has_no_step(hand):
    assert (tf.school(hand) is None) == (not tf.is_solvable(hand))


@given(hands)
def test_step_1_needs_only_plus_and_minus(hand):
    assert (tf.school(hand) == 1) == tf.is_solvable(tf.Puzzle(hand, operators="+-"))


@given(hands)
def test_step_2_needs_no_brackets_and_no_division(hand):
    if tf.school(hand) == 2:
        assert any("(" not in str(each) and "/" not in str(each) for each in solutions(hand))


@given(hands)
def test_up_to_step_3_no_division_is_needed(hand):
    step, without = tf.school(hand), tf.school(hand, "+-*")
    if step is not None and step <= 3:
        assert without == step
    else:
        assert without in {None, 5}


@given(hands)
def test_up_to_step_4_values_are_whole_and_small(hand):
    if (tf.school(hand) or 6) <= 4:
        assert any(
            all(part.value.denominator == 1 and 0 <= part.value <= 100 for part in each.postorder())
            for each in solutions(hand)
        )


@given(hands)
def test_step_6_cannot_do_without_a_fraction(hand):
    step = tf.school(hand)
    if step:
        assert (step == 6) == (not run_to_end(has_whole_steps(tf.Puzzle(hand))))


@given(hands, some_operators, some_operators)
def test_more_operators_never_raise_the_step(hand, some, others):
    more = "".join({*some, *others})
    steps = [tf.school(hand, operators) or 7 for operators in (some, more)]
    assert steps[1] <= steps[0]


@given(hands.flatmap(lambda hand: st.tuples(st.just(hand), st.permutations(hand))))
def test_order_of_the_cards_does_not_matter(pair):
    hand, other = pair
    assert tf.school(hand) == tf.school(other)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("10+8+5+1", 1),
        ("60+50-86", 3),
        ("6*3+7-1", 2),
        ("(6+2)*(4-1)", 3),
        ("12*2*1*1", 2),
        ("13*2-2", 5),
        ("13*1+11", 2),
        ("12*12-120", 5),
        ("8/4*7+10", 4),
        ("13/13+23", 4),
        ("(39-13)/2", 5),
        ("2-3+25", 1),
        ("12*10/5", 4),
        ("8*2*2-8", 2),
        ("3*3*2*4", 3),
        ("8/(3-8/3)", 6),
    ],
)
def test_step_of_a_solution(text, step):
    assert step_of(tf.parse(text)) == step


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("12*10/5", "10/5*12"),
        ("12*10/(8-3)", "10/(8-3)*12"),
        ("(8*2*2-8)*1", "(2*2*8-8)*1"),
        ("12-13+25", "12+25-13"),
        ("60+50-86", "60-(86-50)"),
        ("7*(5+1)-18", "7*(5+1)-18"),
        ("13*12/2-3", "13*12/2-3"),
    ],
)
def test_solution_is_written_in_an_order_of_its_step(text, written):
    assert str(as_taught(tf.parse(text))) == written


@given(hands, st.integers(1, 60), some_operators)
@example([2, 2, 8, 8], 24, ALL_OPERATORS)
@example([1, 2, 4, 6], 48, "/")
@example([3, 3, 9], 1, "/")
def test_written_solution_has_its_step_and_is_the_same_solution(hand, target, operators):
    for solution in tf.solve(tf.Puzzle(hand, target, operators)):
        step, written = step_of(solution, operators), as_taught(solution, operators)
        assert step_as_written(written) == step
        assert tf.same_solution(written, solution, distinct="algebraic")
        if step_as_written(solution) == step <= 4:
            assert written == solution


def steps_of_the_key(puzzle, key):
    """The step of a hand, and the steps of its key as it is written."""
    printed = run_to_end(printed_hand_in_slices(puzzle, key, "school"))
    assert all(tf.check(text, puzzle) for text in printed.solutions)
    return printed.school, [step_as_written(tf.parse(text)) for text in printed.solutions]


def test_key_of_every_hand_has_the_step_of_the_hand_as_it_is_written():
    for hand in combinations_with_replacement(range(1, 14), 4):
        step, written = steps_of_the_key(tf.Puzzle(hand), "simplest")
        assert written == ([step] if step else []), hand


@given(hands, st.integers(1, 60), some_operators)
@example([7, 10, 2, 5], 7, ALL_OPERATORS)
@example([6, 1, 2, 6], 2, ALL_OPERATORS)
def test_key_of_any_target_begins_with_the_step_of_the_hand(hand, target, operators):
    puzzle = tf.Puzzle(hand, target, operators)
    step, written = steps_of_the_key(puzzle, "all")
    assert written[:1] == ([step] if step else [])
    assert written == sorted(written)
    assert len(written) == tf.count_solutions(puzzle)


@pytest.mark.parametrize(
    ("highest", "counts"),
    [
        (9, [31, 140, 193, 29, 4, 7, 91]),
        (10, [57, 185, 258, 48, 8, 10, 149]),
        (13, [220, 337, 576, 178, 35, 16, 458]),
    ],
)
def test_the_table_of_the_documentation(highest, counts):
    every = combinations_with_replacement(range(1, highest + 1), 4)
    found = Counter(map(tf.school, every))
    assert [found[step] for step in (*range(1, 7), None)] == counts
