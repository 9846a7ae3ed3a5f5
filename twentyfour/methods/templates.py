"""Fill the cards into templates such as N/(N-N/N), in every order.

The source has 130 templates, a list of equivalent templates, and claims that 73 remain. In fact 50
remain by its list, and only 46 of the 130 are different. Two rows of the list are wrong (N+N-N-N is
not N+N+N-N), and N+N-N/N is missing. Therefore the 73 templates miss six hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import permutations

from twentyfour._algebraic.forms import Signed, algebraic
from twentyfour._search.work import WORK
from twentyfour.cards import Rational
from twentyfour.expression import Expression, Number, Operation
from twentyfour.methods.method import Attempts
from twentyfour.methods.permutations import distinct_orders
from twentyfour.methods.template_lists import EQUIVALENCES, PUBLISHED, TEMPLATES
from twentyfour.methods.terms import EXACT, Row, Term, expression, found, join, terms, whole
from twentyfour.parser import parse

MISSING = ("N+N-N/N",)
"""The template that the 130 need to solve every solvable hand of a deck."""

_ROWS = {row.operator: row for row in EXACT}
_DIFFERENT = (101, 103, 107, 109)


def by_list(templates: Iterable[str], hand: Sequence[Rational], target: Rational) -> Attempts:
    """Try every order of the cards in every template."""
    for attempts in _by_template(templates, hand, target):
        yield from attempts


def one_each(templates: Iterable[str], hand: Sequence[Rational], target: Rational) -> Attempts:
    """Try every order of the cards in every template, up to the first solution of each template."""
    for attempts in _by_template(templates, hand, target):
        yield from _until_found(attempts)


def all_130(hand: Sequence[Rational], target: Rational) -> Attempts:
    """Try all 130 templates."""
    return by_list(TEMPLATES, hand, target)


def published_73(hand: Sequence[Rational], target: Rational) -> Attempts:
    """Try the 73 templates of the course."""
    return by_list(PUBLISHED, hand, target)


def first_only(hand: Sequence[Rational], target: Rational) -> Attempts:
    """Try the 73 templates up to the first solution."""
    return _until_found(published_73(hand, target))


def mended(hand: Sequence[Rational], target: Rational) -> Attempts:
    """Try the different templates and the missing one, up to the first solution of each."""
    return one_each(different_templates(), hand, target)


def reduced() -> list[str]:
    """The templates that the published list does not replace by another template."""
    expressed = {row.partition("=")[0] for row in EQUIVALENCES}
    return [template for template in TEMPLATES if template not in expressed]


def different_templates() -> Iterator[str]:
    """The first template of each form, among the published templates and the missing template."""
    seen: set[frozenset[Signed]] = set()
    for template in (*TEMPLATES, *MISSING):
        if forms(template) not in seen:
            seen.add(forms(template))
            yield template


@lru_cache(maxsize=256)
def forms(template: str) -> frozenset[Signed]:
    """The algebraic forms of a template, filled with four different cards in all orders.

    This is no work for a hand, and is not counted.
    """
    words, before = _symbols(template), WORK.values
    filled = [_fill(words, terms(order)) for order in permutations(_DIFFERENT)]
    WORK.values = before
    return frozenset(algebraic(expression(term[1])) for term in filled if term is not None)


def template_of(tree: Expression) -> str:
    """The template of an expression: its text with N for every card."""
    return str(_of_ones(tree)).replace("1", "N")


def _of_ones(tree: Expression) -> Expression:
    if isinstance(tree, Operation):
        return Operation(tree.operator, _of_ones(tree.left), _of_ones(tree.right))
    return Number(Fraction(1))


@lru_cache(maxsize=256)
def _symbols(template: str) -> tuple[Row | None, ...]:
    """A template in postfix notation, None for a card."""
    parts = parse(template.replace("N", "1")).postorder()
    return tuple(_ROWS[part.operator] if isinstance(part, Operation) else None for part in parts)


def _fill(symbols: Sequence[Row | None], cards: Iterable[Term]) -> Term | None:
    """The term of a template, by a stack."""
    upcoming = iter(cards)
    stack: list[Term | None] = []
    for row in symbols:
        if row is None:
            stack.append(next(upcoming))
        else:
            right, left = stack.pop(), stack.pop()
            stack.append(join(row, left, right))
    return stack[0]


def _by_template(
    templates: Iterable[str], hand: Sequence[Rational], target: Rational
) -> Iterator[Attempts]:
    orders, goal = list(distinct_orders(terms(hand))), whole(target)
    for template in templates:
        symbols = _symbols(template)
        yield (found(_fill(symbols, order), goal) for order in orders)


def _until_found(attempts: Attempts) -> Attempts:
    for attempt in attempts:
        yield attempt
        if attempt is not None:
            return
