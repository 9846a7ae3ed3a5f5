"""Joins one card at a time, on either side, to a total that stays whole."""


def solve(numbers, target):
    def go(total, text, rest):
        if not rest:
            return text if total == target else None
        for i, card in enumerate(rest):
            left = rest[:i] + rest[i + 1 :]
            steps = [
                (total + card, f"({text}+{card})"),
                (total - card, f"({text}-{card})"),
                (card - total, f"({card}-{text})"),
                (total * card, f"({text}*{card})"),
            ]
            if total % card == 0:
                steps.append((total // card, f"({text}/{card})"))
            if total and card % total == 0:
                steps.append((card // total, f"({card}/{text})"))
            for value, step in steps:
                if found := go(value, step, left):
                    return found
        return None

    for i, card in enumerate(numbers):
        if found := go(card, str(card), numbers[:i] + numbers[i + 1 :]):
            return found
    return None
