"""Always takes the larger number minus, or divided by, the smaller."""

from fractions import Fraction
from itertools import combinations


def judgePoint24(cards):
    def search(values):
        if len(values) == 1:
            return values[0] == 24
        for i, j in combinations(range(len(values)), 2):
            rest = [v for k, v in enumerate(values) if k != i and k != j]
            high, low = max(values[i], values[j]), min(values[i], values[j])
            results = [high + low, high - low, high * low]
            if low:
                results.append(high / low)
            if any(search(rest + [result]) for result in results):
                return True
        return False

    return search([Fraction(card) for card in cards])
