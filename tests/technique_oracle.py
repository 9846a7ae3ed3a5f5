"""Brute force: the techniques of every correct expression of a hand, by the written rules.

The module uses the engine's forms only to tell whether two expressions have the same form. The
writings of a form are all of its expressions with whole, nonnegative values.
"""

from collections import defaultdict
from collections.abc import Hashable, Sequence

from tests.oracle import all_expressions
from twentyfour import Expression, Operation
from twentyfour.equivalence import canonical

ORDER = (
    *("sum", "eight-three", "six-four", "twelve-two", "spare-one", "cancel", "twins"),
    *("two-pairs", "share", "add-up", "groups", "over-back", "two-products", "quotient-sum"),
    *("divide-last", "inner-product", "inner-quotient", "fraction-times", "fraction-divide"),
)
"""The order of the Path."""


def correct_by_form(hand: Sequence[int], target: int = 24) -> dict[Hashable, list[Expression]]:
    """The different correct expressions, by algebraic form."""
    by_form: dict[Hashable, list[Expression]] = defaultdict(list)
    for expression in {each: None for each in all_expressions(hand) if each.value == target}:
        by_form[canonical(expression, distinct="algebraic")].append(expression)
    return by_form


def techniques(expressions: Sequence[Expression]) -> set[str]:
    """The techniques of the writings of one form; `expressions` are all with this form."""
    simple = [each for each in expressions if all(is_simple(step) for step in steps(each))]
    if simple:
        return set(map(technique, simple))
    return {"fraction-divide" if divides_by_fraction(expressions[0]) else "fraction-times"}


def is_simple(step: Operation) -> bool:
    """Whether a step has a whole, nonnegative value."""
    return step.value.denominator == 1 and step.value >= 0


def steps(expression: Expression) -> list[Operation]:
    """The operations of an expression."""
    return [part for part in expression.postorder() if isinstance(part, Operation)]


def symbol(expression: Expression) -> str:
    """The symbol of the last operation; empty for a card."""
    return expression.operator.symbol if isinstance(expression, Operation) else ""


def parts(
    expression: Expression, signs: str, inverse: bool = False
) -> list[tuple[Expression, bool]]:
    """The parts after all operations of one kind are opened, and whether each is subtracted."""
    if not isinstance(expression, Operation) or symbol(expression) not in signs:
        return [(expression, inverse)]
    turned = inverse != (symbol(expression) == signs[1])
    return parts(expression.left, signs, inverse) + parts(expression.right, signs, turned)


def divides_by_fraction(expression: Expression) -> bool:
    """Whether the sum with a fraction is a divisor; all writings of a form agree."""
    for step in steps(expression):
        if symbol(step) in "*/":
            for factor, inverse in parts(step, "*/"):
                terms = parts(factor, "+-")
                if len(terms) > 1 and any(term.value.denominator > 1 for term, _ in terms):
                    return inverse
    raise AssertionError(f"{expression} has no fraction")


def technique(expression: Expression) -> str:
    """The technique of a whole-number writing that makes 24."""
    done = steps(expression)
    last, signs = done[-1], {symbol(step) for step in done}
    if spared := of_spared(expression):
        return spared
    if signs <= {"+", "-"}:
        return "sum"
    if any(symbol(step) == "/" and step.left.value == step.right.value for step in done):
        return "twins"
    if symbol(last) == "/":
        return "divide-last"
    if symbol(last) == "*":
        return of_product(last)
    return "quotient-sum" if "/" in signs else of_sum(products(last))


def of_spared(expression: Expression) -> str | None:
    """The technique of a writing in which some cards make a neutral 1 or 0."""
    ones: list[Operation] = []
    zeros = [term for term, away in products(expression) if term.value == 24 and not away]
    for step in steps(expression):
        sides = [step.right] if symbol(step) in "-/" else [step.left, step.right]
        if any(side.value == (0 if symbol(step) in "+-" else 1) for side in sides):
            if symbol(step) in "+-":
                zeros.append(step)
            else:
                ones.append(step)
    if any("1" in (str(step.left), str(step.right)) for step in ones):
        return "spare-one"
    return "cancel" if ones or zeros else None


def products(last: Expression) -> list[tuple[Expression, bool]]:
    """The terms of a last sum that are not cards, and whether each is subtracted."""
    terms = parts(last, "+-")
    return [(term, away) for term, away in terms if symbol(term)] if len(terms) > 1 else []


def of_sum(products: Sequence[tuple[Expression, bool]]) -> str:
    """The technique of a writing whose last step is + or −, without ÷."""
    if len(products) > 1:
        return "two-products"
    ((term, _),) = products
    gap = abs(24 - term.value)
    if gap > 1 and gap in [factor.value for factor, _ in parts(term, "*/")]:
        return "groups"
    return "add-up" if term.value < 24 else "over-back"


def of_product(last: Operation) -> str:
    """The technique of a writing whose last step is ×."""
    small, large = sorted((last.left, last.right), key=lambda side: len(side.numbers))
    if len(small.numbers) == 2:
        return "two-pairs"
    inside = {symbol(step) for step in steps(large)}
    if symbol(large) in "+-":
        if "*" in inside:
            return "inner-product"
        if "/" in inside:
            return "inner-quotient"
    elif "/" in inside:
        return "share"
    factors = {int(small.value), int(large.value)}
    names = {8: "eight-three", 6: "six-four", 12: "twelve-two"}
    return names[max(factors)]
