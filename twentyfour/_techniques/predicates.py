"""The predicates of the techniques. The first fitting rule names a writing."""

from __future__ import annotations

from twentyfour._rating.difficulty import is_sum
from twentyfour._techniques.facts import (
    Writing,
    adds_zero,
    is_card_one,
    multiplies_by_one,
    operations,
)
from twentyfour.operators import DIVIDE, MULTIPLY, Operator

FAMILIAR_TARGET = 24
"""The target with its own techniques for pairs of factors."""


def multiplies_fraction(writing: Writing) -> bool:
    """A sum that cannot avoid a fraction is multiplied."""
    return 1 in writing.facts.broken


def divides_by_fraction(writing: Writing) -> bool:
    """A sum that cannot avoid a fraction divides."""
    return -1 in writing.facts.broken


def spares_one(writing: Writing) -> bool:
    """×1 or ÷1, where the 1 is a card."""
    return any(
        multiplies_by_one(step) and (is_card_one(step.left) or is_card_one(step.right))
        for step in writing.steps
    )


def cancels(writing: Writing) -> bool:
    """×1, ÷1, +0 or −0, or a term that is the target, so that the other terms make 0."""
    return any(multiplies_by_one(step) or adds_zero(step) for step in writing.steps) or any(
        term.value == writing.facts.target
        for term in writing.facts.products
        if is_sum(writing.last)
    )


def only_adds(writing: Writing) -> bool:
    """All steps are + or −."""
    return not writing.uses(MULTIPLY, DIVIDE)


def divides_equals(writing: Writing) -> bool:
    """A step X ÷ X."""
    return any(
        step.operator is DIVIDE and step.left.value == step.right.value for step in writing.steps
    )


def divides_last(writing: Writing) -> bool:
    """The last step is ÷."""
    return writing.last.operator is DIVIDE


def multiplies_pairs(writing: Writing) -> bool:
    """The last step is ×, with two cards on each side."""
    sides = (writing.last.left, writing.last.right)
    return writing.last.operator is MULTIPLY and all(len(side.numbers) == 2 for side in sides)


def has_inner_product(writing: Writing) -> bool:
    """A card times a sum with × inside."""
    return _has_inner(writing, MULTIPLY)


def has_inner_quotient(writing: Writing) -> bool:
    """A card times a sum with ÷ inside."""
    return _has_inner(writing, DIVIDE)


def _has_inner(writing: Writing, row: Operator) -> bool:
    found = writing.card_and_partner()
    return (
        found is not None
        and is_sum(found[1])
        and any(step.operator is row for step in operations(found[1]))
    )


def shares(writing: Writing) -> bool:
    """A card times a product or quotient with ÷ in it."""
    found = writing.card_and_partner()
    return (
        found is not None
        and not is_sum(found[1])
        and any(step.operator is DIVIDE for step in operations(found[1]))
    )


def multiplies_eight_three(writing: Writing) -> bool:
    """8 or 3, a card, times the other."""
    return _multiplies(writing, 8)


def multiplies_six_four(writing: Writing) -> bool:
    """6 or 4, a card, times the other."""
    return _multiplies(writing, 6)


def multiplies_twelve_two(writing: Writing) -> bool:
    """12 or 2, a card, times the other."""
    return _multiplies(writing, 12)


def _multiplies(writing: Writing, factor: int) -> bool:
    found = writing.card_and_partner()
    return (
        found is not None
        and writing.facts.target == FAMILIAR_TARGET
        and factor in (found[0], found[1].value)
    )


def divides_in_sum(writing: Writing) -> bool:
    """A step ÷, before a last + or −."""
    return is_sum(writing.last) and writing.uses(DIVIDE)


def joins_products(writing: Writing) -> bool:
    """Two terms that are not cards."""
    return len(writing.facts.products) > 1


def counts_groups(writing: Writing) -> bool:
    """The gap between the only product and the target is a factor of the product, above 1."""
    term = writing.facts.products[0]
    gap = abs(writing.facts.target - term.value)
    return gap > 1 and gap in term.factors


def stays_below(writing: Writing) -> bool:
    """The only product is below the target."""
    return writing.facts.products[0].value < writing.facts.target


def goes_beyond(writing: Writing) -> bool:
    """The only product is above the target."""
    return writing.facts.products[0].value > writing.facts.target
