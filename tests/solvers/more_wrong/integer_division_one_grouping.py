"""Makes two pairs with whole quotients and joins them."""

from itertools import permutations


def steps(a, b):
    return [("+", a + b), ("-", a - b), ("*", a * b)] + ([("/", a // b)] if b else [])


def solve(numbers, target):
    for a, b, c, d in permutations(numbers):
        for f, x in steps(a, b):
            for g, y in steps(c, d):
                for h, z in steps(x, y):
                    if z == target:
                        return f"({a}{f}{b}){h}({c}{g}{d})"
    return None
