"""Returns True or False, with a tolerance that is narrow enough."""


class Solution:
    def judgePoint24(self, cards):
        if len(cards) == 1:
            return abs(cards[0] - 24) < 1e-6
        for i in range(len(cards)):
            for j in range(i):
                a, b = cards[i], cards[j]
                rest = [cards[k] for k in range(len(cards)) if k != i and k != j]
                results = {a + b, a - b, b - a, a * b}
                if abs(b) > 1e-9:
                    results.add(a / b)
                if abs(a) > 1e-9:
                    results.add(b / a)
                if any(self.judgePoint24([*rest, result]) for result in results):
                    return True
        return False
