"""The blind spots: why a method misses a hand, shown by a solution of another method."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from twentyfour.expression import Expression, Operation
from twentyfour.methods.method import BlindSpot
from twentyfour.methods.ours import ours
from twentyfour.methods.running_total import both_orders
from twentyfour.methods.templates import template_of


def _operations(tree: Expression) -> Iterator[Operation]:
    return (part for part in tree.postorder() if isinstance(part, Operation))


def _no_params(_: Expression) -> Mapping[str, str]:
    return {}


def _fraction(tree: Expression) -> Mapping[str, str]:
    """The first value of a step that is not whole."""
    values = (part.value for part in _operations(tree))
    return {"value": next(str(value) for value in values if value.denominator > 1)}


def _template(tree: Expression) -> Mapping[str, str]:
    return {"template": template_of(tree)}


def _total_on_the_right(tree: Expression) -> Mapping[str, str]:
    """The first part that subtracts a total from a card, or divides a card by one."""
    parts = (part for part in _operations(tree) if not part.operator.associative)
    return {"part": next(str(part) for part in parts if isinstance(part.right, Operation))}


def _meeting(tree: Expression) -> Mapping[str, str]:
    """The outermost part that joins two totals."""
    parts = [part for part in _operations(tree) if isinstance(part.left, Operation)]
    return {"part": [str(part) for part in parts if isinstance(part.right, Operation)][-1]}


NEEDS_PARENTHESES = BlindSpot("needs-parentheses", ours, _no_params)
NEEDS_FRACTION = BlindSpot("needs-fraction", ours, _fraction)
TEMPLATE_MISSING = BlindSpot("template-missing", ours, _template)
OPERAND_ON_THE_LEFT = BlindSpot("operand-on-the-left", both_orders, _total_on_the_right)
NEEDS_TWO_TOTALS = BlindSpot("needs-two-totals", ours, _meeting)
ROUNDING = BlindSpot("rounding", ours, _no_params)
