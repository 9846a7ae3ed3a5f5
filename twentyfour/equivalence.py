"""Whether two expressions are the same solution, and the rewriting steps between them."""

from collections.abc import Generator, Hashable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._algebraic.arithmetic import add, multiply
from twentyfour._algebraic.forms import FLIPS, PRODUCT, SUM, Form, algebraic
from twentyfour._algebraic.writing import polarities, without_brackets, write
from twentyfour._essential.arrangements import form_of
from twentyfour._essential.cache import Arrangement, Cache
from twentyfour._essential.reducer import arrangement_in_slices, class_key
from twentyfour._essential.rewriting import Rule as EssentialRule
from twentyfour._essential.rewriting import chain_in_slices
from twentyfour._slices import at_once
from twentyfour.cards import as_numbers
from twentyfour.expression import DivisionByZero, Expression
from twentyfour.parser import as_expression
from twentyfour.solver import Distinct, as_distinct

Rule: TypeAlias = Literal["brackets", "order", "turn", EssentialRule, "sign-in-front"]
Difference: TypeAlias = Literal["numbers", "value", "form"]


def canonical(expression: Expression, *, distinct: Distinct = "essential") -> Hashable:
    """The canonical form at a level. An expression without a value has only an algebraic form.

    Raises HandError for an expression with more numbers than a hand can have.
    """
    form, sign = algebraic(expression)
    if as_distinct(distinct) == "algebraic" or isinstance(expression.outcome, DivisionByZero):
        return form, sign
    as_numbers(expression.numbers)
    return expression.value, class_key(Cache(), form)


def same_solution(
    a: Expression | str, b: Expression | str, *, distinct: Distinct = "essential"
) -> bool:
    """Whether two expressions, or their texts, are one solution at a level of distinctness.

    Raises ParseError, and HandError for an expression with more numbers than a hand can have.
    """
    one, other = as_expression(a), as_expression(b)
    return canonical(one, distinct=distinct) == canonical(other, distinct=distinct)


class Rewrite(NamedTuple):
    """A step between two expressions of one solution.

    `rules` are the codes of the rules used, each once: `brackets`, `order`, `turn` and the rules of
    the essential level (docs/sameness.md). Changes of order and brackets next to an essential rule
    are not named. `sign-in-front` stands for an expression between two rules that would need a sign
    in front, so that it cannot be written.
    """

    rules: tuple[Rule, ...]
    before: Expression
    after: Expression

    def reversed(self) -> "Rewrite":
        """The step in the opposite direction."""
        return Rewrite(self.rules, self.after, self.before)


class Explanation(NamedTuple):
    """Why two expressions are the same solution, or how they differ.

    `steps` lead from the first expression to the second if they are the same solution. `ends` are
    their canonical expressions, which are then equal. `difference` is None, `numbers`, `value` or
    `form`.
    """

    steps: tuple[Rewrite, ...]
    ends: tuple[Expression, Expression]
    difference: Difference | None

    @property
    def same(self) -> bool:
        """Whether the expressions are the same solution."""
        return self.difference is None


def explain_same_in_slices(
    a: Expression | str, b: Expression | str
) -> Generator[None, None, Explanation]:
    """The chain of rewriting steps from one expression to another, or how they differ.

    Texts are parsed. Raises ParseError, DivisionByZero for an expression without a value, and
    HandError for an expression with more numbers than a hand can have.
    """
    a, b = as_expression(a), as_expression(b)
    for tree in (a, b):
        if isinstance(tree.outcome, DivisionByZero):
            raise tree.outcome
    cache = Cache()
    one, end = yield from _end(cache, a)
    other, other_end = yield from _end(cache, b)
    if difference := _difference(a, b) or (None if one == other else "form"):
        return Explanation((), (end, other_end), difference)
    chain, back = _Chain(a), _Chain(b)
    steps = yield from chain_in_slices(cache, algebraic(a)[0], algebraic(b)[0])
    for rule, form in steps:
        chain.add(rule, _written(cache, form, a))
        yield
    chain.add("turn", back.end)
    return Explanation(_joined(a, chain.found, b, back.found), (other_end, other_end), None)


explain_same = at_once(explain_same_in_slices)


def essential_in_slices(tree: Expression) -> Generator[None, None, Expression]:
    """The canonical expression of a solution, or the input if a form needs a leading sign.

    Raises DivisionByZero, HandError.
    """
    if isinstance(tree.outcome, DivisionByZero):
        raise tree.outcome
    return (yield from _end(Cache(), tree))[1]


def _end(cache: Cache, tree: Expression) -> Generator[None, None, tuple[Arrangement, Expression]]:
    """The class of an expression, and its canonical expression; raises HandError."""
    as_numbers(tree.numbers)
    arrangement = yield from arrangement_in_slices(cache, algebraic(tree)[0])
    return arrangement, _written(cache, form_of(cache, arrangement), tree) or tree


def _difference(a: Expression, b: Expression) -> Difference | None:
    """The first difference of two expressions: numbers or value. None if both are equal."""
    if sorted(a.numbers) != sorted(b.numbers):
        return "numbers"
    return None if a.value == b.value else "value"


def _joined(
    a: Expression, left: Sequence[Rewrite], b: Expression, right: Sequence[Rewrite]
) -> tuple[Rewrite, ...]:
    """The steps from a to b: from a to the first meeting point, then back along the steps of b."""
    passed = {b: 0} | {step.after: at for at, step in enumerate(right, 1)}
    met = next(at for at, tree in enumerate([a, *(step.after for step in left)]) if tree in passed)
    back = passed[left[met - 1].after if met else a]
    return (*left[:met], *(step.reversed() for step in right[:back][::-1]))


class _Chain:
    """Steps from an expression, first to the standard expression of its algebraic form."""

    def __init__(self, start: Expression) -> None:
        self.end = start
        self.found: list[Rewrite] = []
        self._unwritten: list[Rule] = []
        open_ = without_brackets(start)
        self.add("brackets", open_)
        form, sign = algebraic(start)
        written = write((form, sign))
        self.add("turn" if polarities(open_) != polarities(written) else "order", written)

    def add(self, rule: Rule, after: Expression | None) -> None:
        """Add a step if it changes the text. Without an expression it joins the next step."""
        self._unwritten.append(rule)
        if after is None:
            return
        if after != self.end:
            rules = dict.fromkeys(self._unwritten)
            if len(self._unwritten) > 1:
                rules["sign-in-front"] = None
            self.found.append(Rewrite(tuple(rules), self.end, after))
            self.end = after
        self._unwritten.clear()


def _written(cache: Cache, form: Form, like: Expression) -> Expression | None:
    """A form as an expression with the value of another form. None if it cannot be written."""
    value = cache.value
    if value(form) == like.value:
        return write((form, 1))
    if not form.flags & FLIPS:
        form = _subtract_zeros(cache, form)
    sign = 1 if value(form) == like.value else -1
    return write((form, sign)) if sign > 0 or form.flags & FLIPS else None


def _subtract_zeros(cache: Cache, form: Form) -> Form:
    """A form with its zeros subtracted, so that its negative can be written."""
    if form.kind == SUM:
        return add([(part, sign if cache.value(part) else -sign) for part, sign in form.parts])
    return (
        multiply([(_subtract_zeros(cache, part), exponent) for part, exponent in form.parts])
        if form.kind == PRODUCT
        else form
    )
