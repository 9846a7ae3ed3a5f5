"""Fills the cards into a list of templates, which lacks a few."""

from fractions import Fraction
from itertools import permutations

TEMPLATES = """
a+b+c+d a+b+c-d a*b*c*d a*b*c/d a*b/c/d a*b*c+d a*b*c-d a*b+c*d a*b-c*d a*b/c+d a*b/c-d a/b/c+d
a*b+c+d a*b+c-d a*b-c-d a/b+c+d a+b-c/d a*b+c/d a*b-c/d (a+b)*c*d (a-b)*c*d (a+b)*c/d (a-b)*c/d
(a+b)/c/d (a+b)*(c+d) (a+b)*(c-d) (a-b)*(c-d) (a+b)/(c+d) (a+b)/(c-d) (a-b)/(c-d) (a+b)*c+d
(a+b)*c-d (a-b)*c+d (a-b)*c-d a-(b-c)*d (a+b)/c+d (a+b)/c-d (a-b)/c+d (a+b+c)*d (a+b-c)*d (a-b-c)*d
(a+b+c)/d (a+b-c)/d (a*b+c)*d (a*b-c)*d (a-b*c)*d (a*b+c)/d (a*b-c)/d (a/b+c)*d (a-b/c)*d a*b/(c+d)
a*b/(c-d) a/(b-c/d) a/(b/c-d)
""".split()
CODE = [(text, compile(text, text, "eval")) for text in TEMPLATES]


def solve(numbers, target):
    for order in set(permutations(numbers)):
        cards = dict(zip("abcd", map(Fraction, order), strict=True))
        for text, code in CODE:
            try:
                if eval(code, {}, cards) == target:
                    return "".join(str(cards.get(symbol, symbol)) for symbol in text)
            except ZeroDivisionError:
                pass
    return None
