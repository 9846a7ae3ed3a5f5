"""The results of the classic methods on all 1820 hands of four cards A..K."""

import pytest

from tests.oracle import count_formulas
from twentyfour import METHODS, is_solvable
from twentyfour.methods.survey import hands

HANDS = hands()
SOLVABLE = [hand for hand in HANDS if is_solvable(hand)]
UNSOLVABLE = [hand for hand in HANDS if not is_solvable(hand)]
SOLVED = {name: method.solved for name, method in METHODS.items()}
TRIES_ALL_OF = {
    "templates-130": "templates-73",
    "templates-first": "templates-73",
    "two-totals": "running-total",
    "both-orders": "running-total",
}
"""Methods that try all attempts of another method before its first solution, so they miss no more.
"""
ON_A_SAMPLE = {
    "exhaustive",
    "exhaustive-float",
    "pick-two",
    "pick-two-distinct",
    "pick-two-table",
    "postfix",
}
"""Complete methods, which only `make test-thorough` runs on every hand."""


def missed(name, some_hands):
    """The solvable hands that a method misses."""
    solutions = {
        hand: next(filter(None, METHODS[name].trying(hand, 24)), None) for hand in some_hands
    }
    assert all(solution.value == 24 for solution in solutions.values() if solution)
    return [hand for hand, solution in solutions.items() if not solution]


@pytest.mark.parametrize("name", sorted(SOLVED.keys() - TRIES_ALL_OF.keys() - ON_A_SAMPLE))
def test_of_the_1362_solvable_hands_a_method_solves_so_many(name):
    assert len(SOLVABLE) == 1362
    left = missed(name, SOLVABLE)
    assert 1362 - len(left) == SOLVED[name]
    for other, inner in TRIES_ALL_OF.items():
        if inner == name:
            assert 1362 - len(missed(other, left)) == SOLVED[other]
            assert not missed(other, [hand for hand in SOLVABLE[::30] if hand not in left])


@pytest.mark.parametrize("name", sorted(ON_A_SAMPLE))
def test_a_complete_method_solves_every_hand_of_a_sample(name):
    assert not missed(name, SOLVABLE[::15])


@pytest.mark.parametrize("name", METHODS)
def test_no_method_solves_an_unsolvable_hand(name):
    assert missed(name, UNSOLVABLE[::150]) == UNSOLVABLE[::150]


def test_the_whole_deck_has_86699_formulas():
    assert sum(count_formulas(hand, 24) for hand in HANDS) == 86_699


def test_exhaustive_search_finds_every_formula():
    for hand in HANDS[::75]:
        assert len(list(METHODS["exhaustive"].solutions(hand))) == count_formulas(hand, 24)
