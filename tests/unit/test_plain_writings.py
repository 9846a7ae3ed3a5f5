"""The engine shows a solution in the form that a person is most likely to write."""

import csv
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

import twentyfour as tf
from tests.plain_writings import (
    has_plain_sum,
    names_a_shown_technique,
    random_hands,
    shows_plain_sum,
)
from twentyfour.equivalence import canonical

DECK = [*combinations_with_replacement(range(1, 14), 4)]
PUBLISHED = Path(__file__).parents[1] / "data" / "distinct-solutions-24.tsv"


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ((3, 3, 11, 13), ["13+11+3-3"]),
        ((3, 3, 12, 12), ["12+12+3-3"]),
        ((3, 7, 7, 8), ["8*3+7-7"]),
        ((1, 1, 3, 8), ["8*3+1-1"]),
        ((3, 3, 8, 8), ["8/(3-8/3)"]),
    ],
)
def test_the_writing_with_the_fewest_products_and_brackets_is_shown(hand, shown):
    assert shown[0] in [*map(str, tf.solve(hand))]


def test_each_hand_with_a_plain_sum_shows_one():
    plain = [hand for hand in DECK if has_plain_sum(hand)]
    assert len(plain) > 100
    assert [*filter(shows_plain_sum, plain)] == plain


def test_a_plain_sum_comes_first():
    for hand in filter(has_plain_sum, DECK):
        first, *_ = tf.solve(hand)
        assert {step.operator.symbol for step in first.steps()} <= {"+", "-"}


def test_a_rating_names_the_technique_of_a_solution_that_is_shown():
    assert [hand for hand in DECK if not names_a_shown_technique(hand)] == []


def test_a_rating_names_a_shown_technique_for_other_targets_and_five_cards():
    for hand, target in random_hands(100):
        assert names_a_shown_technique(hand, target), (hand, target)


def test_most_solutions_are_shown_as_they_were_published():
    shown = as_published = 0
    with PUBLISHED.open(newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            published = {_form(text) for text in row["solutions"].split(" ; ")}
            solutions = tf.solve([*map(int, row["hand"].split())])
            shown += len(solutions)
            as_published += sum(_form(str(solution)) in published for solution in solutions)
    assert shown == 3017
    assert as_published >= 2884


def _form(text):
    return canonical(tf.parse(text), distinct="algebraic")
