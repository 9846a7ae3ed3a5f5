"""Computes two pairs and joins them, and does nothing else."""

from fractions import Fraction
from itertools import permutations


def join(x, y):
    (a, left), (b, right) = x, y
    yield a + b, f"({left}+{right})"
    yield a - b, f"({left}-{right})"
    yield a * b, f"({left}*{right})"
    if b:
        yield a / b, f"({left}/{right})"


def solve(numbers, target):
    """Yield the solutions."""
    for a, b, c, d in permutations([(Fraction(n), str(n)) for n in numbers]):
        for left in join(a, b):
            for right in join(c, d):
                for value, text in join(left, right):
                    if value == target:
                        yield text
                        return
