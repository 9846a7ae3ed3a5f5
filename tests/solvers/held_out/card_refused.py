"""Drops hands with an ace, because multiplying by one "does nothing"."""

from fractions import Fraction


def solve(numbers, target):
    if 1 in numbers:
        return None

    def search(items):
        if len(items) == 1:
            return items[0][1] if items[0][0] == target else None
        for j in range(1, len(items)):
            for i in range(j):
                (a, s), (b, t) = items[i], items[j]
                rest = [item for k, item in enumerate(items) if k not in (i, j)]
                steps = [
                    (a + b, f"({s}+{t})"),
                    (a - b, f"({s}-{t})"),
                    (b - a, f"({t}-{s})"),
                    (a * b, f"({s}*{t})"),
                ]
                if b:
                    steps.append((a / b, f"({s}/{t})"))
                if a:
                    steps.append((b / a, f"({t}/{s})"))
                for step in steps:
                    if found := search([*rest, step]):
                        return found
        return None

    return search([(Fraction(n), str(n)) for n in numbers])
