"""Returns "YES" or "NO"."""

from fractions import Fraction


def values(numbers, known={}):
    if len(numbers) == 1:
        return {Fraction(numbers[0])}
    if numbers not in known:
        found = known[numbers] = set()
        for bits in range(1, 2 ** (len(numbers) - 1)):
            left = tuple(n for k, n in enumerate(numbers) if bits >> k & 1)
            right = tuple(n for k, n in enumerate(numbers) if not bits >> k & 1)
            for a in values(left):
                for b in values(right):
                    found |= {a + b, a - b, b - a, a * b}
                    found |= {a / b} if b else set()
                    found |= {b / a} if a else set()
    return known[numbers]


def solve(numbers, target):
    return "YES" if target in values(tuple(sorted(numbers))) else "NO"
