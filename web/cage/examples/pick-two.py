# Pick two numbers, merge them into one, and go on.
# Only whole numbers are kept.
from itertools import combinations


def solve(numbers, target):
    return search([(number, str(number)) for number in numbers], target)


def search(pile, target):
    if len(pile) == 1:
        value, text = pile[0]
        return text if value == target else None
    for i, j in combinations(range(len(pile)), 2):
        rest = [card for k, card in enumerate(pile) if k not in (i, j)]
        for merged in merge(*pile[i], *pile[j]):
            found = search([*rest, merged], target)
            if found:
                return found
    return None


def merge(x, left, y, right):
    yield x + y, f"({left}+{right})"
    yield x * y, f"({left}*{right})"
    yield x - y, f"({left}-{right})"
    yield y - x, f"({right}-{left})"
    if y and x % y == 0:
        yield x // y, f"({left}/{right})"
    if x and y % x == 0:
        yield y // x, f"({right}/{left})"
