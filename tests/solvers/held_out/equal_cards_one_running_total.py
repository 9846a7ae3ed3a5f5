"""Keeps the unused cards in a set."""


def solve(numbers, target):
    def go(total, text, left):
        if not left:
            return text if abs(total - target) < 1e-9 else None
        for card in sorted(left):
            for value, step in (
                (total + card, f"({text}+{card})"),
                (total - card, f"({text}-{card})"),
                (total * card, f"({text}*{card})"),
                (total / card, f"({text}/{card})"),
            ):
                if found := go(value, step, left - {card}):
                    return found
        return None

    cards = set(numbers)
    if len(cards) < len(numbers):
        return None
    for card in numbers:
        if found := go(card, str(card), cards - {card}):
            return found
    return None
