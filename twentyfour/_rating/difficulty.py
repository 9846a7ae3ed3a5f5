"""What makes a solution hard for people to find: its features and their weights.

The weights were fitted to the median seconds that people took for 681 hands of four cards (see
`tests/fitting.py`, which computes them): least squares, with a ridge, on the normal scores of the
ranks of these times. On hands outside the fit, Spearman's rho is 0.897.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from heapq import nsmallest
from itertools import pairwise
from math import exp, gcd, log
from typing import TypeAlias

from twentyfour.cards import DEFAULT_TARGET, Rational
from twentyfour.expression import Expression, Number, Operation
from twentyfour.operators import ADD, DIVIDE, MULTIPLY, SUBTRACT, Operator

Features: TypeAlias = Mapping[str, float]

SHARPNESS = 1.5
"""How much more the easiest solution counts than the others."""

WEIGHTS: Features = {
    "added-and-subtracted": -0.125,  # the product of `size-added` and `subtract`
    "card-last": 0.151,  # one operand of the last step is a card
    "card-multiplied-last": -0.217,  # the last step multiplies a card: (10 − 7) × 8
    "change": 0.695,  # changes between + − and × ÷ from one step to the next
    "close-subtracted": -1.029,  # 1 ÷ (1 + the difference) of two numbers subtracted
    "divide": 0.667,
    "equals-added": -0.302,  # 6 + 6
    "equals-divided": -1.397,  # 7 ÷ 7
    "fraction": 0.647,  # steps with a value that is not whole
    "group-again": -0.789,  # a product, and its factors again: 8 × (10 − 8) + 8, 4 × 4 + 4 + 4
    "largest-short": -1.077,  # distance of the largest term of a sum below the target
    "neighbors-subtracted": -0.226,  # 8 − 7
    "product-beyond": 0.785,  # distance of a product above the target
    "product-inside": 0.16,  # a product that is not the last step
    "product-lessened": 0.522,  # 8 × (5 × 2 − 7)
    "size-added": 0.405,  # logarithm of the smaller of two numbers added, relative to the target
    "subtract": 0.488,
    "sum-divided": 0.433,  # (13 + 9) ÷ 11 × 12
    "two-largest-near": -1.009,  # 10 + 11 + 1 + 2: nearness of the two largest to the target
}
"""The weights of the features of a solution. Distances are relative to the target."""

HAND_WEIGHTS: Features = {
    "coprime-cards": -0.112,  # cards without a common factor with the target
    "equal-cards": -0.429,
    "neighbors": -0.141,  # 7 8
    "ones": -0.546,
    "total": -0.456,  # logarithm of the sum of the cards, relative to the target
}
"""The weights of the features of a hand that do not depend on its solutions."""

_LARGE = Fraction(10**9)
"""Larger numbers have the difficulty of this number."""

SEEN = 20
"""Only this number of easiest solutions counts. Hands of four cards rarely have more."""

PER_CARD = 0.95
"""The difficulty that each card above four adds, or each card below four subtracts.

