import re
from fractions import Fraction
from itertools import combinations_with_replacement, islice, pairwise
from random import Random

import pytest

import twentyfour as tf
from tests.proofs import dead_ends, with_a_mistake
from twentyfour._cli.why import proof as print_proof
from twentyfour._why.lines import MAX_EXCLUSIONS, MAX_TRIED, with_inverses
from twentyfour.cards import RANKS

HANDS = [*combinations_with_replacement(RANKS, 4)]
IMPOSSIBLE = [hand for hand in HANDS if not tf.is_solvable(hand)]


@pytest.fixture(scope="module")
def proofs():
    return [tf.why_not(hand) for hand in Random(73).sample(IMPOSSIBLE, 40)]


def test_a_hand_that_can_be_solved_has_no_proof():
    for hand in Random(73).sample([hand for hand in HANDS if hand not in IMPOSSIBLE], 100):
        assert tf.why_not(hand) is None


def test_every_proof_is_short_and_accepted(proofs):
    assert all(tf.check_proof(proof) and not proof.long for proof in proofs)


def test_a_line_tries_few_values_and_has_few_exclusions(proofs):
    for line in (line for proof in proofs for line in proof.steps):
        assert len(line.exclusions) <= MAX_EXCLUSIONS
        assert len(with_inverses(line.tried)) <= MAX_TRIED


def test_a_line_has_at_most_25_words(proofs, capsys):
    for proof in proofs:
        print_proof(proof)
    lines = re.split(r"^\d+\. ", capsys.readouterr().out, flags=re.MULTILINE)
    assert max(len(re.findall(r"[a-z]+", line, re.IGNORECASE)) for line in lines) <= 25


def test_a_proof_with_a_mistake_is_refused(proofs):
    random = Random(73)
    for _ in range(500):
        assert not tf.check_proof(with_a_mistake(random, random.choice(proofs)))


def test_a_proof_of_another_hand_is_refused(proofs):
    for one, other in pairwise(proofs):
        assert not tf.check_proof(one._replace(puzzle=other.puzzle))


@pytest.mark.parametrize("numbers", [[1], [3, 5], [3, 5, 7], [1, 1, 1, 1], [1] * 6])
def test_a_proof_without_lines_is_refused(numbers):
    assert not tf.check_proof(tf.why_not(numbers)._replace(steps=()))


def test_every_dead_end_has_one_line():
    hands = tf.EDITIONS["single-digits"].puzzles(seed=73)
    ends = (end for hand in hands for end in dead_ends(Random(73), hand))
    for proof in map(tf.why_not, islice(ends, 100)):
        assert tf.check_proof(proof)
        assert proof.length == 1


@pytest.mark.parametrize(
    "puzzle",
    [
        tf.Puzzle([5]),
        tf.Puzzle([2, 4, 6, 9], 24, "+-"),
        tf.Puzzle([2, 4, 6, 8], 13, "+-*"),
        tf.Puzzle([2, 9, 16, 18], 24, "*/"),
        tf.Puzzle([-7, 1, 1, 9]),
        tf.Puzzle([Fraction(1, 2), Fraction(2, 3), 5, 7], 100),
        tf.Puzzle([0, 0], 0, "/"),
        tf.Puzzle([1, 1, 7, 8], 10, ordered=True),
        tf.Puzzle([9, 10, 4, 0], 0, "+-/", ordered=True),
        tf.Puzzle([7, 7, 13, 13, 13]),
    ],
)
def test_every_rule_of_a_puzzle_holds_in_a_proof(puzzle):
    assert tf.check_proof(tf.why_not(puzzle))


def test_the_lines_say_what_the_part_must_make_and_why_it_does_not():
    alone, seven, *pairs = tf.why_not([1, 1, 7, 7]).steps
    assert (alone.apart, alone.part, alone.tried) == (
        (1,),
        (1, 7, 7),
        (Fraction(1, 24), 23, 24, 25),
    )
    assert [(each.cards, each.values, each.beside) for each in alone.listings] == [
        ((7, 7), (0, 1, 14, 49), (1,)),
        ((1, 7), (Fraction(1, 7), 6, 7, 8), (7,)),
    ]
    assert seven.exclusions == (tf.Exclusion("large", (14,), (17, 31, 168)),)
    assert [line.code for line in pairs] == ["pairs", "pairs"]


def test_a_proof_of_six_cards_would_be_too_long():
    proof = tf.why_not([1] * 6)
    assert (proof.steps, proof.long) == ((), True)
