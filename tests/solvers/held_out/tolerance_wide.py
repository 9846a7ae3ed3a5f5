"""Rounds the last value to a whole number."""


def solve(numbers, target):
    def search(items):
        if len(items) == 1:
            return items[0][1] if round(items[0][0]) == target else None
        for i, (a, s) in enumerate(items):
            for j, (b, t) in enumerate(items):
                if i != j:
                    rest = [item for k, item in enumerate(items) if k != i and k != j]
                    steps = [(a + b, f"({s}+{t})"), (a - b, f"({s}-{t})"), (a * b, f"({s}*{t})")]
                    if b:
                        steps.append((a / b, f"({s}/{t})"))
                    for step in steps:
                        if found := search([step, *rest]):
                            return found
        return None

    return search([(n, str(n)) for n in numbers])
