"""Tries every order of the cards and every operator, but writes no brackets."""

from itertools import permutations, product


def value_of(terms):
    """The value of [number, operator, number, ...], products first."""
    stack = [terms[0]]
    for operator, number in zip(terms[1::2], terms[2::2], strict=True):
        if operator == "*":
            stack[-1] *= number
        elif operator == "/":
            stack[-1] /= number
        else:
            stack.append(number if operator == "+" else -number)
    return sum(stack)


def solve(numbers, target):
    for a, b, c, d in set(permutations(numbers)):
        for f, g, h in product("+-*/", repeat=3):
            if abs(value_of([a, f, b, g, c, h, d]) - target) < 1e-9:
                return f"{a} {f} {b} {g} {c} {h} {d}"
    return None
