import tracemalloc
from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, islice
from pathlib import Path

import pytest

from tests.oracle import all_expressions
from twentyfour import (
    HandError,
    Nearest,
    Puzzle,
    check,
    count_forms,
    count_solutions,
    is_solvable,
    iter_solutions,
    nearest,
    parse,
    same_solution,
    solve,
)
from twentyfour.equivalence import canonical
from twentyfour.solver import solve_in_slices

PUBLISHED = Path(__file__).parents[1] / "data" / "distinct-solutions-24.tsv"
HANDS = list(combinations_with_replacement(range(1, 14), 4))


def texts(numbers, target=24):
    return [str(solution) for solution in solve(numbers, target)]


def test_three_three_eight_eight_has_one_solution():
    assert texts((3, 3, 8, 8)) == ["8/(3-8/3)"]


@pytest.mark.parametrize(
    ("numbers", "target", "solutions"),
    [
        ((24,), 24, ["24"]),
        ((4, 6), 24, ["6*4"]),
        ((1, 5, 5, 5), 24, ["5*(5-1/5)"]),
        ((1, 1, 1, 1), 24, []),
        ((1, 2, 3), -4, ["1-3-2", "2*(1-3)"]),
        ((Fraction(1, 2), 48), 24, ["48*1⁄2"]),
        ((8, -3), -24, ["8*⁻3"]),
        ((3, 4), Fraction(3, 4), ["3/4"]),
        ((0, 0, 5), 5, ["5+0+0"]),
        ((0, 0, 0, 0), 0, ["0+0+0+0"]),
        ((1,), 1, ["1"]),
        ((1, 1), 1, ["1*1"]),
        ((1, 1), 0, ["1-1"]),
    ],
)
def test_any_numbers_and_any_target(numbers, target, solutions):
    assert sorted(texts(numbers, target)) == sorted(solutions)


def test_the_simplest_solution_comes_first():
    assert texts((2, 4, 8, 10))[0] == "10+8+4+2"
    assert "/" in texts((3, 6, 2, 9))[-1]
    assert texts((3, 6, 2, 9))[-1] == "9*(3-2/6)"


def test_solutions_are_written_as_people_write_them():
    assert "(9-3)*(6-2)" in texts((2, 3, 6, 9))


@pytest.fixture(scope="module")
def solved():
    """All solutions of all hands of the deck."""
    return {hand: solve(hand) for hand in HANDS}


def test_of_the_1820_hands_1362_are_solvable_and_every_solution_checks(solved):
    assert len(solved) == 1820
    assert sum(map(bool, solved.values())) == 1362
    assert {hand for hand in HANDS if is_solvable(hand)} == {hand for hand in HANDS if solved[hand]}
    assert all(check(str(tree), hand).ok for hand, trees in solved.items() for tree in trees)


def test_essential_solutions_equal_the_published_list(solved):
    published = {hand: [] for hand in HANDS}
    for line in PUBLISHED.read_text(encoding="utf-8").splitlines()[1:]:
        hand, _, texts = line.split("\t")
        published[tuple(map(int, hand.split()))] = texts.split(" ; ")
    assert sum(map(len, published.values())) == 3017
    for hand in HANDS:
        ours = Counter(canonical(solution) for solution in solved[hand])
        theirs = Counter(canonical(parse(text)) for text in published[hand])
        assert ours == theirs, hand


def test_no_hand_has_more_than_eleven_essential_solutions(solved):
    assert max(map(len, solved.values())) == len(solved[2, 4, 8, 10]) == 11


def test_of_the_270725_deals_of_a_real_deck_217817_are_solvable(solved):
    ways = [1, 4, 6, 4, 1]
    deals = {}
    for hand in HANDS:
        deals[hand] = 1
        for count in Counter(hand).values():
            deals[hand] *= ways[count]
    assert sum(deals.values()) == 270_725
    assert sum(count for hand, count in deals.items() if solved[hand]) == 217_817


def test_of_the_715_hands_of_ace_to_ten_566_are_solvable():
    hands = combinations_with_replacement(range(1, 11), 4)
    assert sum(is_solvable(hand) for hand in hands) == 566


@pytest.mark.parametrize(("size", "forms"), [(1, 1), (2, 6), (3, 68), (4, 1170), (5, 27142)])
def test_the_number_of_forms_of_n_different_operands_is_oeis_a140606(size, forms):
    assert count_forms((101, 211, 307, 401, 503)[:size]) == forms


def test_equal_operands_make_fewer_forms():
    assert count_forms((7, 7)) == len(["7+7", "7-7", "7*7", "7/7"])


@pytest.mark.parametrize(
    ("hand", "target", "solvable"),
    [
        ((1, 2), -1, True),
        ((1, 2), -3, False),
        ((-3,), 3, False),
        ((-3, 1), 4, True),
        ((-3, 1), -4, True),
        ((-3, -8), -24, False),
        ((1, 1, 1, 1, 1), -6, False),
        ((1, 2), 0, False),
        ((1, 2, 3), 0, True),
        ((0, 5), 0, True),
    ],
)
def test_zero_and_negative_values_are_targets_like_others(hand, target, solvable):
    assert is_solvable(hand, target) == solvable == bool(solve(hand, target))


@pytest.mark.parametrize("hand", [(0, 2, 3), (0, 0, 5), (1, 1, 2), (0, 1, 2, 3)])
def test_algebraic_solutions_include_every_product_with_zero(hand):
    ways = {
        canonical(tree, distinct="algebraic") for tree in all_expressions(hand) if tree.value == 0
    }
    assert count_solutions(hand, 0, distinct="algebraic") == len(ways)


