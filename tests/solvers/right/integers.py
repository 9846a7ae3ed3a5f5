"""Counts with numerators and denominators, and returns True or False."""


def judgePoint24(cards):
    seen = set()

    def search(values):
        if len(values) == 1:
            n, d = values[0]
            return d != 0 and n == 24 * d
        if values in seen:
            return False
        seen.add(values)
        for i, (a, b) in enumerate(values):
            for j, (c, d) in enumerate(values):
                if i == j:
                    continue
                rest = [value for k, value in enumerate(values) if k not in (i, j)]
                results = [(a * d + c * b, b * d), (a * d - c * b, b * d), (a * c, b * d)]
                if c:
                    results.append((a * d, b * c))
                if any(search(tuple(sorted([*rest, result]))) for result in results):
                    return True
        return False

    return search(tuple(sorted((card, 1) for card in cards)))
