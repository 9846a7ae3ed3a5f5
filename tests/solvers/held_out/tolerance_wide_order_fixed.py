"""Keeps the order of the cards, and accepts 23.9 as 24."""


def judgePoint24(cards):
    def values(i, j):
        if i == j:
            return [cards[i]]
        found = []
        for k in range(i, j):
            for a in values(i, k):
                for b in values(k + 1, j):
                    found += [a + b, a - b, a * b]
                    if b:
                        found.append(a / b)
        return found

    return any(abs(value - 24) <= 0.15 for value in values(0, len(cards) - 1))
