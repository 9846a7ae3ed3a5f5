"""Checks certificates of the Game of 24: `python check_certificate.py proof.json`.

A certificate has `numbers`, a `target`, `operators` if some are not allowed, and `solutions` in
reverse Polish notation, or a `table` of every value that each part of the numbers makes.
"""

import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from operator import add, mul, sub, truediv
from pathlib import Path

OPERATORS = {"+": add, "-": sub, "*": mul, "/": truediv}
Cards = tuple[Fraction, ...]


def check(certificate: dict) -> bool:
    """Whether the target can be made, as a certificate proves; raises ValueError if it does not."""
    cards, target = read(certificate["numbers"]), Fraction(certificate["target"])
    ops = certificate.get("operators", "+-*/")
    for solution in certificate.get("solutions", []):
        used, stack = [], []
        for word in solution.split():
            if word in ops:
                right, left = stack.pop(), stack.pop()
                stack.append(OPERATORS[word](left, right))
            else:
                used.append(word)
                stack.append(Fraction(word))
        if read(used) != cards or stack != [target]:
            raise ValueError(f"{solution} is not a solution")
    if certificate.get("solutions"):
        return True
    table = {read(row["cards"]): {*read(row["values"])} for row in certificate["table"]}
    for part in {part for size in range(len(cards)) for part in combinations(cards, size + 1)}:
        for value in combined(part, table, ops) if len(part) > 1 else part:
            if value == target if part == cards else value not in table[part]:
                raise ValueError(f"{' '.join(map(str, part))} make {value}")
    return False


def read(numbers: list) -> Cards:
    """Numbers such as 3 and "1/2" in ascending order."""
    return tuple(sorted(map(Fraction, numbers)))


def combined(part: Cards, table: dict[Cards, set[Fraction]], ops: str) -> Iterator[Fraction]:
    """What some cards make when two smaller parts of them are combined, either on the left."""
    places = range(len(part))
    for left in (left for size in places[1:] for left in combinations(places, size)):
        some, others = (tuple(part[at] for at in places if (at in left) == own) for own in (1, 0))
        for a, b in product(table[some], table[others]):
            yield from (OPERATORS[symbol](a, b) for symbol in ops if b or symbol != "/")


if __name__ == "__main__":
    proof = json.loads(Path(sys.argv[1]).read_text())
    print("It proves that there is", "a" if check(proof) else "no", "solution.")
