"""Divides without looking whether the divisor is zero."""


def judgePoint24(cards):
    if len(cards) == 1:
        return abs(cards[0] - 24) < 1e-9
    for i in range(len(cards)):
        for j in range(len(cards)):
            if i != j:
                a, b = cards[i], cards[j]
                rest = [cards[k] for k in range(len(cards)) if k != i and k != j]
                for value in (a + b, a - b, a * b, a / b):
                    if judgePoint24(rest + [value]):
                        return True
    return False
