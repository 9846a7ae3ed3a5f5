"""Puts operators between the cards as they lie, without brackets."""

from itertools import product


def solve(numbers, target):
    for operators in product("+-*/", repeat=3):
        total, term, sign = 0.0, float(numbers[0]), 1
        for operator, card in zip(operators, numbers[1:], strict=True):
            if operator == "*":
                term *= card
            elif operator == "/":
                term /= card
            else:
                total += sign * term
                term, sign = card, 1 if operator == "+" else -1
        if abs(total + sign * term - target) < 1e-9:
            return "".join(f"{n}{o}" for n, o in zip(numbers, [*operators, ""], strict=True))
    return None
