"""Takes an operator out of a set when it is used."""

from fractions import Fraction


def solve(numbers, target):
    def search(values, operators):
        if len(values) == 1:
            return values[0] == target
        for i, a in enumerate(values):
            for j, b in enumerate(values):
                if i == j:
                    continue
                rest = [v for k, v in enumerate(values) if k != i and k != j]
                for operator in operators:
                    if operator == "+":
                        value = a + b
                    elif operator == "-":
                        value = a - b
                    elif operator == "*":
                        value = a * b
                    elif b:
                        value = a / b
                    else:
                        continue
                    if search([*rest, value], operators - {operator}):
                        return True
        return False

    return search([Fraction(n) for n in numbers], frozenset("+-*/"))
