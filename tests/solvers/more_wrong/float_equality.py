"""Looks the target up in a set of floating-point numbers."""

from itertools import permutations


def results(a, b):
    yield a + b
    yield a - b
    yield a * b
    if b != 0:
        yield a / b


def solve(numbers, target):
    values = set()
    for a, b, c, d in set(permutations(map(float, numbers))):
        for x in results(a, b):
            for y in results(c, d):
                values.update(results(x, y))
            for z in (*results(x, c), *results(c, x)):
                values.update(results(z, d))
                values.update(results(d, z))
    return float(target) in values
