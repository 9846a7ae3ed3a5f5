"""Takes different operators, and leaves the cards in their order."""

from itertools import permutations


def apply(operator, a, b):
    if a is None or b is None:
        return None
    if operator == "/":
        return a / b if b else None
    return {"+": a + b, "-": a - b, "*": a * b}[operator]


def solve(numbers, target):
    a, b, c, d = numbers
    for f, g, h in permutations("+-*/", 3):
        values = [
            apply(h, apply(g, apply(f, a, b), c), d),
            apply(h, apply(f, a, apply(g, b, c)), d),
            apply(g, apply(f, a, b), apply(h, c, d)),
            apply(f, a, apply(h, apply(g, b, c), d)),
            apply(f, a, apply(g, b, apply(h, c, d))),
        ]
        if any(value is not None and abs(value - target) < 1e-9 for value in values):
            return True
    return False
