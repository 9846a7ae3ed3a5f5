"""Cuts every quotient to a whole number with int."""


class Solution:
    def judgePoint24(self, cards):
        if len(cards) == 1:
            return cards[0] == 24
        for i in range(len(cards)):
            for j in range(len(cards)):
                if i != j:
                    rest = [cards[k] for k in range(len(cards)) if k not in (i, j)]
                    for value in self.steps(cards[i], cards[j]):
                        if self.judgePoint24(rest + [value]):
                            return True
        return False

    def steps(self, a, b):
        yield from (a + b, a - b, a * b)
        if b != 0:
            yield int(a / b)
