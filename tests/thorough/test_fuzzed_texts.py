"""Random texts, judged by `check` and by a second judge, which uses Python's own parser."""

import ast
import operator
import re
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from twentyfour import check

SEEDS, COUNT = 10, 20_000
HANDS = [(3, 3, 8, 8), (1, 5, 5, 5), (4, 6), (2, 3, 4), (10, 1, 12, 2), (24,), (1, 1, 1, 1)]
SIGNS = [*"+-*/()", *"+-*/()", " ", "0", "7", "23", "//", "**", "=", ".", "$"]
SPELLINGS = {"*": ("*", "×", "·"), "/": ("/", "÷", "∕"), "-": ("-", "−", "–")}
NUMBER = r"\d+(?:\.\d*)?"
MARK = r"(?:=|(?<!\d)\.)"
MARKS = rf"({MARK}(?:\s*{MARK})*)"
DO = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}


def texts(random):
    """A hand, and a text of its cards and symbols, or a sometimes damaged expression of it."""
    for _ in range(COUNT):
        hand = random.choice(HANDS)
        cards = [str(card) for card in random.sample(hand, len(hand))]
        if random.random() < 0.3:
            pieces = [*cards, *random.choices(SIGNS, k=random.randrange(8))]
            random.shuffle(pieces)
        else:
            while len(cards) > 1:
                at = random.randrange(len(cards) - 1)
                joined = f"{cards[at]}{random.choice('+-*/')}{cards[at + 1]}"
                cards[at : at + 2] = [f"({joined})" if random.random() < 0.6 else joined]
            pieces = list(cards[0])
            if random.random() < 0.3:
                pieces[random.randrange(len(pieces))] = random.choice(SIGNS)
        yield hand, "".join(pieces)


def value(node):
    """The value of an expression of numbers and the four operators; ValueError for other texts."""
    match node:
        case ast.Constant(value=int() | float() as number):
            return Fraction(str(number))
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in DO:
            return DO[type(sign)](value(left), value(right))
    raise ValueError


def statements(text):
    """Each side of a text that can be the expression, with the total that the other side states.

    `=` and points are marks, except for a point after a digit. Marks at the end are ignored.
    """
    sides, marks = re.split(MARKS, text)[::2], re.findall(MARKS, text)
    if not sides[-1].strip():
        sides.pop()
        marks = marks[: len(sides) - 1]
    if not all(map(str.strip, sides)) or not all("=" in mark for mark in marks):
        return []
    if len(sides) == 1:
        return [(sides[0], 24)]
    if len(sides) > 2:
        return []
    both = [(sides[0], total(sides[1])), (sides[1], total(sides[0]))]
    return [(expression, stated) for expression, stated in both if stated is not None]


def total(text):
    """The number or fraction that a text is, None if it is neither."""
    if not (match := re.fullmatch(rf"\s*(-?)\s*({NUMBER})\s*(?:/\s*({NUMBER})\s*)?", text)):
        return None
    sign, above, under = match.groups("1")
    return Fraction(f"{sign.strip('1')}{above}") / Fraction(under) if Fraction(under) else None


def judged(hand, text):
    """The verdicts that the second judge allows: right if any of the statements is right."""
    verdicts = {verdict(hand, *statement) for statement in statements(text)} or {None}
    return {"right"} if "right" in verdicts else verdicts


def verdict(hand, text, stated):
    """The verdict: "right", "wrong-value" or "division-by-zero"; None for other faults."""
    try:
        plain = re.sub(r"(?<![\d.])0+(?=\d)", "", text).strip()
        result = value(ast.parse(plain, mode="eval").body)
    except ZeroDivisionError:
        result = None
    except (SyntaxError, ValueError):
        return None
    if Counter(map(Fraction, re.findall(NUMBER, text))) != Counter(hand):
        return None
    if result == 24:
        return "right" if stated == 24 else None
    return "division-by-zero" if result is None else "wrong-value"


@pytest.mark.parametrize("seed", range(SEEDS))
def test_two_judges_agree(seed):
    random = Random(seed)
    seen = Counter()
    for hand, text in texts(random):
        expected = judged(hand, text)
        written = "".join(random.choice(SPELLINGS.get(sign, (sign,))) for sign in text)
        code = check(written.replace("∕∕", "//"), hand).code
        known = code if code in ("right", "wrong-value", "division-by-zero") else None
        assert known in expected, (hand, written, code)
        seen[known] += 1
    assert min(seen[each] for each in ("right", "wrong-value", "division-by-zero", None)) > 10
