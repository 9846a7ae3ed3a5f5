"""Knows one form of brackets: a card and a bracket with three cards inside."""

from fractions import Fraction
from itertools import permutations


def results(a, b):
    return [("+", a + b), ("-", a - b), ("*", a * b)] + ([("/", a / b)] if b else [])


def solve(numbers, target):
    for a, b, c, d in set(permutations(map(Fraction, numbers))):
        for g, x in results(c, d):
            for f, y in results(b, x):
                for h, z in results(a, y):
                    if z == target:
                        return f"{a}{h}({b}{f}({c}{g}{d}))"
    return ""
