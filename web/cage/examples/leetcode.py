# As it is pasted from LeetCode 679.
class Solution:
    def judgePoint24(self, cards: List[int]) -> bool:
        if len(cards) == 1:
            return abs(cards[0] - 24) < 1e-6
        for i in range(len(cards)):
            for j in range(len(cards)):
                if i == j:
                    continue
                rest = [cards[k] for k in range(len(cards)) if k not in (i, j)]
                a, b = cards[i], cards[j]
                merged = [a + b, a - b, a * b]
                if b:
                    merged.append(a / b)
                if any(self.judgePoint24(rest + [x]) for x in merged):
                    return True
        return False
