"""A program with types that uses the package. Tests run it, and check it with mypy and pyright."""

from fractions import Fraction
from typing import assert_type

import twentyfour as tf

hand = tf.deal(level="hard", seed=24)
solutions = tf.solve(hand)
assert_type(solutions, tf.Solutions)
assert_type(solutions[0], tf.Expression)

verdict = tf.check(str(solutions[0]), hand)
assert_type(verdict.value, Fraction | None)
if verdict and verdict.value is not None:
    print(*hand.cards, "|", solutions[0], "=", verdict.value)

proof = tf.why_not([1, 1, 7, 7])
assert_type(proof, tf.Proof | None)
if proof:
    print(len(proof.steps), "lines")

halves = tf.Puzzle([Fraction(1, 2), 3, 4], operators="*/")
print(tf.rate(halves).level, tf.is_solvable(halves))
