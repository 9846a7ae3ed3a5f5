"""Changes one total on either side, and divides by it even if it is zero."""


def solve(numbers, target):
    def go(total, rest):
        if not rest:
            return abs(total - target) < 1e-9
        for i, card in enumerate(rest):
            left = rest[:i] + rest[i + 1 :]
            for value in (
                total + card,
                total * card,
                total / card,
                total - card,
                card - total,
            ):
                if go(value, left):
                    return True
            if go(card / total, left):
                return True
        return False

    return any(go(card, numbers[:i] + numbers[i + 1 :]) for i, card in enumerate(numbers))
