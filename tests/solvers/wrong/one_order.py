"""Takes the earlier number minus, or divided by, the later number, and never the reverse."""

from fractions import Fraction
from itertools import combinations


def solve(numbers, target):
    def search(items):
        if len(items) == 1:
            return items[0][1] if items[0][0] == target else ""
        for i, j in combinations(range(len(items)), 2):
            rest = [item for k, item in enumerate(items) if k not in (i, j)]
            (a, s), (b, t) = items[i], items[j]
            results = [(a + b, f"({s}+{t})"), (a - b, f"({s}-{t})"), (a * b, f"({s}*{t})")]
            if b != 0:
                results.append((a / b, f"({s}/{t})"))
            for result in results:
                if text := search([*rest, result]):
                    return text
        return ""

    return search([(Fraction(n), str(n)) for n in numbers])
