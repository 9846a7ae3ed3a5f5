"""Forgets that there is division."""


def judgePoint24(cards):
    if len(cards) == 1:
        return cards[0] == 24
    for i in range(len(cards)):
        for j in range(len(cards)):
            if i != j:
                rest = [cards[k] for k in range(len(cards)) if k != i and k != j]
                for value in (cards[i] + cards[j], cards[i] - cards[j], cards[i] * cards[j]):
                    if judgePoint24(rest + [value]):
                        return True
    return False
