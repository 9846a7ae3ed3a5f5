"""Try all words of reverse Polish notation, which needs no brackets, with a stack."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfour.cards import Rational
from twentyfour.expression import Expression, Number, Operation
from twentyfour.methods.method import Attempts
from twentyfour.methods.terms import EXACT, Term, found, join, terms, whole
from twentyfour.operators import OPERATORS
from twentyfour.parser import parse


def postfix(numbers: Sequence[Rational], target: Rational) -> Attempts:
    """Try every word: the next symbol is a card, or an operator if the stack has two values."""
    return _words((), terms(numbers), whole(target))


def _words(stack: tuple[Term, ...], rest: Sequence[Term], target: Rational) -> Attempts:
    if not rest and len(stack) == 1:
        yield found(stack[0], target)
    for at, card in enumerate(rest):
        yield from _words((*stack, card), [*rest[:at], *rest[at + 1 :]], target)
    if len(stack) > 1:
        *below, left, right = stack
        for row in EXACT:
            joined = join(row, left, right)
            if joined is not None:
                yield from _words((*below, joined), rest, target)


def to_postfix(infix: str) -> str:
    """`8/(3-8/3)` as `8 3 8 3 / - /`; raises ParseError."""
    return parse(infix).postfix()


def from_postfix(text: str) -> Expression:
    """The expression of a word such as `8 3 8 3 / - /`; raises ParseError, ValueError."""
    stack: list[Expression] = []
    for symbol in text.split():
        if row := OPERATORS.get(symbol):
            if len(stack) < 2:
                raise ValueError(f"{symbol} needs two values")
            right, left = stack.pop(), stack.pop()
            stack.append(Operation(row, left, right))
        else:
            stack.append(Number(parse(symbol).value))
    if len(stack) != 1:
        raise ValueError(f"{len(stack)} values are left, not one")
    return stack[0]
