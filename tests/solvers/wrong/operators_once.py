"""Takes three different operators, because it asks itertools for permutations of them."""

from itertools import permutations
from operator import add, mul, sub


def div(a, b):
    return a / b if b else float("nan")


SHAPES = [
    lambda a, b, c, d, f, g, h: h(g(f(a, b), c), d),
    lambda a, b, c, d, f, g, h: h(f(a, g(b, c)), d),
    lambda a, b, c, d, f, g, h: g(f(a, b), h(c, d)),
    lambda a, b, c, d, f, g, h: f(a, h(g(b, c), d)),
    lambda a, b, c, d, f, g, h: f(a, g(b, h(c, d))),
]


def judgePoint24(cards):
    for order in set(permutations(cards)):
        for operators in permutations((add, sub, mul, div), 3):
            for shape in SHAPES:
                if abs(shape(*order, *operators) - 24) < 1e-6:
                    return True
    return False
