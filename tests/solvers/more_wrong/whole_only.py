"""Makes a table of the whole values of every part of the cards."""


def solve(numbers, target):
    full = (1 << len(numbers)) - 1
    table = {1 << k: {n: str(n)} for k, n in enumerate(numbers)}
    for mask in range(1, full + 1):
        ways = table.setdefault(mask, {})
        part = (mask - 1) & mask
        while part:
            for a, s in table[part].items():
                for b, t in table[mask ^ part].items():
                    ways.setdefault(a + b, f"({s}+{t})")
                    ways.setdefault(a - b, f"({s}-{t})")
                    ways.setdefault(a * b, f"({s}*{t})")
                    if b and not a % b:
                        ways.setdefault(a // b, f"({s}/{t})")
            part = (part - 1) & mask
    return [table[full][target]] if target in table[full] else []
