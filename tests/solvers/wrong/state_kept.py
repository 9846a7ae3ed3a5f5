"""Keeps its result in a global list, which it never empties."""

results = []


def search(values, texts, target):
    if len(values) == 1:
        if abs(values[0] - target) < 1e-9:
            results.append(texts[0])
        return
    for i in range(len(values)):
        for j in range(len(values)):
            if i == j or results:
                continue
            a, b, s, t = values[i], values[j], texts[i], texts[j]
            rest = [k for k in range(len(values)) if k not in (i, j)]
            steps = [(a + b, "+"), (a - b, "-"), (a * b, "*")]
            if abs(b) > 1e-9:
                steps.append((a / b, "/"))
            for value, operator in steps:
                search(
                    [values[k] for k in rest] + [value],
                    [texts[k] for k in rest] + [f"({s}{operator}{t})"],
                    target,
                )


def solve(numbers, target):
    search(list(numbers), [str(n) for n in numbers], target)
    return results[0] if results else None
