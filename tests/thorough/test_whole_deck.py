"""Tests of minutes: every method on every hand, and the memory of the largest searches."""

import tracemalloc
from fractions import Fraction
from multiprocessing import get_context
from resource import RUSAGE_SELF, getrusage

import pytest

from twentyfour import METHODS, iter_solutions, solve
from twentyfour.equivalence import canonical
from twentyfour.methods.large_survey import survey
from twentyfour.methods.survey import hands

HANDS = hands()


@pytest.mark.parametrize("name", METHODS)
def test_a_method_solves_each_hand_or_has_a_reason_to_miss_it(name):
    outcomes = survey(name, HANDS, Fraction(24))
    assert sum(outcome.state != "n" for outcome in outcomes) == 1362
    assert all((outcome.state == "m") == bool(outcome.reason) for outcome in outcomes)
    assert not any(outcome.wrong for outcome in outcomes)
    assert not METHODS[name].complete or all(outcome.state != "m" for outcome in outcomes)


def formulas(hand: tuple[int, ...]) -> int:
    """The number of formulas of a hand, which must be exactly the solver's solutions."""
    solutions = list(METHODS["exhaustive"].solutions(hand))
    assert {canonical(each) for each in solutions} == {canonical(each) for each in solve(hand)}
    return len(solutions)


def test_the_86699_formulas_of_the_deck_are_the_solutions_of_the_solver() -> None:
    with get_context("spawn").Pool() as pool:
        assert sum(pool.imap_unordered(formulas, HANDS, 20)) == 86_699


@pytest.mark.parametrize(
    ("hand", "target"), [((1, 2, 3, 4, 5, 6), 1), ((0, 1, 2, 3, 4, 5), 0), ((1, 1, 2, 2, 3, 3), 1)]
)
def test_memory_stays_bounded_on_the_worst_hands_of_six(hand, target):
    tracemalloc.start()
    solve(hand, target)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 40e6


def streamed(hand: tuple[int, ...]) -> tuple[int, float]:
    """The number of solutions of a hand, and the bytes that a process needs to list them."""
    count = sum(1 for _ in iter_solutions(hand))
    return count, getrusage(RUSAGE_SELF).ru_maxrss * 1024


def test_all_solutions_of_eight_numbers_come_and_memory_stays_bounded() -> None:
    with get_context("spawn").Pool(1) as pool:
        count, peak = pool.apply(streamed, [tuple(range(1, 9))])
    assert count == 318_512
    assert peak < 800e6
