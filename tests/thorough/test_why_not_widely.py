"""The proofs of all impossible hands, of dead ends, and of random puzzles."""

from fractions import Fraction
from itertools import combinations_with_replacement, islice
from random import Random

import twentyfour as tf
from tests.proofs import dead_ends, with_a_mistake
from twentyfour.cards import RANKS, draw
from twentyfour.operators import ALL_OPERATORS

NUMBERS = (*range(-9, 14), *(Fraction(above, under) for above in (1, 3, 7) for under in (2, 4, 5)))


def random_puzzle(random):
    """A puzzle of one to five numbers by any rules."""
    size = random.choice([1, 2, 3, 3, 4, 4, 4, 4, 5])
    chosen = random.choice([RANKS, range(10), NUMBERS])
    operators = "".join(symbol for symbol in ALL_OPERATORS if random.random() < 0.8) or "+"
    target = random.choice([0, 10, 24, -5, Fraction(1, 2), random.randint(1, 300)])
    numbers = [random.choice(chosen) for _ in range(size)]
    return tf.Puzzle(numbers, target, operators, random.random() < 0.2)


def test_all_458_impossible_hands_have_an_accepted_proof_of_at_most_seven_lines():
    proofs = [tf.why_not(hand) for hand in combinations_with_replacement(RANKS, 4)]
    found = [proof for proof in proofs if proof]
    assert len(proofs) - len(found) == 1362
    assert all(map(tf.check_proof, found))
    assert max(proof.length for proof in found) == 7


def test_the_dead_ends_of_2000_deals_have_one_line():
    random = Random(73)
    hands = [tf.Puzzle(draw(random)) for _ in range(2000)]
    for hand in filter(tf.is_solvable, hands):
        for proof in map(tf.why_not, dead_ends(random, hand)):
            assert tf.check_proof(proof)
            assert proof.length == 1


def test_5000_random_puzzles_have_an_accepted_proof_or_a_solution():
    random = Random(73)
    impossible = (puzzle for puzzle in iter(lambda: random_puzzle(random), None))
    proofs = filter(None, map(tf.why_not, impossible))
    assert all(map(tf.check_proof, islice(proofs, 5000)))


def test_10000_solvable_puzzles_with_other_targets_have_no_proof():
    random = Random(73)
    puzzles = filter(tf.is_solvable, iter(lambda: random_puzzle(random), None))
    assert not any(map(tf.why_not, islice(puzzles, 10_000)))


def test_10000_proofs_with_a_mistake_are_refused():
    random = Random(73)
    puzzles = iter(lambda: random_puzzle(random), None)
    proofs = [*islice((proof for proof in map(tf.why_not, puzzles) if proof), 400)]
    for _ in range(10_000):
        proof = random.choice(proofs)
        assert not tf.check_proof(with_a_mistake(random, proof))
