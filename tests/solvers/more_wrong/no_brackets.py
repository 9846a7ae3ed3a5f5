"""Adds up products, and never brackets a sum."""


def judgePoint24(cards):
    def search(total, product, rest):
        if not rest:
            return abs(total + product - 24) < 1e-6
        for i in range(len(rest)):
            card, left = rest[i], rest[:i] + rest[i + 1 :]
            if (
                search(total, product * card, left)
                or search(total, product / card, left)
                or search(total + product, card, left)
                or search(total + product, -card, left)
            ):
                return True
        return False

    return any(search(0, cards[i], cards[:i] + cards[i + 1 :]) for i in range(len(cards)))
