"""Draws each card from all four, so that a card can come twice."""

from fractions import Fraction
from itertools import product


def combine(a, b):
    results = [("+", a + b), ("-", a - b), ("*", a * b)]
    return results + [("/", a / b)] if b else results


def solve(numbers, target):
    for a, b, c, d in product([Fraction(n) for n in numbers], repeat=4):
        for f, x in combine(a, b):
            for g, y in combine(x, c):
                for h, z in combine(y, d):
                    if z == target:
                        return f"(({a}{f}{b}){g}{c}){h}{d}"
            for g, y in combine(c, d):
                for h, z in combine(x, y):
                    if z == target:
                        return f"({a}{f}{b}){h}({c}{g}{d})"
    return "no solution"