def test_no_two_solutions_of_a_hand_of_six_are_the_same():
    solutions = solve((1, 2, 3, 4, 5, 6))
    assert len({canonical(solution) for solution in solutions}) == len(solutions) > 500


def test_a_first_solution_of_seven_or_eight_cards_is_found():
    for hand in ((1, 2, 4, 6, 8, 11, 13), (3, 4, 5, 6, 9, 10, 11, 13)):
        assert check(str(next(iter_solutions(hand))), hand).ok
        assert is_solvable(hand)


def test_unsolvable_hands_of_eight_are_recognized():
    assert not is_solvable((1,) * 8)
    assert not is_solvable((2, 2, 3, 3, 5, 5, 7, 7), 10_000_019)


@pytest.mark.parametrize(
    ("hand", "target", "most"), [((1, 2, 3, 4, 5), 1, 2.5e6), ((0, 0, 1, 1, 2, 3), 0, 5e6)]
)
def test_memory_stays_bounded_on_hands_with_very_many_solutions(hand, target, most):
    tracemalloc.start()
    solve(hand, target)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < most


def test_numbers_are_checked_before_the_first_solution_is_requested():
    with pytest.raises(TypeError, match="an int or a Fraction is needed, not a float"):
        iter_solutions([3.5])


@pytest.mark.parametrize(
    ("hand", "target", "count"), [((1, 1, 3, 1, 1, 1), 1, 19), ((1, 2, 1, 2, 1, 5), 10, 71)]
)
def test_six_cards_have_the_solutions_of_the_closure(hand, target, count):
    assert count_solutions(hand, target) == count


def test_zero_with_either_sign_is_one_solution():
    assert list(map(str, solve((1, 1, 2), 0))) == ["2-1-1", "2*(1-1)"]


@pytest.mark.parametrize("hand", [(0, 0, 0, 1, 1, 2, 2), (1, 1, 2, 2, 3, 3, 0)])
def test_with_a_zero_there_is_one_way_to_make_zero(hand):
    assert count_solutions(hand, 0) == 1


def test_solutions_are_yielded_as_they_are_found():
    solutions = list(islice(iter_solutions((2, 3, 5, 7, 11, 13, 4)), 50))
    assert len({canonical(solution) for solution in solutions}) == 50


@pytest.mark.parametrize(
    ("numbers", "target", "below", "above"),
    [
        ((1, 1, 1, 1), 24, "(1+1)*(1+1)", None),
        ((7, 7, 7, 7), 24, "7+7+7/7", "7+7+7+7"),
        ((3, 3, 8, 8), 24, "8*3-3/8", "8*8/3+3"),
        ((2, 3), 0, "2-3", "2/3"),
        ((2, 3), -1, None, "2/3"),
        ((5,), 5, None, None),
        ((1, 3), Fraction(1, 2), "1/3", "3-1"),
    ],
)
def test_the_nearest_values_below_and_above_a_target(numbers, target, below, above):
    expected = Nearest(below and parse(below), above and parse(above))
    assert nearest(numbers, target) == expected


def test_any_right_answer_is_among_the_solutions():
    answer = parse("(6-2)*(9-3)")
    assert any(same_solution(answer, solution) for solution in solve((2, 3, 6, 9)))


@pytest.mark.parametrize("numbers", [(), (1,) * 9, (10**700, 10**700)])
def test_hands_out_of_bounds_are_refused(numbers):
    with pytest.raises(HandError):
        solve(numbers)


def test_floats_are_refused():
    with pytest.raises(TypeError):
        solve((3.0, 8))


def test_a_value_of_negative_cards_does_not_imply_its_negative():
    assert is_solvable((-2, -3), -5)
    assert not is_solvable((-2, -3), 5)


@pytest.mark.parametrize(
    ("hand", "target"),
    [
        ((1, 2, 3, 4, 6), 24),
        ((1, 2, 2, 4, 4), 24),
        ((0, 1, 3, 8), 24),
        ((3, 3, 8, 8), 24),
        ((-3, -3, 1), 0),
        ((-3, -1, 1), -2),
        ((1, 1, 2), 0),
        ((0, 0, 3), -3),
        ((-3, -3, 8, 8), 24),
        ((1, 2, 3, 4), -2),
    ],
)
def test_streamed_solutions_are_all_solutions_once(hand, target):
    streamed = [canonical(solution) for solution in iter_solutions(hand, target)]
    assert len(streamed) == len(set(streamed))
    assert set(streamed) == {canonical(solution) for solution in solve(hand, target)}


def test_the_nearest_of_six_cards_uses_all_of_them():
    below, above = nearest((1,) * 6, 8)
    assert below
    assert above
    assert (below.value, above.value) == (7, 9)
    assert below.numbers == above.numbers == (1,) * 6
    assert nearest((1,) * 6).above is None


def test_the_nearest_of_six_cards_is_written_as_people_write_it():
    below, above = nearest(Puzzle((1, 2, 3, 4, 5, 6), 100, "+-*"))
    assert (str(below), str(above)) == ("(6+5)*(4+3+2)*1", "(6+2)*4*3+5*1")


def test_progress_counts_work_done_of_all_work_and_what_was_found():
    slices = list(solve_in_slices((1, 2, 3, 4, 5)))
    assert [work.done for work in slices] == sorted(work.done for work in slices)
    assert {work.total for work in slices} == {slices[-1].done}
    assert slices[-1].found == len(solve((1, 2, 3, 4, 5)))
