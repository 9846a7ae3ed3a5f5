"""The tickets of Make 10, and what an ordered puzzle does not have."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

import twentyfour as tf
from tests.restricted_oracle import APPLY
from twentyfour.methods.trace import trace_in_slices


@cache
def made(digits):
    """The values of all expressions over some digits in their order, by brute force."""
    if len(digits) == 1:
        return {Fraction(digits[0])}
    return {
        APPLY[symbol](a, b)
        for cut in range(1, len(digits))
        for a, b, symbol in product(made(digits[:cut]), made(digits[cut:]), APPLY)
        if b or symbol != "/"
    }


def ticket(*digits):
    return tf.Puzzle(digits, 10, ordered=True)


def test_5878_of_the_10000_tickets_can_be_solved():
    tickets = [*product(range(10), repeat=4)]
    solvable = [digits for digits in tickets if tf.is_solvable(ticket(*digits))]
    assert solvable == [digits for digits in tickets if 10 in made(digits)]
    assert len(solvable) == 5878


def test_brackets_are_allowed_and_a_sign_in_front_is_not():
    assert tf.solve(ticket(1, 2, 3, 6)) == [tf.parse("(1+2/3)*6")]
    assert tf.solve(ticket(1, 1, 5, 8)) == []
    assert tf.check("-1+2+3+6", ticket(1, 2, 3, 6)).code == "leading-sign"


def test_a_ticket_is_an_edition_of_its_own():
    dealt = tf.EDITIONS["ticket"].sheet(24, 48)
    assert {each.target for each in dealt} == {10}
    assert len({each.numbers for each in dealt}) == 48
    assert all(each.ordered and 10 in made(each.numbers) for each in dealt)


def test_a_puzzle_keeps_its_order():
    puzzle = ticket(1, 2, 3, 6)
    assert tf.Puzzle(puzzle) == puzzle != tf.Puzzle(puzzle, ordered=False)
    assert puzzle.with_numbers([3, 3, 6]).ordered
    assert tf.rate(puzzle).reasons[0].code == "one-solution"
    assert tf.coach([puzzle, [1, Fraction(2, 3), 6]]).possible
    assert not tf.coach([puzzle, [Fraction(2, 3), 6, 1]]).possible


def test_what_has_no_such_rule_refuses_an_ordered_puzzle():
    puzzle = ticket(1, 2, 3, 4)
    for call in (tf.certificate, tf.closest, tf.count_forms, tf.METHODS["exhaustive"].solutions):
        with pytest.raises(ValueError, match="in their order"):
            call(puzzle)
    with pytest.raises(ValueError, match="in their order"):
        next(trace_in_slices("pick-two", puzzle))
    with pytest.raises(tf.HandError, match="no-such-hand"):
        tf.similar(puzzle)
