"""Divides only where nothing remains."""

from typing import List


class Solution:
    def judgePoint24(self, cards: List[int]) -> bool:
        if len(cards) == 1:
            return cards[0] == 24
        for i in range(len(cards)):
            for j in range(len(cards)):
                if i == j:
                    continue
                rest = [cards[k] for k in range(len(cards)) if k not in (i, j)]
                a, b = cards[i], cards[j]
                results = [a + b, a - b, a * b]
                if b != 0 and a % b == 0:
                    results.append(a // b)
                if any(self.judgePoint24(rest + [r]) for r in results):
                    return True
        return False
