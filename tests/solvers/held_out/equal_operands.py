"""Compares two numbers where it means to compare their places."""


class Solution:
    def judgePoint24(self, cards):
        if len(cards) == 1:
            return abs(cards[0] - 24) < 0.0001
        for i in range(len(cards)):
            for j in range(i + 1, len(cards)):
                if cards[i] != cards[j]:
                    rest = cards[:i] + cards[i + 1 : j] + cards[j + 1 :]
                    if self.any(rest, cards[i], cards[j]):
                        return True
        return False

    def any(self, rest, a, b):
        candidates = [a + b, a * b, a - b, b - a]
        if abs(b) > 0.0001:
            candidates.append(a / b)
        if abs(a) > 0.0001:
            candidates.append(b / a)
        return any(self.judgePoint24(rest + [value]) for value in candidates)
