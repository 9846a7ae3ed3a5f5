"""Splits the row of cards, and keeps whole values."""


def values(cards):
    if len(cards) == 1:
        return {cards[0]: str(cards[0])}
    found = {}
    for cut in range(1, len(cards)):
        for a, s in values(cards[:cut]).items():
            for b, t in values(cards[cut:]).items():
                found.setdefault(a + b, f"({s}+{t})")
                found.setdefault(a - b, f"({s}-{t})")
                found.setdefault(a * b, f"({s}*{t})")
                if b != 0 and a / b == a // b:
                    found.setdefault(a // b, f"({s}/{t})")
    return found


def solve(numbers, target):
    return values(tuple(numbers)).get(target, [])
