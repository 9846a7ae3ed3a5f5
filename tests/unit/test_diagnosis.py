"""The diagnosis names what a faulty solver lacks, and accuses no right solver."""

from fractions import Fraction
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle import formulas
from tests.solvers.expected import QUICKEST, cases, faults, target_of
from tests.solvers.running import DECK, survey
from twentyfour import is_solvable, solve
from twentyfour._diagnosis.reading import MAX_ROWS
from twentyfour._diagnosis.solutions import solutions_for
from twentyfour._diagnosis.spots import SPOTS
from twentyfour.diagnosis import diagnose

SMALL_DECK = tuple(combinations_with_replacement(range(1, 8), 4))


def codes(rows, target=24):
    return {finding["code"] for finding in diagnose(rows, target)}


def rows_of(answer, hands=SMALL_DECK, **more):
    return [{"numbers": list(hand), "returned": answer(hand), **more} for hand in hands]


def parameters(*kinds):
    return [
        pytest.param(
            kind,
            name,
            id=f"{kind}-{name}",
            marks=() if f"{kind}-{name}" in QUICKEST else pytest.mark.thorough,
        )
        for kind, name in cases(*kinds)
    ]


@pytest.mark.parametrize(("kind", "name"), parameters("wrong", "more_wrong", "held_out"))
def test_the_faults_of_a_solver_are_named(kind, name):
    target = target_of(name)
    assert codes(survey(kind, name, target), target) == faults(kind, name)


@pytest.mark.thorough
@pytest.mark.parametrize(("kind", "name"), cases("right"))
def test_a_right_solver_is_not_accused(kind, name):
    assert not diagnose(survey(kind, name))


@pytest.mark.parametrize("none", [None, False, "", [], "No solution for 1, 1, 1, 1", "-1", "NO"])
def test_every_way_to_say_that_there_is_no_solution_is_right(none):
    assert not diagnose(rows_of(lambda hand: is_solvable(hand) or none))


def test_the_classic_counts_follow_from_the_needs_of_solutions():
    needs = {hand: solutions_for(24).needs(hand) for hand in DECK}
    solved = {
        spot.code: sum(any(not mask & spot.forbids for mask in masks) for masks in needs.values())
        for spot in reversed(SPOTS)
    }
    assert sum(map(bool, needs.values())) == 1362
    assert solved["one-running-total"] == 1232
    assert solved["two-pairs"] == 1299
    assert solved["whole-only"] == 1346
    assert solved["no-brackets"] == 709
    assert solved["float-equality"] == 1361


@given(
    numbers=st.lists(
        st.integers(-3, 13) | st.fractions(-2, 2, max_denominator=3), min_size=1, max_size=4
    ),
    target=st.integers(-2, 24),
)
def test_a_hand_has_needs_if_it_has_a_solution(numbers, target):
    hand = tuple(n.numerator if n.denominator == 1 else n for n in numbers)
    assert bool(solutions_for(target).needs(hand)) == is_solvable(hand, target)


@given(
    spots=st.lists(
        st.sampled_from(SPOTS), min_size=1, max_size=2, unique_by=lambda spot: spot.words
    )
)
def test_the_findings_predict_the_hands_that_blind_spots_miss(spots):
    forbidden = [spot.forbids for spot in spots]
    needs = {hand: solutions_for(24).needs(hand) for hand in SMALL_DECK}

    def finds(hand):
        return any(not any(mask & each for each in forbidden) for mask in needs[hand])

    missed = sum(bool(needs[hand]) and not finds(hand) for hand in SMALL_DECK)
    found = codes(rows_of(finds))
    assert bool(found) == bool(missed)
    assert "unknown" not in found


