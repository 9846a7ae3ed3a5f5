"""Reads the cards as one digit each, and writes no brackets."""

from itertools import permutations, product


def value_of(cards, operators):
    terms = [cards[0]]
    for operator, card in zip(operators, cards[1:], strict=True):
        if operator == "+":
            terms.append(card)
        elif operator == "-":
            terms.append(-card)
        elif operator == "*":
            terms[-1] *= card
        else:
            terms[-1] /= card
    return sum(terms)


def solve(numbers, target):
    if len("".join(map(str, numbers))) != 4:
        return []
    for cards in set(permutations(numbers)):
        for operators in product("+-*/", repeat=3):
            if abs(value_of(cards, operators) - target) < 1e-9:
                a, b, c, d = cards
                f, g, h = operators
                return [f"{a}{f}{b}{g}{c}{h}{d}"]
    return []
