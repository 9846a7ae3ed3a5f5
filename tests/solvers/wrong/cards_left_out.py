"""Stops as soon as some value is 24, although cards are left."""

from fractions import Fraction


def judgePoint24(cards):
    def search(values):
        if 24 in values:
            return True
        for i, a in enumerate(values):
            for j, b in enumerate(values):
                if i != j:
                    rest = [v for k, v in enumerate(values) if k != i and k != j]
                    results = [a + b, a - b, a * b] + ([a / b] if b else [])
                    if any(search([*rest, r]) for r in results):
                        return True
        return False

    return search([Fraction(card) for card in cards])
