"""Attempts at a hand: right ones, by construction."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import NamedTuple

from twentyfour.expression import DivisionByZero, Expression, Number, Operation
from twentyfour.operators import ADD, MULTIPLY, OPERATORS
from twentyfour.solver import solve

_ROWS = tuple(OPERATORS.values())


class Attempt(NamedTuple):
    """What is written as the answer to a hand: `plain` in Python's symbols, and as an expression.

    There is no expression if the text has other than the four operators. `stated` is the total that
    the text may state.
    """

    numbers: tuple[int, ...]
    target: int
    plain: str
    expression: Expression | None
    stated: int

    @property
    def fits(self) -> bool:
        """Whether the expression has a value, and uses each card once."""
        expression = self.expression
        if expression is None or isinstance(expression.outcome, DivisionByZero):
            return False
        return sorted(expression.numbers) == sorted(self.numbers)


def attempt(expression: Expression, numbers: tuple[int, ...], target: int) -> Attempt:
    """An attempt with an expression, which states the target."""
    return Attempt(numbers, target, str(expression), expression, target)


def right(random: Random) -> Attempt:
    """A right attempt: at 24 with cards, or in one of four cases at another whole number."""
    made = _of_any_target(random) if random.random() < 0.25 else _of_cards(random)
    numbers = [number.numerator for number in made.numbers]
    random.shuffle(numbers)
    return attempt(made, tuple(numbers), made.value.numerator)


def tree(random: Random, numbers: tuple[int, ...]) -> Expression:
    """Any expression of numbers that has a value."""
    while True:
        parts: list[Expression] = [Number(number) for number in numbers]
        random.shuffle(parts)
        while len(parts) > 1:
            at = random.randrange(len(parts) - 1)
            parts[at : at + 2] = [Operation(random.choice(_ROWS), parts[at], parts[at + 1])]
        if isinstance(parts[0].outcome, Fraction):
            return parts[0]


def _of_cards(random: Random) -> Expression:
    while True:
        size = random.choice((3, 4, 4, 4))
        solutions = solve([random.randint(1, 13) for _ in range(size)])
        if solutions:
            return _turned(random, random.choice(solutions))


def _of_any_target(random: Random) -> Expression:
    while True:
        size = random.choice((3, 4, 5))
        made = tree(random, tuple(random.randint(1, 99) for _ in range(size)))
        if made.value.denominator == 1 and 1 <= made.value <= 999:
            return made


def _turned(random: Random, expression: Expression) -> Expression:
    """An expression with the operands of some sums and products in the other order."""
    if not isinstance(expression, Operation):
        return expression
    parts = [_turned(random, expression.left), _turned(random, expression.right)]
    if expression.operator in (ADD, MULTIPLY) and random.random() < 0.5:
        parts.reverse()
    return Operation(expression.operator, *parts)
