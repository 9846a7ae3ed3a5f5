"""Folds from the left, and takes what is nearly the target."""


def solve(numbers, target):
    def go(total, rest):
        if not rest:
            return abs(total - target) < 0.2
        for i, card in enumerate(rest):
            left = rest[:i] + rest[i + 1 :]
            if any(go(v, left) for v in (total + card, total - card, total * card, total / card)):
                return True
        return False

    return any(go(card, numbers[:i] + numbers[i + 1 :]) for i, card in enumerate(numbers))
