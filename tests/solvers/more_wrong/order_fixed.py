"""Fills a table of intervals, as for the product of a chain of matrices."""

from fractions import Fraction


def judgePoint24(cards):
    n = len(cards)
    table = {(i, i): {Fraction(card)} for i, card in enumerate(cards)}
    for length in range(1, n):
        for i in range(n - length):
            j = i + length
            values = table[i, j] = set()
            for k in range(i, j):
                for a in table[i, k]:
                    for b in table[k + 1, j]:
                        values.update((a + b, a - b, a * b))
                        if b:
                            values.add(a / b)
    return 24 in table[0, n - 1]
