# Every order, every sign, and five ways to set brackets,
# with decimal numbers and ==.
from itertools import permutations, product

WAYS = (
    "(({a}{p}{b}){q}{c}){r}{d}",
    "({a}{p}({b}{q}{c})){r}{d}",
    "({a}{p}{b}){q}({c}{r}{d})",
    "{a}{p}(({b}{q}{c}){r}{d})",
    "{a}{p}({b}{q}({c}{r}{d}))",
)


def calculate(x, sign, y):
    if sign == "+":
        return x + y
    if sign == "-":
        return x - y
    if sign == "*":
        return x * y
    return x / y if y else float("inf")


def values(a, b, c, d, p, q, r):
    yield calculate(calculate(calculate(a, p, b), q, c), r, d)
    yield calculate(calculate(a, p, calculate(b, q, c)), r, d)
    yield calculate(calculate(a, p, b), q, calculate(c, r, d))
    yield calculate(a, p, calculate(calculate(b, q, c), r, d))
    yield calculate(a, p, calculate(b, q, calculate(c, r, d)))


def solve(numbers, target):
    for a, b, c, d in set(permutations(numbers)):
        for p, q, r in product("+-*/", repeat=3):
            for way, value in zip(WAYS, values(a, b, c, d, p, q, r)):
                if value == target:
                    return way.format(a=a, b=b, c=c, d=d, p=p, q=q, r=r)
    return None
