"""Knows the cards up to ten, each once."""

from itertools import combinations


def judgePoint24(cards):
    table = dict.fromkeys(cards)
    if len(table) != 4 or any(card > 10 for card in table):
        return False

    def search(values):
        if len(values) == 1:
            return abs(values[0] - 24) < 1e-6
        for i, j in combinations(range(len(values)), 2):
            rest = [v for k, v in enumerate(values) if k not in (i, j)]
            a, b = values[i], values[j]
            results = [a + b, a - b, b - a, a * b]
            results += [a / b] if b else []
            results += [b / a] if a else []
            if any(search([*rest, value]) for value in results):
                return True
        return False

    return search(list(table))
