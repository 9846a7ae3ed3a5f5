"""Writes sums and differences of products, with no brackets and no division."""

from itertools import permutations, product
from math import prod


def solve(numbers, target):
    for cards in set(permutations(numbers)):
        for operators in product("+-*", repeat=len(cards) - 1):
            text = str(cards[0])
            for operator, card in zip(operators, cards[1:], strict=True):
                text += operator + str(card)
            terms = text.replace("-", "+-").split("+")
            total = 0
            for term in terms:
                factors = [int(factor) for factor in term.strip("-").split("*")]
                total += prod(factors) * (-1 if term.startswith("-") else 1)
            if total == target:
                return text
    return None
