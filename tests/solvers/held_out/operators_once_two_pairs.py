"""Uses up cards and operators one after another."""

from fractions import Fraction


def solve(numbers, target):
    def go(total, text, cards, operators):
        if not cards:
            return text if total == target else ""
        for i, card in enumerate(cards):
            rest = cards[:i] + cards[i + 1 :]
            for operator in operators:
                others = operators.replace(operator, "")
                for a, s, b, t in ((total, text, card, card), (card, card, total, text)):
                    if operator == "/" and b == 0:
                        continue
                    value = {"+": a + b, "-": a - b, "*": a * b}.get(operator)
                    value = a / b if operator == "/" else value
                    if found := go(value, f"({s}{operator}{t})", rest, others):
                        return found
        return ""

    cards = [Fraction(n) for n in numbers]
    for i, card in enumerate(cards):
        if found := go(card, card, cards[:i] + cards[i + 1 :], "+-*/"):
            return found
    return ""
