"""Returns a text with its total, or a sentence."""

from fractions import Fraction


def solve(numbers, target):
    first = [(Fraction(n), str(n)) for n in numbers]
    stack = [first]
    seen = set()
    while stack:
        items = stack.pop()
        if len(items) == 1:
            if items[0][0] == target:
                return f"{items[0][1]} = {target}"
            continue
        key = tuple(sorted(value for value, _ in items))
        if key in seen:
            continue
        seen.add(key)
        for i, (a, s) in enumerate(items):
            for j, (b, t) in enumerate(items):
                if i != j:
                    rest = [item for k, item in enumerate(items) if k not in (i, j)]
                    stack.append([*rest, (a + b, f"({s}+{t})")])
                    stack.append([*rest, (a - b, f"({s}-{t})")])
                    stack.append([*rest, (a * b, f"({s}*{t})")])
                    if b:
                        stack.append([*rest, (a / b, f"({s}/{t})")])
    return f"No solution for {', '.join(map(str, numbers))}"
