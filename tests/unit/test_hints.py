from fractions import Fraction

import pytest

from twentyfour import (
    Advice,
    HandError,
    Hint,
    Puzzle,
    coach,
    hints,
    is_solvable,
    parse,
    proof,
    rate,
    solve,
)


def codes(given):
    return [hint.code for hint in given]


def test_hints_begin_with_the_count_and_end_with_a_solution():
    assert hints([3, 3, 8, 8]) == [
        Hint("solvable", {"count": "1"}),
        Hint("technique", {"technique": "fraction-divide"}),
        Hint("last-operator", {"operator": "/", "count": "1"}),
        Hint("last-step", {"left": "8", "operator": "/", "right": "1/3", "value": "24"}),
        Hint("first-step", {"left": "8", "operator": "/", "right": "3", "value": "8/3"}),
        Hint("solution", expression=parse("8/(3-8/3)")),
    ]


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([24], ["solvable", "solution"]),
        ([4, 6], ["solvable", "technique", "last-operator", "first-step", "solution"]),
        ([5], ["no-solution", "nearest-below"]),
    ],
)
def test_small_hands_need_fewer_hints(numbers, expected):
    assert codes(hints(numbers)) == expected


def test_without_a_solution_hints_give_the_nearest_values_and_offer_a_proof():
    assert hints([7, 7, 7, 7]) == [
        Hint("no-solution"),
        Hint("nearest-below", {"value": "15"}, parse("7+7+7/7")),
        Hint("nearest-above", {"value": "28"}, parse("7+7+7+7")),
        Hint("proof"),
    ]


def test_hints_for_hands_of_eight_do_not_wait_for_every_solution():
    given = hints([1, 2, 3, 4, 5, 6, 7, 8])
    assert given[0] == Hint("solvable")
    assert given[-1].expression.value == 24
    assert codes(hints([1] * 8)) == ["no-solution", "proof"]


@pytest.mark.parametrize("hand", [(12, 7, 10, 3, 4, 3), (9, 7, 5, 3, 1, 13)])
def test_hints_for_six_cards_lead_to_the_simplest_solution(hand):
    given, solutions = hints(hand), solve(hand)
    assert given[0].params == {"count": str(len(solutions))}
    assert given[-1].expression == solutions[0]


@pytest.mark.parametrize(
    ("hand", "technique"),
    [
        ((11, 13, 12, 11), "twins"),
        ((8, 10, 8, 2), "sum"),
        ((4, 12, 5, 11), "sum"),
        ((3, 4, 3, 11, 11), "six-four"),
    ],
)
def test_hints_and_rating_name_the_technique_of_the_plainest_solution(hand, technique):
    given, advice = hints(hand), coach([hand]).hints
    assert given[0].params == {"count": str(len(solve(hand)))}
    assert given[1].params["technique"] == advice[1].params["technique"] == technique
    assert given[-1].expression == advice[-1].expression
    assert rate(hand).technique.code == technique


def test_hints_leave_out_nearest_values_that_are_too_long():
    hand = (10**330, 10**200, 10**330, -1)
    assert not is_solvable(hand, -24)
    assert codes(hints(hand, -24)) == ["no-solution", "proof"]


def test_a_coach_names_the_pair_before_the_step():
    advice = coach([(3, 3, 8, 8), (3, 8, Fraction(8, 3))])
    assert advice.possible
    assert codes(advice.hints) == ["possible", "pair", "step", "solution"]
    assert advice.hints[1].params == {"left": "3", "right": "8/3"}
    assert advice.hints[2].params["value"] == "1/3"
    assert str(advice.hints[3].expression) == "8/(3-8⁄3)"


def test_coach_names_the_technique_before_the_first_step():
    _, named, pair, *_ = coach([(1, 1, 1, 8)]).hints
    assert named == Hint("technique", {"technique": "eight-three"})
    assert pair.params == {"left": "1", "right": "1"}
    assert "technique" not in codes(coach([(1, 1, 1, 8), (2, 1, 8)]).hints)
    assert "technique" not in codes(coach([(5, 5)], 25).hints)


def test_coach_gives_the_number_of_steps_to_undo():
    assert coach([(3, 3, 8, 8), (11, 3, 8), (11, 24)]) == Advice(2, (Hint("undo", {"count": "2"}),))
    assert coach([(3, 3, 8, 8), (Fraction(8, 3), 3, 8), (11, 8)]).undo == 1


def test_coach_reports_a_made_or_impossible_target():
    assert coach([(4, 6), (24,)]) == Advice(0, (Hint("done"),))
    assert coach([(1, 1, 1, 1), (1, 1, 2)]) == Advice(None, (Hint("no-solution"),))
    assert not coach([(1, 1, 1, 1)]).possible


def test_a_coach_needs_a_table():
    with pytest.raises(HandError):
        coach([])


def test_a_proof_tries_every_different_first_step_once():
    branches = proof([1, 1, 1, 5])
    steps = {(b.step.left, b.step.operator.symbol, b.step.right) for b in branches}
    assert len(steps) == len(branches) == 4 + 6
    assert (1, "-", 5) in steps
    assert (5, "-", 1) in steps


def test_no_branch_of_a_proof_reaches_the_target_and_the_nearest_comes_first():
    branches = proof([7, 7, 7, 7])
    assert not any(branch.reaches for branch in branches)
    distances = [branch.distance(24) for branch in branches]
    assert distances == sorted(distances)
    assert distances[0] == 28 - 24
    assert all(branch.step.value in branch.table for branch in branches)


def test_a_table_with_a_solution_has_a_branch_that_reaches_the_target():
    (first, *others) = proof([3, 3, 8, 8])
    assert first.reaches
    assert first.distance(24) == 0
    assert first.step.value == Fraction(8, 3)
    assert not any(branch.reaches for branch in others)


def test_a_division_by_zero_is_not_a_step_and_a_single_card_has_no_steps():
    assert [branch.step.operator.symbol for branch in proof([0, 0])] == ["+", "-", "*"]
    assert proof([5]) == []


def test_a_table_that_makes_no_value_has_no_distance():
    (branch,) = proof(Puzzle([0, 0, 1], operators="/"))
    assert branch.distance(24) is None
