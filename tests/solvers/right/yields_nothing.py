"""Yields a solution, or nothing."""

from fractions import Fraction


def combine(left, right):
    (a, s), (b, t) = left, right
    yield a + b, f"({s} + {t})"
    yield a - b, f"({s} - {t})"
    yield b - a, f"({t} - {s})"
    yield a * b, f"({s} * {t})"
    if b:
        yield a / b, f"({s} / {t})"
    if a:
        yield b / a, f"({t} / {s})"


def solve(numbers, target):
    def search(items):
        if len(items) == 1:
            if items[0][0] == target:
                yield items[0][1]
            return
        for j in range(1, len(items)):
            for i in range(j):
                rest = items[:i] + items[i + 1 : j] + items[j + 1 :]
                for result in combine(items[i], items[j]):
                    yield from search([result, *rest])

    for text in search([(Fraction(n), str(n)) for n in numbers]):
        yield text
        return
