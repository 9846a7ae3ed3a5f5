"""Folds every order of the cards from the left with every choice of functions."""

from functools import reduce
from itertools import permutations, product
from operator import add, mul, sub, truediv


def solve(numbers, target):
    for cards in permutations(numbers):
        for functions in product((add, sub, mul, truediv), repeat=len(cards) - 1):
            pairs = zip(functions, cards[1:], strict=True)
            total = reduce(lambda value, pair: pair[0](value, pair[1]), pairs, cards[0])
            if abs(total - target) < 1e-9:
                return True
    return False
