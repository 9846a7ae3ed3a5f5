"""Brute force with some of the operators, without the engine: every expression and its value."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from operator import add, mul, sub, truediv

Made = tuple[Fraction, str]
"""The value of an expression, and its text with every operation in brackets."""

SUBSETS = ["".join(symbols) for count in range(1, 5) for symbols in combinations("+-*/", count)]
"""The 15 choices of operators."""


APPLY: dict[str, Callable[[Fraction, Fraction], Fraction]] = {
    "+": add,
    "-": sub,
    "*": mul,
    "/": truediv,
}


def expressions(numbers: Sequence[Fraction | int], operators: str) -> Iterator[Made]:
    """Every expression over some numbers, by splitting them into two ordered parts."""
    if len(numbers) == 1:
        yield Fraction(numbers[0]), str(numbers[0]).replace("-", "⁻").replace("/", "⁄")
    for size in range(1, len(numbers)):
        for places in combinations(range(len(numbers)), size):
            left = [numbers[at] for at in places]
            right = [number for at, number in enumerate(numbers) if at not in places]
            pairs = product(expressions(left, operators), [*expressions(right, operators)])
            for ((a, one), (b, other)), symbol in product(pairs, operators):
                if b or symbol != "/":
                    yield APPLY[symbol](a, b), f"({one}{symbol}{other})"


def ordered_expressions(numbers: Sequence[Fraction | int], operators: str) -> Iterator[Made]:
    """Every expression over some numbers in their order, by cutting them in two."""
    if len(numbers) == 1:
        yield Fraction(numbers[0]), str(numbers[0]).replace("-", "⁻").replace("/", "⁄")
    for cut in range(1, len(numbers)):
        right = [*ordered_expressions(numbers[cut:], operators)]
        pairs = product(ordered_expressions(numbers[:cut], operators), right)
        for ((a, one), (b, other)), symbol in product(pairs, operators):
            if b or symbol != "/":
                yield APPLY[symbol](a, b), f"({one}{symbol}{other})"


def values(numbers: Iterable[Fraction | int], operators: str) -> frozenset[Fraction]:
    """The values of all expressions over some numbers."""
    return _values(tuple(sorted(map(Fraction, numbers))), operators)


@lru_cache(maxsize=4096)
def _values(numbers: tuple[Fraction, ...], operators: str) -> frozenset[Fraction]:
    values = set(numbers) if len(numbers) == 1 else set[Fraction]()
    for size in range(1, len(numbers)):
        for places in combinations(range(len(numbers)), size):
            left = tuple(numbers[at] for at in places)
            right = tuple(number for at, number in enumerate(numbers) if at not in places)
            pairs = product(_values(left, operators), _values(right, operators))
            for (a, b), symbol in product(pairs, operators):
                if b or symbol != "/":
                    values.add(APPLY[symbol](a, b))
    return frozenset(values)
