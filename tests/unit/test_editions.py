"""Editions, compared with brute force; a seed never deals other hands."""

from dataclasses import replace
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, islice, permutations
from math import comb
from typing import get_args

import pytest

import twentyfour as tf
from tests import krypto
from tests.restricted_oracle import APPLY, expressions, ordered_expressions, values
from twentyfour._slices import run_to_end
from twentyfour.cards import RANKS
from twentyfour.editions import EditionCode, has_whole_steps
from twentyfour.rating import LEVELS

FIRST = {
    "single-digits": "3 2 7 1 | 4 1 5 1 | 1 2 5 8",
    "double-digits": "8 4 16 2 | 9 2 13 1 | 2 3 11 20",
    "ace-to-ten": "4 2 7 1 | 4 1 6 1 | 1 2 5 9",
    "three-cards": "13 1 11 | 3 8 9 | 4 8 7",
    "five-cards": "5 2 9 1 8 | 1 7 1 6 2 | 6 11 2 3 9",
    "six-cards": "5 2 9 1 8 6 | 7 1 6 2 2 6 | 2 4 9 13 8 6",
    "add-subtract": "20 3 9 16 | 2 15 13 20 | 6 1 9 8",
    "multiply-divide": "4 2 12 1 | 3 12 6 4 | 8 1 12 16",
    "whole-numbers": "5 2 9 1 | 5 1 7 1 | 1 2 6 11",
    "other-targets": "5 2 9 1 =36 | 1 2 6 11 =10 | 3 9 13 8 =20",
    "integers": "-11 -10 -2 9 | -7 4 11 2 | -10 -5 8 -8",
    "fractions": "2 2 8 1/4 | 5 12 3/2 11 | 3/2 1 1/4 6",
    "decimals": "5 12 2.5 11 | 3 6 0.75 4 | 4 0.5 8 6",
    "make-ten": "3 1 6 0 =10 | 2 6 9 5 =10 | 9 0 8 2 =10",
    "ticket": "3 1 6 0 =10 | 2 6 9 5 =10 | 9 0 8 2 =10",
    "krypto": "7 3 12 2 10 =7 | 2 9 1 8 2 =3 | 8 17 3 5 11 =23",
}
"""The first hands of seed 7."""


def shown(puzzle):
    numbers = " ".join(map(str, puzzle.numbers))
    return numbers if puzzle.target == 24 else f"{numbers} ={puzzle.target}"


def steps_by_hand(postfix):
    """The value of an expression in reverse Polish notation."""
    stack = []
    for word in postfix.replace("⁻", "-").replace("⁄", "/").split():
        if word in APPLY:
            right, left = stack.pop(), stack.pop()
            stack.append(APPLY[word](left, right))
        else:
            stack.append(Fraction(word))
    return stack


