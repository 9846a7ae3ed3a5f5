"""Keeps the cards in a set, where equal cards become one."""


def solve(numbers, target):
    cards = frozenset(numbers)

    def values(part):
        if len(part) == 1:
            return set(part)
        found = set()
        items = sorted(part)
        for bits in range(1, 2 ** len(items) - 1):
            left = frozenset(x for k, x in enumerate(items) if bits >> k & 1)
            for a in memo(left):
                for b in memo(part - left):
                    found |= {a + b, a - b, a * b}
                    if b:
                        found.add(a / b)
        return found

    known = {}

    def memo(part):
        if part not in known:
            known[part] = values(part)
        return known[part]

    if len(cards) != 4:
        return False
    return any(abs(value - target) < 1e-9 for value in memo(cards))
