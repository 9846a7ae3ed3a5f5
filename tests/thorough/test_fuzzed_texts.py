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
        case ast.Constant(value=int(number)):
            return Fraction(number)
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in DO:
            return DO[type(sign)](value(left), value(right))
    raise ValueError


def judged(hand, text):
    """The second judge's verdict: "right", "wrong-value", "division-by-zero"; None for others."""
    try:
        result = value(ast.parse(re.sub(r"\b0+(?=\d)", "", text).strip(), mode="eval").body)
    except ZeroDivisionError:
        result = None
    except (SyntaxError, ValueError):
        return None
    if Counter(map(int, re.findall(r"\d+", text))) != Counter(hand):
        return None
    return "division-by-zero" if result is None else "right" if result == 24 else "wrong-value"


@pytest.mark.parametrize("seed", range(SEEDS))
def test_two_judges_agree(seed):
    random = Random(seed)
    seen = Counter()
    for hand, text in texts(random):
        expected = judged(hand, text)
        written = "".join(random.choice(SPELLINGS.get(sign, (sign,))) for sign in text)
        code = check(written.replace("∕∕", "//"), hand).code
        known = code if code in ("right", "wrong-value", "division-by-zero") else None
        assert known == expected, (hand, written, code)
        seen[expected] += 1
    assert min(seen[each] for each in ("right", "wrong-value", "division-by-zero", None)) > 10
