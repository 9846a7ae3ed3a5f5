"""Leaves out a pair of equal numbers, where it means a number and itself."""

from fractions import Fraction


def solve(numbers, target):
    def search(values):
        if len(values) == 1:
            return values[0] == target
        for i, a in enumerate(values):
            for j, b in enumerate(values):
                if a == b:
                    continue
                rest = [v for k, v in enumerate(values) if k not in (i, j)]
                results = [a + b, a - b, a * b] + ([a / b] if b else [])
                if any(search([*rest, value]) for value in results):
                    return True
        return False

    return search([Fraction(n) for n in numbers])
