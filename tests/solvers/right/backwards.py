"""Works back from the target, and changes the list that it gets."""

from fractions import Fraction


def solve(numbers, target):
    numbers.sort(reverse=True)

    def pairs(a, b):
        return (
            [(a + b, "+", 0), (a - b, "-", 0), (b - a, "-", 1), (a * b, "*", 0)]
            + ([(a / b, "/", 0)] if b else [])
            + ([(b / a, "/", 1)] if a else [])
        )

    def make(cards, goal):
        if len(cards) == 1:
            return str(cards[0]) if cards[0] == goal else None
        if len(cards) == 2:
            for value, operator, turned in pairs(Fraction(cards[0]), Fraction(cards[1])):
                if value == goal:
                    a, b = cards[::-1] if turned else cards
                    return f"({a}{operator}{b})"
            return None
        for i, card in enumerate(cards):
            rest = cards[:i] + cards[i + 1 :]
            wanted = [
                (goal - card, "{}+{}", 0),
                (card - goal, "{}-{}", 0),
                (goal + card, "{}-{}", 1),
                (goal * card, "{}/{}", 1),
                (Fraction(goal) / card, "{}*{}", 0),
            ]
            if goal:
                wanted.append((Fraction(card) / goal, "{}/{}", 0))
            for need, form, turned in wanted:
                if need == 0 and form == "{}/{}" and not turned:
                    continue
                text = make(rest, need)
                if text:
                    return f"({form.format(*((text, card) if turned else (card, text)))})"
        if len(cards) == 4:
            for k in (1, 2, 3):
                one = [cards[0], cards[k]]
                two = [card for m, card in enumerate(cards) if m not in (0, k)]
                for a, f, s in pairs(Fraction(one[0]), Fraction(one[1])):
                    for b, g, t in pairs(Fraction(two[0]), Fraction(two[1])):
                        for value, h, u in pairs(a, b):
                            if value == goal:
                                left = f"({one[s]}{f}{one[1 - s]})"
                                right = f"({two[t]}{g}{two[1 - t]})"
                                return f"{right}{h}{left}" if u else f"{left}{h}{right}"
        return None

    return make(numbers, Fraction(target))
