"""Printed sheets of any seed: versions, dots and keys."""

from hypothesis import given
from hypothesis import strategies as st

import twentyfour as tf
from twentyfour._sheets import SheetRequest, printed_in_slices
from twentyfour._slices import run_to_end

from .strategies import slow
from .written_steps import step_as_written

seeds = st.integers(0, 36**6 - 1)
levels = st.sampled_from((None, "easy", "medium", "hard"))


def printed(**request):
    return run_to_end(printed_in_slices(SheetRequest(deck="10", **request)))


@slow
@given(seeds, levels, st.integers(1, 6))
def test_versions_are_equally_hard_and_have_no_hand_in_common(seed, level, count):
    hands = printed(seed=seed, hands=count, level=level, versions=2, key="none")
    assert len({tuple(sorted(each.puzzle.numbers)) for each in hands}) == 2 * count
    for a, b in zip(hands[:count], hands[count:], strict=True):
        assert (a.level, a.school) == (b.level, b.school)
        assert level in {None, a.level}
        assert a.school == tf.school(a.puzzle)


@slow
@given(seeds, st.tuples(*[st.integers(0, 4)] * 3), st.sampled_from(("+-*/", "+-*", "+-")))
def test_mixed_sheet_has_its_number_of_hands_the_easiest_first(seed, dots, operators):
    hands = printed(
        seed=seed, hands=sum(dots), dots=dots, measure="school", operators=operators, key="none"
    )
    steps = [each.school for each in hands]
    assert len(steps) == sum(dots)
    assert steps == sorted(steps)
    if operators == "+-*/":
        counts = [sum(step in part for step in steps) for part in ({1, 2}, {3}, {4, 5, 6})]
        assert counts == list(dots)


@slow
@given(seeds, st.sets(st.integers(1, 6), min_size=1))
def test_key_by_school_steps_solves_each_hand_at_its_step(seed, school):
    for each in printed(seed=seed, hands=3, school=sorted(school), measure="school"):
        assert each.school in school
        (text,) = each.solutions
        solution = tf.parse(text)
        assert step_as_written(solution) == each.school
        assert each.first == solution.steps()[0]
        assert tf.check(text, each.puzzle)
