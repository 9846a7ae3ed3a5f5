"""Chooses cards with replacement, and does not divide."""

from itertools import combinations_with_replacement, permutations


def solve(numbers, target):
    for chosen in combinations_with_replacement(sorted(set(numbers)), 4):
        for a, b, c, d in set(permutations(chosen)):
            for x, f in ((a + b, "+"), (a - b, "-"), (a * b, "*")):
                for y, g in ((x + c, "+"), (x - c, "-"), (x * c, "*")):
                    for z, h in ((y + d, "+"), (y - d, "-"), (y * d, "*")):
                        if z == target:
                            return f"(({a}{f}{b}){g}{c}){h}{d}"
                for y, g in ((c + d, "+"), (c - d, "-"), (c * d, "*")):
                    for z, h in ((x + y, "+"), (x - y, "-"), (x * y, "*")):
                        if z == target:
                            return f"({a}{f}{b}){h}({c}{g}{d})"
                for y, g in ((x + c, "+"), (x - c, "-"), (x * c, "*")):
                    if d - y == target:
                        return f"{d}-(({a}{f}{b}){g}{c})"
                    if (c - x) * d == target:
                        return f"({c}-({a}{f}{b}))*{d}"
    return ""
