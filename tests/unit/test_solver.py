from fractions import Fraction
from itertools import combinations_with_replacement

import pytest

from twentyfour import HandError, check, count_solutions, is_solvable, parse, same_solution, solve


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
        ((0, 0, 5), 5, ["5+0+0", "5+0-0", "5-0-0", "5+0*0", "5-0*0"]),
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


def test_of_the_1820_hands_1362_are_solvable_and_every_solution_checks():
    hands = list(combinations_with_replacement(range(1, 14), 4))
    solutions = {hand: solve(hand) for hand in hands}
    assert len(hands) == 1820
    assert sum(map(bool, solutions.values())) == 1362
    assert all(check(str(tree), hand).ok for hand, trees in solutions.items() for tree in trees)


def test_of_the_715_hands_of_ace_to_ten_566_are_solvable():
    hands = combinations_with_replacement(range(1, 11), 4)
    assert sum(is_solvable(hand) for hand in hands) == 566


@pytest.mark.parametrize(("size", "forms"), [(1, 1), (2, 6), (3, 68), (4, 1170), (5, 27142)])
def test_n_different_operands_have_as_many_forms_as_oeis_a140606_says(size, forms):
    assert count_solutions((101, 211, 307, 401, 503)[:size], None) == forms


def test_no_two_solutions_of_a_hand_of_six_are_the_same():
    solutions = solve((1, 2, 3, 4, 5, 6))
    assert len({str(solution) for solution in solutions}) == len(solutions) > 1000
    head = solutions[:40]
    assert sum(same_solution(a, b) for a in head for b in head) == len(head)


def test_what_a_player_finds_is_among_the_solutions():
    found = parse("(6-2)*(9-3)")
    assert any(same_solution(found, solution) for solution in solve((2, 3, 6, 9)))


@pytest.mark.parametrize("numbers", [(), (1,) * 9, (10**700, 10**700)])
def test_hands_out_of_bounds_are_refused(numbers):
    with pytest.raises(HandError):
        solve(numbers)


def test_floats_are_refused():
    with pytest.raises(TypeError):
        solve((3.0, 8))
