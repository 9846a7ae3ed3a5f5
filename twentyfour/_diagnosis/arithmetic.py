"""Arithmetic that is not exact, as faulty solvers compute."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from decimal import Context, Decimal
from fractions import Fraction
from itertools import combinations, permutations
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._diagnosis.solutions import Numbers, plain
from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour.cards import Rational
from twentyfour.expression import Expression, Operation

ArithmeticCode: TypeAlias = Literal[
    "integer-division", "rounded", "absolute-difference", "zero-division"
]
Apply: TypeAlias = Callable[[str, Rational, Rational], Rational | None]
"""The value of an operator with two operands, None if there is no value."""


class Arithmetic(NamedTuple):
    """Arithmetic with a fault."""

    code: ArithmeticCode
    apply: Apply
    params: FrozenMapping[str] = NO_PARAMS


def exact(symbol: str, a: Rational, b: Rational) -> Rational | None:
    """The exact value."""
    match symbol:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case _:
            return plain(Fraction(a) / b) if b else None


def _floored(symbol: str, a: Rational, b: Rational) -> Rational | None:
    return (a // b if b else None) if symbol == "/" else exact(symbol, a, b)


def _truncated(symbol: str, a: Rational, b: Rational) -> Rational | None:
    return (int(Fraction(a) / b) if b else None) if symbol == "/" else exact(symbol, a, b)


def _rounded(places: int) -> Apply:
    """Rounds quotients to decimal places."""

    def apply(symbol: str, a: Rational, b: Rational) -> Rational | None:
        value = exact(symbol, a, b)
        if value is None or type(value) is int:
            return value
        return plain(Fraction(round(Fraction(value), places)))

    return apply


def _absolute(symbol: str, a: Rational, b: Rational) -> Rational | None:
    return max(a - b, b - a) if symbol == "-" else exact(symbol, a, b)


def _zero(symbol: str, a: Rational, b: Rational) -> Rational | None:
    return exact(symbol, a, b) if b or symbol != "/" else 0


def _unchanged(symbol: str, a: Rational, b: Rational) -> Rational | None:
    return exact(symbol, a, b) if b or symbol != "/" else a


_DECIMAL = Context(prec=28)


def _decimal(symbol: str, a: Rational, b: Rational) -> Rational | None:
    """Rounds values to the 28 digits of Python's decimal numbers."""
    value = exact(symbol, a, b)
    if value is None or type(value) is int:
        return value
    quotient = _DECIMAL.divide(Decimal(value.numerator), Decimal(value.denominator))
    return plain(Fraction(quotient))


_ROUNDED = {
    places: Arithmetic("rounded", _rounded(places), FrozenMapping({"places": str(places)}))
    for places in range(7)
}
ARITHMETICS = (
    Arithmetic("integer-division", _floored),
    Arithmetic("integer-division", _truncated),
    _ROUNDED[0],
    _ROUNDED[2],
    Arithmetic("absolute-difference", _absolute),
    Arithmetic("zero-division", _zero),
    Arithmetic("zero-division", _unchanged),
)
"""The kinds of arithmetic, the more likely first."""
ROUNDINGS = (
    *_ROUNDED.values(),
    Arithmetic("rounded", _decimal, FrozenMapping({"places": "28"})),
)
"""The kinds of rounding."""


def evaluate(expression: Expression, apply: Apply) -> Rational | None:
    """The value of an expression in an arithmetic, None if it has no value."""
    if not isinstance(expression, Operation):
        return plain(expression.value)
    left, right = evaluate(expression.left, apply), evaluate(expression.right, apply)
    if left is None or right is None:
        return None
    return apply(expression.operator.symbol, left, right)


class Reach:
    """Which values hands make in an arithmetic."""

    def __init__(self, apply: Apply) -> None:
        self._apply = apply
        self._values: dict[Numbers, frozenset[Rational]] = {}

    def makes(self, numbers: Sequence[Rational], target: Rational) -> bool:
        """Whether some numbers, each used once, make a target."""
        ascending = tuple(sorted(numbers))
        return target in (ascending if len(ascending) == 1 else self._results(ascending))

    def values(self, numbers: Numbers) -> frozenset[Rational]:
        """All values of some numbers in ascending order."""
        if len(numbers) == 1:
            return frozenset(numbers)
        if numbers not in self._values:
            self._values[numbers] = frozenset(self._results(numbers))
        return self._values[numbers]

    def _results(self, numbers: Numbers) -> Iterator[Rational]:
        apply = self._apply
        for part, rest in _halves(numbers):
            for a in self.values(part):
                for b in self.values(rest):
                    for symbol, left, right in (
                        ("+", a, b),
                        ("-", a, b),
                        ("-", b, a),
                        ("*", a, b),
                        ("/", a, b),
                        ("/", b, a),
                    ):
                        value = apply(symbol, left, right)
                        if value is not None:
                            yield value


class Twins:
    """A solver that removes the numbers of a step by their values, and equal numbers with them."""

    def __init__(self, target: Rational) -> None:
        self._target = target
        self._found: dict[Numbers, bool] = {}

    def makes(self, numbers: Sequence[Rational]) -> bool:
        """Whether such a solver ends with the target."""
        state = tuple(sorted(numbers))
        if len(state) == 1:
            return state[0] == self._target
        if state not in self._found:
            self._found[state] = any(map(self.makes, self._steps(state)))
        return self._found[state]

    def _steps(self, numbers: Numbers) -> Iterator[Numbers]:
        for a, b in permutations(numbers, 2):
            rest = [number for number in numbers if number not in {a, b}]
            for symbol in "+-*/":
                value = exact(symbol, a, b)
                if value is not None:
                    yield (*rest, plain(value))


def _halves(numbers: Numbers) -> set[tuple[Numbers, Numbers]]:
    """The different ways to divide numbers into two parts."""
    places = range(1, len(numbers))
    halves = set()
    for count in range(len(numbers) - 1):
        for chosen in combinations(places, count):
            rest = [numbers[place] for place in places if place not in chosen]
            halves.add(((numbers[0], *(numbers[place] for place in chosen)), tuple(rest)))
    return halves
