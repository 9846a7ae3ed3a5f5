"""Catches no error of a division by Fraction(0)."""

from fractions import Fraction
from itertools import permutations, product
from operator import add, mul, sub, truediv


def solve(numbers, target):
    for a, b, c, d in permutations(map(Fraction, numbers)):
        for f, g, h in product((add, sub, mul, truediv), repeat=3):
            for value in (
                h(g(f(a, b), c), d),
                g(f(a, b), h(c, d)),
                h(f(a, g(b, c)), d),
                f(a, h(g(b, c), d)),
                f(a, g(b, h(c, d))),
            ):
                if value == target:
                    return True
    return False
