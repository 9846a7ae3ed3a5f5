# A list of the forms that people use most, filled with
# the cards in every order.
from fractions import Fraction
from itertools import permutations

FORMS = (
    ("a+b+c+d", lambda a, b, c, d: a + b + c + d),
    ("a*b+c+d", lambda a, b, c, d: a * b + c + d),
    ("a*b+c-d", lambda a, b, c, d: a * b + c - d),
    ("a*b-c-d", lambda a, b, c, d: a * b - c - d),
    ("a*b*c*d", lambda a, b, c, d: a * b * c * d),
    ("a*b*c+d", lambda a, b, c, d: a * b * c + d),
    ("a*b*c-d", lambda a, b, c, d: a * b * c - d),
    ("a*b*c/d", lambda a, b, c, d: a * b * c / d),
    ("a*b+c*d", lambda a, b, c, d: a * b + c * d),
    ("a*b-c*d", lambda a, b, c, d: a * b - c * d),
    ("(a+b)*c*d", lambda a, b, c, d: (a + b) * c * d),
    ("(a-b)*c*d", lambda a, b, c, d: (a - b) * c * d),
    ("(a+b)*(c+d)", lambda a, b, c, d: (a + b) * (c + d)),
    ("(a+b)*(c-d)", lambda a, b, c, d: (a + b) * (c - d)),
    ("(a+b+c)*d", lambda a, b, c, d: (a + b + c) * d),
    ("(a+b-c)*d", lambda a, b, c, d: (a + b - c) * d),
    ("(a*b-c)*d", lambda a, b, c, d: (a * b - c) * d),
    ("(a-b)*c+d", lambda a, b, c, d: (a - b) * c + d),
    ("(a-b)*c-d", lambda a, b, c, d: (a - b) * c - d),
    ("(a+b)*c/d", lambda a, b, c, d: (a + b) * c / d),
    ("a*b*(c-d)", lambda a, b, c, d: a * b * (c - d)),
    ("a*b/c+d", lambda a, b, c, d: a * b / c + d),
)


def solve(numbers, target):
    for form, calculate in FORMS:
        for cards in set(permutations(numbers)):
            if calculate(*map(Fraction, cards)) == target:
                letters = dict(zip("abcd", map(str, cards)))
                return "".join(letters.get(sign, sign) for sign in form)
    return None
