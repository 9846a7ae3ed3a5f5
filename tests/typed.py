"""Random typed answers: expressions of a hand, often damaged, and texts of any symbols."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import TypeAlias

Typed: TypeAlias = tuple[str, list[int | Fraction], int | Fraction | None]

SPELLINGS = {"*": "*×xX·", "/": "/÷:⁄", "-": "-−–", "(": "([（{", ")": ")]）}"}
STRAY = [
    *"+-*/()=.,!^½²x AJQKaé٣⁻\u200b",
    "//",
    "**",
    "= 24",
    "24 =",
    " ",
    "0",
    "00",
    "007",
    "12",
    "1e3",
]
CARDS = [
    *range(14),
    1,
    1,
    2,
    3,
    8,
    8,
    24,
    25,
    75,
    100,
    10**30,
    -1,
    -3,
    Fraction(1, 2),
    Fraction(8, 3),
]


def typed(random: Random, count: int) -> Iterator[Typed]:
    """Texts with a hand and a target. About one in ten is right."""
    for _ in range(count):
        hand = random.choices(
            CARDS[:18] if random.random() < 0.8 else CARDS, k=random.randint(1, 9)
        )
        hand = hand if random.random() < 0.9 else hand[:3]
        text, value = expression(random, hand)
        target = (
            value if random.random() < 0.7 else random.choice([24, None, 0, -1, Fraction(1, 2)])
        )
        total = random.choice(["", "", "", f" = {target}", f"{target} =", "=", "= 24", "."])
        text = f"{total}{text}" if total.endswith(" =") else f"{text}{total}"
        if random.random() < 0.2:
            text = "".join(random.choice(SPELLINGS.get(it, it)) for it in text)
        for _ in range(random.choice([0, 0, 0, 1, 1, 3])):
            at = random.randrange(len(text) + 1)
            text = text[:at] + random.choice(STRAY) + text[at + random.randrange(2) :]
        if random.random() < 0.05:
            hand = hand[1:] or [24]
        yield text, hand, target


def expression(random: Random, hand: list[int | Fraction]) -> tuple[str, int | Fraction | None]:
    """A text of all the cards, and its value; None stands for 24, and for no value."""
    parts = [(str(card), Fraction(card)) for card in hand]
    random.shuffle(parts)
    while len(parts) > 1:
        at = random.randrange(len(parts) - 1)
        (left, a), (right, b) = parts[at : at + 2]
        sign = random.choice("+-*/")
        if sign == "/" and not b:
            return f"({left})/({right})", None
        value = {"+": a + b, "-": a - b, "*": a * b}.get(sign, a / b if b else a)
        left, right = (
            f"({it})" if random.random() < 0.7 and len(it) > 2 else it for it in (left, right)
        )
        parts[at : at + 2] = [(f"{left}{sign}{right}", value)]
    text, value = parts[0]
    return text, value.numerator if value.denominator == 1 else value
