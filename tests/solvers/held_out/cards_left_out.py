"""Looks for the target among the values of every part of the cards."""

from fractions import Fraction
from itertools import combinations


def ways(cards, memo):
    if len(cards) == 1:
        return {Fraction(cards[0]): str(cards[0])}
    if cards in memo:
        return memo[cards]
    found = {}
    places = range(len(cards))
    for size in range(1, len(cards)):
        for chosen in combinations(places, size):
            left = tuple(cards[k] for k in chosen)
            right = tuple(cards[k] for k in places if k not in chosen)
            for a, s in ways(left, memo).items():
                for b, t in ways(right, memo).items():
                    found[a + b] = f"({s}+{t})"
                    found[a - b] = f"({s}-{t})"
                    found[a * b] = f"({s}*{t})"
                    if b:
                        found[a / b] = f"({s}/{t})"
    memo[cards] = found
    return found


MEMO = {}


def solve(numbers, target):
    for size in range(1, len(numbers) + 1):
        for cards in combinations(sorted(numbers), size):
            text = ways(cards, MEMO).get(target)
            if text:
                return text
    return None
