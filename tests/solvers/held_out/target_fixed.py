"""Has 24 in the middle of its code."""

from fractions import Fraction
from functools import cache


@cache
def values(cards):
    if len(cards) == 1:
        return frozenset(cards)
    found = set()
    for bits in range(1, 2 ** (len(cards) - 1)):
        left = tuple(c for k, c in enumerate(cards) if bits >> k & 1)
        right = tuple(c for k, c in enumerate(cards) if not bits >> k & 1)
        for a in values(left):
            for b in values(right):
                found |= {a + b, a - b, b - a, a * b}
                found |= {a / b} if b else set()
                found |= {b / a} if a else set()
    return frozenset(found)


def solve(numbers, target):
    return 24 in values(tuple(map(Fraction, numbers)))
