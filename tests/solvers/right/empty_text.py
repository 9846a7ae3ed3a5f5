"""Returns a text with × and ÷, or an empty text."""

from fractions import Fraction
from functools import cache


@cache
def ways(numbers):
    """All values of some numbers, with the first way to make each."""
    if len(numbers) == 1:
        return {Fraction(numbers[0]): str(numbers[0])}
    found = {}
    for bits in range(1, 2 ** len(numbers) - 1):
        left = tuple(n for k, n in enumerate(numbers) if bits >> k & 1)
        right = tuple(n for k, n in enumerate(numbers) if not bits >> k & 1)
        for a, s in ways(left).items():
            for b, t in ways(right).items():
                found.setdefault(a + b, f"({s} + {t})")
                found.setdefault(a - b, f"({s} − {t})")
                found.setdefault(a * b, f"({s} × {t})")
                if b:
                    found.setdefault(a / b, f"({s} ÷ {t})")
    return found


def solve(numbers, target):
    return ways(tuple(sorted(numbers))).get(target, "")
