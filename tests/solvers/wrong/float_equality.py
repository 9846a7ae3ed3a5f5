"""Compares a floating-point number with 24 by ==."""


class Solution:
    def judgePoint24(self, cards):
        if len(cards) == 1:
            return cards[0] == 24
        for i, a in enumerate(cards):
            for j, b in enumerate(cards):
                if i != j:
                    rest = [c for k, c in enumerate(cards) if k != i and k != j]
                    values = [a - b]
                    if i < j:
                        values += [a + b, a * b]
                    if b:
                        values.append(a / b)
                    for value in values:
                        if self.judgePoint24([*rest, value]):
                            return True
        return False
