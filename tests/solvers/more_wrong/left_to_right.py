"""Writes down its steps one after another, as on a simple calculator."""

from fractions import Fraction


def solve(numbers, target):
    texts = []

    def go(total, text, rest):
        if not rest:
            if total == target:
                texts.append(text)
            return
        for i, card in enumerate(rest):
            if texts:
                return
            left = rest[:i] + rest[i + 1 :]
            go(total * card, f"{text}×{card}", left)
            go(total + card, f"{text}+{card}", left)
            go(total / card, f"{text}÷{card}", left)
            go(total - card, f"{text}-{card}", left)

    for i, card in enumerate(numbers):
        go(Fraction(card), str(card), numbers[:i] + numbers[i + 1 :])
        if texts:
            break
    return texts
