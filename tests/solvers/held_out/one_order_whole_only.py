"""Takes pairs in the order of the list, and divides only where nothing remains."""

from itertools import combinations


def judgePoint24(cards):
    if len(cards) == 1:
        return cards[0] == 24
    for i, j in combinations(range(len(cards)), 2):
        rest = [card for k, card in enumerate(cards) if k not in (i, j)]
        a, b = cards[i], cards[j]
        results = [a + b, a - b, a * b]
        if b and a % b == 0:
            results.append(a // b)
        for result in results:
            if judgePoint24([result, *rest]):
                return True
    return False
