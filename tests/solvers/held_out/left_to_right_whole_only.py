"""Computes as it writes, from the left, in whole numbers."""

from itertools import permutations, product


def solve(numbers, target):
    for cards in set(permutations(numbers)):
        for operators in product("+-*/", repeat=len(cards) - 1):
            total, text = cards[0], f"{cards[0]}"
            for operator, card in zip(operators, cards[1:], strict=True):
                text += f" {operator} {card}"
                if operator == "+":
                    total += card
                elif operator == "-":
                    total -= card
                elif operator == "*":
                    total *= card
                elif total % card == 0:
                    total //= card
                else:
                    break
            else:
                if total == target:
                    return text
    return None
