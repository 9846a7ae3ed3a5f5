"""Changes one total card by card."""


def solve(numbers, target):
    def search(total, text, rest):
        if not rest:
            return text if abs(total - target) < 1e-9 else None
        for i, card in enumerate(rest):
            others = rest[:i] + rest[i + 1 :]
            steps = [("+", total + card), ("-", total - card), ("*", total * card)]
            if card:
                steps.append(("/", total / card))
            for operator, value in steps:
                found = search(value, f"({text}{operator}{card})", others)
                if found:
                    return found
        return None

    for i, card in enumerate(numbers):
        found = search(card, str(card), numbers[:i] + numbers[i + 1 :])
        if found:
            return found
    return None
