"""Works back from the target, one card at a time."""

from fractions import Fraction


def solve(numbers, target):
    def make(goal, cards):
        if len(cards) == 1:
            return str(cards[0]) if cards[0] == goal else ""
        for i, card in enumerate(cards):
            rest = cards[:i] + cards[i + 1 :]
            if text := make(goal - card, rest):
                return f"({text}) + {card}"
            if text := make(goal + card, rest):
                return f"({text}) - {card}"
            if text := make(card - goal, rest):
                return f"{card} - ({text})"
            if text := make(goal / card, rest):
                return f"({text}) * {card}"
            if text := make(goal * card, rest):
                return f"({text}) / {card}"
            if goal and (text := make(card / goal, rest)):
                return f"{card} / ({text})"
        return ""

    return make(Fraction(target), [Fraction(n) for n in numbers])
