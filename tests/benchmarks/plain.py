"""Straightforward methods, with which the solver is compared."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product

Numbers = Sequence[int]
Operand = tuple[Fraction, str]


def exhaustive(hand: Numbers, target: int = 24) -> int:
    """Count solutions among 24 orders, 64 triples of operators, 5 bracketings: 7680 expressions."""
    count = 0
    for a, b, c, d in permutations([Fraction(number) for number in hand]):
        for f, g, h in product("+-*/", repeat=3):
            for bracketing in range(5):
                try:
                    value = _value(bracketing, (a, b, c, d), (f, g, h))
                except ZeroDivisionError:
                    continue
                count += value == target
    return count


def _value(bracketing: int, numbers: tuple[Fraction, ...], operators: tuple[str, ...]) -> Fraction:
    a, b, c, d = numbers
    f, g, h = operators
    if bracketing == 0:
        return _apply(_apply(_apply(a, f, b), g, c), h, d)
    if bracketing == 1:
        return _apply(_apply(a, f, b), g, _apply(c, h, d))
    if bracketing == 2:
        return _apply(_apply(a, f, _apply(b, g, c)), h, d)
    if bracketing == 3:
        return _apply(a, f, _apply(_apply(b, g, c), h, d))
    return _apply(a, f, _apply(b, g, _apply(c, h, d)))


def _apply(left: Fraction, operator: str, right: Fraction) -> Fraction:
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    if operator == "*":
        return left * right
    return left / right


def pick_two_and_merge(hand: Numbers, target: int = 24) -> set[str]:
    """All solutions: merges any two numbers, in either order, until one is left."""
    return set(_merge([(Fraction(number), str(number)) for number in hand], target))


def _merge(numbers: list[Operand], target: int) -> Iterator[str]:
    if len(numbers) == 1:
        value, text = numbers[0]
        if value == target:
            yield text
        return
    for i, (a, left) in enumerate(numbers):
        for j, (b, right) in enumerate(numbers):
            if i != j:
                rest = [number for k, number in enumerate(numbers) if k not in {i, j}]
                for operator in "+-*/":
                    if operator != "/" or b:
                        merged = _apply(a, operator, b), f"({left}{operator}{right})"
                        yield from _merge([*rest, merged], target)
