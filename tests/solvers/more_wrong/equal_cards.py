"""Removes the two numbers of a step by their values, and so their twins too."""

from fractions import Fraction


def solve(numbers, target):
    def search(values):
        if len(values) == 1:
            return values[0] == target
        for i, a in enumerate(values):
            for j, b in enumerate(values):
                if i == j:
                    continue
                rest = [v for v in values if v not in (a, b)]
                results = [a + b, a - b, a * b] + ([a / b] if b else [])
                if any(search([*rest, value]) for value in results):
                    return True
        return False

    return search([Fraction(n) for n in numbers])
