"""The trials of a strong player for each technique: expressions of its shape, mostly wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

from twentyfour._rating.difficulty import has, is_sum
from twentyfour.cards import Rational
from twentyfour.expression import Expression, Operation
from twentyfour.operators import ADD, DIVIDE, MULTIPLY, SUBTRACT

Items: TypeAlias = Sequence[Expression]
"""Cards or combined cards, each with a whole value of zero or more."""
Split: TypeAlias = tuple[Items, Items]
Trials: TypeAlias = Callable[[Items, Fraction], Iterator[Expression]]
"""The expressions over all cards that are tried for a target."""

MAX_FREELY_JOINED = 3
"""The most cards that are joined in every way. More are only added, subtracted or multiplied."""


def cancel(cards: Items, target: Fraction) -> Iterator[Expression]:
    """Two cards that make the target, and a rest of 1 or 0."""
    for pair, rest in splits(cards, 2):
        for made in joined(pair):
            if made.value == target:
                for other in joined(rest):
                    if other.value:
                        yield Operation(MULTIPLY, made, other)
                    elif has(made, MULTIPLY):
                        yield Operation(ADD, made, other)


def spare_one(cards: Items, _: Fraction) -> Iterator[Expression]:
    """The target from the cards other than a 1."""
    for (card,), rest in splits(cards, 1):
        if card.value == 1:
            yield from (Operation(MULTIPLY, made, card) for made in joined(rest))


def eight_three(cards: Items, target: Fraction) -> Iterator[Expression]:
    """8 or 3 on the table, and its partner from the others."""
    return _with_factor(cards, (8, 3), target)


def six_four(cards: Items, target: Fraction) -> Iterator[Expression]:
    """6 or 4 on the table, and its partner from the others."""
    return _with_factor(cards, (6, 4), target)


def twelve_two(cards: Items, target: Fraction) -> Iterator[Expression]:
    """12 or 2 on the table, and its partner from the others."""
    return _with_factor(cards, (12, 2), target)


def factors(cards: Items, target: Fraction) -> Iterator[Expression]:
    """A divisor of the target on the table, and its partner from the others."""
    divisors = [card.value for card in cards if card.value > 1 and not target % card.value]
    return _with_factor(cards, divisors, target)


def _with_factor(
    cards: Items, factors: Sequence[Rational], target: Fraction
) -> Iterator[Expression]:
    for (card,), rest in splits(cards, 1):
        if card.value in factors:
            for partner in _partners(rest, target / card.value):
                yield Operation(MULTIPLY, card, partner)


def _partners(items: Items, goal: Fraction) -> Iterator[Expression]:
    """Items by + and − alone, by × alone, and an item times a sum or difference of the others."""
    yield from _sums_towards(items, goal)
    if len(items) > 1:
        yield multiplied(items)
    if len(items) > 2:
        for (card,), rest in splits(items, 1):
            if card.value:
                for total in _sums_towards(rest, goal / card.value):
                    yield Operation(MULTIPLY, card, total)


def only_sum(cards: Items, target: Fraction) -> Iterator[Expression]:
    """All cards by + and −."""
    return _sums_towards(cards, target)


def twins(cards: Items, _: Fraction) -> Iterator[Expression]:
    """Two equal cards: their quotient 1 is added to or subtracted from the others."""
    for (a, b), rest in splits(cards, 2):
        if a.value == b.value != 0:
            one = Operation(DIVIDE, a, b)
            for made in joined([one, *rest]):
                if any(_adds(step, one) for step in made.postorder()):
                    yield made


def _adds(step: Expression, part: Expression) -> bool:
    return (
        isinstance(step, Operation) and is_sum(step) and (step.left is part or step.right is part)
    )


def two_pairs(cards: Items, target: Fraction) -> Iterator[Expression]:
    """Two pairs with values that divide the target."""
    for pair, rest in splits(cards, 2):
        for one in joined(pair):
            if one.value and not target % one.value:
                for other in joined(rest):
                    if other.value and not target % other.value:
                        yield Operation(MULTIPLY, one, other)


def groups(cards: Items, target: Fraction) -> Iterator[Expression]:
    """A product, with one of its factors added or subtracted."""
    for factors, gap in _product_and_rest(cards, target):
        if gap.value > 1 and any(part.value == gap.value for part in factors):
            yield _towards(multiplied(factors), gap, target)


def add_up(cards: Items, target: Fraction) -> Iterator[Expression]:
    """A product below the target, and the others."""
    for factors, gap in _product_and_rest(cards, target):
        term = multiplied(factors)
        if term.value < target:
            yield _towards(term, gap, target)


def over_back(cards: Items, target: Fraction) -> Iterator[Expression]:
    """A product above the target, and the others subtracted."""
    for factors, gap in _product_and_rest(cards, target):
        term = multiplied(factors)
        if term.value > target:
            yield _towards(term, gap, target)


def _product_and_rest(cards: Items, target: Fraction) -> Iterator[tuple[Items, Expression]]:
    """The factors of a product, cards or one of them a sum, and the others added or subtracted."""
    for size in range(2, min(len(cards), MAX_FREELY_JOINED + 1)):
        for chosen, rest in splits(cards, size):
            for factors in _factors(chosen):
                for gap in _sums_towards(rest, abs(target - multiplied(factors).value)):
                    yield factors, gap


def _factors(items: Items) -> Iterator[Items]:
    """The ways to use all items as factors, directly or as one sum of several items."""
    yield items
    for size in range(1, len(items) - 1):
        for some, rest in splits(items, size):
            yield from ([*some, total] for total in sums(rest))


def _towards(term: Expression, gap: Expression, target: Fraction) -> Expression:
    return Operation(ADD if term.value < target else SUBTRACT, term, gap)


def two_products(cards: Items, _: Fraction) -> Iterator[Expression]:
    """The sum and the difference of two products."""
    for pair, rest in splits(cards, 2):
        if len(rest) > 1:
            one, other = multiplied(pair), multiplied(rest)
            yield Operation(ADD, one, other)
            if one.value >= other.value:
                yield Operation(SUBTRACT, one, other)
            else:
                yield Operation(SUBTRACT, other, one)


def inner_product(cards: Items, target: Fraction) -> Iterator[Expression]:
    """A card times a product and another card, added or subtracted."""
    for card, rest in _divisors(cards, target):
        for pair, others in splits(rest, 2):
            if others:
                for total in sums([multiplied(pair), *others]):
                    yield Operation(MULTIPLY, card, total)


def inner_quotient(cards: Items, target: Fraction) -> Iterator[Expression]:
    """A card times a quotient and another card, added or subtracted."""
    for card, rest in _divisors(cards, target):
        for quotient, others in _quotients(rest):
            if others:
                for total in sums([quotient, *others]):
                    yield Operation(MULTIPLY, card, total)


def share(cards: Items, target: Fraction) -> Iterator[Expression]:
    """A card times a quotient with one or two cards in the divisor."""
    for card, rest in _divisors(cards, target):
        for quotient in _shared(rest):
            if not target % quotient.value:
                yield Operation(MULTIPLY, card, quotient)


def _divisors(cards: Items, target: Fraction) -> Iterator[tuple[Expression, Items]]:
    for (card,), rest in splits(cards, 1):
        if card.value and not target % card.value:
            yield card, rest


def _quotients(items: Items) -> Iterator[tuple[Expression, Items]]:
    """Two items whose quotient is whole, and the others."""
    for pair, rest in splits(items, 2):
        for one, other in (pair, pair[::-1]):
            if divides(other, one):
                yield Operation(DIVIDE, one, other), rest


def _shared(items: Items) -> Iterator[Expression]:
    """Whole positive quotients of all items, joined in two parts. Only for few items."""
    for size in range(1, len(items)) if len(items) <= MAX_FREELY_JOINED else ():
        for some, rest in splits(items, size):
            for dividend in joined(some):
                for divisor in joined(rest):
                    if dividend.value and divides(divisor, dividend):
                        yield Operation(DIVIDE, dividend, divisor)


def quotient_sum(cards: Items, _: Fraction) -> Iterator[Expression]:
    """A quotient, to which the others are added, or from which they are subtracted."""
    for size in range(2, min(len(cards), MAX_FREELY_JOINED + 1)):
        for chosen, rest in splits(cards, size):
            for quotient in _shared(chosen):
                for other in joined(rest):
                    yield from sums([quotient, other])
                if len(rest) > 1:
                    yield from sums([quotient, *rest])


def divide_last(cards: Items, _: Fraction) -> Iterator[Expression]:
    """All cards except one or two, divided by the one or two."""
    for size in range(1, min(len(cards), 3)):
        for divisors, rest in splits(cards, size):
            for divisor in joined(divisors):
                for dividend in joined(rest):
                    if divides(divisor, dividend):
                        yield Operation(DIVIDE, dividend, divisor)


def fraction_times(cards: Items, _: Fraction) -> Iterator[Expression]:
    """A card times a sum with a fraction in it."""
    for card, mixed in _mixed(cards):
        yield Operation(MULTIPLY, card, mixed)


def fraction_divide(cards: Items, _: Fraction) -> Iterator[Expression]:
    """A card divided by a sum with a fraction in it."""
    for card, mixed in _mixed(cards):
        yield Operation(DIVIDE, card, mixed)


def _mixed(cards: Items) -> Iterator[tuple[Expression, Expression]]:
    """A card, and the others added or subtracted, two of them as a fraction."""
    for (card,), rest in splits(cards, 1):
        for pair, others in splits(rest, 2):
            for one, other in (pair, pair[::-1]):
                if others and other.value and not divides(other, one):
                    fraction = Operation(DIVIDE, one, other)
                    yield from ((card, mixed) for mixed in sums([fraction, *others]))


def splits(items: Items, size: int) -> Iterator[Split]:
    """Some of the items, and the others."""
    for places in combinations(range(len(items)), size):
        rest = [item for at, item in enumerate(items) if at not in places]
        yield [items[at] for at in places], rest


def sums(items: Items) -> Iterator[Expression]:
    """All items by + and −, if the value is zero or more."""
    first, *others = items
    if not others:
        yield first
    for total in sums(others) if others else ():
        yield Operation(ADD, first, total)
        if first.value >= total.value:
            yield Operation(SUBTRACT, first, total)
        if first.value < total.value:
            yield Operation(SUBTRACT, total, first)


def _sums_towards(items: Items, goal: Fraction) -> Iterator[Expression]:
    """`sums`, but empty if the total shows that no sum makes the goal.

    The total is too small, or the total of whole numbers and the goal have different parity.
    """
    total = sum([abs(item.value) for item in items], Fraction(0))
    whole = all(item.value.denominator == 1 for item in items)
    if total >= goal and not (whole and (total - goal) % 2):
        yield from sums(items)


def multiplied(items: Items) -> Expression:
    """The product of items."""
    product, *others = items
    for item in others:
        product = Operation(MULTIPLY, product, item)
    return product


def joined(items: Items) -> Iterator[Expression]:
    """Items joined with whole values of zero or more. Few items are joined in every way."""
    if len(items) == 1:
        yield items[0]
    elif len(items) > MAX_FREELY_JOINED:
        yield from sums(items)
        yield multiplied(items)
    else:
        for (a, b), rest in splits(items, 2):
            for made in _pairs(a, b):
                yield from joined([made, *rest])


def _pairs(a: Expression, b: Expression) -> Iterator[Expression]:
    """The expressions that join two items. Differences are not negative, quotients are whole."""
    large, small = (a, b) if a.value >= b.value else (b, a)
    yield Operation(ADD, large, small)
    yield Operation(MULTIPLY, large, small)
    yield Operation(SUBTRACT, large, small)
    for one, other in ((large, small), (small, large)):
        if divides(other, one):
            yield Operation(DIVIDE, one, other)


def divides(divisor: Expression, dividend: Expression) -> bool:
    """Whether a quotient exists and is whole."""
    return bool(divisor.value) and not dividend.value % divisor.value
