"""Answers as soon as two numbers make 24, and does not divide."""


def judgePoint24(cards):
    def search(values):
        for i in range(len(values)):
            for j in range(len(values)):
                if i == j:
                    continue
                a, b = values[i], values[j]
                rest = [values[k] for k in range(len(values)) if k != i and k != j]
                for value in (a + b, a - b, a * b):
                    if value == 24 or search(rest + [value]):
                        return True
        return False

    return search(cards)
