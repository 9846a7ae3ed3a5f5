"""School steps: a rule of docs/school-steps.md each, and brute force over all expressions."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import twentyfour as tf
from tests.oracle import all_expressions
from tests.property.strategies import ranks
from twentyfour._school import step_of
from twentyfour._slices import run_to_end
from twentyfour.editions import has_whole_steps
from twentyfour.operators import ALL_OPERATORS, DIVIDE, MULTIPLY

hands = st.lists(ranks, min_size=2, max_size=4)
some_operators = st.sets(st.sampled_from(ALL_OPERATORS), min_size=1).map("".join)


def solutions(hand, target=24):
    return (each for each in all_expressions(hand) if each.value == target)


def is_in_tables(part):
    other = part.left if part.operator is MULTIPLY else part
    low, high = sorted((other.value, part.right.value))
    return low <= 1 or high <= 12


def step_as_written(expression):
    parts = [*expression.postorder()]
    operations = [part for part in parts if isinstance(part, tf.Operation)]
    products = [part for part in operations if part.operator in {MULTIPLY, DIVIDE}]
    if any(part.value.denominator != 1 for part in parts):
        return 6
    if not all(0 <= part.value <= 100 for part in parts) or not all(map(is_in_tables, products)):
        return 5
    if any(part.operator is DIVIDE for part in products):
        return 4
    if "(" in str(expression):
        return 3
    return 2 if products else 1


def lowest_as_written(hand, target=24):
    return min(map(step_as_written, solutions(hand, target)), default=None)


@given(st.lists(ranks, min_size=2, max_size=3), st.integers(1, 60))
@example([5, 10, 12], 24)
@example([2, 5, 6], 60)
def test_step_is_the_lowest_of_all_solutions_however_they_are_written(hand, target):
    assert tf.school(hand, target=target) == lowest_as_written(hand, target)


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
