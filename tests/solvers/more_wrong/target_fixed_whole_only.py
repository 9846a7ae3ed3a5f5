"""Makes 24 whatever is asked, with whole numbers."""


def solve(numbers, target):
    def search(items):
        if len(items) == 1:
            return items[0][1] if items[0][0] == 24 else "no"
        for i in range(len(items)):
            for j in range(len(items)):
                if i == j:
                    continue
                (a, s), (b, t) = items[i], items[j]
                rest = [items[k] for k in range(len(items)) if k != i and k != j]
                steps = [(a + b, f"({s} + {t})"), (a - b, f"({s} - {t})"), (a * b, f"({s} * {t})")]
                if b and a % b == 0:
                    steps.append((a // b, f"({s} / {t})"))
                for step in steps:
                    if (text := search([*rest, step])) != "no":
                        return text
        return "no"

    return search([(n, str(n)) for n in numbers])
