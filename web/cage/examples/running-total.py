# One running total: take a card, then add, subtract,
# multiply or divide the next one.
from itertools import permutations


def solve(numbers, target):
    for first, *others in permutations(numbers):
        yield from extend(first, str(first), others, target)


def extend(total, text, others, target):
    if not others:
        if total == target:
            yield text
        return
    card, *left = others
    yield from extend(total + card, f"({text}+{card})", left, target)
    yield from extend(total - card, f"({text}-{card})", left, target)
    yield from extend(total * card, f"({text}*{card})", left, target)
    if total % card == 0:
        yield from extend(total // card, f"({text}/{card})", left, target)
