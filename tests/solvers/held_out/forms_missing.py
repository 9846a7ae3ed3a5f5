"""Has a function for each form, and none for a/(b-c/d)."""

from fractions import Fraction
from itertools import permutations, product


def apply(f, a, b):
    if a is None or b is None or (f == "/" and not b):
        return None
    return {"+": a.__add__, "-": a.__sub__, "*": a.__mul__, "/": a.__truediv__}[f](b)


def solve(numbers, target):
    for a, b, c, d in set(permutations(map(Fraction, numbers))):
        for f, g, h in product("+-*/", repeat=3):
            ab, bc, cd = apply(f, a, b), apply(g, b, c), apply(h, c, d)
            if apply(h, apply(g, ab, c), d) == target:
                return f"(({a}{f}{b}){g}{c}){h}{d}"
            if apply(g, ab, cd) == target:
                return f"({a}{f}{b}){g}({c}{h}{d})"
            if apply(h, apply(f, a, bc), d) == target:
                return f"({a}{f}({b}{g}{c})){h}{d}"
            if apply(f, a, apply(h, bc, d)) == target:
                return f"{a}{f}(({b}{g}{c}){h}{d})"
            if (f, g, h) != ("/", "-", "/") and apply(f, a, apply(g, b, cd)) == target:
                return f"{a}{f}({b}{g}({c}{h}{d}))"
    return None
