"""Sorts the two numbers of a step, the larger one first."""

from fractions import Fraction
from itertools import combinations


def solve(numbers, target):
    def search(items):
        if len(items) == 1:
            if items[0][0] == target:
                yield items[0][1]
            return
        for pair in combinations(range(len(items)), 2):
            rest = [items[k] for k in range(len(items)) if k not in pair]
            (a, s), (b, t) = sorted((items[k] for k in pair), reverse=True)
            yield from search([*rest, (a + b, f"({s}+{t})")])
            yield from search([*rest, (a - b, f"({s}-{t})")])
            yield from search([*rest, (a * b, f"({s}*{t})")])
            if b:
                yield from search([*rest, (a / b, f"({s}/{t})")])

    for text in search([(Fraction(n), str(n)) for n in numbers]):
        yield text
        break
