"""Gives up a value above 50, to be faster."""

from fractions import Fraction


def solve(numbers, target):
    def search(values):
        if len(values) == 1:
            return values[0] == target
        for i, a in enumerate(values):
            for j, b in enumerate(values):
                if i == j:
                    continue
                rest = [v for k, v in enumerate(values) if k != i and k != j]
                for value in (a + b, a - b, a * b, a / b if b else None):
                    if value is None or abs(value) > 50:
                        continue
                    if search([*rest, value]):
                        return True
        return False

    return search([Fraction(n) for n in numbers])
