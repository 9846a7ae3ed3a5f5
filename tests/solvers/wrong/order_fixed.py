"""Divides the list at every place, as for "different ways to add parentheses", in one order."""

from fractions import Fraction
from functools import cache


@cache
def ways(numbers):
    if len(numbers) == 1:
        return {Fraction(numbers[0]): str(numbers[0])}
    found = {}
    for i in range(1, len(numbers)):
        for a, left in ways(numbers[:i]).items():
            for b, right in ways(numbers[i:]).items():
                found[a + b] = f"({left} + {right})"
                found[a - b] = f"({left} - {right})"
                found[a * b] = f"({left} * {right})"
                if b:
                    found[a / b] = f"({left} / {right})"
    return found


def solve(numbers, target):
    return ways(tuple(numbers)).get(target)