def makes_with_whole_steps(numbers, target):
    """Whether whole numbers make a target, by brute force, with whole steps."""
    if len(numbers) == 1:
        return numbers[0] == target
    for one, other in permutations(range(len(numbers)), 2):
        a, b = numbers[one], numbers[other]
        rest = [numbers[at] for at in range(len(numbers)) if at not in (one, other)]
        values = [a + b, a - b, a * b, *([a // b] if b and not a % b else [])]
        if any(makes_with_whole_steps([*rest, value], target) for value in values):
            return True
    return False


def test_every_edition_is_one_entry():
    assert set(tf.EDITIONS) == set(get_args(EditionCode)) == set(FIRST)
    assert all(edition.code == code for code, edition in tf.EDITIONS.items())


@pytest.mark.parametrize("code", tf.EDITIONS)
def test_a_seed_gives_the_same_hands_for_ever(code):
    dealt = tf.EDITIONS[code].sheet(7, 3)
    assert " | ".join(map(shown, dealt)) == FIRST[code]
    assert dealt == tf.EDITIONS[code].sheet("000007", 3)


@pytest.mark.parametrize("code", tf.EDITIONS)
def test_hands_keep_to_the_rules_of_their_edition(code):
    edition = tf.EDITIONS[code]
    dealt = edition.sheet("SCHOOL", 24)
    named = tuple if edition.ordered else sorted
    assert len({(*named(each.numbers), each.target) for each in dealt}) == 24
    for puzzle in dealt:
        assert len(puzzle.numbers) == edition.size
        assert set(puzzle.numbers) <= set(edition.pool)
        dealt_cards = [*puzzle.numbers, *([puzzle.target] if edition.target_drawn else [])]
        for card in dealt_cards:
            assert dealt_cards.count(card) <= edition.copies * edition.pool.count(card)
        assert edition.target_drawn or puzzle.target in edition.targets
        assert puzzle.operators == edition.operators
        assert puzzle.ordered == edition.ordered
        assert not edition.featured or set(puzzle.numbers) & set(edition.featured)
        assert tf.is_solvable(puzzle)


@pytest.mark.parametrize("code", [code for code in tf.EDITIONS if tf.EDITIONS[code].size < 5])
def test_brute_force_finds_a_solution_of_every_hand(code):
    for puzzle in tf.EDITIONS[code].sheet(24, 12):
        made = ordered_expressions if puzzle.ordered else expressions
        assert puzzle.target in {value for value, _ in made(puzzle.numbers, puzzle.operators)}


@pytest.mark.parametrize("code", ["five-cards", "six-cards"])
def test_the_solutions_of_larger_hands_are_right(code):
    for puzzle in tf.EDITIONS[code].sheet(24, 12):
        solution = next(tf.iter_solutions(puzzle))
        assert steps_by_hand(solution.postfix()) == [24]
        assert sorted(solution.numbers) == sorted(puzzle.numbers)


def test_nearly_every_hand_that_can_be_solved_is_dealt_and_no_other():
    edition = tf.EDITIONS["three-cards"]
    dealt = {tuple(sorted(each.numbers)) for each in edition.puzzles(seed=24)}
    solvable = {
        numbers
        for numbers in combinations_with_replacement(RANKS, 3)
        if 24 in values(numbers, "+-*/")
    }
    assert dealt < solvable
    assert len(dealt) > 0.95 * len(solvable)


def test_552_of_the_715_hands_of_make_ten_can_be_solved():
    hands = [*combinations_with_replacement(range(10), 4)]
    solvable = [numbers for numbers in hands if tf.is_solvable(numbers, 10)]
    assert solvable == [numbers for numbers in hands if 10 in values(numbers, "+-*/")]
    assert (len(hands), len(solvable)) == (715, 552)
    strings = sum(len({*permutations(numbers)}) for numbers in solvable)
    assert strings == 8147


def test_hands_with_zeros_have_all_help():
    for puzzle in tf.EDITIONS["make-ten"].sheet(7, 60):
        *_, last = tf.hints(puzzle)
        assert tf.check(str(last.expression), puzzle)
        assert tf.check(str(tf.look(puzzle)[-1].found), puzzle)
        assert tf.rate(puzzle).technique
        assert tf.techniques(puzzle)
        assert tf.school(puzzle)
    assert tf.proof([0, 0, 0, 1], 10)
    assert tf.nearest([0, 0, 0, 1], 10).below.value == 1


def test_nearly_all_deals_of_krypto_can_be_done():
    """`python -m tests.krypto` adds up all hands."""
    hands = [*krypto.hands()]
    assert (len(krypto.KRYPTO.pool), sum(ways for _, ways in hands)) == (56, comb(56, 5))
    for numbers, _ in hands[::2000]:
        targets = {target for target in range(1, 26) if tf.is_solvable(numbers, target)}
        assert krypto.reached(numbers) == targets


def test_whole_numbers_on_the_way_are_enough():
    for puzzle in tf.EDITIONS["whole-numbers"].sheet(24, 24):
        assert makes_with_whole_steps(puzzle.numbers, 24)


def test_sixteen_solvable_hands_need_a_fraction():
    needing = [
        numbers
        for numbers in combinations_with_replacement(RANKS, 4)
        if tf.is_solvable(numbers) and not run_to_end(has_whole_steps(tf.Puzzle(numbers)))
    ]
    assert len(needing) == 1362 - 1346
    assert not any(makes_with_whole_steps(numbers, 24) for numbers in needing)


@pytest.mark.parametrize("level", LEVELS)
def test_hands_of_a_level_have_it(level):
    for puzzle in tf.EDITIONS["add-subtract"].sheet(7, 4, level=level):
        assert tf.rate(puzzle).level == level


def test_decoys_are_dealt_only_on_request():
    edition = tf.EDITIONS["multiply-divide"]
    decoys = [*islice(edition.puzzles(seed=7, solvable="none"), 12)]
    assert not any(24 in values(each.numbers, "*/") for each in decoys)
    mixed = [*islice(edition.puzzles(seed=7, solvable="mixed"), 24)]
    assert {tf.is_solvable(each) for each in mixed} == {True, False}


def test_decimal_is_accepted_if_a_card_is_written_so():
    puzzle = tf.EDITIONS["decimals"].sheet(7, 3)[2]
    assert shown(puzzle) == "4 0.5 8 6"
    for solution in tf.solve(puzzle):
        assert tf.check(str(solution), puzzle)
        assert tf.check(str(solution).replace("1⁄2", "0.5"), puzzle)


def test_a_sheet_has_all_its_hands_or_is_refused():
    assert len(tf.EDITIONS["multiply-divide"].sheet(1, 48)) == 48
    with pytest.raises(tf.HandError, match="no-such-hand"):
        tf.EDITIONS["three-cards"].sheet(1, 200)


@pytest.mark.parametrize("wrong", [{"level": "any"}, {"solvable": "maybe"}, {"seed": -1}])
def test_other_options_are_refused(wrong):
    with pytest.raises(ValueError, match=r"is one of|a seed is"):
        tf.EDITIONS["integers"].puzzles(**wrong)


def test_no_two_editions_are_the_same():
    for one, other in combinations(tf.EDITIONS.values(), 2):
        assert replace(one, code="same") != replace(other, code="same")
