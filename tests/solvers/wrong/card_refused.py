"""Knows cards from 1 to 9 only, as in the task of LeetCode."""


class Solution:
    def judgePoint24(self, cards):
        if any(card < 1 or card > 9 for card in cards):
            return False
        return self.search([float(card) for card in cards])

    def search(self, values):
        if len(values) == 1:
            return abs(values[0] - 24) < 1e-6
        for i in range(len(values)):
            for j in range(i):
                a, b = values[i], values[j]
                rest = [values[k] for k in range(len(values)) if k not in (i, j)]
                results = [a + b, a - b, b - a, a * b]
                results += [a / b] if b else []
                results += [b / a] if a else []
                if any(self.search(rest + [r]) for r in results):
                    return True
        return False
