"""Returns a list of some solutions, or an empty list."""

from fractions import Fraction
from itertools import permutations


def steps(a, s, b, t):
    yield a + b, f"({s}+{t})"
    yield a - b, f"({s}-{t})"
    yield a * b, f"({s}*{t})"
    if b:
        yield a / b, f"({s}/{t})"


def solve(numbers, target):
    found = []
    for (a, s), (b, t), (c, u), (d, v) in set(
        permutations([(Fraction(n), str(n)) for n in numbers])
    ):
        for x, p in steps(a, s, b, t):
            for y, q in steps(c, u, d, v):
                found += [text for value, text in steps(x, p, y, q) if value == target]
            for y, q in (*steps(x, p, c, u), *steps(c, u, x, p)):
                both = (*steps(y, q, d, v), *steps(d, v, y, q))
                found += [text for value, text in both if value == target]
            if found:
                return found
    return found
