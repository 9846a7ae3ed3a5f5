"""Has no sum, and divides by zero."""


def solve(numbers, target):
    def search(values):
        if len(values) == 1:
            return abs(values[0] - target) < 1e-9
        for i, a in enumerate(values):
            for j, b in enumerate(values):
                if i == j:
                    continue
                rest = [v for k, v in enumerate(values) if k != i and k != j]
                if search([*rest, a * b]) or search([*rest, a - b]) or search([*rest, a / b]):
                    return True
        return False

    return search(numbers)
