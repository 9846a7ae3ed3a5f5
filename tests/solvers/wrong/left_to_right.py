"""Computes from left to right, and writes no brackets."""

from itertools import permutations, product


def solve(numbers, target):
    for cards in permutations(numbers):
        for operators in product("+-*/", repeat=3):
            total = cards[0]
            for operator, card in zip(operators, cards[1:], strict=True):
                if operator == "+":
                    total += card
                elif operator == "-":
                    total -= card
                elif operator == "*":
                    total *= card
                else:
                    total /= card
            if abs(total - target) < 1e-9:
                a, b, c, d = cards
                f, g, h = operators
                return f"{a}{f}{b}{g}{c}{h}{d}"
    return "no solution"
