"""Splits the row of cards, and divides with //."""


def ways(cards):
    if len(cards) == 1:
        yield cards[0], str(cards[0])
    for cut in range(1, len(cards)):
        for a, s in ways(cards[:cut]):
            for b, t in ways(cards[cut:]):
                yield a + b, f"({s} + {t})"
                yield a - b, f"({s} - {t})"
                yield a * b, f"({s} * {t})"
                if b:
                    yield a // b, f"({s} / {t})"


def solve(numbers, target):
    return next((text for value, text in ways(numbers) if value == target), None)