def test_random_misses_are_unknown_and_five_hands_show_them():
    solvable = [hand for hand in SMALL_DECK if is_solvable(hand)]
    missed = solvable[::17]
    (finding,) = diagnose(rows_of(lambda hand: is_solvable(hand) and hand not in missed))
    assert finding["code"] == "unknown"
    assert finding["params"] == {"kind": "missed"}
    assert len(finding["hands"]) == 5
    assert all(tuple(hand) in missed for hand in finding["hands"])


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (lambda _: None, "nothing-returned"),
        (lambda _: [], "nothing-found"),
        (lambda _: True, "always-solved"),
        (lambda hand: not is_solvable(hand), "answer-inverted"),
        (lambda hand: f"{hand[0]}+{hand[1]}%{hand[2]}", "foreign-operator"),
        (lambda hand: f"({hand[0]}+{hand[1]}", "unreadable"),
        (lambda hand: f"{hand[0]}{hand[1]}-{hand[2]}*{hand[3]}", "digits-joined"),
        (lambda hand: "24*{}".format(*hand), "foreign-number"),
        (lambda hand: "{}*{}//{}+{}".format(*hand), "integer-division"),
        (lambda hand: f"{hand[0]}*{hand[0]}*{hand[1]}-{hand[2]}*{hand[3]}", "cards-reused"),
    ],
)
def test_a_constant_fault_is_named(answer, code):
    assert code in codes(rows_of(answer, SMALL_DECK[100:]))


def test_brackets_that_are_not_printed_are_named():
    def without_brackets(hand):
        return str(solve(hand)[0]).replace("(", "").replace(")", "") if is_solvable(hand) else None

    found = codes(rows_of(without_brackets))
    assert found <= {"brackets-not-printed", "left-to-right", "zero-division"}
    assert "brackets-not-printed" in found


@pytest.mark.parametrize(
    ("error", "code"),
    [
        ("timeout", "too-slow"),
        ("ZeroDivisionError", "division-by-zero"),
        ("RecursionError", "raises"),
    ],
)
def test_errors_are_named(error, code):
    rows = rows_of(is_solvable)
    rows[200] |= {"error": error}
    (finding,) = diagnose(rows)
    assert finding["code"] == code
    assert finding["hands"] == [list(SMALL_DECK[200])]


def test_an_exception_for_every_hand_without_a_solution_is_named():
    rows = [
        {
            "numbers": hand,
            "returned": True,
            **({} if is_solvable(hand) else {"error": "StopIteration"}),
        }
        for hand in SMALL_DECK
    ]
    assert codes(rows) == {"raises-when-none"}


def test_court_cards_that_count_as_ten_are_named():
    hands = DECK[::3]
    assert codes(rows_of(lambda hand: is_solvable([min(card, 10) for card in hand]), hands)) == {
        "courts-as-ten"
    }


def test_cards_that_are_not_sorted_show_a_solver_that_needs_sorted_cards():
    hands = [tuple(reversed(hand)) if at % 2 else hand for at, hand in enumerate(SMALL_DECK)]
    found = codes(rows_of(lambda hand: is_solvable(hand) and list(hand) == sorted(hand), hands))
    assert found == {"sorted-assumed"}


def test_a_value_cut_to_a_whole_number_is_named():
    def cut(hand):
        return any(24 <= value < 25 for value in formulas(hand))

    assert codes(rows_of(cut, SMALL_DECK[::3])) == {"result-truncated"}


def test_numbers_need_not_be_whole():
    hands = [["1/2", 3, 8, 8], [48, "1/2"], [1, 1]]
    assert not diagnose(
        [{"numbers": hand, "returned": is_solvable([Fraction(n) for n in hand])} for hand in hands]
    )


@pytest.mark.parametrize(
    ("row", "error"),
    [
        ({"numbers": [], "returned": None}, ValueError),
        ({"numbers": [1, 2, 3, 4, 5], "returned": None}, ValueError),
        ({"numbers": [1.5], "returned": None}, TypeError),
        ({"numbers": [True], "returned": None}, TypeError),
        ({"numbers": ["x"], "returned": None}, ValueError),
        ({"numbers": [10**30], "returned": None}, ValueError),
        ({"numbers": "12", "returned": None}, ValueError),
        ({"numbers": [24], "returned": 24}, TypeError),
        ({"numbers": [24], "returned": [24]}, TypeError),
        ({"numbers": [24]}, ValueError),
        (None, TypeError),
    ],
)
def test_what_is_no_row_is_refused(row, error):
    with pytest.raises(error):
        diagnose([row])


def test_too_many_rows_are_refused():
    with pytest.raises(ValueError, match="at most"):
        diagnose({"numbers": [24], "returned": None} for _ in range(MAX_ROWS + 1))


def test_a_long_text_is_cut():
    (finding,) = diagnose([{"numbers": [24], "returned": "24+" * 100_000}])
    assert finding["code"] in {"unreadable", "cards-reused"}
