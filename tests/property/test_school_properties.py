"""School steps: a rule of docs/school-steps.md each, and brute force over all expressions."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

import twentyfour as tf
from tests.oracle import all_expressions
from tests.property.strategies import ranks
from twentyfour._school import step_of
from twentyfour._slices import run_to_end
from twentyfour.editions import has_whole_steps
from twentyfour.operators import ALL_OPERATORS

hands = st.lists(ranks, min_size=2, max_size=4)
some_operators = st.sets(st.sampled_from(ALL_OPERATORS), min_size=1).map("".join)


def solutions(hand, target=24):
    return (each for each in all_expressions(hand) if each.value == target)


@given(st.lists(ranks, min_size=2, max_size=3), st.integers(1, 60))
def test_step_is_the_lowest_of_all_solutions_however_they_are_written(hand, target):
    lowest = min(map(step_of, solutions(hand, target)), default=None)
    assert tf.school(hand, target=target) == lowest


@pytest.mark.thorough
@given(st.lists(ranks, min_size=4, max_size=4))
def test_step_of_four_cards_is_the_lowest_too(hand):
    assert tf.school(hand) == min(map(step_of, solutions(hand)), default=None)


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
        ("60+50-86", 5),
        ("6*3+7-1", 2),
        ("(6+2)*(4-1)", 3),
        ("12*2*1*1", 2),
        ("13*2-2", 5),
        ("13*1+11", 2),
        ("12*12-120", 5),
        ("8/4*7+10", 4),
        ("13/13+23", 4),
        ("(39-13)/2", 5),
        ("2-3+25", 5),
        ("8/(3-8/3)", 6),
    ],
)
def test_step_of_a_solution(text, step):
    assert step_of(tf.parse(text)) == step


@pytest.mark.parametrize(
    ("highest", "counts"),
    [
        (9, [31, 139, 194, 29, 4, 7, 91]),
        (10, [57, 184, 259, 46, 10, 10, 149]),
        (13, [220, 335, 578, 165, 48, 16, 458]),
    ],
)
def test_the_table_of_the_documentation(highest, counts):
    every = combinations_with_replacement(range(1, highest + 1), 4)
    found = Counter(map(tf.school, every))
    assert [found[step] for step in (*range(1, 7), None)] == counts
