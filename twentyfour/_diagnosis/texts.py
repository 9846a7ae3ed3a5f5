"""Why the formulas of a solver are wrong."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import permutations
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._diagnosis.arithmetic import (
    ARITHMETICS,
    Arithmetic,
    ArithmeticCode,
    Reach,
    evaluate,
    exact,
)
from twentyfour._diagnosis.reading import Judged, WrongText
from twentyfour._diagnosis.solutions import Numbers
from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour.cards import Rational
from twentyfour.expression import Expression, Operation

TextCode: TypeAlias = Literal[
    ArithmeticCode,
    "equal-cards",
    "cards-left-out",
    "cards-reused",
    "digits-joined",
    "foreign-number",
    "state-kept",
    "left-to-right",
    "brackets-not-printed",
    "tolerance-wide",
    "result-truncated",
    "foreign-operator",
    "courts-as-ten",
    "unreadable",
    "unknown",
]
Test: TypeAlias = Callable[[Judged, WrongText], bool]

_FOREIGN = {"power", "unknown-symbol"}
COVERED = 0.98
"""The share of the wrong formulas that the causes explain. Others count as exceptions."""


class Cause(NamedTuple):
    """A reason why formulas are wrong, and whether it explains one.

    `reaches` is whether a solver with this fault finds something for a hand.
    """

    code: TextCode
    explains: Test
    params: FrozenMapping[str] = NO_PARAMS
    reaches: Callable[[Numbers], bool] | None = None


class Explained(NamedTuple):
    """A cause, with the rows that it explains."""

    cause: Cause
    rows: tuple[Judged, ...]


def explain_texts(rows: Sequence[Judged], target: Rational) -> list[Explained]:
    """The fewest causes that explain nearly all wrong formulas, the most frequent first."""
    left = [row for row in rows if row.wrong]
    allowed = int(len(left) * (1 - COVERED))
    causes = list(_causes(rows, left, target))
    explained: list[Explained] = []
    while len(left) > allowed:
        by_cause = [
            Explained(
                cause, tuple(row for row in left if row.wrong and cause.explains(row, row.wrong))
            )
            for cause in causes
        ]
        best = max(by_cause, key=lambda each: len(each.rows))
        if not best.rows:
            unknown = Cause("unknown", lambda _, __: True, FrozenMapping({"kind": "wrong"}))
            return [*explained, Explained(unknown, tuple(left))]
        explained.append(best)
        done = set(map(id, best.rows))
        left = [row for row in left if id(row) not in done]
    return explained


def _causes(rows: Sequence[Judged], wrong: Sequence[Judged], target: Rational) -> Iterator[Cause]:
    """The possible causes, the more likely first."""
    yield Cause("left-to-right", partial(_left_to_right, target=target))
    for arithmetic in ARITHMETICS:
        test = partial(_computed, arithmetic=arithmetic, target=target)
        reaches = partial(Reach(arithmetic.apply).makes, target=target)
        yield Cause(arithmetic.code, test, arithmetic.params, reaches)
    yield Cause("integer-division", lambda _, text: text.verdict.code == "floor-division")
    yield Cause("zero-division", lambda _, text: text.verdict.code == "division-by-zero")
    distances = [abs(value - target) for value in values_of(wrong)]
    close = [distance for distance in distances if distance <= Fraction(1, 2)]
    if close:
        params: FrozenMapping[str] = FrozenMapping({"distance": str(max(close))})
        test = partial(_between, least=target - max(close), most=target + max(close))
        yield Cause("tolerance-wide", test, params)
    yield Cause("result-truncated", partial(_between, least=target, most=target + 1))
    yield Cause("brackets-not-printed", partial(_other_brackets, target=target))
    yield Cause("equal-cards", _leaves_out_twins)
    yield Cause("courts-as-ten", _counts_courts_as_ten)
    yield Cause("digits-joined", _joins_digits)
    yield Cause("cards-left-out", lambda _, text: text.verdict.code == "unused")
    yield Cause("cards-reused", lambda _, text: text.verdict.code == "overused")
    dealt = {tuple(sorted(row.numbers)) for row in rows}
    yield Cause("state-kept", partial(_of_other_hand, dealt=dealt, target=target))
    yield Cause("foreign-number", lambda _, text: text.verdict.code == "not-on-table")
    yield Cause("foreign-operator", lambda _, text: text.verdict.code in _FOREIGN)
    yield Cause("unreadable", lambda _, text: text.verdict.expression is None)


def values_of(rows: Sequence[Judged]) -> Iterator[Fraction]:
    """The values of the formulas that use each card once."""
    for row in rows:
        if row.wrong and row.wrong.verdict.code == "wrong-value":
            value = row.wrong.verdict.value
            if value is not None:
                yield value


def _between(_: Judged, text: WrongText, least: Rational, most: Rational) -> bool:
    value = text.verdict.value
    return text.verdict.code == "wrong-value" and value is not None and least <= value <= most


def _computed(_: Judged, text: WrongText, arithmetic: Arithmetic, target: Rational) -> bool:
    """Whether an arithmetic makes the target of a formula."""
    tree = text.verdict.expression
    if tree is None or text.verdict.code not in {"wrong-value", "division-by-zero"}:
        return False
    return evaluate(tree, arithmetic.apply) == target


def _sequence(tree: Expression) -> tuple[list[Rational], list[str]]:
    """The numbers and the operators of an expression from the left."""
    if not isinstance(tree, Operation):
        return [tree.value], []
    numbers, operators = _sequence(tree.left)
    others, more = _sequence(tree.right)
    return numbers + others, [*operators, tree.operator.symbol, *more]


def _left_to_right(_: Judged, text: WrongText, target: Rational) -> bool:
    """Whether a formula without brackets makes the target if it is read from the left."""
    tree = text.verdict.expression
    if tree is None or text.verdict.code != "wrong-value" or "(" in text.text:
        return False
    numbers, operators = _sequence(tree)
    value: Rational | None = numbers[0]
    for symbol, number in zip(operators, numbers[1:], strict=True):
        value = None if value is None else exact(symbol, value, number)
    return value == target


def _other_brackets(_: Judged, text: WrongText, target: Rational) -> bool:
    """Whether a formula makes the target with other brackets."""
    tree = text.verdict.expression
    if tree is None or text.verdict.code not in {"wrong-value", "division-by-zero"}:
        return False
    return target in _bracketed(*_sequence(tree))


def _bracketed(numbers: Sequence[Rational], operators: Sequence[str]) -> set[Rational]:
    """The values of a sequence with all brackets."""
    if not operators:
        return {numbers[0]}
    values = (
        exact(symbol, a, b)
        for at, symbol in enumerate(operators)
        for a in _bracketed(numbers[: at + 1], operators[:at])
        for b in _bracketed(numbers[at + 1 :], operators[at + 1 :])
    )
    return {value for value in values if value is not None}


def _used(text: WrongText) -> Numbers:
    tree = text.verdict.expression
    return tuple(sorted(tree.numbers)) if tree else ()


def _leaves_out_twins(row: Judged, text: WrongText) -> bool:
    """Whether each card that a formula lacks is equal to one that it has."""
    used = _used(text)
    return text.verdict.code == "unused" and set(used) == set(row.numbers)


def _counts_courts_as_ten(row: Judged, text: WrongText) -> bool:
    """Whether a formula has ten for jack, queen and king."""
    return list(_used(text)) == sorted(min(card, 10) for card in row.numbers)


def _joins_digits(row: Judged, text: WrongText) -> bool:
    """Whether a formula has a number such as 38, of the cards 3 and 8."""
    joined = {
        "".join(map(str, cards))
        for count in range(2, len(row.numbers) + 1)
        for cards in permutations(row.numbers, count)
    }
    foreign = [str(number) for number in _used(text) if number not in row.numbers]
    return bool(foreign) and all(number in joined for number in foreign)


def _of_other_hand(
    row: Judged, text: WrongText, dealt: Collection[Numbers], target: Rational
) -> bool:
    """Whether a formula is right for another hand of the survey."""
    used = _used(text)
    return used in dealt and list(used) != sorted(row.numbers) and text.verdict.value == target
