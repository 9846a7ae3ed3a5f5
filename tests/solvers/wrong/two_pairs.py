"""Joins a card to the total on either side, but never two totals."""

from fractions import Fraction


class Solution:
    def judgePoint24(self, cards):
        return any(
            self.go(Fraction(card), cards[:i] + cards[i + 1 :]) for i, card in enumerate(cards)
        )

    def go(self, total, rest):
        if not rest:
            return total == 24
        for i, card in enumerate(rest):
            values = {total + card, total - card, card - total, total * card, total / card}
            if total:
                values.add(card / total)
            if any(self.go(value, rest[:i] + rest[i + 1 :]) for value in values):
                return True
        return False
