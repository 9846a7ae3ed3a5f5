"""Shuffles the cards and the operators, and tries everything. Returns False for no solution."""

import random
from fractions import Fraction


def solve(numbers, target):
    def search(items):
        if len(items) == 1:
            return items[0][1] if items[0][0] == target else False
        places = [(i, j) for i in range(len(items)) for j in range(len(items)) if i != j]
        random.shuffle(places)
        for i, j in places:
            (a, s), (b, t) = items[i], items[j]
            rest = [item for k, item in enumerate(items) if k != i and k != j]
            steps = [(a + b, f"({s} + {t})"), (a - b, f"({s} - {t})"), (a * b, f"({s} * {t})")]
            steps += [(a / b, f"({s} / {t})")] if b else []
            random.shuffle(steps)
            for step in steps:
                if found := search([*rest, step]):
                    return found
        return False

    return search([(Fraction(n), str(n)) for n in numbers])
