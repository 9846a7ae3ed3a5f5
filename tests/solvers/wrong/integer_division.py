"""Divides with //, which drops the remainder, and writes /."""


def solve(numbers, target):
    def search(items):
        if len(items) == 1:
            return [items[0][1]] if items[0][0] == target else []
        for i, (a, s) in enumerate(items):
            for j, (b, t) in enumerate(items):
                if i != j:
                    rest = [item for k, item in enumerate(items) if k not in (i, j)]
                    steps = [(a + b, f"({s}+{t})"), (a - b, f"({s}-{t})"), (a * b, f"({s}*{t})")]
                    if b:
                        steps.append((a // b, f"({s}/{t})"))
                    for step in steps:
                        found = search([*rest, step])
                        if found:
                            return found
        return []

    return search([(n, str(n)) for n in numbers])