There are no measured times for other sizes. With this estimate the median hands of four, five, six
and seven cards have the same difficulty, although larger hands have many more solutions. The
weights were fitted to hands of four cards, and compare hands of equal size.
"""


def difficulty(numbers: Sequence[Rational], target: Rational, efforts: Sequence[float]) -> float:
    """How hard a hand is: a soft minimum over its solutions. People find the easiest first."""
    seen = nsmallest(SEEN, efforts)
    ease = sum([exp(SHARPNESS * (seen[0] - effort)) for effort in seen])
    of_hand = weighed(hand_features(numbers, target), HAND_WEIGHTS)
    return PER_CARD * (len(numbers) - 4) + of_hand + seen[0] - log(ease) / SHARPNESS


def effort(found: Features) -> float:
    """How hard it is to find a solution with these features."""
    return weighed(found, WEIGHTS)


def weighed(found: Features, weights: Features) -> float:
    """The weighted sum of features."""
    return sum([weights[name] * amount for name, amount in found.items()])


def features(solution: Expression, target: Rational) -> Features:
    """The features of a solution. A missing feature is zero."""
    tally: dict[str, float] = {}
    goal = abs(Fraction(target)) or Fraction(1)
    for step in solution.postorder():
        if isinstance(step, Operation):
            for name, amount in _of_step(step, goal, last=step is solution):
                tally[name] = tally.get(name, 0) + amount
    tally["added-and-subtracted"] = tally.get("size-added", 0) * tally.get("subtract", 0)
    if isinstance(solution, Operation) and (is_card(solution.left) or is_card(solution.right)):
        tally["card-last"] = 1
        tally["card-multiplied-last"] = float(solution.operator is MULTIPLY)
    if is_sum(solution):
        tally.update(_of_sum(solution, goal))
    return tally


def _of_step(step: Operation, target: Fraction, *, last: bool) -> Iterator[tuple[str, float]]:
    for side in (step.left, step.right):
        if isinstance(side, Operation) and is_sum(side) != is_sum(step):
            yield "change", 1
    if step.value.denominator != 1:
        yield "fraction", 1
    if step.operator is MULTIPLY and not last:
        yield "product-inside", 1
    if step.operator is DIVIDE:
        yield "divide", 1
        if step.left.value == step.right.value:
            yield "equals-divided", 1
        if is_sum(step.left):
            yield "sum-divided", 1
    if is_sum(step):
        yield from _of_sum_step(step, target, last=last)


def _of_sum_step(step: Operation, target: Fraction, *, last: bool) -> Iterator[tuple[str, float]]:
    if step.operator is ADD:
        smaller = min(abs(step.left.value), abs(step.right.value))
        yield "size-added", log(1 + min(smaller * DEFAULT_TARGET / target, _LARGE))
        if step.left.value == step.right.value:
            yield "equals-added", 1
        return
    yield "subtract", 1
    yield "close-subtracted", float(1 / (1 + abs(step.value)))
    if abs(step.value) == 1:
        yield "neighbors-subtracted", 1
    if has(step.left, MULTIPLY) and not last:
        yield "product-lessened", 1


def _of_sum(solution: Expression, target: Fraction) -> Iterator[tuple[str, float]]:
    """The features of a solution whose last step is + or −."""
    terms = [term for term, _ in operands(solution)]
    sizes = sorted([abs(term.value) for term in terms], reverse=True)
    products = [term for term in terms if isinstance(term, Operation)]
    if not products:
        yield "two-largest-near", float(max(Fraction(0), 1 - abs(1 - sum(sizes[:2]) / target)))
        return
    largest = max([abs(product.value) for product in products])
    if has(solution, SUBTRACT) and largest > target:
        yield "product-beyond", float(1 - target / largest)
    yield "largest-short", float(max(Fraction(0), 1 - sizes[0] / target))
    if len(products) == 1:
        factors = [factor for factor, _ in operands(products[0])]
        cards = [term for term in terms if is_card(term)]
        again = all(card.value != 1 and card in factors for card in cards)
        yield "group-again", float(again)


def hand_features(numbers: Sequence[Rational], target: Rational) -> Features:
    """The features of the cards themselves."""
    ordered = sorted(numbers)
    total = sum([n if n > 0 else -n for n in ordered], Fraction(0))
    return {
        "ones": ordered.count(1),
        "equal-cards": sum([a == b for a, b in pairwise(ordered)]),
        "neighbors": sum([b - a == 1 for a, b in pairwise(ordered)]),
        "total": log(min((1 + total) / (abs(Fraction(target)) or Fraction(1)), _LARGE)),
        "coprime-cards": sum([gcd(n.numerator, target.numerator) == 1 for n in ordered]),
    }


def is_card(tree: Expression) -> bool:
    """Whether an expression is a card."""
    return isinstance(tree, Number)


def has(tree: Expression, row: Operator) -> bool:
    """Whether the last operation of an expression is this one."""
    return isinstance(tree, Operation) and tree.operator is row


def is_sum(tree: Expression) -> bool:
    """Whether the last operation of an expression is + or −."""
    return has(tree, ADD) or has(tree, SUBTRACT)


def operands(tree: Expression, upright: bool = True) -> Iterator[tuple[Expression, bool]]:
    """The terms of a sum or factors of a product, with False for a subtrahend or a divisor."""
    if not isinstance(tree, Operation):
        yield tree, upright
        return
    inverse = tree.operator in (SUBTRACT, DIVIDE)
    for side, is_upright in ((tree.left, upright), (tree.right, upright != inverse)):
        if isinstance(side, Operation) and is_sum(side) == is_sum(tree):
            yield from operands(side, is_upright)
        else:
            yield side, is_upright
