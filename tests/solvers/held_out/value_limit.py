"""Keeps a table of the values from 0 to 60."""

from fractions import Fraction

MEMO = {}


def values(cards):
    if len(cards) == 1:
        return {Fraction(cards[0])}
    if cards not in MEMO:
        found = set()
        for bits in range(1, 2 ** (len(cards) - 1)):
            left = tuple(c for k, c in enumerate(cards) if bits >> k & 1)
            right = tuple(c for k, c in enumerate(cards) if not bits >> k & 1)
            for a in values(left):
                for b in values(right):
                    found |= {a + b, a - b, b - a, a * b}
                    found |= {a / b} if b else set()
                    found |= {b / a} if a else set()
        MEMO[cards] = {value for value in found if -60 <= value <= 60}
    return MEMO[cards]


def solve(numbers, target):
    return target in values(tuple(numbers))
