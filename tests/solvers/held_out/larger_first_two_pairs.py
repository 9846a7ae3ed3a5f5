"""Joins cards to one total, the larger number always first."""

from fractions import Fraction


def judgePoint24(cards):
    def go(total, rest):
        if not rest:
            return total == 24
        for i, card in enumerate(rest):
            high, low = max(total, card), min(total, card)
            results = {high + low, high - low, high * low}
            if low > 0:
                results.add(high / low)
            if any(go(value, rest[:i] + rest[i + 1 :]) for value in results):
                return True
        return False

    return any(go(Fraction(cards[i]), cards[:i] + cards[i + 1 :]) for i in range(len(cards)))
