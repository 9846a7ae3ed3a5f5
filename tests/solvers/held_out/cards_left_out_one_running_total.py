"""Goes from card to card until the total is right."""


def judgePoint24(cards):
    def go(total, rest):
        if abs(total - 24) < 1e-9:
            return True
        for i, card in enumerate(rest):
            left = rest[:i] + rest[i + 1 :]
            for value in (total + card, total - card, total * card, total / card):
                if go(value, left):
                    return True
        return False

    return any(go(card, cards[:i] + cards[i + 1 :]) for i, card in enumerate(cards))
