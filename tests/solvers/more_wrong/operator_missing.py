"""Has sums, products and quotients, and no differences."""

from fractions import Fraction
from itertools import combinations


def solve(numbers, target):
    found = []

    def search(items):
        if len(items) == 1 and items[0][0] == target:
            found.append(items[0][1])
        for (i, x), (j, y) in combinations(enumerate(items), 2):
            if found:
                return
            rest = [item for k, item in enumerate(items) if k not in (i, j)]
            search([*rest, (x[0] + y[0], f"({x[1]}+{y[1]})")])
            search([*rest, (x[0] * y[0], f"({x[1]}*{y[1]})")])
            search([*rest, (x[0] / y[0], f"({x[1]}/{y[1]})")])
            search([*rest, (y[0] / x[0], f"({y[1]}/{x[1]})")])

    search([(Fraction(n), str(n)) for n in numbers])
    return found
