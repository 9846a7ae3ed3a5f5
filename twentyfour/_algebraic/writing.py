"""Forms as expressions that people would write, and two orders of expressions."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import prod
from typing import NamedTuple, TypeAlias

from twentyfour._algebraic.forms import FLIPS, LEAF, PRODUCT, SUM, Form, Signed
from twentyfour.cards import Rational
from twentyfour.expression import Expression, Number, Operation
from twentyfour.operators import ADD, DIVIDE, MULTIPLY, OPERATORS, SUBTRACT

_EFFORT = {SUBTRACT.symbol: 1, MULTIPLY.symbol: 1, DIVIDE.symbol: 2}

MAX_CACHED_PARTS = 512
"""How many parts of forms are cached with their expressions. A larger cache costs more time for
garbage collection than it saves."""

Plainness: TypeAlias = tuple[int, int, int, int, Rational, int, str]
Complexity: TypeAlias = tuple[int, int, bool, Rational, int, int, str]
Order: TypeAlias = tuple[Rational, int, str]


def plainness(expression: Expression) -> Plainness:
    """A key that sorts the writings of one solution, the likeliest to be written first.

    The key consists of the number of steps with a fraction, of steps with a negative value, of ×
    and ÷, and of brackets, the largest value of a step, the effort of the operators, and the text.
    """
    text = str(expression)
    fractions = negatives = factors = 0
    largest: Rational = 0
    pending = [expression]
    while pending:
        part = pending.pop()
        if isinstance(part, Operation):
            pending += part.left, part.right
            value = _simplified(part.value)
            fractions += type(value) is not int
            factors += part.operator.precedence != ADD.precedence
            if value < 0:
                negatives += 1
                value = -value
            largest = max(largest, value)
    effort = sum([weight * text.count(symbol) for symbol, weight in _EFFORT.items()])
    return fractions, negatives, factors, text.count("("), largest, effort, text


def complexity(expression: Expression) -> Complexity:
    """A key that sorts different solutions, the simplest first."""
    return complexity_of(plainness(expression))


def complexity_of(plain: Plainness) -> Complexity:
    """The complexity of an expression with a plainness.

    A sum of cards comes before every solution with × or ÷. More than one × or ÷ is not counted, and
    the largest value comes before the brackets.
    """
    fractions, negatives, factors, brackets, largest, effort, text = plain
    return fractions, negatives, factors > 0, largest, brackets, effort, text


class Written(NamedTuple):
    """A form as an expression: which sign of the form it has, and how operands are sorted.

    Operands are sorted by `order`: the largest value first, then the longest text.
    """

    expression: Expression
    sign: int
    order: Order


def write(signed: Signed) -> Expression:
    """The expression of a form with a sign. The sign must be possible.

    It has few brackets, larger operands first, and no part below zero if possible.
    """
    form, sign = signed
    expression, written_sign = _write(form)
    return expression if written_sign == sign or not sign else _negative(form, written_sign)


def _write(form: Form) -> tuple[Expression, int]:
    """A form as an expression with a positive value if possible, and the sign that it has."""
    if form.kind == LEAF:
        return Number(Fraction(*form.number)), 1
    parts = [(_write_part(part), mark) for part, mark in form.parts]
    if form.kind == PRODUCT:
        return _product(parts), prod([part.sign for part, _ in parts])
    signed = [(part, (part.sign or 1) * (mark or 1)) for part, mark in parts]
    signs = {sign for _, sign in signed}
    if -1 in signs:
        total = sum([-part.order[0] * sign for part, sign in signed])
        if total < 0 or 1 not in signs:
            return _sum([(part, -sign) for part, sign in signed]), -1
    return _sum(signed), 1


@lru_cache(maxsize=MAX_CACHED_PARTS)
def _write_part(form: Form) -> Written:
    """A part as an expression with a positive value if possible."""
    return _written(*_write(form))


def _negative(form: Form, sign: int) -> Expression:
    """The form as an expression with the sign that `_write` did not choose."""
    parts = [(_write_part(part), mark) for part, mark in form.parts]
    if form.kind == SUM:
        parts = [(part, -sign * (part.sign or 1) * (mark or 1)) for part, mark in parts]
    if form.kind == PRODUCT or all(mark < 0 for _, mark in parts):
        flips = [at for at, (part, _) in enumerate(form.parts) if part.flags & FLIPS]
        for at in flips[:1]:
            part, written_sign = form.parts[at][0], parts[at][0].sign
            parts[at] = (
                _written(_negative(part, written_sign), -written_sign),
                1 if form.kind == SUM else parts[at][1],
            )
    return _sum(parts) if form.kind == SUM else _product(parts)


def _written(expression: Expression, sign: int) -> Written:
    text = str(expression)
    return Written(expression, sign, (-_simplified(expression.value), -len(text), text))


def _simplified(value: Fraction) -> Rational:
    """The number, as an int if it is whole, because ints compare faster."""
    numerator, denominator = value.as_integer_ratio()
    return numerator if denominator == 1 else value


def _sum(parts: list[tuple[Written, int]]) -> Expression:
    """A sum: first the terms added, at least one, then the terms subtracted."""
    ordered = sorted(parts, key=lambda part: (-part[1], part[0].order))
    result = ordered[0][0].expression
    for term, sign in ordered[1:]:
        result = Operation(ADD if sign > 0 else SUBTRACT, result, term.expression)
    return result


def _product(parts: list[tuple[Written, int]]) -> Expression:
    """A product: the largest factor first, each divisor as early as it divides the value."""
    ordered = sorted(parts, key=lambda part: part[0].order)
    result, *others = [factor.expression for factor, exponent in ordered if exponent > 0]
    divisors = [factor.expression for factor, exponent in ordered if exponent < 0]
    for factor in [*others, None]:
        for divisor in divisors[:]:
            if factor is None or not _simplified(result.value) % _simplified(divisor.value):
                result = Operation(DIVIDE, result, divisor)
                divisors.remove(divisor)
        if factor is not None:
            result = Operation(MULTIPLY, result, factor)
    return result


def without_brackets(tree: Expression) -> Expression:
    """An expression with nested sums and products flattened, the operands in the same order."""
    if not isinstance(tree, Operation):
        return tree
    direct, inverse = tree.operator, OPERATORS[tree.operator.inverse]
    if inverse.associative:
        direct, inverse = inverse, direct
    (first, _), *others = operands_of(tree)
    result = without_brackets(first)
    for operand, inverted in others:
        result = Operation(inverse if inverted else direct, result, without_brackets(operand))
    return result


def operands_of(tree: Operation) -> Iterator[tuple[Expression, bool]]:
    """The operands of a sum or product, and whether each is subtracted or a divisor."""

    def operands(part: Expression, inverted: bool) -> Iterator[tuple[Expression, bool]]:
        if isinstance(part, Operation) and part.operator.precedence == tree.operator.precedence:
            yield from operands(part.left, inverted)
            yield from operands(part.right, inverted == part.operator.associative)
        else:
            yield part, inverted

    return operands(tree, inverted=False)


def polarities(tree: Expression) -> Counter[tuple[Fraction, int]]:
    """How often each number occurs in a term that is added (1) or subtracted (-1)."""
    found: Counter[tuple[Fraction, int]] = Counter()
    pending = [(tree, 1)]
    while pending:
        part, sign = pending.pop()
        if not isinstance(part, Operation):
            found[part.value, sign] += 1
        elif part.operator.precedence == ADD.precedence:
            pending += (part.left, sign), (part.right, -sign if part.operator is SUBTRACT else sign)
        else:
            for side in (part.left, part.right):
                own_sum = isinstance(side, Operation) and side.operator.precedence == ADD.precedence
                pending.append((side, 1 if own_sum else sign))
    return found
