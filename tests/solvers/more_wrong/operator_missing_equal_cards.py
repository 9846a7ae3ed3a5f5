"""Puts the cards into a set, and forgets division."""

from functools import cache


@cache
def values(cards):
    if len(cards) == 1:
        return set(cards)
    found = set()
    ordered = sorted(cards)
    for bits in range(1, 2 ** len(ordered) - 1):
        left = frozenset(card for k, card in enumerate(ordered) if bits >> k & 1)
        for a in values(left):
            for b in values(cards - left):
                found |= {a + b, a - b, a * b}
    return found


def judgePoint24(cards):
    different = frozenset(cards)
    return len(different) == len(cards) and 24 in values(different)
