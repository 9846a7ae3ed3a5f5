"""An answer compared with the other solutions of its hand."""

from __future__ import annotations

from collections.abc import Generator, Hashable
from dataclasses import dataclass

from twentyfour._algebraic.forms import algebraic
from twentyfour._algebraic.writing import complexity
from twentyfour._essential.cache import Cache
from twentyfour._essential.reducer import class_key
from twentyfour._slices import at_once
from twentyfour.cards import Puzzle
from twentyfour.expression import Expression
from twentyfour.operators import ALL_OPERATORS
from twentyfour.solver import Progress, solve_in_slices


@dataclass(frozen=True, slots=True)
class Alternatives:
    """The essential solutions of a hand other than an answer.

    `count` is their number. `neater` is the simplest solution that is simpler than the typed answer
    in one respect and harder in no respect: fractions, values below zero, the largest value,
    brackets, operators. It is None if there is no such solution.
    """

    neater: Expression | None
    count: int


def alternatives_in_slices(
    answer: Expression, operators: str = ALL_OPERATORS, *, ordered: bool = False
) -> Generator[Progress, None, Alternatives]:
    """The other solutions with the numbers and the value of an answer, by the allowed operators.

    In the solutions of an `ordered` hand the numbers stay in the order of the answer.

    Raises DivisionByZero for an answer without a value, HandError for too many or too large
    numbers.
    """
    solutions = yield from solve_in_slices(Puzzle(answer.numbers, answer.value, operators, ordered))
    cache = Cache()

    def key(solution: Expression) -> Hashable:
        return class_key(cache, algebraic(solution)[0])

    answer_key, count = key(answer), len(solutions)
    for at, each in enumerate(solutions):
        if _is_neater(each, answer) and key(each) != answer_key:
            return Alternatives(each, count - 1)
        yield Progress(at, count, count)
    return Alternatives(None, count - 1)


alternatives = at_once(alternatives_in_slices)


def _is_neater(one: Expression, other: Expression) -> bool:
    """Whether an expression is simpler than another in some respect, and harder in no respect."""
    *respects, _ = complexity(one)
    *others, _ = complexity(other)
    return respects != others and all(a <= b for a, b in zip(respects, others, strict=True))
