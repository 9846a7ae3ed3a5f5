"""Keeps one total between 0 and 100."""

from fractions import Fraction


def judgePoint24(cards):
    def go(total, rest):
        if not 0 <= total <= 100:
            return False
        if not rest:
            return total == 24
        for i, card in enumerate(rest):
            left = rest[:i] + rest[i + 1 :]
            results = [total + card, total - card, card - total, total * card, total / card]
            if total:
                results.append(card / total)
            if any(go(value, left) for value in results):
                return True
        return False

    return any(go(Fraction(card), cards[:i] + cards[i + 1 :]) for i, card in enumerate(cards))
